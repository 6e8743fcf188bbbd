// An e-mail from outside: into the thread whose address it went to; the quoted thread below it is left out (MSG-007).
import { EMAIL_MAX, SUBJECT_MAX } from '@onward/domain/messages/channels';
import { isAutomaticReply, replyTokenIn, withoutQuotedHistory } from '@onward/domain/messages/replies';
import { inCompany, inSystem } from '../../../platform/database/transaction.ts';
import type { House } from '../../../platform/house.ts';
import type { InboundMail } from '../../../providers/mail/inbound-mail.ts';
import { storeReceived } from '../sending/attach-files.ts';
import { findThreadOfMail, keepUnassigned } from '../sending/senders.queries.ts';
import * as conversations from '../threads/conversations.queries.ts';
import { receive } from './store-message.ts';

export async function takeMail(house: House, mail: InboundMail): Promise<void> {
  if (isAutomaticReply(mail)) return;
  const now = house.clock();
  const body = withoutQuotedHistory(mail.text).slice(0, EMAIL_MAX).toWellFormed();
  const found = await inSystem(house.pool, async (tx) => {
    const thread = await findThreadOfMail(tx, { token: replyTokenIn(mail.to), inReplyTo: mail.inReplyTo, now });
    if (thread) return thread;
    const { from: sender, to: recipient, subject, id: providerId } = mail;
    await keepUnassigned(tx, { channel: 'email', sender, recipient, subject, body, providerId, now });
    return undefined;
  });
  if (!found) return;
  // The files first: a row without its file would be a lie.
  const files = await storeReceived(house, found.company_id, mail.attachments);
  const isNew = await inCompany(house.pool, found.company_id, async (tx) => {
    const thread = await conversations.find(tx, found.company_id, found.id);
    const subject = mail.subject.slice(0, SUBJECT_MAX) || null;
    return thread && (await receive(tx, thread, { channel: 'email', subject, body, files, providerId: mail.id, now }));
  });
  if (!isNew) for (const { storage_key } of files) await house.files.remove(storage_key);
}
