// Every form that is filled in becomes a PDF among the documents of the employee (ONB-043, ONB-048).
import type { FormAnswers, FormKey, OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import { hasDeclinedWotc } from '@onward/domain/onboarding/forms/wotc';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { RunActionRow } from '../running/runs.queries.ts';

export const FILE_TASK = 'onboarding.file_form';

export interface FileJob {
  company_id: number;
  action_id: number;
}

/** Job and pay are in the record only; the sections of the I-9 become one form in the everify room. */
const WITHOUT_FILE: readonly FormKey[] = ['employment', 'payroll', 'i9_section1', 'i9_section2'];

export const hasFile = (form: OnboardingForm, answers: FormAnswers): boolean =>
  !WITHOUT_FILE.includes(form.key) && !(form.key === 'wotc' && hasDeclinedWotc(answers));

export const orderFile = (
  tx: Transaction,
  { company_id, id }: Pick<RunActionRow, 'company_id' | 'id'>,
): Promise<void> => {
  const job: FileJob = { company_id, action_id: id };
  return enqueue(tx, FILE_TASK, job, { key: `onboarding:${company_id}:${id}:file` });
};
