// Notes, feedback, ratings and shared links of an applicant.
import {
  FEEDBACK_MAX,
  MENTIONS_MAX,
  NOTE_MAX,
  NOTE_VISIBILITIES,
  RATING_MAX,
  RATING_MIN,
  RECOMMENDATIONS,
} from '@onward/domain/applicants/remarks';
import { SHARE_MESSAGE_MAX, SHARE_RECIPIENTS_MAX } from '@onward/domain/applicants/sharing';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Email, Id, IdParams, Nullable, Timestamp } from '../fields.ts';
import { ApplicationAttachment } from './application.ts';

const Author = Nullable(Type.Object({ id: Id, name: Type.String() }));

export const Note = Type.Object({
  id: Id,
  author: Author,
  body: Type.String(),
  visibility: Type.Enum([...NOTE_VISIBILITIES]),
  mentions: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  created_at: Timestamp,
  updated_at: Timestamp,
  can_change: Type.Boolean(),
});
export type Note = Static<typeof Note>;

const NoteInput = Type.Object({
  body: Type.String({ minLength: 1, maxLength: NOTE_MAX, pattern: '\\S' }),
  visibility: Type.Optional(Type.Enum([...NOTE_VISIBILITIES], { default: 'everyone' })),
  mentions: Type.Optional(Type.Array(Id, { maxItems: MENTIONS_MAX, uniqueItems: true })),
});
export type NoteInput = Static<typeof NoteInput>;

export const listNotes = endpoint({
  name: 'listNotes',
  method: 'GET',
  path: '/v1/applications/:id/notes',
  summary: 'Notes on an applicant, newest first',
  audience: 'company',
  params: IdParams,
  answers: { 200: Type.Object({ notes: Type.Array(Note) }) },
});

export const createNote = endpoint({
  name: 'createNote',
  method: 'POST',
  path: '/v1/applications/:id/notes',
  summary: 'Write a note on an applicant',
  audience: 'company',
  permission: 'edit_note',
  params: IdParams,
  body: Type.Object({ note: NoteInput }),
  answers: { 201: Type.Object({ note: Note }) },
});

export const updateNote = endpoint({
  name: 'updateNote',
  method: 'PUT',
  path: '/v1/notes/:id',
  summary: 'Edit your own note',
  audience: 'company',
  permission: 'edit_note',
  params: IdParams,
  body: Type.Object({ note: NoteInput }),
  answers: { 200: Type.Object({ note: Note }) },
});

export const deleteNote = endpoint({
  name: 'deleteNote',
  method: 'DELETE',
  path: '/v1/notes/:id',
  summary: 'Delete your own note',
  audience: 'company',
  permission: 'edit_note',
  params: IdParams,
  answers: { 204: Empty },
});

export const Feedback = Type.Object({
  id: Id,
  author: Author,
  recommendation: Type.Enum([...RECOMMENDATIONS]),
  body: Type.String(),
  /** The author's star rating, if any. */
  rating: Nullable(Type.Integer()),
  meeting_id: Nullable(Id),
  created_at: Timestamp,
  updated_at: Timestamp,
  can_change: Type.Boolean(),
});
export type Feedback = Static<typeof Feedback>;

const FeedbackInput = Type.Object({
  recommendation: Type.Enum([...RECOMMENDATIONS]),
  body: Type.Optional(Type.String({ maxLength: FEEDBACK_MAX })),
  meeting_id: Type.Optional(Nullable(Id)),
});
export type FeedbackInput = Static<typeof FeedbackInput>;

export const listFeedbacks = endpoint({
  name: 'listFeedbacks',
  method: 'GET',
  path: '/v1/applications/:id/feedbacks',
  summary: 'Feedback on an applicant, newest first',
  audience: 'company',
  params: IdParams,
  answers: { 200: Type.Object({ feedbacks: Type.Array(Feedback) }) },
});

export const createFeedback = endpoint({
  name: 'createFeedback',
  method: 'POST',
  path: '/v1/applications/:id/feedbacks',
  summary: 'Give feedback on an applicant',
  audience: 'company',
  permission: 'edit_feedback',
  params: IdParams,
  body: Type.Object({ feedback: FeedbackInput }),
  answers: { 201: Type.Object({ feedback: Feedback }) },
});

export const updateFeedback = endpoint({
  name: 'updateFeedback',
  method: 'PUT',
  path: '/v1/feedbacks/:id',
  summary: 'Edit your own feedback',
  audience: 'company',
  permission: 'edit_feedback',
  params: IdParams,
  body: Type.Object({ feedback: FeedbackInput }),
  answers: { 200: Type.Object({ feedback: Feedback }) },
});

export const deleteFeedback = endpoint({
  name: 'deleteFeedback',
  method: 'DELETE',
  path: '/v1/feedbacks/:id',
  summary: 'Delete your own feedback',
  audience: 'company',
  permission: 'edit_feedback',
  params: IdParams,
  answers: { 204: Empty },
});

