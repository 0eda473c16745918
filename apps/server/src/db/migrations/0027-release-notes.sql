-- What is new, by the name of its file in docs/release-notes.
create table release_note (
  name text primary key,
  title text not null,
  body text not null,
  published_at timestamptz not null
);
create index release_note_newest on release_note (published_at desc, name desc);
