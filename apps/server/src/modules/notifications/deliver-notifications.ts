// Notifies staff: in the bell for everyone concerned, by email and text according to their settings (NTF-010, NTF-011).

import type { FunctionModule } from '@onward/domain/company/modules';
import {
  DIGEST_AFTER,
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
import { recordEvents } from '../../platform/events/record-event.ts';
import { translator } from '../../platform/i18n/translate.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { composeMail } from '../../platform/outbox/mail-layout.ts';
import type { CalendarPart, OutgoingEmail, OutgoingText } from '../../platform/outbox/send.ts';
import { type Candidate, listCandidates, listCompanyModules } from './find-recipients.ts';
import { type Details, eventOf, putIntoWords } from './put-into-words.ts';

export const NOTIFY_TASK = 'notifications.notify';
export const DIGEST_TASK = 'notifications.digest';

export interface Fact {
  company_id: number;
  type: NotificationType;
  /** Identifies the event permanently, so that repeating it notifies only once, e.g. `applicant:42:new`. */
  key: string;
  actor_staff_id: number | null;
  record: ScopedRecord;
  /** E.g. `{ applicant: 'Amara Okafor' }`. */
  details: Details;
  /** A route of the employer app, e.g. `/applicant/42`. */
  link: string;
  /** Only these people, e.g. mentioned staff; everyone in scope when omitted. */
  only_staff_ids?: number[];
  /** A calendar invitation to attach to the email. */
  calendar?: CalendarPart;
  /** The room writes its own email about it. */
  is_mailed?: boolean;
}

/** Called by other rooms inside their own transaction. */
export const notifyStaff = (tx: Transaction, fact: Fact): Promise<void> => enqueue(tx, NOTIFY_TASK, fact);

/** One transaction for everyone concerned; a repeated job notifies nobody twice. */
export const deliverFact = (app: App, fact: Fact): Promise<void> =>
  inCompany(app.pool, fact.company_id, async (tx) => {
    const recipients = recipientsOf(
      fact,
      await listCandidates(tx, fact),
      await listCompanyModules(tx, fact.company_id),
    );
    if (recipients.length === 0) return;
    const sentBefore = await countRecent(tx, fact, recipients, app.clock());
    const notified = await insertNotifications(tx, fact, recipients);
    await recordEvents(
      tx,
      notified.map(({ staffId, notificationId }) => ({
        companyId: fact.company_id,
        name: 'notification_created',
        subjectId: notificationId,
        staffId,
      })),
    );
    const byEmail = fact.is_mailed ? [] : notified.filter(({ channels }) => channels.email);
    const [digested, mailed] = split(byEmail, ({ staffId }) => isDigested(fact.type, sentBefore.get(staffId) ?? 0));
    await addToDigests(app, tx, fact, digested);
    await app.outbox.addAll(tx, [
      ...mailed.map((recipient) => ({ email: emailTo(app, fact, recipient) })),
      ...notified.flatMap(({ channels, candidate, phone }) =>
        channels.sms && phone ? [{ text: textTo(app, fact, candidate, phone) }] : [],
      ),
    ]);
  });

interface Addressee {
  staffId: number;
  candidate: Candidate;
  phone: string | null;
  channels: { email: boolean; sms: boolean };
}

interface Notified extends Addressee {
  notificationId: number;
}

function recipientsOf(fact: Fact, candidates: readonly Candidate[], modules: readonly FunctionModule[]): Addressee[] {
  const { type, actor_staff_id: actorStaffId, record } = fact;
  return candidates.flatMap((candidate) => {
    const phone = globalPhoneNumber(candidate.phone, candidate.region_number);
    const decision = decideDelivery({ type, actorStaffId, record }, asRecipient(candidate, phone !== null), modules);
    return decision.deliver ? [{ staffId: candidate.staff_id, candidate, phone, channels: decision.channels }] : [];
  });
}

const asRecipient = (candidate: Candidate, hasPhone: boolean): Recipient => ({
  staffId: candidate.staff_id,
  status: candidate.status,
  scope: candidate.scope,
  settings: { email: candidate.email_on ?? DEFAULT_CHANNELS.email, sms: candidate.sms_on ?? DEFAULT_CHANNELS.sms },
  hasPhone,
});

const split = <Item>(items: readonly Item[], test: (item: Item) => boolean): [Item[], Item[]] => [
  items.filter(test),
  items.filter((item) => !test(item)),
];

/** How many notifications of this type each recipient got within the digest window, counted as far as it matters. */
async function countRecent(
  tx: Transaction,
  fact: Fact,
  recipients: readonly Addressee[],
  now: Date,
): Promise<Map<number, number>> {
  const rows = await tx.prepared<{ staff_id: number; count: number }>(
    'notifications_count_recent',
    `select reader.id as staff_id, counted.count::int as count from unnest($2::bigint[]) as reader (id)
     cross join lateral (select count(*) from (select from notifications n
       where n.company_id = $1 and n.staff_id = reader.id and n.notification_type = $3 and n.created_at > $4
       order by n.created_at desc limit ${DIGEST_AFTER}) recent) counted`,
    [fact.company_id, recipients.map(({ staffId }) => staffId), fact.type, addSeconds(now, -DIGEST_WINDOW_SECONDS)],
  );
  return new Map(rows.map(({ staff_id, count }) => [staff_id, count]));
}

/** Those who have not been notified of this event before. */
async function insertNotifications(tx: Transaction, fact: Fact, recipients: readonly Addressee[]): Promise<Notified[]> {
  const rows = await tx.prepared<{ id: number; staff_id: number }>(
    'notifications_insert',
    `insert into notifications (company_id, staff_id, notification_type, details, link, fact_key)
     select $1, staff_id, $3, $4, $5, $6 from unnest($2::bigint[]) as staff_id
     on conflict (company_id, staff_id, fact_key) do nothing returning id, staff_id`,
    [
      fact.company_id,
      recipients.map(({ staffId }) => staffId),
      fact.type,
      JSON.stringify(fact.details),
      fact.link,
      fact.key,
    ],
  );
  const ids = new Map(rows.map(({ id, staff_id }) => [staff_id, id]));
  return recipients.flatMap((recipient) => {
    const notificationId = ids.get(recipient.staffId);
    return notificationId === undefined ? [] : [{ ...recipient, notificationId }];
  });
}

async function addToDigests(app: App, tx: Transaction, fact: Fact, digested: readonly Notified[]): Promise<void> {
  if (digested.length === 0) return;
  await tx.db
    .insertInto('notification_digests')
    .values(
      digested.map(({ staffId, notificationId }) => ({
        company_id: fact.company_id,
        staff_id: staffId,
        notification_type: fact.type,
        notification_id: notificationId,
      })),
    )
    .execute();
  for (const { staffId } of digested) {
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
}

const screen = (app: App, link: string): string => `${app.config.publicUrl}/#${link}`;

function wordsFor(app: App, fact: Pick<Fact, 'type' | 'details'>, locale: string | null) {
  const t = translator(chooseLanguage([locale], app.config.environment));
  return { t, ...putIntoWords(eventOf(fact.type, fact.details), fact.details, t) };
}

function emailTo(app: App, fact: Fact, { candidate: { email, locale } }: Addressee): OutgoingEmail {
  const { t, title, body } = wordsFor(app, fact, locale);
  const mail = composeMail(t, {
    subject: title,
    heading: title,
    paragraphs: [body],
    button: { label: t('mail:notification.button'), url: screen(app, fact.link) },
  });
  return { companyId: fact.company_id, to: email, ...mail, calendar: fact.calendar };
}

function textTo(app: App, fact: Fact, { locale }: Candidate, to: string): OutgoingText {
  const { title } = wordsFor(app, fact, locale);
  return { companyId: fact.company_id, to, body: notificationText(title, screen(app, fact.link)) };
}
