// Notifies staff: in the bell for everyone concerned, by email and text according to their settings (NTF-010, NTF-011).

import type { FunctionModule } from '@onward/domain/company/modules';
import {
  DIGEST_WINDOW_SECONDS,
  decideDelivery,
  isDigested,
  notificationText,
  type Recipient,
} from '@onward/domain/notifications/delivery';
import { DEFAULT_CHANNELS, type NotificationType } from '@onward/domain/notifications/types';
import { globalPhoneNumber } from '@onward/domain/platform/contact/phone';
import { chooseLanguage } from '@onward/domain/platform/languages';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import type { ScopedRecord } from '@onward/domain/staff/scope';
import type { App } from '../../platform/app.ts';
import { inCompany, type Transaction } from '../../platform/database/transaction.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import { translator } from '../../platform/i18n/translate.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { composeMail } from '../../platform/outbox/mail-layout.ts';
import type { CalendarPart } from '../../platform/outbox/send.ts';
import { type Candidate, listCandidates, listCompanyModules } from './find-recipients.ts';
import { wordsOf } from './notifications.presenter.ts';

export const NOTIFY_TASK = 'notifications.notify';
export const DIGEST_TASK = 'notifications.digest';

export interface Fact {
  company_id: number;
  type: NotificationType;
  /** Identifies the event permanently, so that repeating it notifies only once, e.g. `applicant:42:new`. */
  key: string;
  actor_staff_id: number | null;
  record: ScopedRecord;
  /** Values for the text, e.g. `{ applicant: 'Amara Okafor' }`. */
  details: Record<string, string>;
  /** A route of the employer app, e.g. `/applicant/42`. */
  link: string;
  /** Only these people, e.g. mentioned staff; everyone in scope when omitted. */
  only_staff_ids?: number[];
  /** A calendar invitation to attach to the email. */
  calendar?: CalendarPart;
}

/** Called by other rooms inside their own transaction. */
export const notifyStaff = (tx: Transaction, fact: Fact): Promise<void> => enqueue(tx, NOTIFY_TASK, fact);

export async function deliverFact(app: App, fact: Fact): Promise<void> {
  const { candidates, modules } = await inCompany(app.pool, fact.company_id, async (tx) => ({
    candidates: await listCandidates(tx, fact),
    modules: await listCompanyModules(tx, fact.company_id),
  }));
  for (const candidate of candidates) {
    // One transaction per recipient, so that an error with one person does not affect the others.
    await inCompany(app.pool, fact.company_id, (tx) => tellOne(app, tx, fact, candidate, modules));
  }
}

async function tellOne(
  app: App,
  tx: Transaction,
  fact: Fact,
  candidate: Candidate,
  modules: readonly FunctionModule[],
): Promise<void> {
  const phone = globalPhoneNumber(candidate.phone, candidate.region_number);
  const decision = decideDelivery(
    { type: fact.type, actorStaffId: fact.actor_staff_id, record: fact.record },
    asRecipient(candidate, phone !== null),
    modules,
  );
  if (!decision.deliver) return;
  const sentBefore = await countRecent(tx, fact, candidate.staff_id, app.clock());
  const notificationId = await insertNotification(tx, fact, candidate.staff_id);
  if (notificationId === undefined) return;
  await recordEvent(tx, {
    companyId: fact.company_id,
    name: 'notification_created',
    subjectId: notificationId,
    staffId: candidate.staff_id,
  });
  if (decision.channels.email) {
    if (isDigested(fact.type, sentBefore)) await addToDigest(app, tx, fact, candidate.staff_id, notificationId);
    else await sendEmail(app, tx, fact, candidate);
  }
  if (decision.channels.sms && phone) await sendText(app, tx, fact, candidate, phone);
}

const asRecipient = (candidate: Candidate, hasPhone: boolean): Recipient => ({
  staffId: candidate.staff_id,
  status: candidate.status,
  scope: candidate.scope,
  settings: { email: candidate.email_on ?? DEFAULT_CHANNELS.email, sms: candidate.sms_on ?? DEFAULT_CHANNELS.sms },
  hasPhone,
});

async function countRecent(tx: Transaction, fact: Fact, staffId: number, now: Date): Promise<number> {
  const { count } = await tx.db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', fact.company_id)
    .where('staff_id', '=', staffId)
    .where('notification_type', '=', fact.type)
    .where('created_at', '>', addSeconds(now, -DIGEST_WINDOW_SECONDS))
    .executeTakeFirstOrThrow();
  return count;
}

async function insertNotification(tx: Transaction, fact: Fact, staffId: number): Promise<number | undefined> {
  const row = await tx.db
    .insertInto('notifications')
    .values({
      company_id: fact.company_id,
      staff_id: staffId,
      notification_type: fact.type,
      details: JSON.stringify(fact.details),
      link: fact.link,
      fact_key: fact.key,
    })
    .onConflict((conflict) => conflict.columns(['company_id', 'staff_id', 'fact_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

async function addToDigest(
  app: App,
  tx: Transaction,
  fact: Fact,
  staffId: number,
  notificationId: number,
): Promise<void> {
  await tx.db
    .insertInto('notification_digests')
    .values({
      company_id: fact.company_id,
      staff_id: staffId,
      notification_type: fact.type,
      notification_id: notificationId,
    })
    .execute();
  await enqueue(
    tx,
    DIGEST_TASK,
    { company_id: fact.company_id, staff_id: staffId, type: fact.type },
    {
      key: `notifications:digest:${fact.company_id}:${staffId}:${fact.type}`,
      runAt: addSeconds(app.clock(), DIGEST_WINDOW_SECONDS),
    },
  );
}

const screen = (app: App, link: string): string => `${app.config.publicUrl}/#${link}`;

function wordsFor(app: App, fact: Pick<Fact, 'type' | 'details'>, locale: string | null) {
  const t = translator(chooseLanguage([locale], app.config.environment));
  return {
    t,
    title: t(`${wordsOf(fact.type, fact.details)}.title`, fact.details),
    body: t(`${wordsOf(fact.type, fact.details)}.body`, fact.details),
  };
}

function sendEmail(app: App, tx: Transaction, fact: Fact, { email, locale }: Candidate): Promise<void> {
  const { t, title, body } = wordsFor(app, fact, locale);
  const mail = composeMail(t, {
    subject: title,
    heading: title,
    paragraphs: [body],
    button: { label: t('mail:notification.button'), url: screen(app, fact.link) },
  });
  return app.outbox.sendEmail(tx, { companyId: fact.company_id, to: email, ...mail, calendar: fact.calendar });
}

function sendText(app: App, tx: Transaction, fact: Fact, { locale }: Candidate, to: string): Promise<void> {
  const { title } = wordsFor(app, fact, locale);
  const body = notificationText(title, screen(app, fact.link));
  return app.outbox.sendText(tx, { companyId: fact.company_id, to, body });
}
