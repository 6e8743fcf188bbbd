// Dashboards.
import { MEETING_TYPES, STAGE_TYPES } from '@onward/domain/hiring-processes/stages';
import { HEALTH_NUMBERS } from '@onward/domain/home/location-health';
import { TODAY_KINDS, WHOSE_TASKS } from '@onward/domain/home/today';
import { MEETING_STATUSES } from '@onward/domain/interviews/meeting-states';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { CalendarDate, Id, Nullable, pageQuery, pageResponse, Timestamp } from '../fields.ts';

export const LocationHealth = Type.Object({
  location: Type.Object({ id: Id, name: Type.String(), brand_id: Id }),
  open_positions: Type.Integer(),
  /** In progress for over 24 hours, and nobody has contacted them. */
  not_contacted: Type.Integer(),
  /** Cancelled ones are not counted. */
  interviews_today: Type.Integer(),
  /** Of the interviews of the last 30 days that took place or should have, in percent; null without any. */
  no_show_rate: Nullable(Type.Number()),
  no_shows: Type.Integer(),
  offers_waiting: Type.Integer(),
  onboarding_blocked: Type.Integer(),
  i9_due: Type.Integer(),
  /** Of those, late or due today. */
  i9_urgent: Type.Integer(),
  applicants_30_days: Type.Integer(),
  hires_30_days: Type.Integer(),
  /** Median days from application to hire; null when nobody was hired. */
  days_to_hire: Nullable(Type.Number()),
});
export type LocationHealth = Static<typeof LocationHealth>;

export const LOCATION_HEALTH_ORDER_FIELDS = ['name', ...HEALTH_NUMBERS] as const;

const HiringFigures = Type.Object({
  applicants: Type.Integer(),
  hires: Type.Integer(),
  days_to_hire: Nullable(Type.Number()),
});

const BOARD_FILTERS = {
  query: Type.Optional(Type.String({ maxLength: 80 })),
  brand_id: Type.Optional(Id),
};

export const getCompanyDashboard = endpoint({
  name: 'getCompanyDashboard',
  method: 'GET',
  path: '/v1/company_dashboard',
  summary: 'Every location with its hiring numbers',
  audience: 'company',
  superAdmin: true,
  toleratesDelay: true,
  query: pageQuery(BOARD_FILTERS),
  answers: {
    200: Type.Object({
      ...pageResponse({ locations: Type.Array(LocationHealth) }).properties,
      totals: Type.Object({
        open_positions: Type.Integer(),
        locations: Type.Integer(),
        /** Of the last 30 days, and of the 30 before. */
        latest: HiringFigures,
        before: HiringFigures,
      }),
      /** With the figures of the last 30 days. */
      brands: Type.Array(
        Type.Object({
          brand_id: Id,
          open_positions: Type.Integer(),
          locations: Type.Integer(),
          ...HiringFigures.properties,
        }),
      ),
      /** The company's day, and the first of the last 30. */
      today: CalendarDate,
      since: CalendarDate,
    }),
  },
});

export const exportCompanyDashboard = endpoint({
  name: 'exportCompanyDashboard',
  method: 'GET',
  path: '/v1/company_dashboard/export',
  summary: 'Every location with its hiring numbers, as a CSV file',
  audience: 'company',
  superAdmin: true,
  audited: { event: 'location_health_exported', subjectType: 'location' },
  query: Type.Object({
    ...BOARD_FILTERS,
    order: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  answers: { 200: Type.String({ description: 'The file' }) },
});

/** One task that needs the user's attention. */
export const TodayTask = Type.Object({
  kind: Type.Enum([...TODAY_KINDS]),
  /** Null for an employee without an application. */
  application_id: Nullable(Id),
  meeting_id: Nullable(Id),
  conversation_id: Nullable(Id),
  offer_id: Nullable(Id),
  /** Of an onboarding: its key, and that of the action. */
  process_key: Nullable(Type.String()),
  action_key: Nullable(Type.String()),
  name: Type.String(),
  position_title: Type.String(),
  location_name: Type.String(),
  /** When the meeting starts or started, the message arrived, a new time was requested, or a form was submitted. */
  at: Timestamp,
  /** The beginning of the message. */
  excerpt: Nullable(Type.String()),
  is_overdue: Type.Boolean(),
  /** Until the day by which the law wants it, where the employee works; negative when it is late. */
  days_left: Nullable(Type.Integer()),
});
export type TodayTask = Static<typeof TodayTask>;

export const TodayMeeting = Type.Object({
  id: Id,
  application_id: Id,
  name: Type.String(),
  meeting_type: Type.Enum([...MEETING_TYPES]),
  status: Type.Enum([...MEETING_STATUSES]),
  is_proposed: Type.Boolean(),
  starts_at: Timestamp,
  ends_at: Timestamp,
});
export type TodayMeeting = Static<typeof TodayMeeting>;

export const getToday = endpoint({
  name: 'getToday',
  method: 'GET',
  path: '/v1/today',
  summary: "Today's tasks and numbers for the user",
  audience: 'company',
  query: Type.Object({
    brand_id: Type.Optional(Id),
    /** Left out: the user's own, or all when nothing is ever theirs. */
    whose: Type.Optional(Type.Enum([...WHOSE_TASKS])),
  }),
  answers: {
    200: Type.Object({
      counts: Type.Object({
        new_applicants: Type.Integer(),
        needs_reply: Type.Integer(),
        oldest_reply_at: Nullable(Timestamp),
        to_confirm: Type.Integer(),
        reschedule_requests: Type.Integer(),
        outcomes_needed: Type.Integer(),
        forms_to_read: Type.Integer(),
        offers_to_sign: Type.Integer(),
        checks_to_decide: Type.Integer(),
        onboarding_actions: Type.Integer(),
        /** All of the above except new applicants: the length of the queue. */
        waiting: Type.Integer(),
      }),
      /** Whose tasks are counted and listed, and how long each of the two queues is. */
      whose: Type.Enum([...WHOSE_TASKS]),
      queues: Type.Object({ mine: Type.Integer(), all: Type.Integer() }),
      /** Up to 100 of each kind, most urgent first. */
      tasks: Type.Array(TodayTask),
      /** Today's meetings in `time_zone`. */
      meetings: Type.Array(TodayMeeting),
      time_zone: Type.String(),
      /** Jobs with the most new applicants in the last 7 days. */
      positions: Type.Array(
        Type.Object({
          id: Id,
          position_key: Type.String(),
          title: Type.String(),
          location_name: Type.String(),
          brand_name: Type.String(),
          new_count: Type.Integer(),
          stages: Type.Array(Type.Object({ stage_type: Type.Enum([...STAGE_TYPES]), count: Type.Integer() })),
        }),
      ),
      /** New applicants per day over the last 14 days, oldest first, and the total of the 14 days before. */
      applicants: Type.Object({ by_day: Type.Array(Type.Integer()), previous: Type.Integer() }),
    }),
  },
});

export const getDashboard = endpoint({
  name: 'getDashboard',
  method: 'GET',
  path: '/v1/dashboard',
  summary: 'The dashboard numbers, for all brands or one',
  audience: 'company',
  query: Type.Object({ brand: Type.Optional(Type.String({ maxLength: 120 })) }),
  answers: {
    200: Type.Object({
      open_positions: Type.Integer(),
      new_applicants: Type.Integer(),
      interviews_this_week: Type.Integer(),
      pending_offers: Type.Integer(),
      onboarding_need_attention: Type.Integer(),
    }),
  },
});
