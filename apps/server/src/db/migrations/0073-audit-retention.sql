-- Entries may be removed once they are older than the retention of the installation, and never within 30 days, whoever asks.
drop trigger audit_entry_stays on audit_entry;
create trigger audit_entry_stays before update or truncate on audit_entry
  for each statement execute function refuse_audit_change();

create function refuse_early_audit_removal() returns trigger language plpgsql as $$
begin
  if old.at < nullif(current_setting('sdp.audit_kept_since', true), '')::timestamptz and old.at < now() - interval '30 days' then
    return old;
  end if;
  raise exception 'The audit log cannot be changed';
end $$;
create trigger audit_entry_is_kept before delete on audit_entry
  for each row execute function refuse_early_audit_removal();
