-- What was learned from the domains that answer together, by what it was learned from: written once, read by every process.
-- It does not compress, so PostgreSQL need not try.
create table learned_model (
  key bytea primary key,
  model bytea not null,
  learned_at timestamptz not null default now(),
  used_at timestamptz not null default now()
);
alter table learned_model alter column model set storage external;

-- Which of them is in use where; the rest is swept after a while.
create table learned_at_place (
  market text not null,
  environment text not null,
  language text not null,
  key bytea not null,
  primary key (market, environment, language)
);
create index learned_at_place_key on learned_at_place (key);
