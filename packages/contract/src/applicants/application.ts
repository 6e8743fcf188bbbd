import { HISTORY_ACTIONS, HISTORY_ACTORS } from '@onward/domain/applicants/history';
import { APPLICANT_STATUSES } from '@onward/domain/applicants/statuses';
import { CHECK_RESULTS, CHECK_STATUSES } from '@onward/domain/background-checks/states';
import { STAGE_TYPES } from '@onward/domain/hiring-processes/stages';
import { CHANNELS } from '@onward/domain/messages/channels';
import { OFFER_STATUSES } from '@onward/domain/offers/states';
import { QUESTION_TYPES } from '@onward/domain/questions/questions';
import Type, { type Static } from 'typebox';
import { CalendarDate, Id, Nullable, Timestamp } from '../fields.ts';
import { MeetingEntity } from '../interviews/meetings.ts';
import { RejectionReasonKey } from './rejection-reasons.ts';

export const StageSummary = Type.Object({
  id: Id,
  name: Type.String(),
  stage_type: Type.Enum([...STAGE_TYPES]),
  sequence: Type.Integer(),
});
export type StageSummary = Static<typeof StageSummary>;

const ApplicationPosition = Type.Object({
  id: Id,
  title: Type.String(),
  digest_key: Type.String(),
  status: Type.String(),
  location: Type.Object({ id: Id, name: Type.String() }),
  department: Nullable(Type.Object({ id: Id, name: Type.String() })),
  brand: Type.Object({ id: Id, name: Type.String(), friendly_id: Type.String() }),
});

/** Values that fill in the text of a history entry. */
const HistoryDetail = Type.Record(
  Type.String(),
  Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null(), Type.Array(Type.String())]),
);
export type HistoryDetail = Static<typeof HistoryDetail>;

/** An applicant as a list shows them. */
export const ApplicationRow = Type.Object({
  id: Id,
  person_id: Id,
  digest_key: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  region_number: Nullable(Type.String()),
  status: Type.Enum([...APPLICANT_STATUSES]),
  position_stage: StageSummary,
  /** Number of stages in the process, for the progress bar under the stage name. */
  stages_count: Type.Integer(),
  stage_status: Nullable(Type.String()),
  /** Of the quiz submitted in the current stage entry (APP-039). */
  quiz_result: Nullable(Type.Object({ score: Type.Integer(), max_score: Type.Integer(), passed: Type.Boolean() })),
  /**
   * Confirmation of the current stage entry's meeting, with the name of the person who confirmed it: staff or applicant
   * (SCH-015).
   */
  confirmation: Nullable(Type.Object({ by: Type.String(), at: Timestamp, starts_at: Timestamp })),
  /** The meeting of the current stage entry. */
  meeting: Nullable(MeetingEntity),
  position: ApplicationPosition,
  rating: Nullable(Type.Number()),
  referer_source: Nullable(Type.String()),
  screening_failed: Type.Boolean(),
  sms_consent: Type.Boolean(),
  email_opt_out: Type.Boolean(),
  sms_opt_out: Type.Boolean(),
  /** The owner of the number has confirmed it; unconfirmed numbers get no texts. */
  phone_verified: Type.Boolean(),
  /** Agreed in this application to be contacted about other jobs. */
  keep_in_touch: Type.Boolean(),
  /** Why the person must not be rehired, if they are flagged. */
  do_not_rehire: Nullable(Type.Object({ reason: Type.String(), at: Timestamp })),
  /** No team member has opened it yet. */
  is_new: Type.Boolean(),
  /** A submitted form that no team member has opened yet (APP-039). */
  has_unread_form: Type.Boolean(),
  applied_at: Timestamp,
  stage_entered_at: Timestamp,
  last_activity_at: Timestamp,
  hired_date: Nullable(CalendarDate),
  employee: Nullable(Type.Object({ id: Id })),
  unread_messages_count: Type.Integer(),
  /** The person's latest message, for the "Last message" column. */
  last_message: Nullable(
    Type.Object({ channel: Type.Enum([...CHANNELS]), direction: Type.Enum(['inbound', 'outbound']), at: Timestamp }),
  ),
  /** Position among the person's applications in the company, starting at 1 (AHD-002). */
  application_number: Type.Integer(),
  /** A person with the same phone or email, until staff merge the two or mark them as different people. */
  possible_duplicate_of: Nullable(Id),
  open_applications: Type.Integer(),
  rejected_applications: Type.Integer(),
  /** The latest event, for the "Latest" column. */
  latest: Nullable(
    Type.Object({
      action: Type.Enum([...HISTORY_ACTIONS]),
      detail: HistoryDetail,
      created_at: Timestamp,
    }),
  ),
});
export type ApplicationRow = Static<typeof ApplicationRow>;

