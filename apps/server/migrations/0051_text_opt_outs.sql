-- Numbers that answered STOP. We text from one number for all companies, so no means no to all of them, and it counts
-- for numbers of people we do not know as well.
create table text_opt_outs (
  phone text primary key,
  opted_out_at timestamptz not null
);
call onward.protect_system_table('text_opt_outs');
insert into text_opt_outs (phone, opted_out_at)
  select distinct '+' || region_number || phone, now() from persons
  where sms_opt_out and phone is not null and region_number is not null;
