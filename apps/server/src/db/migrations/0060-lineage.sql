-- Which entries of a revision's parent are which of its own; null where nobody told.
alter table revision add column lineage jsonb;
