// Reads and changes threads with applicants, and refreshes what a change makes stale.
import { listApplications } from '@onward/contract/applicants/applications';
import { createUpload } from '@onward/contract/attachments/attachments';
import type { BodyOf, ResponseOf } from '@onward/contract/endpoint';
import {
  type Conversation,
  type ConversationFilters,
  getConversation,
  getMessageAttachment,
  listConversations,
  listMessages,
  type Message,
  openConversation,
  readConversation,
  retryMessage,
  sendMessage,
  updateConversation,
  withdrawMessage,
} from '@onward/contract/messages/conversations';
import { type InfiniteData, infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { coalesce } from '../../platform/coalesce.ts';
import { saveBlob } from '../../platform/files.ts';
import { queryClient } from '../../platform/query-client.ts';
import { refreshConversationCounts } from './parts/conversation-counts.ts';

const LIST = 'conversations';
const ONE = 'conversation';
const OF_APPLICANT = 'conversation-of-applicant';
const MESSAGES = 'conversation-messages';
const FILE = 'message-file';

const LIST_PAGE = 30;

export const conversationsQuery = (filters: ConversationFilters) =>
  infiniteQueryOptions({
    queryKey: [LIST, filters] as const,
    queryFn: ({ pageParam, signal }) =>
      api.call(listConversations, {
        query: { ...filters, page: pageParam, per_page: LIST_PAGE },
        signal,
        silent: true,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ current_page, total_pages }) => (current_page < total_pages ? current_page + 1 : undefined),
    placeholderData: keepPreviousData,
  });

export const conversationQuery = (id: number) =>
  queryOptions({
    queryKey: [ONE, id] as const,
    queryFn: async ({ signal }) =>
      (await api.call(getConversation, { params: { id }, signal, silent: true })).conversation,
  });

/** Starts the thread if there is none. */
export const applicantConversationQuery = (applicationId: number) =>
  queryOptions({
    queryKey: [OF_APPLICANT, applicationId] as const,
    queryFn: async ({ signal }) => {
      const body = { application_id: applicationId };
      const { conversation } = await api.call(openConversation, { body, signal, silent: true });
      queryClient.setQueryData(conversationQuery(conversation.id).queryKey, conversation);
      return conversation.id;
    },
    // Only finds the thread's id; the thread has its own query.
    staleTime: Number.POSITIVE_INFINITY,
  });

export async function startConversation(applicationId: number): Promise<number> {
  const { conversation } = await api.call(openConversation, { body: { application_id: applicationId } });
  queryClient.setQueryData(conversationQuery(conversation.id).queryKey, conversation);
  void refreshList();
  return conversation.id;
}

type MessagePage = ResponseOf<typeof listMessages>;

/** Newest first; each page continues before the oldest loaded message. */
export const messagesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [MESSAGES, id] as const,
    queryFn: ({ pageParam, signal }) =>
      api.call(listMessages, {
        params: { id },
        query: pageParam === null ? {} : { before: pageParam },
        signal,
        silent: true,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ messages, has_older }) => (has_older ? (messages.at(-1)?.id ?? undefined) : undefined),
  });

const MAX_FOUND = 12;

/** People the user can start a thread with. */
export const peopleQuery = (query: string) =>
  queryOptions({
    queryKey: ['people-to-write-to', query] as const,
    queryFn: async ({ signal }) =>
      (await api.call(listApplications, { query: { query, page: 1, per_page: MAX_FOUND }, signal, silent: true }))
        .applications,
    enabled: query.trim().length > 1,
    placeholderData: keepPreviousData,
  });

export const refreshList = coalesce(() => queryClient.invalidateQueries({ queryKey: [LIST] }));

/** Reloads a changed thread, the list and the counts. */
export async function refreshThread(id: number): Promise<void> {
  void refreshConversationCounts();
  await Promise.all([
    refreshList(),
    queryClient.invalidateQueries({ queryKey: [ONE, id] }),
    queryClient.invalidateQueries({ queryKey: [MESSAGES, id] }),
  ]);
}

/** Only the read state changed, so the messages are not reloaded. */
export const refreshReading = async (id: number): Promise<void> => {
  void refreshConversationCounts();
  await Promise.all([refreshList(), queryClient.invalidateQueries({ queryKey: [ONE, id] })]);
};

/** Silent: a failure is ignored, because the thread is marked the next time it is opened. */
export async function markRead(id: number, unread = false): Promise<void> {
  await api.call(readConversation, { params: { id }, body: { unread }, silent: true });
  await refreshReading(id);
}

type Change = BodyOf<typeof updateConversation>['conversation'];

export async function changeConversation(id: number, conversation: Change): Promise<void> {
  const answer = await api.call(updateConversation, { params: { id }, body: { conversation } });
  takeConversation(answer.conversation);
  void refreshReading(id);
}

const takeConversation = (conversation: Conversation): void => {
  queryClient.setQueryData(conversationQuery(conversation.id).queryKey, conversation);
};

export type MessageInput = BodyOf<typeof sendMessage>['message'];

/** Silent: the composer keeps the text and shows why it was refused. */
export async function send(conversationId: number, message: MessageInput): Promise<Message> {
  const answer = await api.call(sendMessage, {
    params: { id: conversationId },
    body: { message },
    idempotencyKey: crypto.randomUUID(),
    silent: true,
  });
  addToThread(answer.message);
  void refreshThread(conversationId);
  return answer.message;
}

/** Shows the message in the thread before it is reloaded. */
function addToThread(message: Message): void {
  queryClient.setQueryData<InfiniteData<MessagePage, number | null>>(
    messagesQuery(message.conversation_id).queryKey,
    (thread) => {
      const [newest, ...older] = thread?.pages ?? [];
      if (!thread || !newest || newest.messages.some(({ id }) => id === message.id)) return thread;
      return { ...thread, pages: [{ ...newest, messages: [message, ...newest.messages] }, ...older] };
    },
  );
}

export async function undoSend({ id, conversation_id }: Pick<Message, 'id' | 'conversation_id'>): Promise<void> {
  await api.call(withdrawMessage, { params: { id } });
  await refreshThread(conversation_id);
}

export async function tryAgain({ id, conversation_id }: Pick<Message, 'id' | 'conversation_id'>): Promise<void> {
  await api.call(retryMessage, { params: { id } });
  await refreshThread(conversation_id);
}

export type Upload = ResponseOf<typeof createUpload>['upload'];

export async function upload(file: File): Promise<Upload> {
  const form = new FormData();
  form.append('category', 'document');
  form.append('file', file);
  return (await api.call(createUpload, { body: form })).upload;
}

const readFile = (id: number, signal?: AbortSignal): Promise<Blob> =>
  api.file(getMessageAttachment, { params: { id }, ...(signal && { signal }) });

/** An image in the thread; dropped from the cache when it is no longer shown. */
export const pictureQuery = (id: number) =>
  queryOptions({
    queryKey: [FILE, id] as const,
    queryFn: ({ signal }) => readFile(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const saveFile = async ({ id, file_name }: { id: number; file_name: string }): Promise<void> =>
  saveBlob(await readFile(id), file_name);
