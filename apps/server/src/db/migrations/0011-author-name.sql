-- What the author of a revision is called; revisions from before have none and show the e-mail's first part.
alter table revision add column author_name text;
