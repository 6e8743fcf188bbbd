// Filling in the form of an action: locked, and checked as a whole before it is submitted or signed.
import { type FormAnswers, formProblems, type OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { isPortalAccess } from '../../../platform/access/access.ts';
import { type FieldTexts, type Refusal, validationFailed, wrongState } from '../../../platform/http/errors.ts';
import type { Call } from '../../../platform/http/route.ts';
import { lockForEmployee, lockForStaff, requireActive } from '../running/lock-run.ts';
import * as runs from '../running/runs.queries.ts';
import { type OpenForm, openForm, type Participant } from './open-form.ts';

export type FillingCall = Pick<Call, 'tx' | 'names' | 'now' | 'language' | 'requestId' | 'address' | 'userAgent'> & {
  access: Participant;
};

/** As it is now that nobody else can change it. */
export async function lockForm(call: FillingCall, { run, action, module }: OpenForm): Promise<OpenForm> {
  const { tx, access } = call;
  const locked = isPortalAccess(access)
    ? await lockForEmployee(tx, access)
    : await lockForStaff({ ...call, access }, run);
  requireActive(locked.run);
  const current = await runs.findAction(tx, run.company_id, action.id);
  if (!current) throw wrongState('onboarding_ended');
  return openForm(tx, { ...locked, module, action: current });
}

export function requireComplete({ employee }: OpenForm, form: OnboardingForm, answers: FormAnswers, now: Date): void {
  const problems = Object.entries(formProblems(form, answers, dayIn(now, employee.time_zone)));
  if (problems.length > 0) throw answersRefused(problems);
}

export function answersRefused(problems: readonly [field: string, problem: string][]): Refusal {
  const fields: FieldTexts = {};
  for (const [field, problem] of problems) {
    const place = field.startsWith('accounts.') ? field : `answers.${field}`;
    fields[place] = [{ key: 'onboarding.problem', texts: { problem: `onboarding-forms:problems.${problem}` } }];
  }
  return validationFailed(fields);
}
