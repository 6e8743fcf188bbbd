// The thread as the applicant sees it through their link: read and reply without an account (CAR-020).

import type { BodyOf } from '@onward/contract/endpoint';
import type { ConversationTask, replyToConversation } from '@onward/contract/interviews/bookings';
import { isPicture } from '@onward/domain/attachments/uploads';
import { colorOfBrand } from '@onward/domain/company/brand-colors';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid, linkExpired, notFound } from '../../../platform/http/errors.ts';
import { fileAnswer } from '../../../platform/http/file-answer.ts';
import type { Answer } from '../../../platform/http/route.ts';
import { storeUpload } from '../../attachments/attachments.service.ts';
import { withOriginals } from '../inbound/keep-originals.ts';
import { receive } from '../inbound/store-message.ts';
import * as messages from '../messages.queries.ts';
import { takeApplicantFiles } from '../sending/attach-files.ts';
import { findByToken } from './conversation-tokens.ts';
import { isWaiting } from './conversations.presenter.ts';
import * as conversations from './conversations.queries.ts';

const PAGE = 50;

interface OpenThread {
  thread: conversations.ConversationRow;
  frame: Pick<ConversationTask, 'company_name' | 'brand_name' | 'brand_color'>;
  /** Of the job's location. */
  timeZone: string;
}

interface FoundThread {
  company_id: number;
  id: number;
  company_name: string;
  brand_id: number;
  brand_name: string;
  brand_color: string | null;
  time_zone: string;
}

async function openByToken(tx: Transaction, token: string, now: Date): Promise<OpenThread> {
  const asked = await findByToken(tx, 'page', token, now);
  if (!asked) throw linkExpired('no_longer_valid');
  const [found] = await tx.prepared<FoundThread & Record<string, unknown>>(
    'conversations_of_page',
    // A merged person sees the kept person's thread.
    `select c.company_id, c.id, company.name as company_name, b.id as brand_id, b.name as brand_name,
       b.color as brand_color, l.time_zone
     from conversations asked
     join persons a on a.company_id = asked.company_id and a.id = asked.person_id
     join conversations c on c.company_id = asked.company_id and c.person_id = coalesce(a.merged_into, a.id)
     join companies company on company.id = c.company_id and company.status = 'active'
     join persons n on n.company_id = c.company_id and n.id = c.person_id and n.erased_at is null
     join positions p on p.company_id = c.company_id and p.id = c.position_id
     join locations l on l.company_id = p.company_id and l.id = p.location_id
     join brands b on b.company_id = l.company_id and b.id = l.brand_id
     where asked.company_id = $1 and asked.id = $2`,
    [asked.company_id, asked.conversation_id],
  );
  if (!found) throw linkExpired('no_longer_valid');
  await tx.enterCompany(found.company_id);
  const thread = await conversations.find(tx, found.company_id, found.id);
  if (!thread) throw linkExpired('no_longer_valid');
  const brand_color = colorOfBrand({ id: found.brand_id, color: found.brand_color });
  const { company_name, brand_name, time_zone: timeZone } = found;
  return { thread, frame: { company_name, brand_name, brand_color }, timeZone };
}

export interface UpcomingMeeting {
  time_zone: string;
  shown: NonNullable<ConversationTask['meeting']>;
}

/** What later rooms know about the thread's person. */
export interface ThreadPorts {
  meeting(
    app: App,
    tx: Transaction,
    person: { company_id: number; person_id: number },
  ): Promise<UpcomingMeeting | null>;
}

/** What applicants need to open their threads. */
export interface ThreadContext {
  app: App;
  ports: ThreadPorts;
}

export async function readTask(
  context: ThreadContext,
  tx: Transaction,
  token: string,
  before: number | null,
): Promise<ConversationTask> {
  return show(context, tx, await openByToken(tx, token, context.app.clock()), before);
}

async function show(
  { app, ports }: ThreadContext,
  tx: Transaction,
  { thread, frame, timeZone }: OpenThread,
  before: number | null,
): Promise<ConversationTask> {
  const rows = await messages.listThread(tx, thread.company_id, thread.id, { limit: PAGE + 1, before });
  const shown = rows.slice(0, PAGE).filter(isSent);
  const meeting = await ports.meeting(app, tx, thread);
  return {
    ...frame,
    position_title: thread.position_title,
    location_name: thread.location_name,
    first_name: thread.first_name,
    meeting: meeting?.shown ?? null,
    time_zone: meeting?.time_zone ?? timeZone,
    messages: (await withOriginals(app, tx, thread.company_id, shown)).map(present),
    has_older: rows.length > PAGE,
  };
}

/** Pending messages can still be undone, and failed ones never reached the applicant, so both are hidden. */
const isSent = (row: messages.MessageRow): boolean => !isWaiting(row) && row.status !== 'failed';

const present = (row: messages.MessageRow): ConversationTask['messages'][number] => ({
  id: row.id,
  is_mine: row.direction === 'inbound',
  sender_name: row.sender_name,
  channel: row.channel,
  sent_with: row.sent_with,
  subject: row.subject,
  body: row.body,
  attachments: (row.attachments ?? []).map(({ id, file_name, content_type, byte_size }) => ({
    id,
    file_name,
    content_type,
    byte_size,
  })),
  created_at: row.created_at.toISOString(),
});

/** Stored in the thread with the channel they were last contacted on. */
export async function answer(
  context: ThreadContext,
  tx: Transaction,
  token: string,
  { body, attachment_upload_ids: uploadIds = [] }: BodyOf<typeof replyToConversation>,
): Promise<ConversationTask> {
  const opened = await openByToken(tx, token, context.app.clock());
  const { thread } = opened;
  if (body.trim() === '' && uploadIds.length === 0) throw fieldInvalid('body', 'required');
  const now = context.app.clock();
  const files = await takeApplicantFiles(tx, thread, uploadIds, now);
  const last = thread.last_message_id && (await messages.find(tx, thread.company_id, thread.last_message_id));
  const channel = last ? last.channel : 'email';
  await receive(tx, thread, { channel, subject: null, body: body.trim(), files, providerId: null, now });
  return show(context, tx, opened, null);
}

export async function uploadToThread(
  { app }: ThreadContext,
  tx: Transaction,
  token: string,
  file: { name: string; bytes: Buffer },
) {
  const { thread } = await openByToken(tx, token, app.clock());
  const { company_id: companyId, id: conversationId } = thread;
  return storeUpload(app, tx, { companyId, conversationId, category: 'document', file });
}

export async function showTaskFile(app: App, tx: Transaction, token: string, id: number): Promise<Answer> {
  const { thread } = await openByToken(tx, token, app.clock());
  const file = await messages.findAttachment(tx, thread.company_id, id);
  if (file?.conversation_id !== thread.id) throw notFound();
  const bytes = await app.files.get(file.storage_key);
  if (!bytes) throw notFound();
  const type = isPicture(file.content_type) ? 'inline' : 'download';
  return fileAnswer(bytes, { name: file.file_name, contentType: file.content_type, type });
}
