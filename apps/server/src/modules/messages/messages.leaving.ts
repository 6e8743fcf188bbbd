// A message leaves when its time has come: looked at once more, then put into the outbox in the same transaction.
import type { FailureReason } from '@onward/domain/messages/message-states';
import type { UnreachableReason } from '@onward/domain/messages/reaching';
import { replyAddress } from '@onward/domain/messages/replies';
import { chooseLanguage } from '@onward/domain/platform/languages';
import { inCompany, type Transaction } from '../../platform/database/transaction.ts';
import type { House } from '../../platform/house.ts';
import { translator } from '../../platform/i18n/translate.ts';
import { enqueue, withdrawJobs } from '../../platform/jobs/enqueue.ts';
import { composeMail, type MailContent } from '../../platform/outbox/mail-layout.ts';
import type { CalendarPart, MailThread } from '../../platform/outbox/send.ts';
import { sender } from '../../providers/smtp/smtp-carrier.ts';
import { recordHistory } from '../applicants/applicants.service.ts';
import { unsubscribeLink } from '../careers/careers.service.ts';
import { type Addressee, addressOf, findAddressee, whyNot } from './addressees.queries.ts';
import { announce } from './conversations.news.ts';
import { isWaiting } from './conversations.presenter.ts';
import * as conversations from './conversations.queries.ts';
import * as messages from './messages.queries.ts';

export const LEAVE_TASK = 'messages.leave';

export interface LeaveJob {
  company_id: number;
  message_id: number;
}

const leaveKey = (companyId: number, id: number): string => `message:${companyId}:${id}`;

export const leaveLater = (tx: Transaction, companyId: number, id: number, at: Date): Promise<void> => {
  const job: LeaveJob = { company_id: companyId, message_id: id };
  return enqueue(tx, LEAVE_TASK, job, { key: leaveKey(companyId, id), runAt: at });
};

export const stayHere = (tx: Transaction, companyId: number, ids: readonly number[]): Promise<void> =>
  withdrawJobs(
    tx,
    ids.map((id) => leaveKey(companyId, id)),
  );

export const leave = (house: House, { company_id: companyId, message_id: id }: LeaveJob): Promise<void> =>
  inCompany(house.pool, companyId, async (tx) => {
    const message = await messages.lock(tx, companyId, id);
    if (!message || !isWaiting(message)) return;
    const to = await findAddressee(tx, companyId, message.application_id);
    if (!to) return;
    const reason = whyNot(to, message.channel, message.automated ? 'automation' : 'staff');
    if (reason) return stopped(tx, message, REASONS[reason]);
    await handToOutbox(house, tx, message, to);
    if (!message.automated) await tellHistory(tx, message, house.clock());
    await announce(tx, companyId, [message.conversation_id], 'message_updated');
  });

/** Since it was written they said no, or the way to them is gone. */
const REASONS: Record<UnreachableReason, FailureReason> = {
  no_email: 'mailbox_unknown',
  email_bounced: 'mailbox_unknown',
  email_opted_out: 'opted_out',
  no_phone: 'invalid_number',
  no_sms_consent: 'opted_out',
  sms_opted_out: 'opted_out',
};

async function stopped(tx: Transaction, message: messages.MessageRow, error: FailureReason): Promise<void> {
  await messages.change(tx, message.company_id, message.id, { status: 'failed', error });
  await conversations.setFailed(tx, message.company_id, message.id, true);
  await announce(tx, message.company_id, [message.conversation_id], 'message_updated');
}

const tellHistory = (tx: Transaction, message: messages.MessageRow, now: Date): Promise<void> =>
  recordHistory(
    tx,
    { company_id: message.company_id, id: message.application_id },
    { actor: 'staff', staffId: message.sender_id, action: 'message_sent', detail: { channel: message.channel }, now },
  );

/** What an e-mail of the house looks like; a person's has nothing but its words. */
export interface Letterhead extends Omit<MailContent, 'subject' | 'unsubscribe' | 'footer' | 'online'> {
  calendar?: CalendarPart;
}

export async function handToOutbox(
  house: House,
  tx: Transaction,
  message: messages.MessageRow,
  to: Addressee,
  letterhead?: Letterhead,
): Promise<void> {
  const outboxId =
    message.channel === 'email'
      ? await addEmail(house, tx, message, to, letterhead)
      : await house.outbox.addText(tx, {
          ...{ companyId: to.company_id, messageId: message.id, to: addressOf(to, 'sms') ?? '', body: message.body },
          mediaUrls: (message.attachments ?? []).map((file) => mediaUrl(house, file)),
        });
  await messages.change(tx, message.company_id, message.id, { outbox_message_id: outboxId });
}

async function addEmail(
  house: House,
  tx: Transaction,
  message: messages.MessageRow,
  to: Addressee,
  letterhead: Letterhead = { paragraphs: message.body.split(/\n{2,}/) },
): Promise<number> {
  const t = translator(chooseLanguage([to.language], house.config.environment));
  const { calendar, ...content } = letterhead;
  const unsubscribeUrl = unsubscribeLink(house, to);
  const thread = await readThread(tx, message);
  const token = thread?.reply_token ?? '';
  const mail = composeMail(t, {
    ...content,
    subject: message.subject ?? '',
    footer: t('messages:mail.footer', { company: to.company_name }),
    online: { label: t('messages:mail.online'), url: `${house.config.publicUrl}/conversation/${token}` },
    unsubscribe: { label: t('careers:mail.unsubscribe'), url: unsubscribeUrl },
  });
  return house.outbox.addEmail(tx, {
    ...{ companyId: to.company_id, messageId: message.id, to: to.email ?? '', ...mail, calendar },
    thread: threadOf(house, message, to, { token, references: thread?.ids ?? [] }),
    files: (message.attachments ?? []).map(({ file_name, content_type, storage_key }) => ({
      ...{ name: file_name, contentType: content_type, storageKey: storage_key },
    })),
    ...(message.automated && { unsubscribeUrl }),
  });
}

/** So many Message-IDs of a thread are named; mail programs need no more. */
const REFERENCES = 10;

async function readThread(tx: Transaction, message: messages.MessageRow) {
  const [thread] = await tx.prepared<{ reply_token: string; ids: string[] | null }>(
    'messages_mail_thread',
    `select c.reply_token, (select array_agg(provider_id order by id) from (
         select m.id, m.provider_id from messages m where m.company_id = c.company_id and m.conversation_id = c.id
           and m.channel = 'email' and m.provider_id is not null and m.id < $3 order by m.id desc limit ${REFERENCES}) m) as ids
     from conversations c where c.company_id = $1 and c.id = $2`,
    [message.company_id, message.conversation_id, message.id],
  );
  return thread;
}

const threadOf = (
  { config }: House,
  message: messages.MessageRow,
  to: Addressee,
  { token, references }: { token: string; references: readonly string[] },
): MailThread => ({
  senderName: message.sender_name ? `${message.sender_name} via ${to.company_name}` : to.company_name,
  replyTo: replyAddress(token, sender(config.mail.from).host),
  references,
  isPersonal: !message.automated,
});

export const MEDIA_PATH = '/v1/webhooks/sms_media';
export const MEDIA_CONTEXT = 'message_attachments.storage_key';

/** The provider fetches pictures without signing in: the address itself carries the file's sealed name. */
const mediaUrl = (house: House, { storage_key, content_type }: { storage_key: string; content_type: string }): string =>
  `${house.config.publicUrl}${MEDIA_PATH}/${house.encryption
    .encrypt(JSON.stringify([storage_key, content_type]), MEDIA_CONTEXT)
    .toString('base64url')}`;
