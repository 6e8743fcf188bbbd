// Sources about employees and their onboarding.
import { phoneOf, type SourceSql } from './source.ts';

const PLACE_TABLES = `
  left join positions p on p.company_id = e.company_id and p.id = e.position_id
  left join locations l on l.company_id = e.company_id and l.id = e.location_id
  left join brands b on b.company_id = l.company_id and b.id = l.brand_id
  left join departments d on d.company_id = e.company_id and d.id = e.department_id`;

const SCOPE = {
  location: 'e.location_id',
  brand: 'l.brand_id',
  department: 'e.department_id',
  position: 'e.position_id',
};

export const EMPLOYEES: SourceSql = {
  tables: `employees e
    join employee_informations i on i.company_id = e.company_id and i.employee_id = e.id ${PLACE_TABLES}
    left join company_staffs m on m.company_id = e.company_id and m.id = e.manager_id
    left join applications a on a.company_id = e.company_id and a.id = e.application_id`,
  company: 'e.company_id',
  scope: SCOPE,
  id: 'e.id',
  columns: {
    name: 'e.name',
    employee_number: 'e.employee_number',
    legal_first_name: 'i.legal_first_name',
    legal_middle_name: 'i.legal_middle_name',
    legal_last_name: 'i.legal_last_name',
    preferred_name: 'i.preferred_name',
    email: 'e.email',
    phone: phoneOf('e'),
    gender: 'i.gender',
    date_of_birth: 'i.date_of_birth',
    ssn: 'i.ssn',
    address_line_1: 'i.address_line_1',
    address_line_2: 'i.address_line_2',
    city: 'i.city',
    state: 'i.state',
    postal_code: 'i.postal_code',
    country: 'i.country',
    emergency_name: 'i.emergency_name',
    emergency_relationship: 'i.emergency_relationship',
    emergency_phone: 'i.emergency_phone',
    emergency_email: 'i.emergency_email',
    job_title: 'coalesce(i.job_title, p.title)',
    department: 'd.name',
    manager: 'm.name',
    employment_type: 'i.employment_type',
    status: 'e.status',
    hired_date: 'e.hired_date',
    start_date: 'e.start_date',
    end_date: 'e.end_date',
    location: 'l.name',
    brand: 'b.name',
    work_state: 'i.work_state',
    is_remote: 'i.is_remote::text',
    pay_rate: 'i.pay_rate',
    pay_unit: 'i.pay_unit',
    bank_accounts: 'i.bank_accounts',
    flsa_status: 'i.flsa_status',
    effective_date: 'i.effective_date',
    onboarding: 'e.onboarding_state',
    source: 'a.referer_source',
  },
  sealed: { date_of_birth: 'date_of_birth', ssn: 'ssn', pay_rate: 'pay_rate', bank_accounts: 'bank_accounts' },
};

export const ONBOARDING: SourceSql = {
  tables: `employee_onboarding_processes o
    join employees e on e.company_id = o.company_id and e.id = o.employee_id ${PLACE_TABLES}`,
  where: `o.ended_as is distinct from 'undone'`,
  company: 'o.company_id',
  scope: SCOPE,
  id: 'o.id',
  columns: {
    name: 'e.name',
    employee_number: 'e.employee_number',
    position: 'p.title',
    location: 'l.name',
    department: 'd.name',
    brand: 'b.name',
    process: 'o.name',
    status: 'o.state',
    percent: 'case when o.all_actions = 0 then 0 else o.done_actions * 100 / o.all_actions end',
    started_at: 'o.started_at',
    completed_at: 'o.completed_at',
    waiting_on: `case when o.completed_at is not null then null
      when o.waiting_side = 'employee' then e.name else o.waiting_name end`,
    start_date: 'e.start_date',
    due_on: 'o.waiting_due_on',
  },
};
