// Threads for staff who may see the applicant: reading, assigning, archiving (MSG-001..004).

import type { BodyOf } from '@onward/contract/endpoint';
import {
  type Conversation,
  type ConversationFilters,
  type ConversationRow,
  listConversations,
  type Message,
  type updateConversation,
} from '@onward/contract/messages/conversations';
import { maySeeNote } from '@onward/domain/applicants/remarks';
import { MERGE_TAGS } from '@onward/domain/messages/merge-tags';
import { hidePersonalLinks } from '@onward/domain/messages/personal-links';
import { isInScope, type ScopedRecord } from '@onward/domain/staff/scope';
import type { App } from '../../../platform/app.ts';
import { pageFacts } from '../../../platform/database/lists.ts';
import { fieldInvalid, noAccess, notFound } from '../../../platform/http/errors.ts';
import { type Answer, answerWithRows, type CompanyCall } from '../../../platform/http/route.ts';
import { readerOf, requireVisible, shownApplicant } from '../../applicants/applicants.service.ts';
import { optOutOfTexts } from '../inbound/opt-out.ts';
import * as messages from '../messages.queries.ts';
import { fillIn, lookUp } from '../sending/merge-values.ts';
import { findRecipient, reachOf, scopeOf } from '../sending/recipients.queries.ts';
import { announce } from './announce-thread.ts';
import { presentMessage, presentRow } from './conversations.presenter.ts';
import * as conversations from './conversations.queries.ts';
import { findPage } from './find-page.ts';
import { shownRows } from './list-rows.ts';

export async function listThreads(
  call: CompanyCall,
  { page = 1, per_page: perPage = 20, ...filters }: ConversationFilters & { page?: number; per_page?: number },
): Promise<Answer> {
  const { found, total } = await findPage(call, filters, { limit: perPage, offset: (page - 1) * perPage });
  const rows = await shownRows(call, found);
  return answerWithRows(listConversations, 'conversations', rows, pageFacts({ page, perPage }, total));
}

/**
 * Used by every endpoint that names a thread; the response is about the newest application in the caller's scope
 * (CMP-024).
 */
export async function requireThread({ tx, access }: CompanyCall, id: number): Promise<conversations.ConversationRow> {
  const thread = await conversations.find(tx, access.companyId, id);
  if (!thread) throw notFound();
  if (isInScope(access.scope, scopeOf(thread))) return thread;
  const place = await conversations.findVisiblePlace(tx, access, thread.person_id);
  if (!place) throw noAccess('out_of_scope');
  return { ...thread, ...place };
}

/** A thread's location, for showing who else is viewing it (AHD-021). */
export const placeOfThread = async (call: CompanyCall, id: number): Promise<ScopedRecord> =>
  scopeOf(await requireThread(call, id));

export async function openThread(app: App, call: CompanyCall, applicationId: number): Promise<Conversation> {
  const { tx, access, now } = call;
  await requireVisible(tx, access, applicationId);
  const threads = await conversations.ensure(tx, access.companyId, [applicationId], now);
  const thread = threads.get(applicationId);
  if (!thread) throw notFound();
  return showThread(app, call, thread.id);
}

export async function showThread(app: App, call: CompanyCall, id: number): Promise<Conversation> {
  const { tx, access } = call;
  const thread = await requireThread(call, id);
  const { application_id, last_message_id } = thread;
  const [last, application, around] = await tx.inOnePacket(() =>
    Promise.all([
      last_message_id === null ? undefined : messages.find(tx, access.companyId, last_message_id),
      shownApplicant(call, application_id),
      readAround(app, call, application_id),
    ]),
  );
  if (!application || !around) throw notFound();
  return { ...presentRow(thread, last), application, ...around };
}

type AroundThread = Omit<Conversation, keyof ConversationRow | 'application'>;

async function readAround(app: App, call: CompanyCall, applicationId: number): Promise<AroundThread | null> {
  const { tx, access, now } = call;
  const { companyId } = access;
  const [to, senderName, note, lookedUp] = await Promise.all([
    findRecipient(tx, companyId, applicationId),
    senderNameOf(call),
    latestNote(call, applicationId),
    lookUp({ app, tx, now }, { company_id: companyId, application_id: applicationId }, MERGE_TAGS),
  ]);
  if (!to) return null;
  return {
    reach: reachOf(to),
    time_zone: to.time_zone,
    latest_note: note,
    merge_values: shownValues(fillIn({ app, senderName }, to, lookedUp)),
  };
}

/** Staff see where the applicant's link leads; the link itself is filled in when the message is sent. */
const shownValues = (values: Conversation['merge_values']): Conversation['merge_values'] => ({
  ...values,
  link: values.link ? hidePersonalLinks(values.link) : null,
});

/** The sender's name as shown in messages. */
export async function senderNameOf({ tx, access }: Pick<CompanyCall, 'tx' | 'access'>): Promise<string> {
  const [row] = await tx.prepared<{ name: string }>(
    'messages_sender_name',
    'select name from company_staffs where company_id = $1 and id = $2',
    [access.companyId, access.staffId],
  );
  return row?.name ?? '';
}

async function latestNote({ tx, access }: CompanyCall, applicationId: number): Promise<Conversation['latest_note']> {
  const reader = readerOf(access);
  const notes = await conversations.latestNotes(tx, access.companyId, applicationId);
  const note = notes.find(({ visibility, staff_id }) => maySeeNote(visibility, staff_id, reader));
  return note ? { body: note.body, author: note.author ?? '', created_at: note.created_at.toISOString() } : null;
}

export async function changeThread(
  app: App,
  call: CompanyCall,
  id: number,
  wanted: BodyOf<typeof updateConversation>['conversation'],
): Promise<Conversation> {
  const { tx, access, now } = call;
  const { companyId, staffId } = access;
  const thread = await requireThread(call, id);
  const { assignee_id, is_archived, may_revoke, sms_opt_out } = wanted;
  if (assignee_id != null && !(await conversations.isActiveStaff(tx, companyId, assignee_id))) {
    throw fieldInvalid('assignee_id', 'unknown_record');
  }
  const change: conversations.ConversationChange = {
    ...(assignee_id !== undefined && { assignee_id }),
    ...(is_archived !== undefined && { archived_at: is_archived ? (thread.archived_at ?? now) : null }),
    ...((may_revoke === false || sms_opt_out) && { may_revoke_at: null }),
  };
  if (Object.keys(change).length > 0) await conversations.change(tx, companyId, id, change);
  if (sms_opt_out) await optOutOfTexts(tx, thread, { actor: 'staff', staffId, now });
  await announce(tx, companyId, [id], 'message_updated', staffId);
  return showThread(app, call, id);
}

export async function markRead(call: CompanyCall, id: number, unread: boolean): Promise<number> {
  const { tx, access, now } = call;
  await requireThread(call, id);
  if (unread) {
    const count = await conversations.markUnread(tx, access.companyId, id);
    await announce(tx, access.companyId, [id], 'conversation_read', access.staffId);
    return count;
  }
  if (await conversations.markRead(tx, access.companyId, id, now)) {
    await announce(tx, access.companyId, [id], 'conversation_read', access.staffId);
  }
  return 0;
}

export async function listThread(
  call: CompanyCall,
  id: number,
  { per_page: limit = 50, before = null }: { per_page?: number; before?: number | null },
): Promise<{ messages: Message[]; has_older: boolean }> {
  const { tx, access } = call;
  await requireThread(call, id);
  const rows = await messages.listThread(tx, access.companyId, id, { limit: limit + 1, before });
  return { messages: rows.slice(0, limit).map(presentMessage), has_older: rows.length > limit };
}
