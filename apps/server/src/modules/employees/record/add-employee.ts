// Adds employees: by hand, from a hired applicant, or many at once from a file (EMP-009, ONB-031, OFR-016).
import { randomBytes } from 'node:crypto';
import type { EmployeeInput } from '@onward/contract/employees/employees';
import type { ChangeEvent } from '@onward/domain/employees/changes';
import { DIGEST_KEY_BYTES, digestKey } from '@onward/domain/platform/digest-key';
import { dayIn, isCalendarDay } from '@onward/domain/platform/time/calendar-days';
import type { App } from '../../../platform/app.ts';
import { conflict, existsAlready, fieldInvalid } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChanges } from '../../../platform/record-change.ts';
import { takeNumbers } from '../employee-numbers.ts';
import * as employees from '../employees.queries.ts';
import { insertInformations } from '../information/informations.queries.ts';
import type { Keys } from '../information/sealed-values.ts';
import { EMPLOYEE_CHANGED, placeOfEmployee } from './announce-employee.ts';
import { requirePlace } from './check-places.ts';
import { recordEmployeeChanges } from './employee-changes.ts';
import { type EmployeeDraft, readContact } from './employee-draft.ts';
import { prefillFromApplication } from './prefill-from-application.ts';
import { issuesOfDraft } from './refresh-issues.ts';

export async function addEmployee(app: App, call: CompanyCall, input: EmployeeInput): Promise<number> {
  if (input.application_id != null) await lockApplication(call, input.application_id);
  const draft =
    input.application_id == null
      ? await draftOf(call, input)
      : await prefillFromApplication(app, call, input.application_id, input);
  await requireNotEmployed(call, draft);
  const [id = 0] = await insertDrafts(app, call, [draft], 'created');
  return id;
}

/** Nobody moves or erases the applicant until the record is stored. */
const lockApplication = ({ tx, access }: CompanyCall, id: number): Promise<unknown> =>
  tx.client.query('select from applications where company_id = $1 and id = $2 for no key update', [
    access.companyId,
    id,
  ]);

async function requireNotEmployed(
  { tx, access }: Pick<CompanyCall, 'tx' | 'access'>,
  { email, application_id }: Pick<EmployeeDraft, 'email' | 'application_id'>,
): Promise<void> {
  if (application_id !== null) {
    const existing = await employees.findByApplication(tx, access.companyId, application_id);
    if (existing !== undefined) throw existsAlready('employee_of_application', existing);
  }
  if (email !== null && (await employees.findByEmail(tx, access.companyId, email)) !== undefined) {
    throw conflict('employee_email_taken', 'email');
  }
}

async function draftOf(call: CompanyCall, input: EmployeeInput): Promise<EmployeeDraft> {
  const place = await requirePlace(call, input);
  const name = input.name?.trim().replace(/\s+/g, ' ');
  if (!name) throw fieldInvalid('name', 'required');
  const contact = readContact(input);
  const hired = input.hired_date ?? dayIn(call.now, place.timeZone);
  if (!isCalendarDay(hired)) throw fieldInvalid('hired_date', 'not_a_date');
  const [first = name, ...rest] = name.split(' ');
  return {
    employee_number: null,
    name,
    ...contact,
    language: 'en',
    application_id: null,
    position_id: input.position_id ?? null,
    location_id: place.locationId,
    department_id: place.departmentId,
    rehired_from: null,
    hired_date: hired,
    start_date: null,
    information: () => ({
      legal_first_name: first,
      legal_last_name: rest.join(' ') || null,
      job_title: place.title,
      employment_type: place.employmentType,
    }),
  };
}

/** All rows of one statement each, however many there are. */
export async function insertDrafts(
  keys: Keys,
  call: CompanyCall,
  drafts: readonly EmployeeDraft[],
  event: ChangeEvent,
): Promise<number[]> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  const unnumbered = drafts.filter(({ employee_number }) => employee_number === null).length;
  let number = unnumbered === 0 ? 0 : await takeNumbers(tx, companyId, unnumbered);
  const rows = drafts.map(({ information, employee_number, ...draft }) => ({
    ...draft,
    digest_key: digestKey(randomBytes(DIGEST_KEY_BYTES)),
    employee_number: employee_number ?? String(number++),
    issues: issuesOfDraft(draft.location_id, information(0)),
  }));
  const ids = await employees.insertEmployees(tx, companyId, rows, now);
  const informations = drafts.map(({ information }, at) => {
    const id = ids[at] ?? 0;
    return { ...information(id), employee_id: id };
  });
  await insertInformations(tx, companyId, informations);
  await recordEmployeeChanges(
    keys,
    { tx, companyId, staffId, now },
    ids.map((employeeId) => ({ employeeId, event, part: 'record' })),
  );
  await recordAdded(call, ids, event);
  return ids;
}

/** One entry in the audit log per record; open screens hear of the first only when there are many. */
async function recordAdded(call: CompanyCall, ids: readonly number[], event: ChangeEvent): Promise<void> {
  const { rows } = await call.tx.client.query<
    Pick<employees.EmployeeRow, 'id' | 'location_id' | 'department_id' | 'position_id' | 'brand_id'> & {
      is_location_gone: boolean;
    }
  >(
    `select e.id, e.location_id, e.department_id, e.position_id, l.brand_id, l.deleted_at is not null as is_location_gone
     from employees e
     left join locations l on l.company_id = e.company_id and l.id = e.location_id
     where e.company_id = $1 and e.id = any($2::bigint[]) order by e.id`,
    [call.access.companyId, ids],
  );
  // Counting locked the locations, so this is final.
  if (rows.some((row) => row.is_location_gone)) throw fieldInvalid('location_id', 'unknown_record');
  const told = new Set<number | null>();
  await recordChanges(
    call,
    rows.map((row) => {
      const isFirst = !told.has(row.location_id);
      told.add(row.location_id);
      return {
        event: `employee_${event}`,
        subjectType: 'employee',
        subjectId: row.id,
        ...(isFirst && { announce: { name: EMPLOYEE_CHANGED, scope: placeOfEmployee(row) } }),
      };
    }),
  );
}
