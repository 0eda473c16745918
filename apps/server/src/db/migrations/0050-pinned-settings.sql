-- What is published keeps the settings that decide how it behaves (the platforms of its domain) in its manifest; see
-- content/pinned-settings.ts. What was published, built or asked for before gets those of this moment: nothing answers
-- otherwise than a moment ago, and nothing that was up to date becomes outdated. A feature flag that is on is not known
-- here: where enableSsmlTransition is, what is published shows as outdated until it is published again.

-- What a request is about, with its settings; kept from being swept while it is open.
alter table publishing_approval add column manifest bytea references blob;

-- The texts must be those that JSON.stringify makes, since they are compared by their hashes; casts to json keep them as they are.
create temporary table pinned_platforms on commit drop as
select id as domain_id, '[' || coalesce(
    (select string_agg(to_json(platform)::text, ',' order by place) from unnest(platforms) with ordinality as of (platform, place)),
    '') || ']' as body
from domain;
alter table pinned_platforms add column hash bytea;
update pinned_platforms set hash = sha256(convert_to(body, 'UTF8'));
insert into blob (hash, body) select distinct hash, body from pinned_platforms on conflict do nothing;

create temporary table pinned_manifest on commit drop as
select needed.domain_id, needed.manifest as before,
  '{"shared":[' || (
    select string_agg(section::text, ',' order by (section ->> 0) collate "C")
    from (
      select json_array_elements(blob.body::json -> 'shared') as section
      union all
      select ('["ntg_versions","' || encode(pinned_platforms.hash, 'hex') || '"]')::json
    ) as sections
  ) || '],"languages":' || (blob.body::json -> 'languages')::text || '}' as body
from (
  select domain_id, manifest from artifact
  union select domain_id, manifest from publishing_run
  union select domain_id, manifest from published
  union select asked.domain_id, revision.manifest
    from publishing_approval asked join revision on revision.id = asked.revision
    where asked.state in ('requested', 'approved', 'void')
) as needed
join blob on blob.hash = needed.manifest
join pinned_platforms on pinned_platforms.domain_id = needed.domain_id;
alter table pinned_manifest add column after bytea;
update pinned_manifest set after = sha256(convert_to(body, 'UTF8'));
insert into blob (hash, body) select distinct after, body from pinned_manifest on conflict do nothing;

update artifact set manifest = pinned.after from pinned_manifest pinned
where pinned.domain_id = artifact.domain_id and pinned.before = artifact.manifest;
update publishing_run run set manifest = pinned.after from pinned_manifest pinned
where pinned.domain_id = run.domain_id and pinned.before = run.manifest;
update published set manifest = pinned.after from pinned_manifest pinned
where pinned.domain_id = published.domain_id and pinned.before = published.manifest;
update publishing_approval asked set manifest = pinned.after
from revision, pinned_manifest pinned
where revision.id = asked.revision and pinned.domain_id = asked.domain_id and pinned.before = revision.manifest
  and asked.state in ('requested', 'approved', 'void') and asked.artifact_id is null;

-- As resourceHash has it: the hash of the content, hashed again with the settings.
create function pg_temp.with_settings(content_hash bytea, settings bytea) returns bytea language sql immutable
as $$ select sha256(convert_to(
  '["' || encode(content_hash, 'hex') || '",[["ntg_versions","' || encode(settings, 'hex') || '"]]]', 'UTF8')) $$;
update artifact set content_hash = pg_temp.with_settings(content_hash, pinned.hash)
from pinned_platforms pinned where pinned.domain_id = artifact.domain_id;
update publishing_run run set content_hash = pg_temp.with_settings(content_hash, pinned.hash)
from pinned_platforms pinned where pinned.domain_id = run.domain_id;
update publishing_approval asked set content_hash = pg_temp.with_settings(content_hash, pinned.hash)
from pinned_platforms pinned where pinned.domain_id = asked.domain_id;
