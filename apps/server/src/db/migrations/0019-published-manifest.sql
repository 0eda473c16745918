-- What answers at a market and environment is what is active there of dialog and language model, which may come from
-- different revisions: one manifest of both, which outlives the revisions.
drop table published;
create table published (
  market text not null,
  environment text not null,
  language text not null,
  domain_id uuid not null references domain on delete cascade,
  manifest bytea not null references blob,
  published_at timestamptz not null,
  published_by text not null,
  primary key (market, environment, language, domain_id)
);
create index published_manifest on published (manifest);

-- How often the step under way was begun, so that a run that never gets further ends.
alter table publishing_run add column attempts integer not null default 0;
