-- Content is kept as git keeps files: entries, trees and manifests are text named by the SHA-256 of that text.
create table blob (
  hash bytea primary key,
  body text not null
) with (toast_tuple_target = 8160);
-- lz4 reads and writes several times faster; a server built without it keeps its default.
do $$ begin
  alter table blob alter column body set compression lz4;
exception when feature_not_supported or invalid_parameter_value then null;
end $$;

create table domain (
  id uuid primary key,
  name text not null,
  description text not null,
  tags text[] not null,
  picture text not null,
  handler_url text not null,
  platforms text[] not null,
  contributors text[] not null,
  creator jsonb not null,
  embedded boolean not null,
  is_test_domain boolean not null,
  volatile boolean not null,
  is_awaiting_cert boolean not null default false,
  diss jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index domain_name on domain (lower(name));

-- A save point is a pointer at a revision; the Original's id is the lowercase name of its domain.
create table save_point (
  id text primary key,
  domain_id uuid not null references domain on delete cascade,
  name text not null,
  description text not null default '',
  original boolean not null,
  created_from text references save_point on delete cascade,
  head uuid not null,
  languages jsonb not null,
  created_at timestamptz not null,
  created_by text not null,
  updated_at timestamptz not null,
  updated_by text not null
);
create unique index save_point_name on save_point (domain_id, lower(name));
create unique index save_point_original on save_point (domain_id) where original;
create index save_point_created_from on save_point (created_from);
create index save_point_head on save_point (head);

create table revision (
  id uuid primary key,
  save_point_id text not null references save_point on delete cascade,
  parent uuid,
  manifest bytea not null references blob,
  author text not null,
  message text not null,
  created_at timestamptz not null,
  save_id text
);
create unique index revision_save_id on revision (save_point_id, save_id) where save_id is not null;
create index revision_history on revision (save_point_id, created_at desc);
create index revision_manifest on revision (manifest);
alter table save_point add constraint save_point_head_exists
  foreign key (head) references revision deferrable initially deferred;

create table domain_session (
  save_point_id text primary key references save_point on delete cascade,
  user_id text not null,
  user_name text not null,
  message text not null,
  start_time timestamptz not null,
  expiration_time timestamptz not null
);

create table user_group_member (
  group_name text not null check (group_name in ('superUsers', 'members', 'conceptEditors')),
  position integer not null,
  member text not null,
  primary key (group_name, position)
);
create unique index user_group_member_once on user_group_member (group_name, lower(member));

-- The key pair of the local sign-in, one for all server processes.
create table local_sign_in_key (
  id boolean primary key default true check (id),
  private_jwk jsonb not null
);
create table local_refresh_token (
  hash bytea primary key,
  email text not null,
  expires_at timestamptz not null
);

create sequence ticket_number;
create table ticket (
  key text primary key,
  kind text not null,
  reporter text not null,
  body jsonb not null,
  created_at timestamptz not null
);

-- What happened once for the whole installation, such as loading the sample domains.
create table milestone (
  name text primary key,
  reached_at timestamptz not null
);
