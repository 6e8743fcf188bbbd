// What applicants do with their interview and their message thread through a personal link (CAR-017, CAR-020).
import { BRAND_COLORS } from '@onward/domain/company/brand-colors';
import { MEETING_TYPES } from '@onward/domain/hiring-processes/stages';
import { SCHEDULE_STATES } from '@onward/domain/interviews/meeting-states';
import { ATTACHMENTS_MAX, SMS_MAX } from '@onward/domain/messages/channels';
import Type, { type Static } from 'typebox';
import { Upload } from '../attachments/attachments.ts';
import { endpoint } from '../endpoint.ts';
import { Id, IdParams, Moment, Nullable, Timestamp } from '../fields.ts';

/** Of any form: a wrong link is an invalid link, not wrong input (CAR-014). */
const TokenParams = Type.Object({ token: Type.String({ minLength: 1 }) });
const read = { audience: 'public', rateLimit: 'public_read', params: TokenParams } as const;
const write = { audience: 'public', rateLimit: 'public_write', params: TokenParams } as const;

export const PROPOSED_TIMES_MAX = 3;
export const PROPOSAL_NOTE_MAX = 500;
const REASON_MAX = 500;

const Frame = {
  company_name: Type.String(),
  brand_name: Type.String(),
  brand_color: Type.Enum([...BRAND_COLORS]),
  position_title: Type.String(),
  location_name: Type.String(),
  first_name: Type.String(),
};

export const BookingTask = Type.Object({
  ...Frame,
  state: Type.Enum([...SCHEDULE_STATES]),
  meeting_type: Type.Enum([...MEETING_TYPES]),
  duration_minutes: Type.Integer(),
  time_zone: Type.String(),
  interviewer_names: Type.Array(Type.String()),
  location_text: Nullable(Type.String()),
  /** In order; the client picks the best ones by the user's own time zone. */
  slots: Type.Array(Timestamp),
  meeting: Nullable(
    Type.Object({
      starts_at: Timestamp,
      ends_at: Timestamp,
      details: Type.String(),
      video_link: Nullable(Type.String()),
      /** Proposed times that staff have not answered yet. */
      proposals: Type.Array(Timestamp),
      proposal_note: Nullable(Type.String()),
    }),
  ),
  /** The time of an interview that was canceled or missed. */
  former_time: Nullable(Timestamp),
  /** Times were only proposed: none of them is agreed, and there is no interview yet. */
  is_proposed: Type.Boolean(),
  /** The interview can be moved or canceled until it starts. */
  can_change: Type.Boolean(),
  /** Canceled by the applicant, who can still pick another time. */
  can_reopen: Type.Boolean(),
  /** A preview for staff; nothing can be booked. */
  is_preview: Type.Boolean(),
});
export type BookingTask = Static<typeof BookingTask>;

const answers = { 200: Type.Object({ booking: BookingTask }) };

export const getBookingTask = endpoint({
  name: 'getBookingTask',
  method: 'GET',
  path: '/v1/applicant_tasks/bookings/:token',
  summary: 'Available times, or the booked interview',
  ...read,
  answers,
});

export const bookTime = endpoint({
  name: 'bookTime',
  method: 'POST',
  path: '/v1/applicant_tasks/bookings/:token',
  summary: 'Book a time',
  ...write,
  // External calendars are checked once more, briefly.
  ownTransactions: true,
  body: Type.Object({ starts_at: Moment, time_zone: Type.Optional(Type.String({ maxLength: 64 })) }),
  answers,
});

