-- Sign-ins end at a set time after they began, and people see theirs.
alter table sign_in_family add column begun_at timestamptz not null default now();
alter table sign_in_family add column last_used_at timestamptz not null default now();
-- What the browser says that it is, and where it was last.
alter table sign_in_family add column user_agent text not null default '';
alter table sign_in_family add column address text not null default '';
