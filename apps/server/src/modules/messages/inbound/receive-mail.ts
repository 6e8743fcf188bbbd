// An incoming email: added to the thread it was addressed to, without the quoted text below it (MSG-007).
import { EMAIL_MAX, SUBJECT_MAX } from '@onward/domain/messages/channels';
import { isAutomaticReply, replyTokenIn, withoutQuotedHistory } from '@onward/domain/messages/replies';
import type { App } from '../../../platform/app.ts';
import { inCompany, inSystem } from '../../../platform/database/transaction.ts';
import type { InboundMail } from '../../../providers/mail/inbound-mail.ts';
import { storeReceived } from '../sending/attach-files.ts';
import { findThreadOfMail } from '../sending/senders.queries.ts';
import * as conversations from '../threads/conversations.queries.ts';
import { receive } from './store-message.ts';
import { keepUnassigned } from './unassigned.queries.ts';

export async function takeMail(app: App, mail: InboundMail): Promise<void> {
  if (isAutomaticReply(mail)) return;
  const now = app.clock();
  const body = withoutQuotedHistory(mail.text).slice(0, EMAIL_MAX).toWellFormed();
  const found = await inSystem(app.pool, async (tx) => {
    const thread = await findThreadOfMail(tx, { token: replyTokenIn(mail.to), inReplyTo: mail.inReplyTo, now });
    if (thread) return thread;
    const { from: sender, to: recipient, subject, id: providerId } = mail;
    await keepUnassigned(tx, { channel: 'email', sender, recipient, subject, body, providerId, now });
    return undefined;
  });
  if (!found) return;
  // Files are stored first, so that no row refers to a missing file.
  const files = await storeReceived(app, found.company_id, mail.attachments);
  const isNew = await inCompany(app.pool, found.company_id, async (tx) => {
    const thread = await conversations.find(tx, found.company_id, found.id);
    const subject = mail.subject.slice(0, SUBJECT_MAX) || null;
    return thread && (await receive(tx, thread, { channel: 'email', subject, body, files, providerId: mail.id, now }));
  });
  if (!isNew) for (const { storage_key } of files) await app.files.remove(storage_key);
}
