-- Employees: their records, sensitive data, documents, notes, and what was changed.

-- The last number given to an employee, per company.
create table employee_numbers (
  company_id bigint primary key references companies,
  last_number integer not null
);
call onward.protect_company_table('employee_numbers');

-- Somebody who works or worked for the company. A rehire is a new record.
create table employees (
  company_id bigint not null references companies,
  id bigint generated always as identity,
  digest_key text not null unique,
  employee_number text not null,
  name text not null,
  sort_name text not null generated always as (lower(name)) stored,
  email text,
  phone text,
  region_number text,
  language text not null default 'en',
  application_id bigint,
  -- Essential, but imports and old records may lack them; the record then says so.
  position_id bigint,
  location_id bigint,
  department_id bigint,
  company_staff_id bigint,
  -- A staff member.
  manager_id bigint,
  -- The record before this one, of the same person.
  rehired_from bigint,
  hired_date date not null,
  start_date date,
  end_date date,
  status text not null default 'active' check (status in ('active', 'suspended', 'terminated')),
  status_reason text,
  custom_field_values jsonb not null default '{}',
  -- Codes of what is missing or wrong, written with every change that can affect them.
  issues text[] not null default '{}',
  words tsvector not null generated always as (array_to_tsvector(onward.search_words(company_id,
    name || ' ' || employee_number || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')))) stored,
  -- Of the header fields; each group of information has its own.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (company_id, id),
  check ((status = 'terminated') = (end_date is not null)),
  foreign key (company_id, application_id) references applications (company_id, id),
  foreign key (company_id, position_id) references positions (company_id, id),
  foreign key (company_id, location_id) references locations (company_id, id),
  foreign key (company_id, department_id) references departments (company_id, id) on delete set null (department_id),
  foreign key (company_id, company_staff_id) references company_staffs (company_id, id),
  foreign key (company_id, manager_id) references company_staffs (company_id, id),
  foreign key (company_id, rehired_from) references employees (company_id, id)
);
create unique index employees_number on employees (company_id, employee_number);
-- A person is employed once at a time.
create unique index employees_email on employees (company_id, lower(email)) where status <> 'terminated';
create unique index employees_application on employees (company_id, application_id);
create unique index employees_staff on employees (company_id, company_staff_id) where status <> 'terminated';
create unique index employees_rehired on employees (company_id, rehired_from);
create index employees_hired on employees (company_id, hired_date desc, id desc);
create index employees_name on employees (company_id, sort_name, id);
create index employees_location on employees (company_id, location_id, hired_date desc, id desc);
create index employees_department on employees (company_id, department_id, hired_date desc, id desc);
create index employees_position on employees (company_id, position_id, hired_date desc, id desc);
create index employees_status on employees (company_id, status, hired_date desc, id desc);
create index employees_issues on employees (company_id, hired_date desc, id desc) where issues <> '{}';
create index employees_issues_of_location on employees (company_id, location_id, hired_date desc, id desc)
  where issues <> '{}';
create index employees_words on employees using gin (words);
call onward.protect_company_table('employees');

-- Runs as onward_system, like onward.find_locations.
create function onward.find_employees(wanted tsquery, most integer) returns setof bigint
  language sql stable security definer set search_path = pg_catalog, public set enable_seqscan = off rows 20 as $$
  select id from employees where words @@ wanted and company_id = onward.current_company() limit most;
$$;
revoke execute on function onward.find_employees(tsquery, integer) from public;
grant execute on function onward.find_employees(tsquery, integer) to onward_app, onward_system;
grant create on schema onward to onward_system;
alter function onward.find_employees(tsquery, integer) owner to onward_system;
revoke create on schema onward from onward_system;

-- How many there are, so that no list counts rows. 0 means no location or department.
create table employee_counts (
  company_id bigint not null,
  location_id bigint not null,
  department_id bigint not null,
  status text not null,
  employees integer not null,
  primary key (company_id, location_id, department_id, status)
);
call onward.protect_company_table('employee_counts');

-- Keep employee_counts and locations.employees_count. Once per statement, since an import adds thousands.
create function onward.count_added_employees() returns trigger language plpgsql as $$
begin
  insert into employee_counts as c (company_id, location_id, department_id, status, employees)
    select company_id, coalesce(location_id, 0), coalesce(department_id, 0), status, count(*)
      from added group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (company_id, location_id, department_id, status)
      do update set employees = c.employees + excluded.employees;
  update locations l set employees_count = l.employees_count + n.employees
    from (select company_id, location_id, count(*) as employees from added
      where status <> 'terminated' and location_id is not null group by 1, 2) n
    where l.company_id = n.company_id and l.id = n.location_id;
  return null;
end $$;
create trigger count_added_employees after insert on employees
  referencing new table as added for each statement execute function onward.count_added_employees();

create function onward.count_changed_employees() returns trigger language plpgsql as $$
begin
  insert into employee_counts as c (company_id, location_id, department_id, status, employees)
    select company_id, location_id, department_id, status, sum(step) from (
      select company_id, coalesce(location_id, 0) as location_id, coalesce(department_id, 0) as department_id, status,
        1 as step from now_so
      union all
      select company_id, coalesce(location_id, 0), coalesce(department_id, 0), status, -1 from so_far
    ) steps group by 1, 2, 3, 4 having sum(step) <> 0 order by 1, 2, 3, 4
    on conflict (company_id, location_id, department_id, status)
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
create trigger count_changed_employees after update on employees
  referencing old table as so_far new table as now_so
  for each statement execute function onward.count_changed_employees();

create function onward.count_deleted_employees() returns trigger language plpgsql as $$
begin
  update employee_counts c set employees = c.employees - n.employees
    from (select company_id, coalesce(location_id, 0) as location_id, coalesce(department_id, 0) as department_id,
        status, count(*) as employees from gone group by 1, 2, 3, 4) n
    where c.company_id = n.company_id and c.location_id = n.location_id and c.department_id = n.department_id
      and c.status = n.status;
  update locations l set employees_count = l.employees_count - n.employees
    from (select company_id, location_id, count(*) as employees from gone
      where status <> 'terminated' and location_id is not null group by 1, 2) n
    where l.company_id = n.company_id and l.id = n.location_id;
  return null;
end $$;
create trigger count_deleted_employees after delete on employees
  referencing old table as gone for each statement execute function onward.count_deleted_employees();

-- What the company knows about an employee beyond the header, one row each. Encrypted: whatever could be misused.
create table employee_informations (
  company_id bigint not null,
  employee_id bigint not null,
  legal_first_name text,
  legal_middle_name text,
  legal_last_name text,
  preferred_name text,
  gender text,
  date_of_birth bytea,
  ssn bytea,
  address_line_1 text,
  address_line_2 text,
  city text,
  state text,
  postal_code text,
  country text not null default 'US',
  emergency_name text,
  emergency_relationship text,
  emergency_phone text,
  emergency_email text,
  job_title text,
  employment_type text,
  is_remote boolean not null default false,
  work_state text,
  pay_rate bytea,
  pay_unit text,
  flsa_status text,
  effective_date date,
  -- A list of accounts with routing and account number.
  bank_accounts bytea,
  -- {group: number}: two editors of one group notice each other, editors of two groups do not.
  versions jsonb not null default '{}',
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
call onward.protect_company_table('employee_informations');

create table employee_state_income_taxes (
  company_id bigint not null,
  employee_id bigint not null,
  state text not null,
  filing_status text,
  allowances numeric(12, 2),
  percent_withheld text,
  additional_withholding numeric(12, 2),
  exempt boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null,
  primary key (company_id, employee_id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade
);
call onward.protect_company_table('employee_state_income_taxes');

-- Files of an employee. Signed ones cannot be deleted.
create table employee_attachments (
  company_id bigint not null,
  id bigint generated always as identity,
  employee_id bigint not null,
  category text not null,
  source text not null check (source in ('uploaded', 'signed', 'application', 'onboarding')),
  name text not null,
  content_type text not null,
  byte_size bigint not null,
  storage_key text not null,
  expires_on date,
  -- The shortest notice already given, in days before the expiry.
  warned_days integer,
  staff_id bigint,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, staff_id) references company_staffs (company_id, id)
);
create index employee_attachments_employee on employee_attachments (company_id, employee_id, id desc);
create index employee_attachments_expiry on employee_attachments (company_id, expires_on) where expires_on is not null;
call onward.protect_company_table('employee_attachments');

-- Each submitted state tax form; the newest counts.
create table state_tax_submissions (
  company_id bigint not null,
  id bigint generated always as identity,
  submission_key text not null unique,
  employee_id bigint not null,
  state text not null,
  -- Null where the federal form serves.
  form text,
  answers jsonb not null,
  attachment_id bigint,
  -- Null when the employee submitted it.
  staff_id bigint,
  submitted_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, attachment_id) references employee_attachments (company_id, id)
    on delete set null (attachment_id),
  foreign key (company_id, staff_id) references company_staffs (company_id, id)
);
create index state_tax_submissions_employee on state_tax_submissions (company_id, employee_id, id desc);
call onward.protect_company_table('state_tax_submissions');

create table employee_notes (
  company_id bigint not null,
  id bigint generated always as identity,
  employee_id bigint not null,
  staff_id bigint not null,
  body text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, staff_id) references company_staffs (company_id, id)
);
create index employee_notes_employee on employee_notes (company_id, employee_id, id desc);
call onward.protect_company_table('employee_notes');

-- What happened to a record: rows are only added.
create table employee_changes (
  company_id bigint not null,
  id bigint generated always as identity,
  employee_id bigint not null,
  changed_at timestamptz not null,
  -- Null when it was the employee or the product itself.
  staff_id bigint,
  event text not null,
  -- A group of information, or a part of the record such as documents.
  part text,
  field text,
  before jsonb,
  after jsonb,
  -- Encrypted: before and after of a sensitive field. The two columns above then hold them masked. The key identifies
  -- the row before it has a number.
  sensitive bytea,
  change_key uuid,
  effective_date date,
  primary key (company_id, id),
  unique (company_id, change_key),
  foreign key (company_id, employee_id) references employees (company_id, id) on delete cascade,
  foreign key (company_id, staff_id) references company_staffs (company_id, id)
);
create index employee_changes_employee on employee_changes (company_id, employee_id, id desc);
call onward.protect_company_table('employee_changes');
