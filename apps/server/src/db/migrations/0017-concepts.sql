-- Concepts: words that many domains share. A change takes a version on, so that two editors never overwrite each other.
create table concept (
  id uuid primary key,
  name text not null,
  -- 1 voice, 2 text
  type smallint not null check (type in (1, 2)),
  description text not null,
  tts_tuning_status text not null check (tts_tuning_status in ('open', 'in progress', 'done')),
  version integer not null,
  -- Those with an active text, so that a filter does not have to look at the texts.
  languages text[] not null,
  updated_at timestamptz not null,
  updated_by text not null,
  updated_by_name text not null
);
create unique index concept_name on concept (lower(name));
create index concept_languages on concept using gin (languages);

create table concept_text (
  id uuid primary key,
  concept_id uuid not null references concept on delete cascade,
  position integer not null,
  language text not null,
  type smallint not null check (type in (1, 2)),
  text text not null,
  is_active boolean not null
);
create index concept_text_concept on concept_text (concept_id, language);

-- Every change of a concept with the concept as it was then; it stays when the concept is deleted.
create table concept_history (
  id bigint generated always as identity primary key,
  concept_id uuid not null,
  name text not null,
  version integer not null,
  action text not null check (action in ('created', 'updated', 'restored', 'deleted')),
  changes jsonb not null,
  -- Null where it was deleted.
  snapshot jsonb,
  at timestamptz not null,
  author text not null,
  author_name text not null
);
create index concept_history_concept on concept_history (concept_id, id);

-- The names that a concept had before: domains that mention one are offered the new one.
create table concept_former_name (
  name text not null,
  concept_id uuid not null references concept on delete cascade,
  primary key (concept_id, name)
);
create index concept_former_name_lower on concept_former_name (lower(name));

-- Where the newest revision of each save point mentions concepts; looked up again when the save point has another one.
create table concept_use (
  save_point_id text not null references save_point on delete cascade,
  concept text not null,
  kind text not null,
  place text not null,
  language text
);
create index concept_use_concept on concept_use (concept);
create index concept_use_save_point on concept_use (save_point_id);
create table concept_use_head (
  save_point_id text primary key references save_point on delete cascade,
  head uuid not null
);
