// The applicant actions of this room: 2, 3, 26, and 27 (APP-018, MSG-006). One message per applicant; unreachable ones
// are skipped and named.
import type { SendTextParams } from '@onward/domain/applicants/actions/catalog/send-message';
import { type Channel, messageProblem } from '@onward/domain/messages/channels';
import { fillSubject, fillTags } from '@onward/domain/messages/merge-tags';
import type { App } from '../../../platform/app.ts';
import { fieldInvalid } from '../../../platform/http/errors.ts';
import {
  type ActionContext,
  type ActionEffects,
  type Effect,
  type Selected,
  type Skipped,
  type UndoEffect,
  unchanged,
} from '../../applicants/applicants.service.ts';
import { insertOutgoing } from '../inbound/keep-originals.ts';
import * as messages from '../messages.queries.ts';
import { wordingFor } from '../templates/templates.service.ts';
import { announce } from '../threads/announce-thread.ts';
import * as conversations from '../threads/conversations.queries.ts';
import { releaseUnsent, takeFiles } from './attach-files.ts';
import { mergeValues, tagsOfMessage } from './merge-values.ts';
import { segmentsOf, unreachableKey } from './queue-message.ts';
import { findRecipients, whyNot } from './recipients.queries.ts';
import { leaveLater, stayHere } from './send-message.ts';

/** Only emails have a subject. */
type SendMessageParams = SendTextParams & { subject?: string };

const sendTo =
  (app: App, channel: Channel): Effect<SendMessageParams> =>
  async (context, selected, params) => {
    const { tx, companyId, staffId, now, holdUntil } = context;
    const uploadIds = params.attachment_upload_ids ?? [];
    const files = await takeFiles(tx, { companyId, staffId, uploadIds, now, field: 'params.attachment_upload_ids' });
    const { written, skipped } = await write(app, context, channel, selected, params, files);
    const ids = await insertOutgoing(app, tx, companyId, written);
    const stored = written.flatMap((message, at) => {
      const id = ids[at];
      return id ? [{ ...message, id }] : [];
    });
    await messages.attach(
      tx,
      companyId,
      stored.flatMap(({ id }) => files.map((file) => ({ ...file, message_id: id }))),
    );
    await conversations.noteLast(
      tx,
      companyId,
      stored.map(({ id, conversation_id }) => ({ conversation_id, message_id: id, direction: 'outbound', channel })),
      now,
    );
    await leaveLater(
      tx,
      companyId,
      stored.map(({ id }) => id),
      holdUntil,
    );
    await announce(
      tx,
      companyId,
      stored.map(({ conversation_id }) => conversation_id),
      'message_created',
      staffId,
    );
    const reached = new Set(stored.map(({ application_id }) => application_id));
    return { changed: unchanged(selected.filter(({ id }) => reached.has(id))), skipped };
  };

async function write(
  app: App,
  { tx, companyId, staffId, now, holdUntil }: ActionContext,
  channel: Channel,
  selected: readonly Selected[],
  params: SendMessageParams,
  files: readonly { content_type: string }[],
): Promise<{ written: messages.NewMessage[]; skipped: Skipped[] }> {
  const applicationIds = selected.map(({ id }) => id);
  const people = await findRecipients(tx, companyId, applicationIds);
  const threads = await conversations.ensure(tx, companyId, applicationIds, now);
  const translated = params.template_id ? await wordingFor(tx, companyId, params.template_id) : null;
  const context = { app, tx, senderName: await staffName(tx, companyId, staffId), now };
  const written: messages.NewMessage[] = [];
  const skipped: Skipped[] = [];
  const messaged = new Set<number>();
  for (const id of applicationIds) {
    const to = people.get(id);
    const thread = threads.get(id);
    if (!to || !thread) continue;
    const reason = whyNot(to, channel, 'staff');
    if (reason) {
      skipped.push({ id, code: 'wrongState', key: unreachableKey(reason) });
      continue;
    }
    if (messaged.has(to.person_id)) {
      skipped.push({ id, code: 'wrongState', key: 'messages.same_person' });
      continue;
    }
    messaged.add(to.person_id);
    const words = translated?.(to.language) ?? { subject: params.subject ?? null, body: params.body };
    const values = await mergeValues(context, to, tagsOfMessage(words));
    const subject = channel === 'email' ? fillSubject(words.subject ?? '', values) : null;
    const body = fillTags(words.body, values);
    const problem = messageProblem({ channel, subject, body, attachments: files });
    if (problem?.key === 'images_only') throw fieldInvalid('params.attachment_upload_ids', 'images_only');
    if (problem) {
      skipped.push({ id, code: 'wrongState', key: `messages.filled.${problem.key}` });
      continue;
    }
    written.push({
      conversation_id: thread.id,
      application_id: id,
      sender_id: staffId,
      channel,
      direction: 'outbound',
      automated: false,
      subject,
      body,
      status: 'queued',
      segments: segmentsOf(channel, body),
      provider_id: null,
      leaves_at: holdUntil,
      created_at: now,
    });
  }
  return { written, skipped };
}

async function staffName(tx: ActionContext['tx'], companyId: number, staffId: number): Promise<string> {
  const { rows } = await tx.client.query<{ name: string }>(
    'select name from company_staffs where company_id = $1 and id = $2',
    [companyId, staffId],
  );
  return rows[0]?.name ?? '';
}

/** Unsent messages are deleted without a trace; sent ones stay. */
const undo: UndoEffect = async ({ tx, companyId, staffId }, { at, applicationIds }) => {
  const waiting = await tx.prepared<{ id: number; storage_keys: string[] | null }>(
    'messages_of_an_action',
    `select m.id, (select array_agg(f.storage_key) from message_attachments f
       where f.company_id = m.company_id and f.message_id = m.id) as storage_keys
     from messages m where m.company_id = $1 and m.application_id = any($2::bigint[]) and m.sender_id = $3
       and m.created_at = $4 and m.status = 'queued' and m.outbox_message_id is null order by m.id for update`,
    [companyId, applicationIds, staffId, at],
  );
  const ids = waiting.map(({ id }) => id);
  const removed = await messages.removeWaiting(tx, companyId, ids);
  await stayHere(tx, companyId, ids);
  await releaseUnsent(
    tx,
    companyId,
    waiting.flatMap(({ storage_keys }) => storage_keys ?? []),
  );
  const threadIds = [...new Set(removed.map(({ conversation_id }) => conversation_id))];
  await conversations.refreshLast(tx, companyId, threadIds);
  await announce(tx, companyId, threadIds, 'message_updated', staffId);
  return removed.map(({ application_id }) => application_id);
};

const undoable = (effect: Effect<SendMessageParams>) => Object.assign(effect, { undo });

export const messageActions = (app: App): ActionEffects => ({
  send_email: undoable(sendTo(app, 'email')),
  send_sms: undoable(sendTo(app, 'sms')),
  send_email_inactive: undoable(sendTo(app, 'email')),
  send_sms_inactive: undoable(sendTo(app, 'sms')),
});
