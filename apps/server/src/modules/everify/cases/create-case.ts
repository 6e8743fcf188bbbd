// Opens a case for an employee whose Form I-9 is complete, and saves why it is late or repeated (EVF-016, EVF-018).
import type { BodyOf } from '@onward/contract/endpoint';
import type { EverifyCase, updateEverifyCase } from '@onward/contract/everify/everify-cases';
import type { App } from '../../../platform/app.ts';
import { changesBetween } from '../../../platform/audit.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { changedMeanwhile, existsAlready, fieldInvalid, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { announceEmployee, lockForEditing } from '../../employees/employees.service.ts';
import { type CoveringAccount, findCovering, isStillActive } from '../companies/companies.queries.ts';
import { findFormOf, findNewestCase, type I9Row, lockForm } from '../i9/forms.queries.ts';
import { refreshForm } from '../i9/refresh-form.ts';
import { openSection } from '../i9/sealed-sections.ts';
import { announceCase } from './announce-case.ts';
import { ssnIn } from './case-numbers.ts';
import * as cases from './cases.queries.ts';
import { lockCase } from './load-case.ts';
import { newReference } from './move-case.ts';
import { requirePossible } from './perform-step.ts';
import { showCase } from './show-case.ts';

export async function createCase(app: App, call: CompanyCall, employeeId: number): Promise<EverifyCase> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  const employee = await lockForEditing(call, employeeId);
  const found = await findNewestCase(tx, companyId, employeeId);
  if (found && found.status !== 'CLOSED') throw existsAlready('everify_case_open', found.id);
  const known = await findFormOf(tx, companyId, employeeId);
  const form = known && (await lockForm(tx, companyId, known.id));
  if (!form) throw wrongState('everify_i9_not_complete');
  requireVerifiable(app, form);
  const account = await requireAccount(tx, companyId, employee.location_id);
  const draft = {
    company_id: companyId,
    employee_id: employeeId,
    i9_form_id: form.id,
    everify_company_id: account.id,
    reference: newReference(),
  };
  const id = await cases.insert(tx, draft, now);
  const opened = { event: 'open', from_status: 'NOT_STARTED', status: 'DRAFT', staff_id: staffId, at: now } as const;
  await cases.insertEvent(tx, { company_id: companyId, id }, opened);
  await refreshForm(tx, form, now);
  await announceCase(tx, { company_id: companyId, id }, employee, staffId);
  await announceEmployee(tx, employee, staffId);
  await recordChange(call, {
    event: 'everify_case_opened',
    subjectType: 'everify_case',
    subjectId: id,
    changes: { employee_id: employeeId },
  });
  return showCase(app, call, id);
}

/** Section 2 is complete, with a Social Security number, and without a receipt that still has to be replaced. */
export function requireVerifiable(app: App, form: I9Row): void {
  if (form.status !== 'complete') throw wrongState('everify_i9_not_complete');
  if (!form.uses_everify) throw wrongState('everify_i9_without');
  if (ssnIn(openSection(app, 'section1', form)) === null) throw wrongState('everify_ssn_missing');
}

export async function requireAccount(
  tx: Transaction,
  companyId: number,
  locationId: number | null,
): Promise<CoveringAccount> {
  const account = locationId === null ? undefined : await findCovering(tx, companyId, locationId);
  if (!account || !(await isStillActive(tx, companyId, account.id))) throw wrongState('everify_not_active');
  return account;
}

type Reasons = BodyOf<typeof updateEverifyCase>;

const tidy = (text: string | null | undefined): string | null | undefined =>
  text === undefined ? text : text?.trim() || null;

export async function changeReasons(
  app: App,
  call: CompanyCall,
  id: number,
  { version, ...given }: Reasons,
): Promise<EverifyCase> {
  const { row, employee } = await lockCase(call, id);
  const { delay_reason, delay_text, duplicate_reason, duplicate_text } = row;
  const before = { delay_reason, delay_text, duplicate_reason, duplicate_text };
  if (version !== undefined && version !== row.version) {
    throw changedMeanwhile<Omit<Reasons, 'version'>>({ ...before, version: row.version }, given);
  }
  requirePossible(row, ['submit']);
  const values = Object.fromEntries(
    Object.entries({ ...given, delay_text: tidy(given.delay_text), duplicate_text: tidy(given.duplicate_text) }).filter(
      ([, value]) => value !== undefined,
    ),
  ) as cases.CaseValues;
  for (const field of ['delay_text', 'duplicate_text'] as const) {
    if (values[field]?.includes('"')) throw fieldInvalid(field, 'everify_no_quotes');
  }
  await cases.update(call.tx, row, values, call.now);
  await announceCase(call.tx, row, employee, call.access.staffId);
  await recordChange(call, {
    event: 'everify_case_reasons_changed',
    subjectType: 'everify_case',
    subjectId: id,
    changes: changesBetween<object>(before, values),
  });
  return showCase(app, call, id);
}
