-- Erasing a person also takes away jobs that speak of them and have not begun.
create function onward.withdraw_jobs_mentioning(of_company bigint, words text[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from graphile_worker._private_jobs
    where locked_at is null and payload ->> 'company_id' = of_company::text
      and exists (select from unnest(words) word where position(lower(word) in lower(payload::text)) > 0);
end $$;
revoke all on function onward.withdraw_jobs_mentioning from public;
grant execute on function onward.withdraw_jobs_mentioning to onward_app, onward_system;

-- The audit log keeps who did what to which record and when; of an erased person it keeps no values.
create function onward.redact_audit(of_company bigint, about jsonb, words text[]) returns void
  language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update audit_log a set changes = '{"erased": true}'
    where a.company_id = of_company and a.changes <> '{}'
      and (exists (select from unnest(words) word where position(lower(word) in lower(a.changes::text)) > 0)
        or about -> a.subject_type @> to_jsonb(a.subject_id));
end $$;
revoke all on function onward.redact_audit from public;
grant execute on function onward.redact_audit to onward_app, onward_system;
-- The roles of the application may only add to the log; the function works as the owner, within the company of the call.
create policy redacted_rows on audit_log for select to current_user using (company_id = onward.current_company());
create policy redaction on audit_log for update to current_user
  using (company_id = onward.current_company()) with check (company_id = onward.current_company());
