-- A conversation that is being created and an application that is being stored do not see each other before they commit:
-- each takes the person first, so the later one sees what the earlier one did. Where there is a conversation already, its
-- own row makes them wait for each other.
create or replace function onward.follow_new_application() returns trigger language plpgsql as $$
begin
  if not exists (select from conversations where company_id = new.company_id and person_id = new.person_id) then
    perform from persons where company_id = new.company_id and id = new.person_id for no key update;
  end if;
  update conversations set application_id = new.id, position_id = new.position_id
  where company_id = new.company_id and person_id = new.person_id and application_id < new.id;
  return null;
end $$;

create or replace function onward.follow_application() returns trigger language plpgsql as $$
begin
  if not exists (select from conversations where company_id = new.company_id and person_id = new.person_id) then
    perform from persons where company_id = new.company_id and id = new.person_id for no key update;
  end if;
  update conversations c set application_id = newest.id, position_id = newest.position_id
  from (select a.id, a.position_id from applications a
    where a.company_id = new.company_id and a.person_id = new.person_id order by a.id desc limit 1) newest
  where c.company_id = new.company_id and c.person_id = new.person_id
    and (c.application_id, c.position_id) is distinct from (newest.id, newest.position_id);
  return null;
end $$;
