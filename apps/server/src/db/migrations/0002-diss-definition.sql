-- Definitions of the dialogue system, imported by an admin.
create table diss_definition (
  version text primary key,
  body jsonb not null,
  imported_at timestamptz not null
);
