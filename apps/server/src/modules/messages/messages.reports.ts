// What became of a message: told by the outbox, or later by the provider. Reports come late, twice and out of order, and
// never lead back (MSG-002).
import {
  afterMessageEvent,
  type FailureReason,
  isBounce,
  type MessageEvent,
  reasonOfCode,
  reasonOfReply,
} from '@onward/domain/messages/message-states';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { DeliveryReport } from '../../platform/outbox/deliver.ts';
import { announce } from './conversations.news.ts';
import * as conversations from './conversations.queries.ts';
import * as messages from './messages.queries.ts';
import { optOutOfTexts } from './opting-out.ts';

interface Step {
  event: MessageEvent;
  providerId: string | null;
  reason: FailureReason | null;
  code: number | null;
  now: Date;
}

export async function hearDelivery(tx: Transaction, now: Date, report: DeliveryReport): Promise<void> {
  await tx.enterCompany(report.companyId);
  const message = await messages.lock(tx, report.companyId, report.messageId);
  // A later try has taken its place.
  if (!message || message.outbox_message_id !== report.outboxMessageId) return;
  const failed = report.state !== 'sent';
  const code = failed && message.channel === 'sms' ? codeIn(report.error) : null;
  await advance(tx, message, {
    ...{ event: failed ? 'failed' : 'handed_over', providerId: report.providerId, code, now },
    reason: failed ? reasonOf(message.channel, report, code) : null,
  });
}

const codeIn = (error: string | null): number | null => Number(/^\d{5}\b/.exec(error ?? '')?.[0] ?? 0) || null;

function reasonOf(channel: 'email' | 'sms', { state, error }: DeliveryReport, code: number | null): FailureReason {
  if (state === 'unconfirmed') return 'unconfirmed';
  return channel === 'sms' ? reasonOfCode(code) : reasonOfReply(error ?? '');
}

/** A receipt names the text by our own key, so that one which overtakes our answer still finds it. */
export async function hearReceipt(
  tx: Transaction,
  receipt: { key: string; event: MessageEvent; providerId: string; code: number | null },
  now: Date,
): Promise<void> {
  const { rows } = await tx.client.query<{ id: number; company_id: number | null; message_id: number | null }>(
    'select id, company_id, message_id from outbox_messages where message_key = $1',
    [receipt.key],
  );
  const [row] = rows;
  if (!row?.company_id || !row.message_id) return;
  await tx.enterCompany(row.company_id);
  const message = await messages.lock(tx, row.company_id, row.message_id);
  if (!message || message.outbox_message_id !== row.id) return;
  const { event, providerId, code } = receipt;
  await advance(tx, message, { event, providerId, code, reason: event === 'failed' ? reasonOfCode(code) : null, now });
}

async function advance(tx: Transaction, message: messages.MessageRow, step: Step): Promise<void> {
  const { company_id: companyId, id } = message;
  const status = afterMessageEvent(message.status, step.event);
  const provider = step.providerId && !message.provider_id ? { provider_id: step.providerId } : {};
  if (!status) {
    if (provider.provider_id) await messages.change(tx, companyId, id, provider);
    return;
  }
  await messages.change(tx, companyId, id, {
    ...{ ...provider, status, error: step.reason, error_code: step.code },
    ...(status === 'sent' && { sent_at: step.now }),
    ...(status === 'delivered' && { delivered_at: step.now }),
  });
  await conversations.setFailed(tx, companyId, id, status === 'failed');
  if (step.reason) await learn(tx, message, step.reason, step.now);
  await announce(tx, companyId, [message.conversation_id], 'message_updated');
}

/** What a failure says of the person: nobody lives at the address, or no texts are wanted. */
async function learn(tx: Transaction, message: messages.MessageRow, reason: FailureReason, now: Date): Promise<void> {
  const thread = await conversations.find(tx, message.company_id, message.conversation_id);
  if (!thread) return;
  if (isBounce(reason)) {
    await tx.client.query('update persons set email_bounced_at = $3 where company_id = $1 and id = $2', [
      ...[message.company_id, thread.person_id, now],
    ]);
  }
  if (reason === 'opted_out' && message.channel === 'sms') {
    await optOutOfTexts(tx, thread, { actor: 'system', now });
  }
}
