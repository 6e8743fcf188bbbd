// The answers of a form on the page: what is asked, what keeps it from being sent, and what goes to the server.
import type { FormSubmission } from '@onward/contract/onboarding/onboarding-forms';
import {
  type AccountAnswer,
  accountsIn,
  type FormAnswer,
  type FormAnswers,
  type FormField,
  type FormProblems,
  type FormStep,
  fieldsOf,
  formProblems,
  type OnboardingForm,
} from '@onward/domain/onboarding/forms/form-fields';
import { formOf } from '@onward/domain/onboarding/forms/form-of-action';

const ACCOUNTS = 'accounts';

export const formOfSubmission = ({ action_type, context }: FormSubmission): OnboardingForm | null =>
  formOf(action_type, {
    ...context,
    questions: context.questions.map((each) => ({ ...each, acceptable_answers: [], needs: 'any' as const })),
  });

/** Values that everybody has until they choose another. */
const DEFAULTS: Readonly<Record<string, FormAnswer>> = { country: 'US', region_number: '1' };

export function answersOf(form: OnboardingForm, { answers, accounts }: FormSubmission): FormAnswers {
  const fields = fieldsOf(form);
  const defaults = fields.flatMap(({ key }) => (DEFAULTS[key] === undefined ? [] : [[key, DEFAULTS[key]] as const]));
  const given = Object.entries(answers).filter(([, value]) => value !== null);
  const hasAccounts = fields.some(({ kind }) => kind === 'accounts');
  return {
    ...Object.fromEntries(defaults),
    ...(Object.fromEntries(given) as FormAnswers),
    ...(hasAccounts && { [ACCOUNTS]: accounts as AccountAnswer[] }),
  };
}

/** As the server reads them: accounts have a place of their own. */
export function sentAnswers(answers: FormAnswers) {
  const { [ACCOUNTS]: accounts, ...rest } = answers;
  return {
    answers: rest as Record<string, string | number | boolean | string[] | null>,
    ...(accounts !== undefined && { accounts: accountsIn(accounts).map((account) => ({ ...account })) }),
  };
}

/** An account number is saved once it was typed twice, so that half a number is never taken for the whole. */
export function draftAnswers(answers: FormAnswers) {
  const { accounts, ...rest } = sentAnswers(answers);
  const isConfirmed = ({ account_number: number, account_number_again: again }: AccountAnswer): boolean =>
    isMasked(number) || number === again;
  return {
    ...rest,
    ...(accounts && {
      accounts: accounts.map((account) =>
        isConfirmed(account) ? account : { ...account, account_number: '', account_number_again: '' },
      ),
    }),
  };
}

/** A masked value is one that the server has; sent back it means unchanged. */
export const isMasked = (value: FormAnswer | undefined): boolean => typeof value === 'string' && /[*•]/.test(value);

/** Whether a masked value is right only the server can tell, which has it. */
export function problemsOf(form: OnboardingForm, answers: FormAnswers, today: string): FormProblems {
  const found = Object.entries(formProblems(form, answers, today));
  return Object.fromEntries(found.filter(([name]) => !isMasked(valueAt(answers, name))));
}

/** The value that a problem is about, by its name: `city`, `accounts.0.routing_number`. */
function valueAt(answers: FormAnswers, name: string): FormAnswer | undefined {
  const [field = '', place, part] = name.split('.');
  if (place === undefined) return answers[field];
  return accountsIn(answers[field])[Number(place)]?.[part as keyof AccountAnswer];
}

/** Also when only the rules of the form say so, because it depends on other answers. */
export const isRequired = (form: OnboardingForm, field: FormField, answers: FormAnswers, today: string): boolean =>
  (field.required || field.mustBeTrue) ??
  form.rules?.({ ...answers, [field.key]: null }, today)[field.key] === 'required';

export const isProblemOf = (field: Pick<FormField, 'key'>, name: string): boolean =>
  name === field.key || name.startsWith(`${field.key}.`);

export const problemsOfStep = (step: FormStep, problems: FormProblems): FormProblems =>
  Object.fromEntries(
    Object.entries(problems).filter(([name]) => step.fields.some((field) => isProblemOf(field, name))),
  );
