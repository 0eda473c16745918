-- Concepts are filtered in the memory of each server.
alter table concept drop column number;
drop index concept_languages;
