// Threads with applicants: reading, answering and archiving (MSG-001..016).
import { CHANNELS, EMAIL_MAX, SUBJECT_MAX } from '@onward/domain/messages/channels';
import { FAILURE_REASONS, MESSAGE_STATUSES } from '@onward/domain/messages/message-states';
import { UNREACHABLE_REASONS } from '@onward/domain/messages/reaching';
import Type, { type Static } from 'typebox';
import { ApplicationRow } from '../applicants/application.ts';
import { ApplicationFilters } from '../applicants/applications.ts';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Moment, Nullable, pageQuery, pageResponse, Timestamp } from '../fields.ts';

const Channel = Type.Enum([...CHANNELS]);
const MODULE = 'messaging';

export const MessageAttachment = Type.Object({
  id: Id,
  file_name: Type.String(),
  content_type: Type.String(),
  byte_size: Type.Integer(),
});
export type MessageAttachment = Static<typeof MessageAttachment>;

export const Message = Type.Object({
  id: Id,
  conversation_id: Id,
  application_id: Id,
  sender_id: Nullable(Id),
  /** Null for the applicant and for automated messages. */
  sender_name: Nullable(Type.String()),
  channel: Channel,
  direction: Type.Enum(['inbound', 'outbound']),
  automated: Type.Boolean(),
  /** Of a text: the email with the same message. */
  sent_with: Nullable(Id),
  subject: Nullable(Type.String()),
  body: Type.String(),
  attachments: Type.Array(MessageAttachment),
  status: Type.Enum([...MESSAGE_STATUSES]),
  error: Nullable(Type.Enum([...FAILURE_REASONS])),
  segments: Nullable(Type.Integer()),
  /** When it will be sent; it can be canceled until then. */
  leaves_at: Nullable(Timestamp),
  is_erased: Type.Boolean(),
  read_at: Nullable(Timestamp),
  created_at: Timestamp,
});
export type Message = Static<typeof Message>;

/** Whether a channel reaches the person: the address, or the reason why not. */
const Reach = Type.Object({
  to: Nullable(Type.String()),
  reason: Nullable(Type.Enum([...UNREACHABLE_REASONS])),
});

const ConversationPerson = Type.Object({
  id: Id,
  first_name: Type.String(),
  last_name: Type.String(),
});

const Assignee = Nullable(Type.Object({ id: Id, name: Type.String() }));

/** A thread as the list shows it. */
export const ConversationRow = Type.Object({
  id: Id,
  person_id: Id,
  person: ConversationPerson,
  application_id: Id,
  position: Type.Object({ id: Id, title: Type.String(), location_name: Type.String() }),
  assignee_id: Nullable(Id),
  assignee: Assignee,
  unread_count: Type.Integer(),
  last_message: Nullable(Message),
  needs_reply: Type.Boolean(),
  is_archived: Type.Boolean(),
  may_revoke: Type.Boolean(),
  updated_at: Timestamp,
});
export type ConversationRow = Static<typeof ConversationRow>;

/** A thread with the short profile beside it. */
export const Conversation = Type.Object({
  ...ConversationRow.properties,
  reach: Type.Object({ email: Reach, sms: Reach }),
  /** The applicant's own time zone if known, otherwise the location's. */
  time_zone: Type.String(),
  application: ApplicationRow,
  latest_note: Nullable(Type.Object({ body: Type.String(), author: Type.String(), created_at: Timestamp })),
  /** The value of each merge tag for this applicant; null where there is none. */
  merge_values: Type.Record(Type.String(), Nullable(Type.String())),
});
export type Conversation = Static<typeof Conversation>;

const Flag = Type.Optional(Type.Boolean());

export const ConversationFilters = Type.Object({
  query: Type.Optional(Type.String({ maxLength: 200 })),
  unread: Flag,
  needs_reply: Flag,
  failed: Flag,
  archived: Flag,
  channel: Type.Optional(Channel),
  position_key: Type.Optional(Type.String({ maxLength: 40 })),
  brand_id: Type.Optional(Id),
  location_id: Type.Optional(Id),
  assignee_id: Type.Optional(Id),
});
export type ConversationFilters = Static<typeof ConversationFilters>;

export const listConversations = endpoint({
  name: 'listConversations',
  method: 'GET',
  path: '/v1/conversations',
  summary: 'Threads with applicants, newest first',
  audience: 'company',
  module: MODULE,
  query: pageQuery(ConversationFilters.properties),
  answers: { 200: pageResponse({ conversations: Type.Array(ConversationRow) }) },
});

/** Cheap and called often: the counts on the badge and the filters, each up to 100. */
export const getConversationCounts = endpoint({
  name: 'getConversationCounts',
  method: 'GET',
  path: '/v1/conversations/counts',
  summary: 'How many threads are unread, need a reply or failed; 100 means 100 or more',
  audience: 'company',
  module: MODULE,
  answers: { 200: Type.Object({ unread: Type.Integer(), needs_reply: Type.Integer(), failed: Type.Integer() }) },
});

export const openConversation = endpoint({
  name: 'openConversation',
  method: 'POST',
  path: '/v1/conversations',
  summary: 'The thread with an applicant, created if there is none',
  audience: 'company',
  module: MODULE,
  body: Type.Object({ application_id: Id }),
  answers: { 200: Type.Object({ conversation: Conversation }) },
});

export const getConversation = endpoint({
  name: 'getConversation',
  method: 'GET',
  path: '/v1/conversations/:id',
  summary: 'A thread with its applicant',
  audience: 'company',
  module: MODULE,
  params: IdParams,
  answers: { 200: Type.Object({ conversation: Conversation }) },
});

