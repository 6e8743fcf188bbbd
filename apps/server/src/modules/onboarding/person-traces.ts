// Onboardings belong to employees, whose records are kept as long as the law wants. What the person asks for says what was
// done and signed and when; the filled forms are among the documents of the employee record.
import { exportedRecords } from '../../platform/exported-records.ts';
import type { PersonTraces } from '../applicants/applicants.service.ts';

export const onboardingTraces: PersonTraces = {
  room: 'onboarding',
  tables: {
    employee_onboarding_processes: 'kept',
    employee_onboarding_modules: 'kept',
    employee_onboarding_actions: 'kept',
    tax_credit_screenings: 'kept',
    onboarding_portal_sessions: 'kept',
    onboarding_portal_codes: 'kept',
    onboarding_events: 'kept',
    onboarding_batch_people: 'deleted',
  },

  async erase(tx, { companyId, applicationIds }) {
    await tx.client.query(
      `delete from onboarding_batch_people where company_id = $1 and application_id = any($2) and employee_id is null`,
      [companyId, applicationIds],
    );
    return {};
  },

  async exportOf(tx, { companyId, applicationIds }) {
    const onboarding_tasks = await exportedRecords(
      tx,
      `select p.name as onboarding, p.started_at, m.name as module, a.name as task, a.side, a.status, a.due_on, a.opened_at,
         a.completed_at, a.signature_name, a.signed_at, a.return_reason, a.returned_at
       from employees e
       join employee_onboarding_processes p on p.company_id = e.company_id and p.employee_id = e.id
       join employee_onboarding_modules m on m.company_id = p.company_id and m.process_id = p.id
       join employee_onboarding_actions a on a.company_id = m.company_id and a.module_id = m.id
       where e.company_id = $1 and e.application_id = any($2) order by p.id, m.sequence, a.sequence`,
      [companyId, applicationIds],
    );
    return { records: { onboarding_tasks } };
  },
};
