// Interviews: their time, interviewers and state (SCH-001, SCH-009, SCH-013).
import { MEETING_MINUTES, MEETING_TYPES } from '@onward/domain/hiring-processes/stages';
import { WHOSE_TASKS } from '@onward/domain/home/today';
import { MEETING_STATUSES, SCHEDULE_STATES } from '@onward/domain/interviews/meeting-states';
import { SLOT_RULES } from '@onward/domain/interviews/slots';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Id, IdParams, Moment, Nullable, Timestamp, Version, webAddress } from '../fields.ts';

const MODULE = 'scheduling';

const Interviewer = Type.Object({ id: Id, name: Type.String() });

/** The fields of a meeting itself, as an applicant carries them too (SCH-001). */
export const MeetingEntity = Type.Object({
  id: Id,
  application_id: Id,
  stage_id: Id,
  created_by: Nullable(Id),
  meeting_type: Type.Enum([...MEETING_TYPES]),
  status: Type.Enum([...MEETING_STATUSES]),
  starts_at: Timestamp,
  ends_at: Timestamp,
  confirmed_at: Nullable(Timestamp),
  time_zone: Type.String(),
  interviewer_ids: Type.Array(Id),
  details: Type.String(),
  location_text: Nullable(Type.String()),
  video_link: Nullable(Type.String()),
  cancel_reason: Nullable(Type.String()),
  /** `starts_at` is only the first of the proposed times: nobody has agreed to it. */
  is_proposed: Type.Boolean(),
});
export type MeetingEntity = Static<typeof MeetingEntity>;

export const Meeting = Type.Object({
  ...MeetingEntity.properties,
  stage_name: Type.String(),
  applicant: Type.Object({ first_name: Type.String(), last_name: Type.String(), phone: Nullable(Type.String()) }),
  position: Type.Object({ id: Id, title: Type.String(), location_name: Type.String(), brand_name: Type.String() }),
  interviewers: Type.Array(Interviewer),
  /** Times the applicant proposed; a booked time stays until staff accept one of them. */
  proposals: Type.Array(Timestamp),
  /** The applicant's note with the proposed times. */
  proposal_note: Nullable(Type.String()),
  /** Who confirmed it: the applicant, or a team member by name. */
  confirmed_by: Nullable(Type.String()),
  /** Ended a day ago and has no outcome yet. */
  needs_outcome: Type.Boolean(),
  /** The applicant's current stage status; meetings of an earlier stage entry can no longer be changed. */
  stage_status: Nullable(Type.Enum([...SCHEDULE_STATES])),
  is_current: Type.Boolean(),
  reminders: Type.Array(Type.Object({ channel: Type.String(), seconds_before: Type.Integer() })),
  version: Type.Integer(),
});
export type Meeting = Static<typeof Meeting>;

const MeetingInput = Type.Object({
  application_id: Id,
  starts_at: Moment,
  duration_minutes: Type.Integer({ minimum: MEETING_MINUTES.min, maximum: MEETING_MINUTES.max }),
  meeting_type: Type.Enum([...MEETING_TYPES]),
  interviewer_ids: Type.Array(Id, { maxItems: 8, uniqueItems: true }),
  details: Type.Optional(Type.String({ maxLength: 2000 })),
  video_link: Type.Optional(Nullable(webAddress(500))),
});
export type MeetingInput = Static<typeof MeetingInput>;

export const listMeetings = endpoint({
  name: 'listMeetings',
  method: 'GET',
  path: '/v1/meetings',
  summary: 'Interviews in a time range, of some team members or one applicant, or of everybody you may see',
  audience: 'company',
  module: MODULE,
  query: Type.Object({
    from: Type.Optional(Moment),
    to: Type.Optional(Moment),
    /** Comma-separated; defaults to the caller. */
    company_staff_ids: Type.Optional(
      Type.String({ maxLength: 2000, pattern: '^\\d{1,15}(,\\d{1,15})*$', examples: ['1', '1,2'] }),
    ),
    application_id: Type.Optional(Id),
    /** `all` lists the interviews of all applicants the caller may see, with any interviewer. */
    whose: Type.Optional(Type.Enum([...WHOSE_TASKS])),
    /** With `whose=all`. */
    brand_id: Type.Optional(Id),
  }),
  answers: { 200: Type.Object({ meetings: Type.Array(Meeting) }) },
});

export const getMeetingCounts = endpoint({
  name: 'getMeetingCounts',
  method: 'GET',
  path: '/v1/meetings/counts',
  summary: 'How many of your interviews in a time range need a confirmation or an outcome',
  audience: 'company',
  module: MODULE,
  query: Type.Object({ from: Type.Optional(Moment), to: Type.Optional(Moment) }),
  answers: { 200: Type.Object({ confirmation: Type.Integer(), outcome: Type.Integer() }) },
});

