-- Short names of concepts for the search, which sends thousands of them to the database at once.
alter table concept add column number integer generated always as identity unique;