export const proposeTimes = endpoint({
  name: 'proposeTimes',
  method: 'POST',
  path: '/v1/applicant_tasks/bookings/:token/propose',
  summary: 'Propose other times than those offered; a booked time stays until one is accepted',
  ...write,
  body: Type.Object({
    times: Type.Array(Moment, { minItems: 1, maxItems: PROPOSED_TIMES_MAX, uniqueItems: true }),
    note: Type.Optional(Type.String({ maxLength: PROPOSAL_NOTE_MAX })),
    time_zone: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  answers,
});

export const rescheduleBooking = endpoint({
  name: 'rescheduleBooking',
  method: 'POST',
  path: '/v1/applicant_tasks/bookings/:token/reschedule',
  summary: 'Reschedule; the previous time is released',
  ...write,
  body: Type.Object({ reason: Type.Optional(Type.String({ maxLength: REASON_MAX })) }),
  answers,
});

export const cancelBooking = endpoint({
  name: 'cancelBooking',
  method: 'POST',
  path: '/v1/applicant_tasks/bookings/:token/cancel',
  summary: 'Cancel the interview',
  ...write,
  body: Type.Object({ reason: Type.Optional(Type.String({ maxLength: REASON_MAX })) }),
  answers,
});

export const getBookingInvitation = endpoint({
  name: 'getBookingInvitation',
  method: 'GET',
  path: '/v1/applicant_tasks/bookings/:token/invitation',
  summary: 'The confirmed interview as a calendar file',
  ...read,
  answers: { 200: Type.String({ description: 'The file' }) },
});

/** What applicants of a posting are currently offered in a stage, for staff to preview (AHD-006). */
export const previewBooking = endpoint({
  name: 'previewBooking',
  method: 'GET',
  path: '/v1/stages/:id/booking_preview',
  summary: 'The booking page of a stage as applicants see it',
  audience: 'company',
  module: 'scheduling',
  params: IdParams,
  query: Type.Object({ position_key: Type.Optional(Type.String({ maxLength: 40 })) }),
  answers: { 200: Type.Object({ booking: BookingTask }) },
});

/** A message as the applicant sees it. */
const ThreadMessage = Type.Object({
  id: Id,
  is_mine: Type.Boolean(),
  sender_name: Nullable(Type.String()),
  channel: Type.Enum(['email', 'sms']),
  /** Of a text: the email with the same message. */
  sent_with: Nullable(Id),
  subject: Nullable(Type.String()),
  body: Type.String(),
  attachments: Type.Array(
    Type.Object({ id: Id, file_name: Type.String(), content_type: Type.String(), byte_size: Type.Integer() }),
  ),
  created_at: Timestamp,
});

/** The person's next interview, with the link to change it. */
const ThreadMeeting = Type.Object({
  starts_at: Timestamp,
  is_confirmed: Type.Boolean(),
  /** The applicant proposed this time, and nobody has agreed to it yet. */
  is_proposed: Type.Boolean(),
  meeting_type: Type.Enum([...MEETING_TYPES]),
  place: Nullable(Type.String()),
  link: Nullable(Type.String()),
});

export const ConversationTask = Type.Object({
  ...Frame,
  meeting: Nullable(ThreadMeeting),
  /** Of the next interview, otherwise of the job's location. */
  time_zone: Type.String(),
  messages: Type.Array(ThreadMessage),
  has_older: Type.Boolean(),
});
export type ConversationTask = Static<typeof ConversationTask>;

export const getConversationTask = endpoint({
  name: 'getConversationTask',
  method: 'GET',
  path: '/v1/applicant_tasks/conversations/:token',
  summary: 'The thread with the employer',
  ...read,
  query: Type.Object({ before: Type.Optional(Id) }),
  answers: { 200: Type.Object({ conversation: ConversationTask }) },
});

export const replyToConversation = endpoint({
  name: 'replyToConversation',
  method: 'POST',
  path: '/v1/applicant_tasks/conversations/:token',
  summary: 'Reply to the employer with text, files or both',
  ...write,
  body: Type.Object({
    body: Type.String({ maxLength: SMS_MAX }),
    attachment_upload_ids: Type.Optional(Type.Array(Id, { maxItems: ATTACHMENTS_MAX, uniqueItems: true })),
  }),
  answers: { 201: Type.Object({ conversation: ConversationTask }) },
});

export const uploadToConversation = endpoint({
  name: 'uploadToConversation',
  method: 'POST',
  path: '/v1/applicant_tasks/conversations/:token/uploads',
  summary: 'Upload a file for a reply (multipart: category, file)',
  ...write,
  multipart: true,
  body: Type.Object({ category: Type.Enum(['document']) }),
  answers: { 201: Type.Object({ upload: Upload }) },
});

export const getConversationTaskAttachment = endpoint({
  name: 'getConversationTaskAttachment',
  method: 'GET',
  path: '/v1/applicant_tasks/conversations/:token/attachments/:id',
  summary: 'A file of the thread',
  ...read,
  params: Type.Object({ ...TokenParams.properties, id: Id }),
  answers: { 200: Type.String({ description: 'The file' }) },
});
