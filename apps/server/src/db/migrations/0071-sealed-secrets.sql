-- Secrets are kept encrypted by a key outside of the database (identity/vault.ts). What is there unencrypted is encrypted by
-- the first start, and the older columns are empty from then on.
alter table access_token_key alter column private_jwk drop not null;
alter table access_token_key add column sealed text;
alter table sign_in_family add column sealed_provider_token text;
