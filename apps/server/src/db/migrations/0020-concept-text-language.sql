-- A search looks at the texts of one language: without this it reads those of all 40.
create index concept_text_language on concept_text (language);
