-- The second parent of a revision that is a merge: what was merged into it, the name of that save point then, and which entries of it
-- are which of the merged content (as `lineage` says it of the parent). Like a parent it may be deleted later.
alter table revision add column merged uuid;
alter table revision add column merged_from text;
alter table revision add column merged_lineage json;
