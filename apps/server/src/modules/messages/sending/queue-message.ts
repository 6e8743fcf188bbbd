// Queues a message to one applicant: validated, merge tags filled in, and held for the undo window (MSG-004..009).

import type { BodyOf } from '@onward/contract/endpoint';
import type { Message, sendMessage } from '@onward/contract/messages/conversations';
import { type Channel, messageProblem } from '@onward/domain/messages/channels';
import { checkMergeTags, fillSubject, fillTags } from '@onward/domain/messages/merge-tags';
import { afterMessageEvent } from '@onward/domain/messages/message-states';
import type { UnreachableReason } from '@onward/domain/messages/reaching';
import { countSegments } from '@onward/domain/messages/segments';
import type { App } from '../../../platform/app.ts';
import { fieldInvalid, notFound, type Refusal, wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { holdUntil, requireVisible } from '../../applicants/applicants.service.ts';
import { insertOutgoing } from '../inbound/keep-originals.ts';
import * as messages from '../messages.queries.ts';
import { announce } from '../threads/announce-thread.ts';
import { isWaiting, presentMessage } from '../threads/conversations.presenter.ts';
import * as conversations from '../threads/conversations.queries.ts';
import { requireThread, senderNameOf } from '../threads/conversations.service.ts';
import { releaseUnsent, takeFiles } from './attach-files.ts';
import { mergeValues, tagsOfMessage } from './merge-values.ts';
import { findRecipient, senderOf, whyNot } from './recipients.queries.ts';
import { leaveLater, stayHere } from './send-message.ts';

type MessageInput = BodyOf<typeof sendMessage>['message'];

export async function writeMessage(
  app: App,
  call: CompanyCall,
  conversationId: number,
  input: MessageInput,
): Promise<Message> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  const thread = await requireThread(call, conversationId);
  refuseUnknownTags(input);
  const to = await findRecipient(tx, companyId, thread.application_id);
  if (!to) throw notFound();
  const unreachable = whyNot(to, input.channel, 'staff');
  if (unreachable) throw cannotBeReached(unreachable);
  const uploadIds = input.attachment_upload_ids ?? [];
  const files = await takeFiles(tx, { companyId, staffId, uploadIds, now, field: 'attachment_upload_ids' });
  const context = { app, tx, senderName: await senderNameOf(call), now };
  const values = await mergeValues(context, to, tagsOfMessage(input));
  const subject = input.channel === 'email' ? fillSubject(input.subject ?? '', values) : null;
  const body = fillTags(input.body, values);
  refuseProblem({ channel: input.channel, subject, body, attachments: files });
  const leavesAt = leavesWhen(input.send_at, now);
  const [id] = await insertOutgoing(app, tx, companyId, [
    {
      conversation_id: thread.id,
      application_id: thread.application_id,
      sender_id: staffId,
      channel: input.channel,
      direction: 'outbound',
      automated: false,
      subject,
      body,
      status: 'queued',
      segments: segmentsOf(input.channel, body),
      provider_id: null,
      leaves_at: leavesAt,
      created_at: now,
    },
  ]);
  if (!id) throw notFound();
  await messages.attach(
    tx,
    companyId,
    files.map((file) => ({ ...file, message_id: id })),
  );
  const last = { conversation_id: thread.id, message_id: id, direction: 'outbound', channel: input.channel } as const;
  await conversations.noteLast(tx, companyId, [last], now);
  await leaveLater(tx, companyId, [id], leavesAt);
  await announce(tx, companyId, [thread.id], 'message_created', staffId);
  return shown(call, id);
}

/** Not before the undo window is over, and not before the requested time. */
function leavesWhen(wanted: string | null | undefined, now: Date): Date {
  const earliest = holdUntil(now);
  if (!wanted) return earliest;
  const asked = new Date(wanted);
  if (asked <= now) throw fieldInvalid('send_at', 'time_past');
  return asked > earliest ? asked : earliest;
}

export const segmentsOf = (channel: Channel, body: string): number | null =>
  channel === 'sms' ? countSegments(body).segments : null;

export function refuseUnknownTags(input: { subject?: string | null; body: string }): void {
  for (const field of ['subject', 'body'] as const) {
    const problem = checkMergeTags('message', input[field] ?? '');
    if (problem) throw fieldInvalid(field, problem.problem, { tags: problem.tags.join(', ') });
  }
}

function refuseProblem(draft: Parameters<typeof messageProblem>[0]): void {
  const problem = messageProblem(draft);
  if (problem) throw fieldInvalid(problem.field, problem.key, { count: problem.count ?? 0 });
}

export const unreachableKey = (reason: UnreachableReason): string => `messages.unreachable.${reason}`;

const cannotBeReached = (reason: UnreachableReason): Refusal => wrongState(unreachableKey(reason));

async function shown({ tx, access }: CompanyCall, id: number): Promise<Message> {
  const message = await messages.find(tx, access.companyId, id);
  if (!message) throw notFound();
  return presentMessage(message);
}

/** A message of a thread the caller may see, locked until the step is done. */
async function requireMessage(call: CompanyCall, id: number): Promise<messages.MessageRow> {
  const { tx, access } = call;
  const message = await messages.lock(tx, access.companyId, id);
  if (!message) throw notFound();
  const thread = await requireThread(call, message.conversation_id);
  // The caller may see the thread through another application than the one this message is about.
  if (message.application_id !== thread.application_id) await requireVisible(tx, access, message.application_id);
  return message;
}

export async function withdraw(call: CompanyCall, id: number): Promise<void> {
  const { tx, access } = call;
  const { companyId, staffId } = access;
  const message = await requireMessage(call, id);
  if (message.direction !== 'outbound' || !isWaiting(message)) throw wrongState('messages.left_already');
  await messages.removeWaiting(tx, companyId, [id]);
  await stayHere(tx, companyId, [id]);
  await releaseUnsent(
    tx,
    companyId,
    (message.attachments ?? []).map(({ storage_key }) => storage_key),
  );
  await conversations.refreshLast(tx, companyId, [message.conversation_id]);
  await announce(tx, companyId, [message.conversation_id], 'message_updated', staffId);
}

export async function retry(call: CompanyCall, id: number): Promise<Message> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  const message = await requireMessage(call, id);
  const status = message.erased_at ? null : afterMessageEvent(message.status, 'retry');
  if (!status) throw wrongState('messages.not_failed');
  const to = await findRecipient(tx, companyId, message.application_id);
  const unreachable = to && whyNot(to, message.channel, senderOf(message));
  if (unreachable) throw cannotBeReached(unreachable);
  await messages.change(tx, companyId, id, {
    status,
    error: null,
    error_code: null,
    provider_id: null,
    outbox_message_id: null,
    leaves_at: now,
  });
  await conversations.setFailed(tx, companyId, [message], false);
  await leaveLater(tx, companyId, [id], now);
  await announce(tx, companyId, [message.conversation_id], 'message_updated', staffId);
  return shown(call, id);
}
