-- How often a push is tried, and when again, is known by its job.
alter table git_export_push drop column failures, drop column next_at;
