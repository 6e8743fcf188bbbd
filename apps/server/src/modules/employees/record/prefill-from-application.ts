// What is known of a hired applicant fills the new record: the application, and the terms of the signed offer
// (ONB-031, OFR-016). Nothing is asked twice.
import type { EmployeeInput } from '@onward/contract/employees/employees';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import type { SalaryUnit } from '@onward/domain/positions/postings';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { requireVisible } from '../../applicants/applicants.service.ts';
import { sealValue } from '../information/sealed-values.ts';
import { requirePlace } from './check-places.ts';
import type { EmployeeDraft } from './employee-draft.ts';

interface HiredApplicant {
  status: string;
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  region_number: string | null;
  language: string;
  position_id: number;
  hired_date: string | null;
  salary: number | null;
  salary_unit: SalaryUnit | null;
  start_date: string | null;
}

export async function prefillFromApplication(
  app: App,
  call: CompanyCall,
  applicationId: number,
  input: EmployeeInput = {},
): Promise<EmployeeDraft> {
  const { tx, access, now } = call;
  await requireVisible(tx, access, applicationId);
  const hired = await findHired(tx, access.companyId, applicationId);
  if (hired?.status !== 'hired') throw wrongState('applicant_not_hired');
  const place = await requirePlace(call, { ...input, position_id: input.position_id ?? hired.position_id });
  const hiredDate = input.hired_date ?? hired.hired_date ?? dayIn(now, place.timeZone);
  return {
    employee_number: null,
    name: `${hired.first_name} ${hired.last_name}`,
    email: hired.email,
    phone: hired.phone,
    region_number: hired.region_number,
    language: hired.language,
    application_id: applicationId,
    position_id: input.position_id ?? hired.position_id,
    location_id: place.locationId,
    department_id: place.departmentId,
    rehired_from: null,
    hired_date: hiredDate,
    start_date: hired.start_date,
    information: (employee_id) => ({
      legal_first_name: hired.first_name,
      legal_last_name: hired.last_name,
      job_title: place.title,
      employment_type: place.employmentType,
      pay_rate:
        hired.salary === null
          ? null
          : sealValue(app, 'pay_rate', { company_id: access.companyId, employee_id }, String(hired.salary)),
      pay_unit: hired.salary_unit,
      effective_date: hired.salary === null ? null : (hired.start_date ?? hiredDate),
    }),
  };
}

/** With the terms of the newest offer that both sides signed. */
async function findHired(tx: Transaction, companyId: number, id: number): Promise<HiredApplicant | undefined> {
  const { rows } = await tx.client.query<HiredApplicant>(
    `select a.status, a.first_name, a.last_name, a.email, a.phone, a.region_number, a.language, a.position_id,
       a.hired_date::text, o.salary::float8, o.salary_unit, o.start_date::text
     from applications a
     left join lateral (
       select o.salary, o.salary_unit, o.start_date from application_offers o
       where o.company_id = a.company_id and o.application_id = a.id and o.status = 'signed'
       order by o.id desc limit 1) o on true
     where a.company_id = $1 and a.id = $2`,
    [companyId, id],
  );
  return rows[0];
}
