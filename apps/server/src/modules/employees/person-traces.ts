// Employees keep their records as long as the law wants, even when their application is erased: the record then no
// longer points to it. What the person asks for includes the record, without the values that are encrypted.
import { exportedRecords } from '../../platform/exported-records.ts';
import type { PersonTraces } from '../applicants/applicants.service.ts';

const OF_APPLICATIONS = 'company_id = $1 and application_id = any($2)';

export const employeeTraces: PersonTraces = {
  room: 'employees',
  tables: {
    employees: 'kept',
    employee_informations: 'kept',
    employee_state_income_taxes: 'kept',
    state_tax_submissions: 'kept',
    employee_attachments: 'kept',
    employee_notes: 'kept',
    employee_changes: 'kept',
  },

  async pages(tx, { companyId, applicationIds }) {
    const { rows } = await tx.client.query<{ id: number }>(`select id from employees where ${OF_APPLICATIONS}`, [
      companyId,
      applicationIds,
    ]);
    return rows.map(({ id }) => `/employee-records/profile/${id}`);
  },

  async lock(tx, { companyId, applicationIds }) {
    await tx.client.query(`select from employees where ${OF_APPLICATIONS} for update nowait`, [
      companyId,
      applicationIds,
    ]);
  },

  async erase(tx, { companyId, applicationIds }) {
    await tx.client.query(`update employees set application_id = null where ${OF_APPLICATIONS}`, [
      companyId,
      applicationIds,
    ]);
    return {};
  },

  async exportOf(tx, { companyId, applicationIds }) {
    const employees = await exportedRecords(
      tx,
      `select e.id, e.employee_number, e.name, e.email, e.phone, e.hired_date, e.start_date, e.end_date, e.status,
         i.legal_first_name, i.legal_middle_name, i.legal_last_name, i.preferred_name, i.gender, i.address_line_1,
         i.address_line_2, i.city, i.state, i.postal_code, i.country, i.emergency_name, i.emergency_relationship,
         i.emergency_phone, i.emergency_email, i.job_title, i.employment_type, i.work_state, i.pay_unit, i.flsa_status
       from employees e join employee_informations i on i.company_id = e.company_id and i.employee_id = e.id
       where e.company_id = $1 and e.application_id = any($2)`,
      [companyId, applicationIds],
    );
    const { rows: files } = await tx.client.query<{ id: number; name: string; storageKey: string }>(
      `select a.id, a.name, a.storage_key as "storageKey" from employee_attachments a
       join employees e on e.company_id = a.company_id and e.id = a.employee_id
       where e.company_id = $1 and e.application_id = any($2) order by a.id`,
      [companyId, applicationIds],
    );
    return { records: { employees }, files };
  },
};
