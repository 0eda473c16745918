-- Who did what, from where, and how it ended. The product adds entries and reads them; nothing in it changes or removes one.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- The e-mail of who asked; empty where nobody was signed in.
  who text not null,
  -- The service client that asked in the name of `who`.
  client text,
  what text not null,
  domain text,
  address text not null,
  result text not null check (result in ('done', 'refused', 'failed')),
  status integer not null,
  details text not null,
  -- The same refused or read again and again within a minute is one entry.
  times integer not null
);
create index audit_entry_at on audit_entry (at);
create index audit_entry_who on audit_entry (lower(who), id);
create index audit_entry_domain on audit_entry (lower(domain), id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log cannot be changed';
end $$;
create trigger audit_entry_stays before update or delete or truncate on audit_entry
  for each statement execute function refuse_audit_change();
