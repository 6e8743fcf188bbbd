// The job that asks the applicant for consent, once the order can no longer be undone, and the one that ends the wait.
import { CONSENT_DAYS } from '@onward/domain/background-checks/consent';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../platform/app.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import {
  APPLICATION_UPDATED,
  type ApplicationRow,
  announceApplication,
  findApplication,
  holdUntil,
} from '../../applicants/applicants.service.ts';
import { openTaskLink } from '../../careers/careers.service.ts';
import { changeCheck } from '../change-check.ts';
import { findPerson } from '../check-people.ts';
import { writeOfCheck } from '../checks.mail.ts';
import * as checks from '../checks.queries.ts';
import { end } from '../decide-checks.ts';
import { notifyOfCheck } from '../notify-of-check.ts';
import { type CheckJob, SEND_TASK, sendKey } from './create-check.ts';

export const EXPIRE_TASK = 'background_checks.expire';

const expireKey = ({ company_id, check_id }: CheckJob): string => `checks:${company_id}:${check_id}:expire`;

/** State and message are one transaction, so a crash in between asks nobody twice. */
export const sendInvitation = (app: App, { company_id: companyId, check_id: checkId }: CheckJob): Promise<void> =>
  inCompany(app.pool, companyId, async (tx) => {
    const check = await checks.lock(tx, companyId, checkId);
    if (check?.status !== 'invitation_sent' || check.sent_at) return;
    const application = await findApplication(tx, companyId, check.application_id);
    if (!application) return;
    const now = app.clock();
    if (isStillThere(application, check)) await ask(app, tx, application, check);
    else if (now < addSeconds(check.created_at, SECONDS.minute)) await tryAgain(tx, check, now);
    else await end(tx, application, check, { actor: 'system', now });
  });

/** The applicant was just moved or hired, which can still be undone. */
const tryAgain = (tx: Transaction, { company_id, id: check_id }: checks.CheckRow, now: Date): Promise<void> => {
  const job: CheckJob = { company_id, check_id };
  return enqueue(tx, SEND_TASK, job, { key: sendKey(job), runAt: holdUntil(now) });
};

const isStillThere = ({ status, stage_entry }: ApplicationRow, check: checks.CheckRow): boolean =>
  status === 'in_progress' && stage_entry === check.stage_entry;

async function ask(app: App, tx: Transaction, application: ApplicationRow, check: checks.CheckRow): Promise<void> {
  const { company_id, id: check_id } = check;
  const now = app.clock();
  const until = addSeconds(now, CONSENT_DAYS * SECONDS.day);
  const to = await findPerson(tx, company_id, application.id);
  if (!to) return;
  await checks.update(tx, check, { sent_at: now, expires_at: until });
  const link = await openTaskLink(app, tx, application, 'background_check');
  await writeOfCheck(app, tx, application, to, { name: 'invitation', link, until });
  await announceApplication(tx, application, [APPLICATION_UPDATED]);
  const job: CheckJob = { company_id, check_id };
  await enqueue(tx, EXPIRE_TASK, job, { key: expireKey(job), runAt: until });
}

export const expireInvitation = (app: App, { company_id: companyId, check_id: checkId }: CheckJob): Promise<void> =>
  inCompany(app.pool, companyId, async (tx) => {
    const now = app.clock();
    const check = await checks.lock(tx, companyId, checkId);
    if (check?.status !== 'invitation_sent' || !check.expires_at || check.expires_at > now) return;
    const application = await findApplication(tx, companyId, check.application_id);
    const to = await findPerson(tx, companyId, check.application_id);
    if (!application || !to) return;
    await changeCheck(tx, application, check, {
      event: 'invitation_expires',
      action: 'check_expired',
      actor: 'system',
      now,
    });
    await notifyOfCheck(tx, check, to, 'expired');
  });