export const updateConversation = endpoint({
  name: 'updateConversation',
  method: 'PUT',
  path: '/v1/conversations/:id',
  summary: 'Assign, archive or restore a thread, or dismiss a possible opt-out',
  audience: 'company',
  module: MODULE,
  permission: 'edit_message',
  params: IdParams,
  body: Type.Object({
    conversation: Type.Object({
      assignee_id: Type.Optional(Nullable(Id)),
      is_archived: Type.Optional(Type.Boolean()),
      may_revoke: Type.Optional(Type.Literal(false)),
      /** Records that the applicant said they want no more texts. */
      sms_opt_out: Type.Optional(Type.Literal(true)),
    }),
  }),
  answers: { 200: Type.Object({ conversation: Conversation }) },
});

export const readConversation = endpoint({
  name: 'readConversation',
  method: 'PUT',
  path: '/v1/conversations/:id/read',
  summary: 'Mark a thread as read, or as unread again',
  audience: 'company',
  unaudited: 'It only says what the user has seen.',
  module: MODULE,
  params: IdParams,
  body: Type.Optional(Type.Object({ unread: Type.Optional(Type.Boolean()) })),
  answers: { 200: Type.Object({ unread_count: Type.Integer() }) },
});

export const listMessages = endpoint({
  name: 'listMessages',
  method: 'GET',
  path: '/v1/conversations/:id/messages',
  summary: 'Messages of a thread, newest first; older ones before a given one',
  audience: 'company',
  module: MODULE,
  params: IdParams,
  query: Type.Object({
    per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, default: 50 })),
    before: Type.Optional(Id),
  }),
  answers: { 200: Type.Object({ messages: Type.Array(Message), has_older: Type.Boolean() }) },
});

const MessageInput = Type.Object({
  channel: Channel,
  subject: Type.Optional(Nullable(Type.String({ maxLength: SUBJECT_MAX + 100 }))),
  body: Type.String({ maxLength: EMAIL_MAX + 1000 }),
  attachment_upload_ids: Type.Optional(Type.Array(Id, { maxItems: 20, uniqueItems: true })),
  /** Earliest time to send it. */
  send_at: Type.Optional(Nullable(Moment)),
});

export const sendMessage = endpoint({
  name: 'sendMessage',
  method: 'POST',
  path: '/v1/conversations/:id/messages',
  summary: 'Write to the applicant; the message is sent after its undo time',
  audience: 'company',
  module: MODULE,
  permission: 'edit_message',
  idempotent: true,
  params: IdParams,
  body: Type.Object({ message: MessageInput }),
  answers: { 201: Type.Object({ message: Message }) },
});

export const withdrawMessage = endpoint({
  name: 'withdrawMessage',
  method: 'DELETE',
  path: '/v1/messages/:id',
  summary: 'Cancel a message that was not sent yet',
  audience: 'company',
  module: MODULE,
  permission: 'edit_message',
  params: IdParams,
  answers: { 204: Empty },
});

export const retryMessage = endpoint({
  name: 'retryMessage',
  method: 'POST',
  path: '/v1/messages/:id/retry',
  summary: 'Retry a failed message',
  audience: 'company',
  module: MODULE,
  permission: 'edit_message',
  params: IdParams,
  answers: { 200: Type.Object({ message: Message }) },
});

export const getMessageAttachment = endpoint({
  name: 'getMessageAttachment',
  method: 'GET',
  path: '/v1/message_attachments/:id',
  summary: 'A file of a message',
  audience: 'company',
  audited: { event: 'message_attachment_downloaded', subjectType: 'message_attachment' },
  module: MODULE,
  params: IdParams,
  answers: { 200: Type.String({ description: 'The file' }) },
});

const PreviewedPerson = { application_id: Id, name: Type.String() };

export const previewMessages = endpoint({
  name: 'previewMessages',
  method: 'POST',
  path: '/v1/messages/preview',
  summary: 'Preview whom a message would reach, who would be skipped and why, and whose merge tags are empty',
  audience: 'company',
  unaudited: 'It only previews.',
  module: MODULE,
  permission: 'edit_message',
  body: Type.Object({
    application_ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 50_001, uniqueItems: true })),
    selection: Type.Optional(ApplicationFilters),
    channel: Channel,
    subject: Type.Optional(Nullable(Type.String({ maxLength: SUBJECT_MAX + 100 }))),
    body: Type.String({ maxLength: EMAIL_MAX + 1000 }),
    template_id: Type.Optional(Nullable(Id)),
    /** The applicant whose merged text is previewed; defaults to the first. */
    shown_application_id: Type.Optional(Id),
  }),
  answers: {
    200: Type.Object({
      total: Type.Integer(),
      reached: Type.Integer(),
      /** Lists at most 100 of each. */
      skipped: Type.Array(Type.Object({ ...PreviewedPerson, reason: Type.Enum([...UNREACHABLE_REASONS]) })),
      skipped_count: Type.Integer(),
      empty_tags: Type.Array(Type.Object({ ...PreviewedPerson, tags: Type.Array(Type.String()) })),
      empty_tags_count: Type.Integer(),
      shown: Nullable(
        Type.Object({ ...PreviewedPerson, to: Type.String(), subject: Nullable(Type.String()), body: Type.String() }),
      ),
      /** Segment count of the longest text. */
      segments: Nullable(Type.Integer()),
    }),
  },
});
