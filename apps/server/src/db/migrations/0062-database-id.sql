-- Which database this is, permanently: a backup that is restored keeps it. What is kept next to the database (the folder of
-- the git history) has the same id, so that nobody goes on with what belongs to another one.
create table database_identity (
  only_one boolean primary key default true check (only_one),
  id uuid not null default gen_random_uuid()
);
insert into database_identity default values;

-- What the newest commit has in each file of the git export (`language/env.json`): the hash of the content that it was
-- printed from, and the name of the printed text in git. Content with the same hash is not printed again.
create table git_export_file (
  domain text not null,
  file text not null,
  content text not null,
  blob text not null,
  primary key (domain, file)
);

-- There once a folder holds the git history of this database: a server that does not find it begins no second one.
create table git_export_started (
  only_one boolean primary key default true check (only_one),
  at timestamptz not null default now()
);
insert into git_export_started (at) select now() where exists (select from git_export_noted);
