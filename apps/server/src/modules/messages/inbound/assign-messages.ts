// Support staff assign messages from unknown senders to an applicant, or dismiss them (MSG-007).
import type { QueryOf, ResponseOf } from '@onward/contract/endpoint';
import type {
  AssignableApplicant,
  listUnassignedMessages as listEndpoint,
} from '@onward/contract/messages/unassigned-messages';
import { SUBJECT_MAX } from '@onward/domain/messages/channels';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { SessionAccess } from '../../../platform/access/access.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { pageFacts, pageWindow } from '../../../platform/database/lists.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { fieldInvalid, notFound } from '../../../platform/http/errors.ts';
import * as conversations from '../threads/conversations.queries.ts';
import { receive } from './store-message.ts';
import * as unassigned from './unassigned.queries.ts';

export interface SupportCall {
  tx: Transaction;
  access: SessionAccess;
  requestId: string;
  now: Date;
}

export async function listUnassigned(
  { tx }: SupportCall,
  query: QueryOf<typeof listEndpoint>,
): Promise<ResponseOf<typeof listEndpoint>> {
  const window = pageWindow(query, ['id'], { field: 'id', direction: 'desc' }, DEFAULT_PAGE_SIZE);
  const { rows, totalCount } = await unassigned.listUnassigned(tx, query.query?.trim() || null, window);
  return {
    unassigned_messages: rows.map(({ provider_id: _, received_at, ...row }) => ({
      ...row,
      received_at: received_at.toISOString(),
    })),
    ...pageFacts(window, totalCount),
  };
}

/** Searching a company's applicants is logged there, like every visit. */
export async function findAssignable(
  call: SupportCall,
  companyId: number,
  search: string | undefined,
): Promise<AssignableApplicant[]> {
  const rows = await unassigned.findApplicants(call.tx, companyId, search);
  await audit(call, companyId, { event: 'support_visit', subjectType: 'findAssignableApplicants', subjectId: null });
  return rows.map((row) => ({ ...row, applied_at: row.applied_at.toISOString() }));
}

/** The message is stored unread, with notifications, exactly as if it had arrived in the conversation. */
export async function assignMessage(
  call: SupportCall,
  id: number,
  { companyId, applicationId }: { companyId: number; applicationId: number },
): Promise<void> {
  const { tx, access, now } = call;
  const message = await unassigned.lockUnassigned(tx, id);
  if (!message) throw notFound();
  if (!(await unassigned.isAssignable(tx, companyId, applicationId))) {
    throw fieldInvalid('application_id', 'unknown_record');
  }
  await unassigned.markHandled(tx, id, { as: 'assigned', userId: access.userId, now });
  await audit(call, companyId, {
    event: 'message_assigned',
    subjectType: 'application',
    subjectId: applicationId,
    changes: { unassigned_message_id: id, sender: message.sender },
  });
  await tx.enterCompany(companyId);
  const threads = await conversations.ensure(tx, companyId, [applicationId], now);
  const threadId = threads.get(applicationId)?.id;
  const thread = threadId && (await conversations.find(tx, companyId, threadId));
  if (!thread) throw notFound();
  const { channel, subject, body, provider_id: providerId } = message;
  await receive(tx, thread, {
    channel,
    subject: subject?.slice(0, SUBJECT_MAX) || null,
    body,
    files: [],
    providerId,
    now,
  });
}

export async function dismissMessage({ tx, access, now }: SupportCall, id: number): Promise<void> {
  if (!(await unassigned.lockUnassigned(tx, id))) throw notFound();
  await unassigned.markHandled(tx, id, { as: 'dismissed', userId: access.userId, now });
}

const audit = (
  { tx, access, requestId }: SupportCall,
  companyId: number,
  entry: { event: string; subjectType: string; subjectId: number | null; changes?: Record<string, unknown> },
) => recordAudit(tx, { companyId, userId: access.userId, requestId, ...entry });
