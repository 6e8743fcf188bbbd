// What an applicant does with a check behind its link: read the notice, agree or not, answer a report (CAR-019).
import type { CheckTask, consentToCheck } from '@onward/contract/background-checks/check-tasks';
import type { BodyOf } from '@onward/contract/endpoint';
import { CONSENT_VERSION, consentProblems } from '@onward/domain/background-checks/consent';
import { isFindingOpen } from '@onward/domain/background-checks/states';
import { hasOtherLastName, wholeName } from '@onward/domain/documents/signer-names';
import type { Language } from '@onward/domain/platform/languages';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid, linkExpired, validationFailed, wrongState } from '../../../platform/http/errors.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { ApplicationRow } from '../../applicants/applicants.service.ts';
import { frameOf, markDone, type OpenTask, openTask } from '../../careers/careers.service.ts';
import * as adverse from '../adverse-action/adverse-actions.queries.ts';
import { recordDispute } from '../adverse-action/dispute-check.ts';
import { changeCheck, visitOf } from '../change-check.ts';
import { type CheckedPerson, findPerson } from '../check-people.ts';
import * as checks from '../checks.queries.ts';
import { isModuleOn } from '../module-on.ts';
import { notifyOfCheck } from '../notify-of-check.ts';
import type { CheckJob } from '../ordering/create-check.ts';
import { authorization, disclosure, PROVIDER_NAME } from './consent-texts.ts';
import { passOnLater, sealIdentity } from './pass-on.ts';
import { CONSENT_LETTER_TASK } from './write-consent-letter.ts';

export interface TaskCall {
  app: App;
  tx: Transaction;
  language: Language;
  address: string;
  userAgent: string;
  now: Date;
}

export interface OpenCheck extends Pick<OpenTask, 'task'> {
  application: ApplicationRow;
  check: checks.CheckRow;
  person: CheckedPerson;
}

/** The newest check of this visit to the stage, once the applicant was asked. */
export async function openCheck(tx: Transaction, token: string): Promise<OpenCheck> {
  const { task, application } = await openTask(tx, 'background_check', token);
  const check = await checks.findOfVisit(tx, task.company_id, task.application_id, task.stage_entry);
  const person = await findPerson(tx, task.company_id, task.application_id);
  if (!check?.sent_at || !person) throw linkExpired('no_longer_valid');
  // Without the module nobody could see the result. What was agreed to before stays the applicant's to read and answer.
  if (check.status === 'invitation_sent' && !(await isModuleOn(tx, check.company_id)))
    throw linkExpired('no_longer_valid');
  return { task, application, check, person };
}

/** Read again once it is locked, because staff may have decided or moved the applicant meanwhile. */
async function lockCheck(tx: Transaction, token: string): Promise<OpenCheck> {
  const { check } = await openCheck(tx, token);
  await checks.lock(tx, check.company_id, check.id);
  return openCheck(tx, token);
}

export async function readCheckTask(call: TaskCall, token: string): Promise<CheckTask> {
  return present(call, await openCheck(call.tx, token));
}

export async function consent(
  call: TaskCall,
  token: string,
  { wants_copy = false, name_confirmed = false, agreed: _agreed, ...input }: BodyOf<typeof consentToCheck>,
): Promise<CheckTask> {
  const { app, tx, language, address, userAgent, now } = call;
  const open = await lockCheck(tx, token);
  const { check, person } = open;
  requireAsked(check, now);
  const needsEmail = person.email === null;
  const problems = consentProblems(input, { today: dayIn(now, person.time_zone), needsEmail });
  const fields = Object.entries(problems).map(([field, problem]) => [field, [{ key: `fields.${problem}` }]]);
  if (fields.length > 0) throw validationFailed(Object.fromEntries(fields));
  const name = input.full_legal_name.trim();
  const applied = appliedAs(name, person);
  if (applied && !name_confirmed) throw fieldInvalid('full_legal_name', 'other_last_name', { applied });
  await changeCheck(tx, open.application, check, {
    event: 'consent',
    action: 'check_consented',
    actor: 'applicant',
    set: {
      consent: {
        version: CONSENT_VERSION,
        language,
        name,
        ...(applied && { applied_as: applied }),
        address,
        user_agent: userAgent,
      },
      consented_at: now,
      wants_copy,
      identity: sealIdentity(app, check, { ...input, email: needsEmail ? (input.email ?? null) : person.email }),
    },
    now,
  });
  await markDone(tx, visitOf(check), now);
  const job: CheckJob = { company_id: check.company_id, check_id: check.id };
  await passOnLater(tx, job);
  await enqueue(tx, CONSENT_LETTER_TASK, job);
  return present(call, await openCheck(tx, token));
}

