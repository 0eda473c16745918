-- When a save last wrote a blob or found it there: one that was used lately is not swept.
alter table blob add column used_at timestamptz not null default now();

-- Sessions that ended are passed over, and removed after a while.
create index domain_session_end on domain_session (expiration_time);
