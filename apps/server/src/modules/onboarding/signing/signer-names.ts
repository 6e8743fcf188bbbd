// The names an employee may sign with: the legal one, corrected in the same form or before, and the one in use.
import { type KnownName, namePartsOf } from '@onward/domain/documents/signer-names';
import type { FormAnswers } from '@onward/domain/onboarding/forms/form-fields';
import type { OpenForm } from '../forms/open-form.ts';

export function namesOf(
  { employee, information }: Pick<OpenForm, 'employee' | 'information'>,
  answers: FormAnswers = {},
): KnownName[] {
  const inUse = namePartsOf(employee.name);
  const first = answered(answers, 'legal_first_name', 'first_name') ?? information.legal_first_name ?? inUse.first;
  const last = answered(answers, 'legal_last_name', 'last_name') ?? information.legal_last_name ?? inUse.last;
  return [{ first, last, preferred: information.preferred_name }, inUse];
}

const answered = (answers: FormAnswers, ...keys: readonly string[]): string | undefined =>
  keys
    .map((key) => answers[key])
    .find((answer): answer is string => typeof answer === 'string' && answer.trim() !== '');
