// What other rooms may use of employee records.
import type { FoundEmployee } from '@onward/contract/applicants/pipeline';
import { holdsPermission } from '@onward/domain/staff/permissions';
import type { ScopedRecord } from '@onward/domain/staff/scope';
import { notFound } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { findPage, NEWEST } from './list/find-page.ts';
import { placeOfEmployee } from './record/announce-employee.ts';
import { loadEmployee } from './record/load-employee.ts';

export { type EverifyCoverage, everifyCoverage } from './check-readiness.ts';
export {
  deleteAttachments,
  deleteOfCategory as removeAttachments,
  insertAttachment,
} from './documents/attachments.queries.ts';
export { companyName } from './employees.mail.ts';
export {
  DEFAULT_ZONE,
  type EmployeeRow,
  find as findEmployee,
  findByApplication,
  findInScope as findEmployeeInScope,
  IN_SCOPE,
  lock as lockEmployee,
  scopeValues,
} from './employees.queries.ts';
export { deleteNewEmployees } from './importing/import-employees.queries.ts';
export { employeeImporter } from './importing/import-employees.ts';
export type { InformationRow } from './information/informations.queries.ts';
export { saveDirectDeposit } from './information/save-direct-deposit.ts';
export { saveGroup } from './information/save-group.ts';
export { saveStateTax } from './information/save-state-tax.ts';
export { openAccounts, openValue } from './information/sealed-values.ts';
export { attachToSubmission } from './information/state-tax.queries.ts';
export { countOnboardings } from './list/count-onboardings.ts';
export { findPage as findEmployeePage, NEWEST as NEWEST_EMPLOYEES } from './list/find-page.ts';
export { addEmployee } from './record/add-employee.ts';
export { announceEmployee, EMPLOYEE_CHANGED, placeOfEmployee } from './record/announce-employee.ts';
export { requireInformation, workStateOf } from './record/browse-employee.ts';
export { asEmployee } from './record/edit-as-employee.ts';
export { recordEmployeeChanges, recordEmployeeEvents } from './record/employee-changes.ts';
export { employmentFollowers } from './record/employment-followers.ts';
export { employmentObjections, type ObjectToEmploymentChange } from './record/employment-objections.ts';
export { loadEmployee, lockForEditing } from './record/load-employee.ts';
export { type NotedOnboarding, noteOnboarding } from './record/note-onboarding.ts';
export { type PreviewedRecord, previewRecord } from './record/preview-record.ts';
export { refreshIssues } from './record/refresh-issues.ts';

/** For the global search; nothing for those who may not see employee records. */
export async function findEmployees(call: CompanyCall, query: string, limit: number): Promise<FoundEmployee[]> {
  if (!holdsPermission(call.access.permissions, 'view_employee')) return [];
  const { rows } = await findPage(call, { query }, { order: NEWEST, perPage: limit, offset: 0 });
  return rows.map(({ id, name, job_title, position_title, location_name, status }) => ({
    id,
    name,
    position: job_title ?? position_title,
    location: location_name,
    status,
  }));
}

/** Where a record is, for those who may see it; used by presence, whose endpoint is open to all staff. */
export async function placeOfVisible(call: CompanyCall, id: number): Promise<ScopedRecord> {
  if (!holdsPermission(call.access.permissions, 'view_employee')) throw notFound();
  return placeOfEmployee(await loadEmployee(call, id));
}
