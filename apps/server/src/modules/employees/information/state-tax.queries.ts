// State income tax of employees, and the forms as they were submitted.
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { StateTaxRow } from '../employees.presenter.ts';

export async function findStateTax(
  tx: Transaction,
  companyId: number,
  employeeId: number,
): Promise<StateTaxRow | null> {
  const [row] = await tx.prepared<StateTaxRow & Record<string, unknown>>(
    'employees_state_tax',
    `select state, filing_status, allowances::float8, percent_withheld, additional_withholding::float8, exempt, version,
       updated_at
     from employee_state_income_taxes where company_id = $1 and employee_id = $2`,
    [companyId, employeeId],
  );
  return row ?? null;
}

type StateTaxValues = Omit<StateTaxRow, 'version' | 'updated_at'>;

export async function saveStateTax(
  tx: Transaction,
  companyId: number,
  employeeId: number,
  values: StateTaxValues,
  now: Date,
): Promise<void> {
  const row = { ...values, updated_at: now };
  await tx.db
    .insertInto('employee_state_income_taxes')
    .values({ company_id: companyId, employee_id: employeeId, ...row })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'employee_id']).doUpdateSet((columns) => ({
        ...row,
        version: columns.eb(columns.ref('employee_state_income_taxes.version'), '+', 1),
      })),
    )
    .execute();
}

export interface Submission {
  submission_key: string;
  state: string;
  answers: Record<string, string | number | boolean | null>;
  attachment_id: number | null;
  submitted_at: Date;
}

export async function insertSubmission(
  tx: Transaction,
  companyId: number,
  submission: Omit<Submission, 'attachment_id'> & { employeeId: number; form: string | null; staffId: number | null },
): Promise<void> {
  await tx.db
    .insertInto('state_tax_submissions')
    .values({
      company_id: companyId,
      submission_key: submission.submission_key,
      employee_id: submission.employeeId,
      state: submission.state,
      form: submission.form,
      answers: JSON.stringify(submission.answers),
      staff_id: submission.staffId,
      submitted_at: submission.submitted_at,
    })
    .execute();
}

/** The PDF of a form that was filled in. */
export const attachToSubmission = (
  tx: Transaction,
  companyId: number,
  submissionKey: string,
  attachmentId: number,
): Promise<unknown> =>
  tx.prepared(
    'employees_attach_to_submission',
    'update state_tax_submissions set attachment_id = $3 where company_id = $1 and submission_key = $2',
    [companyId, submissionKey, attachmentId],
  );

export async function findNewestSubmission(
  tx: Transaction,
  companyId: number,
  employeeId: number,
): Promise<Submission | undefined> {
  const { rows } = await tx.client.query<Submission>(
    `select submission_key, state, answers, attachment_id, submitted_at from state_tax_submissions
     where company_id = $1 and employee_id = $2 order by id desc limit 1`,
    [companyId, employeeId],
  );
  return rows[0];
}
