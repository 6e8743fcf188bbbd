// Sends a message when it is due: checked once more, then put into the outbox in the same transaction.
import type { FailureReason } from '@onward/domain/messages/message-states';
import type { UnreachableReason } from '@onward/domain/messages/reaching';
import { replyAddress } from '@onward/domain/messages/replies';
import { chooseLanguage } from '@onward/domain/platform/languages';
import type { App } from '../../../platform/app.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { enqueue, withdrawJobs } from '../../../platform/jobs/enqueue.ts';
import { composeMail, type MailContent } from '../../../platform/outbox/mail-layout.ts';
import type { CalendarPart, MailThread, Outgoing, OutgoingEmail, OutgoingText } from '../../../platform/outbox/send.ts';
import { sender } from '../../../providers/smtp/smtp-carrier.ts';
import { recordHistory } from '../../applicants/applicants.service.ts';
import { unsubscribeLink } from '../../careers/careers.service.ts';
import { withOriginals } from '../inbound/keep-originals.ts';
import * as messages from '../messages.queries.ts';
import { announce } from '../threads/announce-thread.ts';
import { type ConversationTokens, createTokens } from '../threads/conversation-tokens.ts';
import { isWaiting } from '../threads/conversations.presenter.ts';
import * as conversations from '../threads/conversations.queries.ts';
import { addressOf, findRecipients, type Recipient, senderOf, whyNot } from './recipients.queries.ts';

export const LEAVE_TASK = 'messages.leave';

export interface LeaveJob {
  company_id: number;
  message_ids: number[];
}

/** How many messages of one action a job sends. */
const LEAVING_TOGETHER = 50;

const groupsOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / LEAVING_TOGETHER) }, (_, at) =>
    ids.slice(at * LEAVING_TOGETHER, (at + 1) * LEAVING_TOGETHER),
  );

const leaveKey = (companyId: number, ids: readonly number[]): string =>
  `message:${companyId}:${[...new Set([ids[0], ids.at(-1)])].join('-')}`;

export async function leaveLater(tx: Transaction, companyId: number, ids: readonly number[], at: Date): Promise<void> {
  for (const group of groupsOf(ids)) {
    const job: LeaveJob = { company_id: companyId, message_ids: group };
    await enqueue(tx, LEAVE_TASK, job, { key: leaveKey(companyId, group), runAt: at });
  }
}

/** Messages queued together; a leftover job finds nothing pending. */
export const stayHere = (tx: Transaction, companyId: number, ids: readonly number[]): Promise<void> =>
  withdrawJobs(
    tx,
    groupsOf(ids).map((group) => leaveKey(companyId, group)),
  );

/** Sends all at once and falls back to one by one, so that one bad recipient does not block the others. */
export async function leave(app: App, { company_id: companyId, message_ids: ids }: LeaveJob): Promise<void> {
  try {
    await leaveTogether(app, companyId, ids);
  } catch (error) {
    if (ids.length === 1) throw error;
    const results = await Promise.allSettled(ids.map((id) => leaveTogether(app, companyId, [id])));
    const failed = results.find(({ status }) => status === 'rejected');
    if (failed) throw (failed as PromiseRejectedResult).reason;
  }
}

const leaveTogether = (app: App, companyId: number, ids: readonly number[]): Promise<void> =>
  inCompany(app.pool, companyId, async (tx) => {
    const waiting = [...(await messages.lockAll(tx, companyId, ids)).values()].filter(isWaiting);
    const people = await findRecipients(
      tx,
      companyId,
      waiting.map(({ application_id }) => application_id),
    );
    const leaving: Leaving[] = [];
    for (const message of waiting) {
      const to = people.get(message.application_id);
      const reason = to && whyNot(to, message.channel, senderOf(message));
      if (reason) await stopped(tx, message, REASONS[reason]);
      else if (to) leaving.push({ message, to });
    }
    await handToOutbox(app, tx, companyId, leaving);
    const now = app.clock();
    for (const { message } of leaving) if (!message.automated) await tellHistory(tx, message, now);
    const threads = leaving.map(({ message }) => message.conversation_id);
    await announce(tx, companyId, threads, 'message_updated');
  });

/** Since it was written, the recipient opted out or became unreachable. */
const REASONS: Record<UnreachableReason, FailureReason> = {
  no_email: 'mailbox_unknown',
  email_bounced: 'mailbox_unknown',
  email_opted_out: 'opted_out',
  no_phone: 'invalid_number',
  no_sms_consent: 'opted_out',
  sms_opted_out: 'opted_out',
  sms_not_verified: 'not_verified',
};

async function stopped(tx: Transaction, message: messages.MessageRow, error: FailureReason): Promise<void> {
  await messages.change(tx, message.company_id, message.id, { status: 'failed', error });
  await conversations.setFailed(tx, message.company_id, [message], true);
  await announce(tx, message.company_id, [message.conversation_id], 'message_updated');
}

const tellHistory = (tx: Transaction, message: messages.MessageRow, now: Date): Promise<void> =>
  recordHistory(tx, message.company_id, [
    {
      applicationId: message.application_id,
      actor: 'staff',
      staffId: message.sender_id,
      action: 'message_sent',
      detail: { channel: message.channel },
      now,
    },
  ]);

/** Automated emails use our layout; an email from a person is only its text. */
export interface EmailLayout extends Omit<MailContent, 'subject' | 'unsubscribe' | 'footer' | 'online'> {
  calendar?: CalendarPart;
}

