// API calls for contacting support, and for failed jobs.
import { openSupportTicket } from '@onward/contract/company/company';
import { openSupportChat } from '@onward/contract/company/support-chat';
import {
  type FailedJob,
  listFailedJobs,
  listUndeliveredMessages,
  retryFailedJob,
} from '@onward/contract/platform/platform';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { api } from '../../../platform/api.ts';
import { listQuery } from '../../../platform/lists/list-query.ts';
import { queryClient } from '../../../platform/query-client.ts';
import type { MessageEntries } from './support.form.ts';

const LIST = 'failed-jobs';

/** Silent: the form shows the error next to its field. The key makes a second click harmless. */
export async function sendToSupport({ subject, body }: MessageEntries, idempotencyKey: string): Promise<number> {
  const { support_ticket } = await api.call(openSupportTicket, {
    body: { support_ticket: { subject: subject.trim(), body: body.trim(), page_url: location.href } },
    silent: true,
    idempotencyKey,
  });
  return support_ticket.id;
}

export async function openChat(pageUrl: string): Promise<string> {
  const { support_chat } = await api.call(openSupportChat, { body: { support_chat: { page_url: pageUrl } } });
  return support_chat.url;
}

/** Silent: the list shows its own error. */
export const failedJobsQuery = (page: number) =>
  listQuery(LIST, page, (wanted, signal) =>
    api.call(listFailedJobs, { query: { page: wanted, per_page: DEFAULT_PAGE_SIZE }, signal, silent: true }),
  );

export async function retryJob({ id }: Pick<FailedJob, 'id'>): Promise<void> {
  await api.call(retryFailedJob, { params: { id } });
  await queryClient.invalidateQueries({ queryKey: [LIST] });
}

export const undeliveredMessagesQuery = (page: number) =>
  listQuery('undelivered-messages', page, (wanted, signal) =>
    api.call(listUndeliveredMessages, { query: { page: wanted, per_page: DEFAULT_PAGE_SIZE }, signal, silent: true }),
  );
