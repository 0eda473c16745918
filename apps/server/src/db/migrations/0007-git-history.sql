-- Which commits of the git export changed a file; `number` counts the commits of the repository from the first.
create table git_export_file_commit (
  file text not null,
  number bigint not null,
  sha text not null,
  primary key (file, number)
);

-- How far the repository is noted there.
create table git_export_noted (
  id boolean primary key default true check (id),
  head text not null,
  number bigint not null
);

-- The commits of one domain wait for each other, and for no other domain's.
create index git_export_queue_domain on git_export_queue (domain, position);