export const getMeeting = endpoint({
  name: 'getMeeting',
  method: 'GET',
  path: '/v1/meetings/:id',
  summary: 'An interview',
  audience: 'company',
  module: MODULE,
  params: IdParams,
  answers: { 200: Type.Object({ meeting: Meeting }) },
});

export const createMeeting = endpoint({
  name: 'createMeeting',
  method: 'POST',
  path: '/v1/meetings',
  summary: 'Schedule an interview for an applicant',
  audience: 'company',
  module: MODULE,
  permission: 'edit_applicant',
  idempotent: true,
  body: Type.Object({
    meeting: Type.Object({
      ...MeetingInput.properties,
      /** The interview stage of their job that the applicant moves to first, unless they are there. */
      stage_id: Type.Optional(Id),
    }),
  }),
  answers: { 201: Type.Object({ meeting: Meeting }) },
});

export const updateMeeting = endpoint({
  name: 'updateMeeting',
  method: 'PUT',
  path: '/v1/meetings/:id',
  summary: 'Change time, type or interviewers, or answer proposed times; everyone is notified',
  audience: 'company',
  module: MODULE,
  permission: 'edit_applicant',
  params: IdParams,
  body: Type.Object({
    meeting: Type.Object({
      ...Type.Partial(Type.Omit(MeetingInput, ['application_id'])).properties,
      /** An empty list keeps the booked time; a proposed time is accepted by sending it as `starts_at`. */
      proposals: Type.Optional(Type.Array(Moment, { maxItems: 0 })),
      version: Version,
    }),
  }),
  answers: { 200: Type.Object({ meeting: Meeting }) },
});

/** Other meetings of these interviewers at that time; a warning, not an error. */
export const findMeetingConflicts = endpoint({
  name: 'findMeetingConflicts',
  method: 'GET',
  path: '/v1/meeting_conflicts',
  summary: 'Whether interviewers are busy or unavailable at a time',
  audience: 'company',
  module: MODULE,
  query: Type.Object({
    starts_at: Moment,
    duration_minutes: Type.Integer({ minimum: MEETING_MINUTES.min, maximum: MEETING_MINUTES.max }),
    interviewer_ids: Type.String({ maxLength: 200, pattern: '^\\d{1,15}(,\\d{1,15})*$', examples: ['1'] }),
    meeting_id: Type.Optional(Id),
  }),
  answers: {
    200: Type.Object({
      conflicts: Type.Array(
        Type.Object({
          interviewer: Interviewer,
          kind: Type.Enum(['meeting', 'busy', 'outside_hours']),
          starts_at: Timestamp,
          ends_at: Timestamp,
        }),
      ),
    }),
  },
});

export const listSlots = endpoint({
  name: 'listSlots',
  method: 'GET',
  path: '/v1/stages/:id/slots',
  summary: 'Times that can be booked in a scheduling stage',
  audience: 'company',
  module: MODULE,
  params: IdParams,
  query: Type.Object({
    from: Type.Optional(Moment),
    to: Type.Optional(Moment),
    application_id: Type.Optional(Id),
  }),
  answers: {
    200: Type.Object({
      slots: Type.Array(Timestamp),
      time_zone: Type.String(),
      /** Default settings for meetings of this stage. */
      usual: Type.Object({
        meeting_type: Type.Enum([...MEETING_TYPES]),
        duration_minutes: Type.Integer(),
        interviewer_ids: Type.Array(Id),
        details: Type.String(),
      }),
    }),
  },
});

export const getBookingDiagnosis = endpoint({
  name: 'getBookingDiagnosis',
  method: 'GET',
  path: '/v1/stages/:id/booking_diagnosis',
  summary: 'How many times of the next 7 days each rule removes, and what would help',
  audience: 'company',
  module: MODULE,
  params: IdParams,
  query: Type.Object({ position_key: Type.Optional(Type.String({ maxLength: 40 })) }),
  answers: {
    200: Type.Object({
      stage_name: Type.String(),
      from: Timestamp,
      to: Timestamp,
      possible: Type.Integer(),
      left: Type.Integer(),
      rules: Type.Array(
        Type.Object({
          rule: Type.Enum([...SLOT_RULES]),
          removed: Type.Integer(),
          /** The team members whose calendar or setting it is. */
          interviewers: Type.Array(Interviewer),
          /** The rule's current value, in its own unit. */
          value: Nullable(Type.Integer()),
          /** A value that would make times available again, and how many would be available with it alone. */
          suggestion: Nullable(Type.Object({ value: Type.Integer(), left: Type.Integer() })),
        }),
      ),
      interviewers: Type.Array(Type.Object({ ...Interviewer.properties, open_hours: Type.Number() })),
      waiting_applicants: Type.Integer(),
      told_at: Nullable(Timestamp),
    }),
  },
});
