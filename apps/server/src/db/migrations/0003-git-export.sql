-- What the git export still has to commit, in order; filled in the transaction that makes it necessary.
-- With a revision: its files, or the one of a language and environment. Without: what is to be taken out.
create table git_export_queue (
  position bigint generated always as identity primary key,
  id uuid not null,
  domain text not null,
  revision uuid,
  language text,
  env text,
  author_name text not null,
  author_email text not null,
  message text not null,
  created_at timestamptz not null
);

-- How far each remote is; its address can hold a secret, so it is known by its hash.
create table git_export_push (
  remote text primary key,
  pushed text,
  problem text not null,
  failures integer not null,
  next_at timestamptz not null
);
