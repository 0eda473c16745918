-- What answers at a market and environment: one revision a domain and language. Publishing writes it, the chat reads it.
create table published (
  market text not null,
  environment text not null,
  language text not null,
  domain_id uuid not null references domain on delete cascade,
  revision uuid not null references revision on delete cascade,
  published_at timestamptz not null,
  published_by text not null,
  primary key (market, environment, language, domain_id)
);
create index published_revision on published (revision);
