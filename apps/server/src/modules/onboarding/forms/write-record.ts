// Writes answers through to the employee record, which is where they are kept (ONB-042, ONB-043).
import type { InformationGroup, InformationValues } from '@onward/domain/employees/information';
import {
  type AccountAnswer,
  accountsIn,
  type FormAnswers,
  type FormField,
  fieldsOf,
  type OnboardingForm,
} from '@onward/domain/onboarding/forms/form-fields';
import { recordedStateTax } from '@onward/domain/onboarding/forms/state-tax';
import { isPortalAccess } from '../../../platform/access/access.ts';
import type { App } from '../../../platform/app.ts';
import type { EditingCall } from '../../../platform/http/route.ts';
import { asEmployee, saveDirectDeposit, saveGroup, saveStateTax } from '../../employees/employees.service.ts';
import type { FillingCall } from './fill-form.ts';
import type { OpenForm } from './open-form.ts';

const isOfRecord = (form: OnboardingForm, field: FormField): boolean =>
  form.isOfRecord === true && (field.record !== undefined || field.kind === 'accounts');

/** What the record doesn't keep. */
export const ownAnswers = (form: OnboardingForm, answers: FormAnswers): FormAnswers => {
  const kept = fieldsOf(form)
    .filter((field) => !isOfRecord(form, field))
    .map(({ key }) => key);
  return Object.fromEntries(Object.entries(answers).filter(([key]) => kept.includes(key)));
};

export const uploadsIn = (form: OnboardingForm, answers: FormAnswers): number[] =>
  fieldsOf(form).flatMap((field) => {
    const isFile = field.kind === 'file' || (field.kind === 'question' && field.question.question_type === 'file');
    const value = answers[field.key];
    return isFile && typeof value === 'number' ? [value] : [];
  });

export async function writeRecord(app: App, call: FillingCall, open: OpenForm, answers: FormAnswers): Promise<void> {
  const { form, employee } = open;
  if (!form) return;
  const editing: EditingCall = isPortalAccess(call.access)
    ? asEmployee(call, employee.company_id)
    : { ...call, access: call.access };
  if (form.key === 'state_tax') return writeStateTax(app, editing, open, answers);
  if (!form.isOfRecord) return;
  for (const [group, values] of groupsIn(form, answers)) await saveGroup(app, editing, employee.id, { group, values });
  if (form.key === 'direct_deposit') await writeAccounts(app, editing, open, answers);
}

/** Fields that were asked but left empty are cleared. */
function groupsIn(form: OnboardingForm, answers: FormAnswers): Map<InformationGroup, InformationValues> {
  const groups = new Map<InformationGroup, Record<string, InformationValues[string]>>();
  for (const field of fieldsOf(form)) {
    if (!field.record) continue;
    const { group, field: name } = field.record;
    const values = groups.get(group) ?? {};
    values[name] = (answers[field.key] as InformationValues[string] | undefined) ?? null;
    groups.set(group, values);
  }
  return groups;
}

async function writeAccounts(app: App, call: EditingCall, { employee }: OpenForm, answers: FormAnswers): Promise<void> {
  const wants = answers.pay_method === 'direct_deposit' ? accountsIn(answers.accounts) : [];
  const accounts = wants.map(({ account_number_again: _again, ...account }: AccountAnswer) => ({
    ...account,
    value: account.value ?? null,
  }));
  await saveDirectDeposit(app, call, employee.id, { accounts });
}

/** Fields that only the state's form has stay with the submission. */
async function writeStateTax(
  app: App,
  call: EditingCall,
  { employee, action, form }: OpenForm,
  answers: FormAnswers,
): Promise<void> {
  const { exempt, ...recorded } = recordedStateTax(answers);
  const own = Object.keys(recorded);
  const more = Object.entries(answers).filter(([key]) => key !== 'exempt' && !own.includes(key));
  await saveStateTax(app, call, employee.id, exempt ? { exempt } : { ...recorded, exempt }, {
    key: `${action.action_key}-${action.version}`,
    more: {
      form: form?.edition ?? null,
      ...(Object.fromEntries(more) as Record<string, string | number | boolean | null>),
    },
  });
}
