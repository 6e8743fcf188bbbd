// Ends an adverse action: the applicant is rejected and gets the final notice (CHK-006, AHD-012).
import { decideFinalNotice } from '@onward/domain/background-checks/adverse-action';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import type { App } from '../../../platform/app.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { wrongState } from '../../../platform/http/errors.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import {
  APPLICATION_UPDATED,
  announceApplication,
  findApplication,
  rejectApplication,
} from '../../applicants/applicants.service.ts';
import { taskLinkOfVisit } from '../../careers/careers.service.ts';
import { sealLetter } from '../../documents/documents.service.ts';
import { changeCheck, visitOf } from '../change-check.ts';
import { findPerson, languageOf } from '../check-people.ts';
import { writeOfCheck } from '../checks.mail.ts';
import * as checks from '../checks.queries.ts';
import { readItems } from '../findings.ts';
import { keepLetter } from '../letter-files.ts';
import { notifyOfCheck } from '../notify-of-check.ts';
import type { CheckJob } from '../ordering/create-check.ts';
import type { OwnCheck } from '../read-checks.ts';
import * as adverse from './adverse-actions.queries.ts';
import { finalLetter } from './adverse-letters.ts';

export const FINAL_LETTER_TASK = 'background_checks.final_letter';

interface Finishing {
  tx: Transaction;
  /** Null when the waiting time has passed and nobody had to act. */
  staffId: number | null;
  now: Date;
}

/** The applicant and the check are locked. */
export async function finish({ tx, staffId, now }: Finishing, { check, application, person }: OwnCheck): Promise<void> {
  const action = await adverse.find(tx, check.company_id, check.id);
  const today = dayIn(now, person.time_zone);
  const decision = decideFinalNotice(check.status, action?.pre_at ? action.waits_until : null, today);
  if (!decision.allowed)
    throw wrongState(`checks.${decision.reason === 'still_waiting' ? 'still_waiting' : check.status}`);
  const actor = staffId === null ? 'system' : 'staff';
  const { event } = decision;
  await changeCheck(tx, application, check, { event, action: 'check_final_adverse', actor, staffId, now });
  const { company_id, id: check_id } = check;
  await adverse.update(tx, { company_id, check_id }, { final_at: now });
  const rejection = { actor: 'system', reason: 'other', detail: { check: true }, now } as const;
  if (!(await rejectApplication(tx, application, rejection))) throw wrongState('checks.not_in_progress');
  await enqueue(
    tx,
    FINAL_LETTER_TASK,
    { company_id, check_id },
    { key: `checks:${company_id}:${check_id}:final_letter` },
  );
  if (staffId === null) await notifyOfCheck(tx, check, person, 'final');
}

/** The waiting time is over. Who was rejected or hired meanwhile, or has disputed the report, gets no notice. */
export const finishWhenDue = (app: App, { company_id: companyId, check_id: checkId }: CheckJob): Promise<void> =>
  inCompany(app.pool, companyId, async (tx) => {
    const now = app.clock();
    const check = await checks.lock(tx, companyId, checkId);
    const application = check && (await findApplication(tx, companyId, check.application_id));
    const person = check && (await findPerson(tx, companyId, check.application_id));
    if (check?.status !== 'pre_adverse_action' || application?.status !== 'in_progress' || !person) return;
    await finish({ tx, staffId: null, now }, { check, application, person });
  });

export async function sendFinalLetter(app: App, { company_id: companyId, check_id: checkId }: CheckJob): Promise<void> {
  const found = await inCompany(app.pool, companyId, async (tx) => {
    const check = await checks.find(tx, companyId, checkId);
    const action = await adverse.find(tx, companyId, checkId);
    const person = check && (await findPerson(tx, companyId, check.application_id));
    return action && person ? { action, person } : undefined;
  });
  if (!found?.action.final_at || found.action.final_letter_key) return;
  const { action, person } = found;
  const language = languageOf(person, app.config.environment);
  const letter = finalLetter({ person, language, action, items: readItems(app, action), now: found.action.final_at });
  const bytes = await sealLetter(app, letter);
  await inCompany(app.pool, companyId, async (tx) => {
    const check = await checks.lock(tx, companyId, checkId);
    const current = await adverse.find(tx, companyId, checkId);
    const application = check && (await findApplication(tx, companyId, check.application_id));
    if (!check || !application || !current || current.final_letter_key) return;
    await adverse.update(tx, current, { final_letter_key: await keepLetter(app, check, 'final', bytes) });
    const link = (await taskLinkOfVisit(app, tx, visitOf(check))) ?? '';
    await writeOfCheck(app, tx, application, person, { name: 'final', link });
    await announceApplication(tx, application, [APPLICATION_UPDATED]);
  });
}
