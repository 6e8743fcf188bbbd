-- What proves who somebody is can be read and written by onward_identity alone, which only signing in takes on.
grant usage on schema onward to onward_identity;

-- Closes columns of a table to every role but onward_identity. Called again for a table that got a new column: the other
-- roles then get the rest of its columns, so a new column is never forgotten and a secret one never open.
create procedure onward.keep_to_identity(table_name text, variadic secret_columns text[])
  language plpgsql as $$
declare
  role_name text;
  privilege text;
  open_columns text;
begin
  if not exists (select from pg_policy where polrelid = table_name::regclass and polname = 'identity_rows') then
    execute format('create policy identity_rows on %I to onward_identity using (true) with check (true)', table_name);
  end if;
  execute format('grant select, insert, update, delete on %I to onward_identity', table_name);
  select string_agg(quote_ident(attname), ', ') into open_columns from pg_attribute
    where attrelid = table_name::regclass and attnum > 0 and not attisdropped and attname <> all (secret_columns);
  foreach role_name in array array['onward_app', 'onward_system'] loop
    foreach privilege in array array['select', 'insert', 'update'] loop
      continue when not has_any_column_privilege(role_name, table_name, privilege);
      -- Takes rights on single columns away as well.
      execute format('revoke %s on %I from %I', privilege, table_name, role_name);
      execute format('grant %s (%s) on %I to %I', privilege, open_columns, table_name, role_name);
    end loop;
  end loop;
end $$;

call onward.keep_to_identity('users', 'password_hash');
call onward.keep_to_identity('sessions', 'token_hash');
-- The payload holds what the way back from single sign-on is checked with.
call onward.keep_to_identity('one_time_tokens', 'token_hash', 'payload');
