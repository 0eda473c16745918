-- Translation jobs: texts of concepts that are translated from one language into another.
create table translation_job (
  id uuid primary key,
  number bigint generated always as identity unique,
  source_language text not null,
  target_language text not null,
  state text not null check (state in ('requested', 'open', 'in progress', 'done', 'cancelled')),
  state_message text not null,
  state_at timestamptz not null,
  -- How often the translation service was asked.
  attempts integer not null default 0,
  -- Whether its texts were written as active ones, once it is done.
  is_active boolean,
  creator text not null,
  creator_name text not null,
  updated_at timestamptz not null
);
create index translation_job_state on translation_job (state, number);

create table translation_item (
  job_id uuid not null references translation_job on delete cascade,
  position integer not null,
  text_id uuid not null,
  concept_id uuid not null,
  -- As they were when they were requested, for the time after the concept is deleted.
  concept_name text not null,
  type smallint not null check (type in (1, 2)),
  -- What was requested, or else what the draft was made for: it shows whether the source has changed since.
  source text not null,
  draft text not null default '',
  draft_by text not null default '',
  -- The text that was written when the job was finished.
  written_text_id uuid,
  primary key (job_id, text_id)
);
create index translation_item_text on translation_item (text_id);
create index translation_item_concept on translation_item (concept_id);

-- The job that a change of a concept came from.
alter table concept_history add column translation_job uuid references translation_job;

-- Translators are a list of people like the groups.
alter table user_group_member drop constraint user_group_member_group_name_check;
alter table user_group_member add check (group_name in ('superUsers', 'members', 'conceptEditors', 'translators'));
