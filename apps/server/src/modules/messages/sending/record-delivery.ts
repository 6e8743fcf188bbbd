// The delivery status of messages, reported by the outbox or later by the provider. Reports arrive late, twice, and out
// of order, and never revert a status (MSG-002).
import {
  afterMessageEvent,
  type FailureReason,
  isBounce,
  type MessageEvent,
  reasonOfCode,
  reasonOfReply,
} from '@onward/domain/messages/message-states';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { DeliveryReport } from '../../../platform/outbox/deliver.ts';
import { recordBounce } from '../../applicants/applicants.service.ts';
import { optOutOfTexts } from '../inbound/opt-out.ts';
import * as messages from '../messages.queries.ts';
import { announce } from '../threads/announce-thread.ts';
import * as conversations from '../threads/conversations.queries.ts';

interface Step {
  event: MessageEvent;
  providerId: string | null;
  reason: FailureReason | null;
  code: number | null;
  now: Date;
}

export async function onDelivered(tx: Transaction, now: Date, reports: readonly DeliveryReport[]): Promise<void> {
  for (const [companyId, own] of Map.groupBy(reports, (report) => report.companyId)) {
    await takeSteps(
      tx,
      companyId,
      own.map((report) => ({
        messageId: report.messageId,
        outboxMessageId: report.outboxMessageId,
        stepOf: ({ channel }) => stepOfDelivery(channel, report, now),
      })),
    );
  }
}

function stepOfDelivery(channel: 'email' | 'sms', report: DeliveryReport, now: Date): Step {
  const failed = report.state !== 'sent';
  const code = failed && channel === 'sms' ? codeIn(report.error) : null;
  return {
    event: failed ? 'failed' : 'handed_over',
    providerId: report.providerId,
    code,
    now,
    reason: failed ? reasonOf(channel, report, code) : null,
  };
}

const codeIn = (error: string | null): number | null => Number(/^\d{5}\b/.exec(error ?? '')?.[0] ?? 0) || null;

function reasonOf(channel: 'email' | 'sms', { state, error }: DeliveryReport, code: number | null): FailureReason {
  if (state === 'unconfirmed') return 'unconfirmed';
  return channel === 'sms' ? reasonOfCode(code) : reasonOfReply(error ?? '');
}

export interface Receipt {
  key: string;
  event: MessageEvent;
  providerId: string;
  code: number | null;
}

/** A receipt names the text by our own key, so it finds the text even if it arrives before the provider's response. */
export async function recordReceipts(tx: Transaction, now: Date, receipts: readonly Receipt[]): Promise<void> {
  const rows = await tx.prepared<{ id: number; message_key: string; company_id: number; message_id: number }>(
    'messages_of_receipts',
    `select id, message_key, company_id, message_id from outbox_messages
     where message_key = any($1::uuid[]) and company_id is not null and message_id is not null`,
    [receipts.map(({ key }) => key)],
  );
  const named = new Map(rows.map((row) => [row.message_key, row]));
  const found = receipts.flatMap((receipt) => {
    const row = named.get(receipt.key.toLowerCase());
    return row ? [{ receipt, row }] : [];
  });
  for (const [companyId, own] of Map.groupBy(found, ({ row }) => row.company_id)) {
    await takeSteps(
      tx,
      companyId,
      own.map(({ receipt, row }) => ({
        messageId: row.message_id,
        outboxMessageId: row.id,
        stepOf: () => stepOfReceipt(receipt, now),
      })),
    );
  }
}

const stepOfReceipt = ({ event, providerId, code }: Receipt, now: Date): Step => ({
  event,
  providerId,
  code,
  reason: event === 'failed' ? reasonOfCode(code) : null,
  now,
});

interface StatusReport {
  messageId: number;
  outboxMessageId: number;
  stepOf(message: messages.MessageRow): Step;
}

/** Successes are written together; the rest, and repeated reports, one by one. */
async function takeSteps(tx: Transaction, companyId: number, reports: readonly StatusReport[]): Promise<void> {
  await tx.enterCompany(companyId);
  const ids = reports.map(({ messageId }) => messageId);
  const rows = await messages.lockAll(tx, companyId, ids);
  const well: { message: messages.MessageRow; step: Step }[] = [];
  for (const [messageId, steps] of Map.groupBy(reports, (one) => one.messageId)) {
    for (const { outboxMessageId, stepOf } of steps) {
      const message = steps.length > 1 ? await messages.find(tx, companyId, messageId) : rows.get(messageId);
      // A later attempt has replaced it.
      if (!message || message.outbox_message_id !== outboxMessageId) continue;
      const step = stepOf(message);
      if (steps.length > 1 || step.reason) await advance(tx, message, step);
      else well.push({ message, step });
    }
  }
  await advanceWell(tx, companyId, well);
}

async function advanceWell(
  tx: Transaction,
  companyId: number,
  well: readonly { message: messages.MessageRow; step: Step }[],
): Promise<void> {
  const moved: (messages.MessageProgress & { conversation_id: number })[] = [];
  for (const { message, step } of well) {
    const status = afterMessageEvent(message.status, step.event);
    if (status !== 'sent' && status !== 'delivered') await advance(tx, message, step);
    else moved.push({ id: message.id, status, provider_id: step.providerId, conversation_id: message.conversation_id });
  }
  const [first] = well;
  if (!first || moved.length === 0) return;
  await messages.setProgress(tx, companyId, moved, first.step.now);
  await conversations.setFailed(tx, companyId, moved, false);
  const threads = moved.map(({ conversation_id }) => conversation_id);
  await announce(tx, companyId, threads, 'message_updated');
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
    ...provider,
    status,
    error: step.reason,
    error_code: step.code,
    ...(status === 'sent' && { sent_at: step.now }),
    ...(status === 'delivered' && { delivered_at: step.now }),
  });
  await conversations.setFailed(tx, companyId, [message], status === 'failed');
  if (step.reason) await learn(tx, message, step.reason, step.now);
  await announce(tx, companyId, [message.conversation_id], 'message_updated');
}

/** What a failure says about the person: the address does not exist, or texts are not wanted. */
async function learn(tx: Transaction, message: messages.MessageRow, reason: FailureReason, now: Date): Promise<void> {
  const thread = await conversations.find(tx, message.company_id, message.conversation_id);
  if (!thread) return;
  if (isBounce(reason)) {
    await recordBounce(tx, { companyId: message.company_id, personId: thread.person_id }, now);
  }
  if (reason === 'opted_out' && message.channel === 'sms') {
    await optOutOfTexts(tx, thread, { actor: 'system', now });
  }
}