/** Null when the legal name has the last name of the application. */
function appliedAs(name: string, { first_name: first, last_name: last }: CheckedPerson): string | null {
  const known = { first, last };
  return hasOtherLastName(name, known) ? wholeName(known) : null;
}

export async function refuse(call: TaskCall, token: string): Promise<CheckTask> {
  const { tx, now } = call;
  const { application, check, person } = await lockCheck(tx, token);
  requireAsked(check, now);
  await changeCheck(tx, application, check, {
    event: 'cancel',
    action: 'check_refused',
    actor: 'applicant',
    set: { refused_at: now },
    now,
  });
  await markDone(tx, visitOf(check), now);
  await notifyOfCheck(tx, check, person, 'refused');
  return present(call, await openCheck(tx, token));
}

export async function dispute(call: TaskCall, token: string, statement: string): Promise<CheckTask> {
  const open = await lockCheck(call.tx, token);
  await recordDispute(call.tx, open, { actor: 'applicant', statement, now: call.now });
  return present(call, await openCheck(call.tx, token));
}

/** A link is over at its time even before the job has noticed. */
function requireAsked({ status, expires_at }: checks.CheckRow, now: Date): void {
  if (status !== 'invitation_sent') throw wrongState(`checks.${status}`);
  if (expires_at && expires_at <= now) throw wrongState('checks.expired');
}

/** The applicant's own copy: when asked for, and always with a notice. */
export const hasReport = ({ status, completed_at, report_id, wants_copy }: checks.CheckRow): boolean =>
  completed_at !== null &&
  report_id !== null &&
  (wants_copy || (isFindingOpen(status) && status !== 'consider') || status === 'final_adverse_action');

async function present({ tx, language, now }: TaskCall, { task, check, person }: OpenCheck): Promise<CheckTask> {
  const t = translator(language);
  const { is_preview: _preview, ...frame } = frameOf(task);
  const action = await adverse.find(tx, check.company_id, check.id);
  const isExpired = check.status === 'invitation_sent' && check.expires_at !== null && check.expires_at <= now;
  return {
    background_check: {
      ...frame,
      status: isExpired ? 'expired' : check.status,
      time_zone: person.time_zone,
      first_name: person.first_name,
      last_name: person.last_name,
      expires_at: (check.expires_at ?? now).toISOString(),
      consented_at: check.consented_at?.toISOString() ?? null,
      is_refused: check.refused_at !== null,
      completed_at: check.completed_at?.toISOString() ?? null,
    },
    package: { name: check.package.name, screenings: [...check.package.screenings] },
    disclosure: disclosure(t, person),
    authorization: authorization(t, person),
    provider_name: PROVIDER_NAME,
    needs_email: person.email === null,
    adverse_action: action?.pre_at ? presentAction(action) : null,
    has_consent_letter: check.consent_letter_key !== null,
    has_report: hasReport(check),
  };
}

const presentAction = (action: adverse.AdverseRow): CheckTask['adverse_action'] => ({
  pre_at: action.pre_at?.toISOString() ?? null,
  final_at: action.final_at?.toISOString() ?? null,
  message: action.message,
  waits_until: action.waits_until,
  disputed_at: action.disputed_at?.toISOString() ?? null,
  statement: action.statement,
  has_pre_letter: action.pre_letter_key !== null,
  has_final_letter: action.final_letter_key !== null,
});
