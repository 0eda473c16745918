-- Who asks to be a contributor of a domain, and what became of it until the one who asked has read it.
create table access_request (
  id uuid primary key,
  domain_id uuid not null references domain on delete cascade,
  ticket text not null references ticket,
  requester_email text not null,
  requester_name text not null,
  message text not null,
  requested_at timestamptz not null,
  answer text check (answer in ('granted', 'declined')),
  answered_by text not null default '',
  reason text not null default ''
);
create unique index access_request_open on access_request (domain_id, lower(requester_email)) where answer is null;
create index access_request_requester on access_request (lower(requester_email));
