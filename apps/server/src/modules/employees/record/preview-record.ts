// The record that a hired applicant would get, without storing anything (EMP-030).
import type { App } from '../../../platform/app.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import type { EmployeeRow } from '../employees.queries.ts';
import type { InformationRow } from '../information/informations.queries.ts';
import { prefillFromApplication } from './prefill-from-application.ts';

/** What a record tells about where somebody works, and how to reach them. */
export type PreviewedRow = Pick<
  EmployeeRow,
  | 'company_id'
  | 'id'
  | 'name'
  | 'email'
  | 'phone'
  | 'region_number'
  | 'location_id'
  | 'location_name'
  | 'location_state'
  | 'department_id'
  | 'department_name'
  | 'position_title'
  | 'hired_date'
  | 'start_date'
>;

export interface PreviewedRecord {
  row: PreviewedRow;
  information: InformationRow;
}

/** No record has this id; sensitive values of the preview are encrypted for it. */
const NOT_STORED = 0;

const EMPTY: Omit<InformationRow, 'company_id' | 'employee_id'> = {
  legal_first_name: null,
  legal_middle_name: null,
  legal_last_name: null,
  preferred_name: null,
  gender: null,
  date_of_birth: null,
  ssn: null,
  address_line_1: null,
  address_line_2: null,
  city: null,
  state: null,
  postal_code: null,
  country: 'US',
  emergency_name: null,
  emergency_relationship: null,
  emergency_phone: null,
  emergency_email: null,
  job_title: null,
  employment_type: null,
  is_remote: false,
  work_state: null,
  pay_rate: null,
  pay_unit: null,
  flsa_status: null,
  effective_date: null,
  bank_accounts: null,
  versions: {},
};

export async function previewRecord(app: App, call: CompanyCall, applicationId: number): Promise<PreviewedRecord> {
  const { companyId } = call.access;
  const { information, ...draft } = await prefillFromApplication(app, call, applicationId);
  const { rows } = await call.tx.client.query<
    Pick<EmployeeRow, 'location_name' | 'location_state' | 'department_name' | 'position_title'>
  >(
    `select (select name from locations where company_id = $1 and id = $2) as location_name,
       (select state_code from locations where company_id = $1 and id = $2) as location_state,
       (select name from departments where company_id = $1 and id = $3) as department_name,
       (select title from positions where company_id = $1 and id = $4) as position_title`,
    [companyId, draft.location_id, draft.department_id, draft.position_id],
  );
  const names = rows[0] ?? { location_name: null, location_state: null, department_name: null, position_title: null };
  return {
    row: { ...draft, ...names, company_id: companyId, id: NOT_STORED },
    information: { ...EMPTY, ...information(NOT_STORED), company_id: companyId, employee_id: NOT_STORED },
  };
}