export interface Leaving {
  message: messages.MessageRow;
  to: Recipient;
  layout?: EmailLayout;
}

export async function handToOutbox(
  app: App,
  tx: Transaction,
  companyId: number,
  leaving: readonly Leaving[],
): Promise<void> {
  if (leaving.length === 0) return;
  const [threads, originals] = await tx.inOnePacket(() =>
    Promise.all([readThreads(tx, companyId, leaving, app.clock()), originalsOf(app, tx, companyId, leaving)]),
  );
  const outboxIds = await app.outbox.addAll(
    tx,
    originals.map(
      (one): Outgoing =>
        one.message.channel === 'email'
          ? { email: emailOf(app, one, threads.get(one.message.id)) }
          : { text: textOf(app, one) },
    ),
  );
  const carried = leaving.map(({ message }, at) => ({ id: message.id, outbox_message_id: outboxIds[at] ?? 0 }));
  await messages.setOutbox(tx, companyId, carried);
}

/** The same with the original text for the applicant. */
async function originalsOf(app: App, tx: Transaction, companyId: number, leaving: readonly Leaving[]) {
  const rows = await withOriginals(
    app,
    tx,
    companyId,
    leaving.map(({ message }) => message),
  );
  return leaving.map((one, at): Leaving => ({ ...one, message: rows[at] ?? one.message }));
}

const textOf = (app: App, { message, to }: Leaving): OutgoingText => ({
  companyId: to.company_id,
  messageId: message.id,
  to: addressOf(to, 'sms') ?? '',
  body: message.body,
  mediaUrls: (message.attachments ?? []).map((file) => mediaUrl(app, file)),
});

function emailOf(app: App, { message, to, layout }: Leaving, thread: MailReferences | undefined): OutgoingEmail {
  const t = translator(chooseLanguage([to.language], app.config.environment));
  const { calendar, ...content } = layout ?? { paragraphs: message.body.split(/\n{2,}/) };
  const unsubscribeUrl = unsubscribeLink(app, to);
  const mail = composeMail(t, {
    ...content,
    subject: message.subject ?? '',
    footer: t('messages:mail.footer', { company: to.advertiser }),
    online: { label: t('messages:mail.online'), url: `${app.config.publicUrl}/conversation/${thread?.tokens.page}` },
    unsubscribe: { label: t('careers:mail.unsubscribe'), url: unsubscribeUrl },
  });
  return {
    companyId: to.company_id,
    messageId: message.id,
    to: to.email ?? '',
    ...mail,
    calendar,
    thread: threadOf(app, message, to, { token: thread?.tokens.reply ?? '', references: thread?.ids ?? [] }),
    files: (message.attachments ?? []).map(({ file_name, content_type, storage_key }) => ({
      name: file_name,
      contentType: content_type,
      storageKey: storage_key,
    })),
    ...(message.automated && { unsubscribeUrl }),
  };
}

/** How many Message-IDs of a thread are referenced; mail programs need no more. */
const REFERENCES = 10;

interface MailReferences {
  tokens: ConversationTokens;
  ids: string[] | null;
}

/** For the emails among them, by message; each has its own tokens. */
async function readThreads(
  tx: Transaction,
  companyId: number,
  leaving: readonly Leaving[],
  now: Date,
): Promise<Map<number, MailReferences>> {
  const emails = leaving.map(({ message }) => message).filter(({ channel }) => channel === 'email');
  if (emails.length === 0) return new Map();
  const threadIds = emails.map(({ conversation_id }) => conversation_id);
  const created = await createTokens(tx, companyId, threadIds, now);
  const rows = await tx.prepared<{ message_id: number; ids: string[] | null }>(
    'messages_mail_threads',
    `select asked.message_id, (select array_agg(provider_id order by id) from (
         select m.id, m.provider_id from messages m where m.company_id = c.company_id and m.conversation_id = c.id
           and m.channel = 'email' and m.provider_id is not null and m.id < asked.message_id
         order by m.id desc limit ${REFERENCES}) m) as ids
     from unnest($2::bigint[], $3::bigint[]) as asked (message_id, conversation_id)
     join conversations c on c.company_id = $1 and c.id = asked.conversation_id`,
    [companyId, emails.map(({ id }) => id), threadIds],
  );
  const references = new Map(rows.map(({ message_id, ids }) => [message_id, ids]));
  return new Map(
    emails.flatMap(({ id }, at) => {
      const tokens = created[at];
      return tokens ? [[id, { tokens, ids: references.get(id) ?? null }] as const] : [];
    }),
  );
}

const threadOf = (
  { config }: App,
  message: messages.MessageRow,
  to: Recipient,
  { token, references }: { token: string; references: readonly string[] },
): MailThread => ({
  senderName: message.sender_name ? `${message.sender_name} via ${to.advertiser}` : to.advertiser,
  replyTo: replyAddress(token, sender(config.mail.from).host),
  references,
  isPersonal: !message.automated,
});

export const MEDIA_PATH = '/v1/webhooks/sms_media';
export const MEDIA_PURPOSE = 'message_attachments.storage_key';

/** The provider fetches images without signing in, so the URL contains the file's sealed name. */
const mediaUrl = (app: App, { storage_key, content_type }: { storage_key: string; content_type: string }): string =>
  `${app.config.publicUrl}${MEDIA_PATH}/${app.encryption.sealToken(
    JSON.stringify([storage_key, content_type]),
    MEDIA_PURPOSE,
  )}`;
