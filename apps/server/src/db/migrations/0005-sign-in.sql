-- Who has signed in here. An e-mail belongs to the account of the provider that brought it first: whoever comes with the
-- same e-mail and another sub may have taken over the address.
create table account (
  issuer text not null,
  sub text not null,
  email text not null,
  name text not null,
  primary key (issuer, sub)
);
create unique index account_email on account (issuer, lower(email));

-- The sign-in of one browser with all tokens that come out of it: they live together and end together.
create table sign_in_family (
  id uuid primary key,
  issuer text not null,
  sub text not null,
  -- Of the secret in the browser's cookie, without which its refresh tokens are worth nothing.
  cookie_hash bytea not null,
  expires_at timestamptz not null,
  -- Whether each refresh moves the end.
  slides boolean not null,
  provider_refresh_token text,
  provider_asked_at timestamptz not null default now(),
  foreign key (issuer, sub) references account on delete cascade
);
create index sign_in_family_account on sign_in_family (issuer, sub);
create index sign_in_family_expires_at on sign_in_family (expires_at);

-- Used ones are kept, so that a second use is noticed.
create table refresh_token (
  hash bytea primary key,
  family_id uuid not null references sign_in_family on delete cascade,
  used_at timestamptz,
  successor bytea
);
create index refresh_token_family on refresh_token (family_id);
drop table local_refresh_token;

-- The key pair that signs access tokens, with every kind of sign-in.
alter table local_sign_in_key rename to access_token_key;

-- A browser on its way to the sign-in provider and back.
create table sign_in_attempt (
  cookie_hash bytea primary key,
  state text not null unique,
  nonce text not null,
  code_verifier text not null,
  -- Of the code that came back with this state.
  code_hash bytea,
  expires_at timestamptz not null
);
create index sign_in_attempt_expires_at on sign_in_attempt (expires_at);
