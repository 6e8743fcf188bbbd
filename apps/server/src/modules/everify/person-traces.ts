// Forms I-9 and cases belong to employees, whose records are kept as long as the law wants. What the person asks for says
// what happened and when; the form itself is among the documents of the employee record.
import { exportedRecords } from '../../platform/exported-records.ts';
import type { PersonTraces } from '../applicants/applicants.service.ts';

export const everifyTraces: PersonTraces = {
  room: 'everify',
  tables: {
    i9_forms: 'kept',
    i9_events: 'kept',
    i9_copies: 'kept',
    everify_cases: 'kept',
    everify_case_events: 'kept',
  },

  async exportOf(tx, { companyId, applicationIds }) {
    const read = (select: string) => exportedRecords(tx, select, [companyId, applicationIds]);
    return {
      records: {
        i9_forms: await read(
          `select f.status, f.first_day, f.work_status, f.section1_signed_at, f.section2_signed_at, f.reverify_by,
             f.purged_at, f.created_at
           from employees e join i9_forms f on f.company_id = e.company_id and f.employee_id = e.id
           where e.company_id = $1 and e.application_id = any($2) order by f.id`,
        ),
        everify_cases: await read(
          `select c.case_number, c.status, c.created_at, c.closed_at
           from employees e join everify_cases c on c.company_id = e.company_id and c.employee_id = e.id
           where e.company_id = $1 and e.application_id = any($2) order by c.id`,
        ),
      },
    };
  },
};
