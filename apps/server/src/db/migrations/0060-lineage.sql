-- Which entries of a revision's parent are which of its own; null where nobody recorded it.
-- Kept as text, since jsonb does not take every name that an entry can have.
alter table revision add column lineage json;
