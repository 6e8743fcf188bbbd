// The form of a submission, made by the same rules as on the server.
import type { FormSubmission } from '@onward/contract/onboarding/onboarding-forms';
import type { FormAnswers, OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import { formOf } from '@onward/domain/onboarding/forms/form-of-action';

export function formOfSubmission({
  action_type,
  context,
}: Pick<FormSubmission, 'action_type' | 'context'>): OnboardingForm | null {
  // Which answers are acceptable is nothing that the form shows.
  const questions = context.questions.map((question) => ({
    ...question,
    acceptable_answers: [],
    needs: 'any' as const,
  }));
  return formOf(action_type, { ...context, questions });
}

/** Accounts are an answer like the others. */
export const answersOf = ({ answers, accounts }: Pick<FormSubmission, 'answers' | 'accounts'>): FormAnswers => ({
  ...(answers as FormAnswers),
  ...(accounts.length > 0 && {
    accounts: accounts.map(({ bank_name = null, value = null, ...account }) => ({ ...account, bank_name, value })),
  }),
});

/** Staff's forms have no bank accounts, so their answers need no place of their own. */
export const plainAnswers = (answers: FormAnswers): FormSubmission['answers'] =>
  answers as unknown as FormSubmission['answers'];
