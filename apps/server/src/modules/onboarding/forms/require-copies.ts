// Section 2 of Form I-9 is signed once the copies that E-Verify compares photos with are kept (ONB-044).
import type { FormAnswers } from '@onward/domain/onboarding/forms/form-fields';
import { copyProblems, type KeptCopy } from '@onward/domain/onboarding/forms/i9-section2';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { EmployeeRow } from '../../employees/employees.service.ts';
import { answersRefused } from './fill-form.ts';

/** Of employers with E-Verify; the answers are those that are to be signed. */
export async function requireCopies(
  tx: Transaction,
  { employee, usesEverify }: { employee: Pick<EmployeeRow, 'company_id' | 'id'>; usesEverify: boolean },
  answers: FormAnswers,
): Promise<void> {
  const problems = Object.entries(copyProblems(answers, await listKeptCopies(tx, employee), { usesEverify }));
  if (problems.length > 0) throw answersRefused(problems);
}

const listKeptCopies = (
  tx: Transaction,
  { company_id, id }: Pick<EmployeeRow, 'company_id' | 'id'>,
): Promise<KeptCopy[]> =>
  tx.prepared<KeptCopy & Record<string, unknown>>(
    'onboarding_i9_copies',
    `select c.list from i9_copies c join i9_forms f on f.company_id = c.company_id and f.id = c.i9_form_id
     where c.company_id = $1 and f.employee_id = $2`,
    [company_id, id],
  );
