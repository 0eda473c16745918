-- What was built to be published: content pinned by its manifest (see contentPins). The dialog resource is the same for all
-- languages of a node, its language is ''.
create table artifact (
  id uuid primary key,
  domain_id uuid not null references domain on delete cascade,
  resource text not null,
  language text not null,
  manifest bytea not null references blob,
  -- Of the parts of the manifest that this resource consists of: two artifacts with the same hash say the same.
  content_hash bytea not null,
  -- Where it came from; a revision may be gone with its save point.
  save_point_name text not null,
  revision uuid not null,
  built_at timestamptz not null
);
create index artifact_manifest on artifact (manifest);
create unique index artifact_content on artifact (domain_id, resource, language, content_hash, revision);

-- Somebody asked that one thing be done at one place, and others said yes or no. It is for exactly this content.
create table publishing_approval (
  id uuid primary key,
  domain_id uuid not null references domain on delete cascade,
  node text not null,
  environment text not null,
  resource text not null,
  provider text not null,
  language text not null,
  action text not null check (action in ('publish', 'unpublish')),
  content_hash bytea not null,
  save_point_name text not null,
  revision uuid not null,
  -- Of a request to publish an earlier artifact again.
  artifact_id uuid references artifact,
  requester text not null,
  requester_name text not null,
  requester_sub text not null,
  -- [{email, name, at}] of those who said yes.
  approvers jsonb not null default '[]',
  state text not null check (state in ('requested', 'approved', 'refused', 'cancelled', 'void', 'used')),
  reason text not null default '',
  requested_at timestamptz not null,
  updated_at timestamptz not null
);
-- At one place one request at a time.
create unique index publishing_approval_open on publishing_approval
  (domain_id, node, environment, resource, provider, language) where state in ('requested', 'approved');

-- One item on its way through its pipeline. Several may wait for the same place; they run in the order they were asked for.
create table publishing_run (
  id uuid primary key,
  -- The order of asking.
  number bigint generated always as identity unique,
  domain_id uuid not null references domain on delete cascade,
  action text not null check (action in ('publish', 'unpublish', 'ar-removal')),
  node text not null,
  environment text not null,
  resource text not null,
  provider text not null,
  language text not null,
  save_point_name text not null,
  revision uuid not null,
  -- What is published; pinned from the asking on.
  manifest bytea not null references blob,
  content_hash bytea not null,
  -- Made by the step 'build', or given when an earlier one is published again.
  artifact_id uuid references artifact,
  approval_id uuid references publishing_approval,
  asked_by text not null,
  asked_by_name text not null,
  state text not null check (state in ('waiting', 'running', 'done', 'failed')),
  -- [{code, name, state}]
  steps jsonb not null,
  current_step text not null default '',
  message text not null default '',
  asked_at timestamptz not null,
  updated_at timestamptz not null,
  ended_at timestamptz
);
create index publishing_run_place on publishing_run
  (domain_id, node, environment, resource, provider, language, number desc);
create unique index publishing_run_running on publishing_run
  (domain_id, node, environment, resource, provider, language) where state = 'running';
create index publishing_run_manifest on publishing_run (manifest);
-- An approval is used up by one run.
create unique index publishing_run_approval on publishing_run (approval_id) where approval_id is not null;

create table publishing_log (
  run_id uuid not null references publishing_run on delete cascade,
  line integer not null,
  text text not null,
  updated_at timestamptz not null,
  primary key (run_id, line)
);

-- What is active where: written by the step 'activate' alone, in the transaction that ends its run.
create table activation (
  domain_id uuid not null references domain on delete cascade,
  node text not null,
  environment text not null,
  resource text not null,
  provider text not null,
  language text not null,
  artifact_id uuid not null references artifact,
  run_id uuid not null references publishing_run,
  activated_at timestamptz not null,
  primary key (domain_id, node, environment, resource, provider, language)
);
