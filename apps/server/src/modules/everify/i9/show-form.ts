// The Form I-9 of an employee as staff see it (ONB-044, AHD-011).
import type { I9Form } from '@onward/contract/everify/i9-form';
import { retainedUntil } from '@onward/domain/employees/retention';
import type { I9Section } from '@onward/domain/everify/i9-changes';
import { clockDays, daysLeft, dueItems, urgencyOf } from '@onward/domain/everify/i9-clock';
import { formOfSection } from '@onward/domain/everify/signed-sections';
import { type FormAnswer, fieldsOf } from '@onward/domain/onboarding/forms/form-fields';
import { I9_EDITION } from '@onward/domain/onboarding/forms/i9-section1';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { holdsPermission, type Permission } from '@onward/domain/staff/permissions';
import type { App } from '../../../platform/app.ts';
import { noAccess, notFound } from '../../../platform/http/errors.ts';
import { type EmployeeRow, loadEmployee } from '../../employees/employees.service.ts';
import { maskAnswers, mayFillSection2 } from '../../onboarding/onboarding.service.ts';
import { findRunningProcess, findStaffName } from './around-form.queries.ts';
import { listCopies } from './copies.queries.ts';
import { findFormOf, findNewestCase, type I9EventRow, type I9Row, insertEvents, listEvents } from './forms.queries.ts';
import type { I9Call } from './load-form.ts';
import { presentCopy } from './present-copy.ts';
import { presentSupplement, type StoredSupplement } from './present-supplement.ts';
import { clockFacts } from './refresh-form.ts';
import { openEvent, openSection } from './sealed-sections.ts';

/** Each look is part of the audit trail that the law wants. */
export async function openForm(app: App, call: I9Call, employeeId: number): Promise<I9Form> {
  const { tx, access, now, address } = call;
  const employee = await loadEmployee(call, employeeId);
  const form = await findFormOf(tx, access.companyId, employeeId);
  if (!form) throw notFound();
  await requireMaySee(call, employee);
  await insertEvents(tx, form, [{ kind: 'viewed', staff_id: access.staffId, address, at: now }]);
  return showForm(app, call, form, employee);
}

const SEEING: readonly Permission[] = ['manage_onboarding', 'manage_everify'];

async function requireMaySee({ tx, access }: I9Call, employee: EmployeeRow): Promise<void> {
  if (SEEING.some((permission) => holdsPermission(access.permissions, permission))) return;
  if (!(await mayFillSection2(tx, access, employee))) throw noAccess('not_an_assignee');
}

export async function showForm(app: App, call: I9Call, form: I9Row, employee: EmployeeRow): Promise<I9Form> {
  const { tx, access, now } = call;
  const companyId = access.companyId;
  const found = await findNewestCase(tx, companyId, form.employee_id);
  const events = await listEvents(tx, companyId, form.id);
  const today = dayIn(now, employee.time_zone);
  return {
    id: form.id,
    employee: { id: employee.id, name: employee.name, status: employee.status },
    location: employee.location_id === null ? null : { id: employee.location_id, name: employee.location_name ?? '' },
    status: form.status,
    edition: I9_EDITION,
    first_day: form.first_day,
    today,
    dues: dueItems(clockFacts(form, employee, found)).map((item) => ({
      ...item,
      days_left: daysLeft(item.due, today),
      urgency: urgencyOf(item, today),
    })),
    clock: clockDays(form.first_day, today),
    uses_everify: form.uses_everify,
    work_status: form.work_status,
    section1: signed(app, call, form, 'section1', null),
    section2: signed(app, call, form, 'section2', await findStaffName(tx, companyId, form.section2_signed_by)),
    receipt_until: form.receipt_until,
    reverify_by: form.reverify_by,
    supplements: events.flatMap((event) => {
      const stored = isSupplement(event) ? openEvent<StoredSupplement>(app, event) : null;
      return stored ? [presentSupplement(event, stored)] : [];
    }),
    copies: (await listCopies(tx, companyId, form.id)).map(presentCopy),
    changes: events.map((event) => presentChange(app, call, form, event)).reverse(),
    case: found ? { id: found.id, status: found.status, case_number: found.case_number } : null,
    retained_until: retainedUntil([employee.hired_date, employee.start_date, form.first_day], employee.end_date),
    purged_at: form.purged_at?.toISOString() ?? null,
    process_key: await findRunningProcess(tx, companyId, form.employee_id),
    has_pdf: form.section1_signed_at !== null && form.status !== 'purged',
    version: form.version,
  };
}

const isSupplement = ({ kind }: I9EventRow): boolean => kind === 'reverification' || kind === 'rehire';

const readerOf = ({ access }: Pick<I9Call, 'access'>) => ({
  isEmployee: false,
  seesPay: holdsPermission(access.permissions, 'view_sensitive_pii'),
});

function signed(app: App, call: I9Call, form: I9Row, section: I9Section, staffName: string | null): I9Form['section1'] {
  const answers = openSection(app, section, form);
  const at = form[`${section}_signed_at`];
  if (answers === null || at === null) return null;
  const masked = maskAnswers(formOfSection(section, form), answers, readerOf(call));
  return {
    answers: Object.fromEntries(Object.entries(masked).map(([key, value]) => [key, plain(value)])),
    signature_name: form[`${section}_signature`] ?? '',
    signed_at: at.toISOString(),
    staff_name: staffName,
  };
}

const plain = (value: FormAnswer): string | number | boolean | null =>
  typeof value === 'object' && value !== null ? null : value;

interface Values {
  before: FormAnswer;
  after: FormAnswer;
}

function presentChange(app: App, call: I9Call, form: I9Row, event: I9EventRow): I9Form['changes'][number] {
  const { id, kind, section, field, reason, staff_name, at } = event;
  const values = kind === 'corrected' ? openEvent<Values>(app, event) : null;
  const shown = (value: FormAnswer | undefined) => masked(call, form, section, field, value ?? null);
  return {
    id,
    kind,
    section,
    field,
    before: shown(values?.before),
    after: shown(values?.after),
    reason,
    staff_name,
    at: at.toISOString(),
  };
}

/** Old values are as sensitive as new ones. */
function masked(
  call: I9Call,
  form: I9Row,
  section: I9Section | null,
  field: string | null,
  value: FormAnswer,
): string | number | boolean | null {
  if (section === null || field === null || value === null) return null;
  const shape = formOfSection(section, form);
  if (!fieldsOf(shape).some(({ key }) => key === field)) return plain(value);
  return plain(maskAnswers(shape, { [field]: value }, readerOf(call))[field] ?? null);
}
