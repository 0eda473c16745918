-- Which stage the database belongs to: the highest that a server was started with on it.
create table installation (
  only_one boolean primary key default true check (only_one),
  stage text not null check (stage in ('production', 'release', 'dev'))
);
