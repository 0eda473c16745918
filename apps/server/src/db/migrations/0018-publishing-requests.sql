-- Who refused a request, or took it back.
alter table publishing_approval add column decided_by text not null default '';

-- The newest request of each place, the open ones of everybody, and the history of a domain.
create index publishing_approval_place on publishing_approval
  (domain_id, node, environment, resource, provider, language, requested_at desc);
create index publishing_approval_requested on publishing_approval (domain_id) where state = 'requested';
create index publishing_run_domain on publishing_run (domain_id, number desc);
