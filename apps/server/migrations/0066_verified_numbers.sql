-- Anybody can type somebody else's number into a form. It counts as theirs once its owner has answered from it, or began
-- the application with a text from it; until then it gets one text that asks to confirm it (CAR-010, AHD-009).
alter table persons add column phone_verified_at timestamptz;

create function onward.forget_phone_verification() returns trigger language plpgsql as $$
begin
  new.phone_verified_at := null;
  return new;
end $$;
create trigger forget_phone_verification before update of phone, region_number on persons
  for each row when ((old.phone, old.region_number) is distinct from (new.phone, new.region_number))
  execute function onward.forget_phone_verification();

-- The text that asks to confirm the number, which may leave before the number is verified.
alter table messages add column confirms_number boolean not null default false;

-- Who answered us by text is verified. So is who was texted before and did not opt out: an installation that is in use
-- goes on texting the people it texts today.
set local role onward_system;
update persons n set phone_verified_at = now()
where n.phone is not null and exists (
  select from conversations c join messages m on m.company_id = c.company_id and m.conversation_id = c.id
  where c.company_id = n.company_id and c.person_id = n.id and m.channel = 'sms'
    and (m.direction = 'inbound' or (m.status in ('sent', 'delivered') and not n.sms_opt_out)));
reset role;
