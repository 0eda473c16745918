-- When a ticket reached the tracker, and what it is called there.
alter table ticket add column sent_at timestamptz;
alter table ticket add column tracker_key text;
create index ticket_newest on ticket (created_at desc);