export const deleteNotesAndFeedbacks = endpoint({
  name: 'deleteNotesAndFeedbacks',
  method: 'DELETE',
  path: '/v1/applications/:id/notes_and_feedbacks',
  summary: 'Delete every note and all feedback on an applicant',
  audience: 'company',
  superAdmin: true,
  params: IdParams,
  answers: { 204: Empty },
});

export const rateApplication = endpoint({
  name: 'rateApplication',
  method: 'PUT',
  path: '/v1/applications/:id/rating',
  summary: 'Rate an applicant with one to five stars, or clear the rating',
  audience: 'company',
  module: 'rating',
  params: IdParams,
  body: Type.Object({ rating: Nullable(Type.Integer({ minimum: RATING_MIN, maximum: RATING_MAX })) }),
  answers: { 200: Type.Object({ rating: Nullable(Type.Integer()), average: Nullable(Type.Number()) }) },
});

export const Share = Type.Object({
  id: Id,
  shared_by: Type.String(),
  recipients: Type.Array(Type.String()),
  message: Type.String(),
  created_at: Timestamp,
  expires_at: Timestamp,
  state: Type.Enum(['open', 'expired', 'revoked']),
});
export type Share = Static<typeof Share>;

export const listShares = endpoint({
  name: 'listShares',
  method: 'GET',
  path: '/v1/applications/:id/shares',
  summary: 'The people an applicant was shared with',
  audience: 'company',
  params: IdParams,
  answers: { 200: Type.Object({ shares: Type.Array(Share) }) },
});

export const createShare = endpoint({
  name: 'createShare',
  method: 'POST',
  path: '/v1/applications/:id/shares',
  summary: 'Email a read-only link to an applicant',
  audience: 'company',
  permission: 'edit_applicant',
  idempotent: true,
  params: IdParams,
  body: Type.Object({
    company_staff_ids: Type.Optional(Type.Array(Id, { maxItems: SHARE_RECIPIENTS_MAX, uniqueItems: true })),
    emails: Type.Optional(Type.Array(Email, { maxItems: SHARE_RECIPIENTS_MAX, uniqueItems: true })),
    message: Type.Optional(Type.String({ maxLength: SHARE_MESSAGE_MAX })),
  }),
  answers: { 201: Type.Object({ share: Share }) },
});

export const revokeShare = endpoint({
  name: 'revokeShare',
  method: 'DELETE',
  path: '/v1/shares/:id',
  summary: 'Revoke a shared link',
  audience: 'company',
  permission: 'edit_applicant',
  audited: { event: 'share_revoked', subjectType: 'share' },
  params: IdParams,
  answers: { 204: Empty },
});

/** What a guest can see: no contact details and nothing meant for admins. */
const SharedAnswers = Type.Array(
  Type.Object({
    title: Type.String(),
    value: Type.Union([Type.String(), Type.Number(), Type.Array(Type.String()), Type.Null()]),
  }),
);

export const SharedApplication = Type.Object({
  company_name: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  position_title: Type.String(),
  location_name: Type.String(),
  stage_name: Type.String(),
  status: Type.String(),
  rating: Nullable(Type.Number()),
  applied_at: Timestamp,
  shared_by: Type.String(),
  message: Type.String(),
  expires_at: Timestamp,
  answers: SharedAnswers,
  /** Submitted forms and quizzes of the stages, newest first (APP-039). */
  tasks: Type.Array(
    Type.Object({
      kind: Type.Enum(['form', 'quiz']),
      name: Type.String(),
      submitted_at: Timestamp,
      score: Nullable(Type.Integer()),
      max_score: Nullable(Type.Integer()),
      passed: Nullable(Type.Boolean()),
      answers: SharedAnswers,
    }),
  ),
  attachments: Type.Array(Type.Omit(ApplicationAttachment, ['created_at'])),
  feedbacks: Type.Array(
    Type.Object({ author: Type.String(), recommendation: Type.Enum([...RECOMMENDATIONS]), body: Type.String() }),
  ),
  notes: Type.Array(Type.Object({ author: Type.String(), body: Type.String(), created_at: Timestamp })),
});
export type SharedApplication = Static<typeof SharedApplication>;

const TokenParams = Type.Object({ token: Type.String({ minLength: 10, maxLength: 100 }) });

export const getSharedApplication = endpoint({
  name: 'getSharedApplication',
  method: 'GET',
  path: '/v1/shared_applications/:token',
  summary: 'The applicant behind a shared link',
  audience: 'public',
  rateLimit: 'public_read',
  params: TokenParams,
  answers: { 200: Type.Object({ application: SharedApplication }) },
});

export const getSharedAttachment = endpoint({
  name: 'getSharedAttachment',
  method: 'GET',
  path: '/v1/shared_applications/:token/attachments/:id',
  summary: 'A file of the applicant behind a shared link',
  audience: 'public',
  rateLimit: 'public_read',
  params: Type.Object({ ...TokenParams.properties, id: Id }),
  answers: { 200: Type.String({ description: 'The file' }) },
});