export const ApplicationAttachment = Type.Object({
  id: Id,
  kind: Type.Enum(['resume', 'answer', 'form_answer', 'file']),
  file_name: Type.String(),
  content_type: Type.String(),
  byte_size: Type.Integer(),
  created_at: Timestamp,
});
export type ApplicationAttachment = Static<typeof ApplicationAttachment>;

const ApplicationAnswer = Type.Object({
  question_id: Id,
  title: Type.String(),
  question_type: Type.Enum([...QUESTION_TYPES]),
  value: Type.Union([Type.String(), Type.Number(), Type.Array(Type.String()), Type.Null()]),
  /** Null when the question is not a screening question. */
  passed: Nullable(Type.Boolean()),
});
export type ApplicationAnswer = Static<typeof ApplicationAnswer>;

const StageVisit = Type.Object({
  ...StageSummary.properties,
  /** When the applicant first entered the stage; null for stages still ahead. */
  entered_at: Nullable(Timestamp),
});

const OtherApplication = Type.Object({
  id: Id,
  status: Type.Enum([...APPLICANT_STATUSES]),
  position_title: Type.String(),
  location_name: Type.String(),
  stage_name: Type.String(),
  applied_at: Timestamp,
});

export const ApplicationHistory = Type.Object({
  id: Id,
  actor: Type.Enum([...HISTORY_ACTORS]),
  /** The team member who did it. */
  staff_name: Nullable(Type.String()),
  action: Type.Enum([...HISTORY_ACTIONS]),
  detail: HistoryDetail,
  created_at: Timestamp,
});
export type ApplicationHistory = Static<typeof ApplicationHistory>;

/** The applicant as the profile shows them. */
export const Application = Type.Object({
  ...ApplicationRow.properties,
  answers: Type.Array(ApplicationAnswer),
  attachments: Type.Array(ApplicationAttachment),
  stages: Type.Array(StageVisit),
  rejection: Nullable(Type.Object({ reason: RejectionReasonKey, note: Nullable(Type.String()), at: Timestamp })),
  others: Type.Array(OtherApplication),
  my_rating: Nullable(Type.Integer()),
  notes_count: Type.Integer(),
  feedbacks_count: Type.Integer(),
  /** Forms and quizzes sent to the applicant (APP-039). */
  tasks_count: Type.Integer(),
  recent_histories: Type.Array(ApplicationHistory),
  /** Only for super admins; absent for everyone else (APP-014). */
  assigned_managers: Type.Optional(Type.Array(Type.Object({ id: Id, name: Type.String() }))),
  /** The newest offer of this visit to the offer stage; the whole list is at `/v1/applications/{id}/offers`. */
  offer: Nullable(
    Type.Object({
      id: Id,
      status: Type.Enum([...OFFER_STATUSES]),
      sent_at: Nullable(Timestamp),
      signed_at: Nullable(Timestamp),
      expires_at: Timestamp,
    }),
  ),
  /** The newest check; the whole list is at `/v1/applications/{id}/background_checks`. */
  background_check: Nullable(
    Type.Object({
      id: Id,
      status: Type.Enum([...CHECK_STATUSES]),
      result: Nullable(Type.Enum([...CHECK_RESULTS])),
      /** The last day of the waiting time after a first notice. */
      waits_until: Nullable(CalendarDate),
    }),
  ),
  version: Type.Integer(),
});
export type Application = Static<typeof Application>;
