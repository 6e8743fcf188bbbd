// Sends automated messages to applicants through their thread; texts wait for the morning (MSG-014).
import type { Channel } from '@onward/domain/messages/channels';
import { leavesAt } from '@onward/domain/messages/quiet-hours';
import { chooseLanguage, type Language } from '@onward/domain/platform/languages';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { labeledLink } from '../../../platform/outbox/mail-layout.ts';
import type { ApplicantMail, SendToApplicant } from '../../applicants/applicants.service.ts';
import { insertOutgoing } from '../inbound/keep-originals.ts';
import * as messages from '../messages.queries.ts';
import { announce } from '../threads/announce-thread.ts';
import * as conversations from '../threads/conversations.queries.ts';
import { segmentsOf } from './queue-message.ts';
import { findRecipient, type Recipient, whyNot } from './recipients.queries.ts';
import { type EmailLayout, handToOutbox, leaveLater } from './send-message.ts';

interface Automated {
  channel: Channel;
  subject: string | null;
  body: string;
  confirms_number?: boolean;
  sent_with?: number | null;
  layout?: EmailLayout;
}

export const sendApplicantMail: SendToApplicant = async (app, tx, mail) => {
  const to = await findRecipient(tx, mail.companyId, mail.applicationId);
  if (!to) return;
  const { email } = mail;
  const byEmail = email && whyNot(to, 'email', 'automation') === null;
  let sentEmail: number | null = null;
  if (byEmail) {
    const { subject, ...layout } = email;
    const language = chooseLanguage([to.language], app.config.environment);
    sentEmail = await send(app, tx, to, { channel: 'email', subject, body: wordsOf(layout, language), layout });
  }
  const text = textFor(to, mail);
  if (text && !(mail.oneIsEnough && byEmail)) {
    const sent_with = text.confirms_number ? null : sentEmail;
    await send(app, tx, to, { channel: 'sms', subject: null, ...text, sent_with });
  }
};

/** An unverified number only gets the text that asks to confirm it. */
function textFor(
  to: Recipient,
  { text, confirmation }: ApplicantMail,
): Pick<Automated, 'body' | 'confirms_number'> | null {
  if (text && whyNot(to, 'sms', 'automation') === null) return { body: text };
  if (confirmation && whyNot(to, 'sms', 'confirmation') === null) return { body: confirmation, confirms_number: true };
  return null;
}

/** As shown in the thread, with the button as a link like the others. */
export function wordsOf({ paragraphs, button, links = [] }: EmailLayout, language: Language): string {
  const asked = [...(button ? [button] : []), ...links];
  return [...paragraphs, ...asked.map((link) => labeledLink(language, link))].join('\n\n');
}

/** Returns the message's id. */
async function send(
  app: App,
  tx: Transaction,
  to: Recipient,
  { layout, ...message }: Automated,
): Promise<number | null> {
  const now = app.clock();
  const { company_id: companyId, application_id: applicationId } = to;
  const thread = (await conversations.ensure(tx, companyId, [applicationId], now)).get(applicationId);
  if (!thread) return null;
  const moment = leavesAt(message.channel, now, to.time_zone);
  const [id] = await insertOutgoing(app, tx, companyId, [
    {
      conversation_id: thread.id,
      application_id: applicationId,
      sender_id: null,
      ...message,
      direction: 'outbound',
      automated: true,
      status: 'queued',
      provider_id: null,
      segments: segmentsOf(message.channel, message.body),
      leaves_at: moment,
      created_at: now,
    },
  ]);
  if (!id) return null;
  await conversations.noteLast(
    tx,
    companyId,
    [{ conversation_id: thread.id, message_id: id, direction: 'outbound', channel: message.channel }],
    now,
  );
  const stored = await messages.find(tx, companyId, id);
  if (stored && moment <= now) await handToOutbox(app, tx, companyId, [{ message: stored, to, layout }]);
  else await leaveLater(tx, companyId, [id], moment);
  await announce(tx, companyId, [thread.id], 'message_created');
  return id;
}
