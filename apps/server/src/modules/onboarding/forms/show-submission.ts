// The form of an action with what was answered, as it may be seen (ONB-041).
import type { FormSubmission } from '@onward/contract/onboarding/onboarding-forms';
import { maskSensitive } from '@onward/domain/employees/sensitive';
import { fullAddress } from '@onward/domain/locations/addresses';
import { formatEmployerId } from '@onward/domain/locations/tax-infos';
import { type FormAnswers, fieldsOf } from '@onward/domain/onboarding/forms/form-fields';
import { isOpenAction } from '@onward/domain/onboarding/states';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { isPortalAccess } from '../../../platform/access/access.ts';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { listProcessUploads } from '../../attachments/attachments.service.ts';
import { openValue } from '../../employees/employees.service.ts';
import { staffNameOf } from '../running/staff-names.ts';
import { currentAnswers, maskAccounts, maskAnswers } from './form-answers.ts';
import { loadForm, type OpenForm, type Participant, readerOf, requireMayRead } from './open-form.ts';

interface Reading {
  tx: Transaction;
  access: Participant;
  now: Date;
}

export async function showSubmission(app: App, call: Reading, key: string): Promise<FormSubmission> {
  const open = await loadForm(call.tx, call.access, key);
  await requireMayRead(call.tx, call.access, open);
  return presentSubmission(app, call, open);
}

export async function presentSubmission(
  app: App,
  { tx, access, now }: Reading,
  open: OpenForm,
): Promise<FormSubmission> {
  const { run, action, form, module } = open;
  const answers = form ? currentAnswers(app, form, action, module, open) : {};
  const reader = readerOf(access);
  const isReturned = action.status === 'returned';
  return {
    submission_key: action.action_key,
    action_type: action.action_type,
    name: action.name,
    description: action.description,
    status: action.status,
    version: action.version,
    saved_at: action.saved_at?.toISOString() ?? null,
    completed_at: action.completed_at?.toISOString() ?? null,
    signature_name: action.signature_name,
    signed_at: action.signed_at?.toISOString() ?? null,
    context: presentContext(app, open, now),
    answers: form ? (maskAnswers(form, answers, reader) as FormSubmission['answers']) : {},
    accounts: maskAccounts(answers.accounts, reader).map(({ value, ...account }) => ({
      ...account,
      value: value ?? null,
    })),
    files: await filesOf(tx, open, answers, isPortalAccess(access)),
    return_reason: isReturned ? action.return_reason : null,
    returned_by: isReturned ? await staffNameOf(tx, run.company_id, action.returned_by) : null,
    fixes: isReturned && isOpenAction(action.status) ? action.fixes : [],
  };
}

function presentContext(
  app: App,
  { context, employee, information, module }: OpenForm,
  now: Date,
): FormSubmission['context'] {
  const ssn = openValue(app, 'ssn', information);
  const { employer_name = '', employer_address = '', employer_ein } = module.config;
  const first = information.legal_first_name ?? employee.name;
  return {
    work_state: context.work_state,
    questions: context.questions.map(({ acceptable_answers: _acceptable, needs: _needs, options, ...question }) => ({
      ...question,
      options: [...options],
    })),
    uses_everify: context.uses_everify,
    is_minor: context.is_minor,
    work_status: context.work_status,
    missing: [...context.missing],
    today: dayIn(now, employee.time_zone),
    first_day: employee.start_date ?? employee.hired_date,
    employer: {
      name: employer_name,
      address: employer_address,
      ein: employer_ein ? formatEmployerId(employer_ein) : null,
    },
    person: {
      name: [first, information.legal_middle_name, information.legal_last_name].filter(Boolean).join(' '),
      address: information.address_line_1
        ? fullAddress({ ...information, address_line_1: information.address_line_1 } as Parameters<
            typeof fullAddress
          >[0])
        : null,
      ssn: ssn === null ? null : maskSensitive('ssn', ssn),
    },
  };
}

/** Uploads that answer a question or prove something. */
async function filesOf(
  tx: Transaction,
  { run, form, action }: OpenForm,
  answers: FormAnswers,
  isEmployee: boolean,
): Promise<FormSubmission['files']> {
  const asked = (form ? fieldsOf(form) : []).filter(
    (field) => field.kind === 'file' || (field.kind === 'question' && field.question.question_type === 'file'),
  );
  const ids = asked.flatMap(({ key }) => (typeof answers[key] === 'number' ? [answers[key]] : []));
  if (ids.length === 0) return [];
  const uploads = await listProcessUploads(tx, run.company_id, run.id, ids);
  return asked.flatMap(({ key }) => {
    const upload = uploads.find(({ id }) => id === answers[key]);
    if (!upload) return [];
    const url = isEmployee
      ? `/v1/onboarding/employee/uploads/${upload.id}`
      : `/v1/onboarding/employee_onboarding_actions/${action.action_key}/files/${upload.id}`;
    return [{ field: key, upload_id: upload.id, name: upload.file_name, url, sharpness: upload.sharpness }];
  });
}
