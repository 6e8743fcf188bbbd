// Saves the state income tax of an employee by the certificate of the state of work (EMP-021, EMP-022).
import { randomBytes } from 'node:crypto';
import type { EmployeeStateTax } from '@onward/contract/employees/employee';
import type { getStateTaxSubmission, updateEmployeeStateTax } from '@onward/contract/employees/employee-information';
import type { BodyOf, ResponseOf } from '@onward/contract/endpoint';
import { type StateTaxValues, stateTaxOf, stateTaxProblems } from '@onward/domain/employees/state-taxes';
import { DIGEST_KEY_BYTES, digestKey } from '@onward/domain/platform/digest-key';
import type { App } from '../../../platform/app.ts';
import { changesBetween } from '../../../platform/audit.ts';
import { changedMeanwhile, notFound, validationFailed, wrongState } from '../../../platform/http/errors.ts';
import type { EditingCall } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/record-change.ts';
import { presentStateTax } from '../employees.presenter.ts';
import { EMPLOYEE_CHANGED, placeOfEmployee } from '../record/announce-employee.ts';
import { requireInformation, workStateOf } from '../record/browse-employee.ts';
import { recordEmployeeChanges } from '../record/employee-changes.ts';
import { loadEmployee, lockForEditing } from '../record/load-employee.ts';
import { findNewestSubmission, findStateTax, insertSubmission, saveStateTax as store } from './state-tax.queries.ts';

type Given = BodyOf<typeof updateEmployeeStateTax>['employee_state_income_tax'];

/** The whole form, when somebody filled it in: its own key, and fields that only the form has. */
export interface FilledForm {
  key: string;
  more: Record<string, string | number | boolean | null>;
}

const FIELDS = ['filing_status', 'allowances', 'percent_withheld', 'additional_withholding', 'exempt'] as const;

export async function saveStateTax(
  app: App,
  call: EditingCall,
  id: number,
  { version, ...given }: Given,
  filled?: FilledForm,
): Promise<EmployeeStateTax> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  const row = await lockForEditing(call, id);
  const workState = workStateOf(row, await requireInformation(tx, row));
  const tax = stateTaxOf(workState ?? '');
  if (tax.kind !== 'form') throw wrongState(`employee_${tax.kind}`);
  const saved = await findStateTax(tx, companyId, id);
  const current = presentStateTax(id, workState, saved);
  const values = merged(current, given);
  if (version !== undefined && version !== current.version) throw changedMeanwhile(current, values);
  const problems = stateTaxProblems(tax.form, values);
  if (Object.keys(problems).length > 0) {
    throw validationFailed(
      Object.fromEntries(
        Object.entries(problems).map(([field, problem]) => [field, [{ key: `employees.${problem}` }]]),
      ),
    );
  }
  await store(tx, companyId, id, { state: tax.state, ...values }, now);
  await insertSubmission(tx, companyId, {
    submission_key: filled?.key ?? digestKey(randomBytes(DIGEST_KEY_BYTES)),
    employeeId: id,
    state: tax.state,
    form: tax.form.form,
    answers: { ...filled?.more, ...values },
    staffId,
    submitted_at: now,
  });
  await recordEmployeeChanges(
    app,
    { tx, companyId, staffId, now },
    FIELDS.filter((field) => current[field] !== values[field]).map((field) => ({
      employeeId: id,
      event: 'changed',
      part: 'state_tax',
      field,
      before: current[field],
      after: values[field],
    })),
  );
  await recordChange(call, {
    event: 'employee_state_tax_updated',
    subjectType: 'employee',
    subjectId: id,
    changes: { state: tax.state, ...changesBetween(current, values, [...FIELDS]) },
    announce: { name: EMPLOYEE_CHANGED, scope: placeOfEmployee(row) },
  });
  return presentStateTax(id, workState, await findStateTax(tx, companyId, id));
}

/** Exempt employees fill in nothing else. */
function merged(current: EmployeeStateTax, given: Omit<Given, 'version'>): StateTaxValues {
  const exempt = given.exempt ?? current.exempt;
  if (exempt) {
    return { filing_status: null, allowances: null, percent_withheld: null, additional_withholding: null, exempt };
  }
  const pick = <Field extends keyof typeof given>(field: Field) =>
    given[field] === undefined ? current[field as keyof EmployeeStateTax] : given[field];
  return {
    filing_status: (pick('filing_status') as string | null) || null,
    allowances: pick('allowances') as number | null,
    percent_withheld: (pick('percent_withheld') as string | null) || null,
    additional_withholding: pick('additional_withholding') as number | null,
    exempt,
  };
}

export async function showSubmission(call: EditingCall, id: number): Promise<ResponseOf<typeof getStateTaxSubmission>> {
  await loadEmployee(call, id);
  const found = await findNewestSubmission(call.tx, call.access.companyId, id);
  if (!found) throw notFound();
  const { submission_key, state, answers, attachment_id, submitted_at } = found;
  return {
    submission_key,
    state,
    answers,
    pdf_attachment_id: attachment_id,
    submitted_at: submitted_at.toISOString(),
  };
}
