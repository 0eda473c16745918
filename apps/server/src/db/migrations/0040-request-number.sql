-- The order of asking, as runs have it: clocks of servers differ, and can be set back.
alter table publishing_approval add column number bigint;
-- Of what exists an open request is the newest of its place, whatever its time says: there is one at most.
update publishing_approval set number = ordered.number
from (
  select id, row_number() over (order by state in ('requested', 'approved'), requested_at, id) as number
  from publishing_approval
) ordered
where ordered.id = publishing_approval.id;
alter table publishing_approval
  alter column number set not null,
  alter column number add generated always as identity,
  add unique (number);
select setval(pg_get_serial_sequence('publishing_approval', 'number'), coalesce(max(number), 0) + 1, false)
from publishing_approval;

drop index publishing_approval_place;
create index publishing_approval_place on publishing_approval
  (domain_id, node, environment, resource, provider, language, number desc);
