-- What was sent with a save id: the same id with something else is refused. Revisions from before do not know it.
alter table revision add column sent_hash text;
