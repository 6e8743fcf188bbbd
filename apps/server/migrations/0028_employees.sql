-- How far the onboarding of an employee is, so that lists of employees find and count it. Written with every change of
-- the onboarding itself.
alter table employees add column onboarding_state text check (onboarding_state in (
  'not_started', 'need_attention', 'in_progress', 'completed', 'suspended', 'action_required'));
-- The company's process that it follows.
alter table employees add column onboarding_process_id bigint;
create index employees_onboarding on employees (company_id, onboarding_state, hired_date desc, id desc)
  where onboarding_state is not null;
create index employees_onboarded on employees (company_id, hired_date desc, id desc) where onboarding_state is not null;
create index employees_onboarding_process on employees (company_id, onboarding_process_id, hired_date desc, id desc)
  where onboarding_process_id is not null;

-- `none` means that no onboarding was started.
alter table employee_counts add column onboarding_state text not null default 'none';
alter table employee_counts drop constraint employee_counts_pkey;
alter table employee_counts add primary key (company_id, location_id, department_id, status, onboarding_state);

-- Keep employee_counts and locations.employees_count. Once per statement, since an import adds thousands.
create or replace function onward.count_added_employees() returns trigger language plpgsql as $$
begin
  insert into employee_counts as c (company_id, location_id, department_id, status, onboarding_state, employees)
    select company_id, coalesce(location_id, 0), coalesce(department_id, 0), status, coalesce(onboarding_state, 'none'),
        count(*)
      from added group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (company_id, location_id, department_id, status, onboarding_state)
      do update set employees = c.employees + excluded.employees;
  update locations l set employees_count = l.employees_count + n.employees
    from (select company_id, location_id, count(*) as employees from added
      where status <> 'terminated' and location_id is not null group by 1, 2) n
    where l.company_id = n.company_id and l.id = n.location_id;
  return null;
end $$;

create or replace function onward.count_changed_employees() returns trigger language plpgsql as $$
begin
  insert into employee_counts as c (company_id, location_id, department_id, status, onboarding_state, employees)
    select company_id, location_id, department_id, status, onboarding_state, sum(step) from (
      select company_id, coalesce(location_id, 0) as location_id, coalesce(department_id, 0) as department_id, status,
        coalesce(onboarding_state, 'none') as onboarding_state, 1 as step from now_so
      union all
      select company_id, coalesce(location_id, 0), coalesce(department_id, 0), status, coalesce(onboarding_state, 'none'), -1
        from so_far
    ) steps group by 1, 2, 3, 4, 5 having sum(step) <> 0 order by 1, 2, 3, 4, 5
    on conflict (company_id, location_id, department_id, status, onboarding_state)
      do update set employees = c.employees + excluded.employees;
  update locations l set employees_count = l.employees_count + n.employees
    from (
      select company_id, location_id, sum(step) as employees from (
        select company_id, location_id, 1 as step from now_so where status <> 'terminated' and location_id is not null
        union all
        select company_id, location_id, -1 from so_far where status <> 'terminated' and location_id is not null
      ) steps group by 1, 2 having sum(step) <> 0
    ) n
    where l.company_id = n.company_id and l.id = n.location_id;
  return null;
end $$;

create or replace function onward.count_deleted_employees() returns trigger language plpgsql as $$
begin
  update employee_counts c set employees = c.employees - n.employees
    from (select company_id, coalesce(location_id, 0) as location_id, coalesce(department_id, 0) as department_id,
        status, coalesce(onboarding_state, 'none') as onboarding_state, count(*) as employees
      from gone group by 1, 2, 3, 4, 5) n
    where c.company_id = n.company_id and c.location_id = n.location_id and c.department_id = n.department_id
      and c.status = n.status and c.onboarding_state = n.onboarding_state;
  update locations l set employees_count = l.employees_count - n.employees
    from (select company_id, location_id, count(*) as employees from gone
      where status <> 'terminated' and location_id is not null group by 1, 2) n
    where l.company_id = n.company_id and l.id = n.location_id;
  return null;
end $$;
