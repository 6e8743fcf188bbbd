import { describe, expect, it } from 'vitest';
import {
  decideScheduleEvent,
  HOLDING_STATUSES,
  hadTime,
  isAhead,
  isCounted,
  MEETING_STATUSES,
  type MeetingStatus,
  mayReopen,
  meetingNeeds,
  needsOutcome,
  SCHEDULE_EVENTS,
  SCHEDULE_STATES,
  type ScheduleEvent,
  type ScheduleState,
  statesBefore,
} from './meeting-states.ts';

/** The table of SCH-002: rows are events, columns are the states they can start from. */
const TABLE: Record<ScheduleEvent, Partial<Record<ScheduleState, ScheduleState>>> = {
  applicant_picks: { not_submitted: 'pending', request_reschedule: 'pending' },
  applicant_picks_confirmed: { not_submitted: 'confirmed', request_reschedule: 'confirmed' },
  applicant_proposes: {
    not_submitted: 'pending',
    request_reschedule: 'pending',
    pending: 'pending',
    confirmed: 'confirmed',
  },
  confirm: { pending: 'confirmed' },
  accept_proposal: { pending: 'confirmed', confirmed: 'confirmed' },
  assign_time: { not_submitted: 'confirmed', request_reschedule: 'confirmed' },
  request_reschedule: {
    confirmed: 'request_reschedule',
    cancelled: 'request_reschedule',
    completed: 'request_reschedule',
    no_show: 'request_reschedule',
  },
  applicant_asks_reschedule: { pending: 'request_reschedule', confirmed: 'request_reschedule' },
  cancel: {
    request_reschedule: 'cancelled',
    confirmed: 'cancelled',
    pending: 'cancelled',
    completed: 'cancelled',
    no_show: 'cancelled',
  },
  applicant_reopens: { cancelled: 'request_reschedule' },
  applicant_cancels: { pending: 'cancelled', confirmed: 'cancelled' },
  complete: {
    not_submitted: 'completed',
    pending: 'completed',
    confirmed: 'completed',
    request_reschedule: 'completed',
    cancelled: 'completed',
    no_show: 'completed',
  },
  no_show: {
    not_submitted: 'no_show',
    pending: 'no_show',
    confirmed: 'no_show',
    request_reschedule: 'no_show',
    cancelled: 'no_show',
    completed: 'no_show',
  },
};

describe('The state of an interview', () => {
  const pairs = SCHEDULE_STATES.flatMap((state) => SCHEDULE_EVENTS.map((event) => [state, event] as const));

  it.each(pairs)('%s on %s follows the table, or is rejected with a reason [SCH-002]', (state, event) => {
    const to = TABLE[event][state];
    expect(decideScheduleEvent(state, event)).toEqual(
      to ? { allowed: true, to } : { allowed: false, reason: 'wrong_meeting_state' },
    );
    expect(statesBefore(event).includes(state)).toBe(to !== undefined);
  });

  it.each([
    ['confirmed', 24, true],
    ['confirmed', 23.9, false],
    ['pending', 48, false],
    ['completed', 48, false],
  ] as const)('%s, %s hours after its end, needs an outcome or not [SCH-017]', (status, hours, asks) => {
    const endsAt = new Date('2026-11-10T15:00:00Z');
    expect(needsOutcome({ status, endsAt }, new Date(endsAt.getTime() + hours * 3_600_000))).toBe(asks);
  });
});

describe('A canceled interview', () => {
  it.each(SCHEDULE_STATES)(
    'as %s can be booked again by the applicant who canceled it, and by nobody else [SCH-002]',
    (state) => {
      expect(mayReopen(state, { cancelled_by_applicant: true })).toBe(state === 'cancelled');
      expect(mayReopen(state, { cancelled_by_applicant: false })).toBe(false);
      expect(mayReopen(state, undefined)).toBe(false);
    },
  );
});

describe('The time of an interview that did not take place', () => {
  it.each(MEETING_STATUSES)('%s: is told when it was agreed on [CAR-017]', (status) => {
    expect(hadTime({ status, is_proposed: false })).toBe(['cancelled', 'no_show'].includes(status));
    expect(hadTime({ status, is_proposed: true })).toBe(false);
  });
});

describe('What a meeting needs from its interviewers', () => {
  const now = new Date('2026-11-16T15:00:00Z');
  const ahead = new Date('2026-11-16T16:00:00Z');
  const AHEAD = { pending: 'confirmation' } as Record<string, string>;
  const OVER = { confirmed: 'outcome' } as Record<string, string>;

  it.each(MEETING_STATUSES)('%s: depends on its state and whether it is over [SCH-003, SCH-017]', (status) => {
    expect(meetingNeeds({ status, endsAt: ahead }, now)).toBe(AHEAD[status] ?? null);
    expect(meetingNeeds({ status, endsAt: now }, now)).toBe(OVER[status] ?? null);
  });
});

describe('A meeting that is still ahead', () => {
  const now = new Date('2026-11-20T15:00:00Z');

  it.each(MEETING_STATUSES)('when it is %s is canceled with its applicant or not [APP-026]', (status) => {
    expect(isAhead({ status, starts_at: '2026-11-20T15:01:00Z' }, now)).toBe(HOLDING_STATUSES.includes(status));
    expect(isAhead({ status, starts_at: now }, now)).toBe(false);
  });
});

describe('An interview counts for its week', () => {
  const COUNTS: Record<MeetingStatus, boolean> = {
    pending: true,
    confirmed: true,
    request_reschedule: false,
    cancelled: false,
    completed: true,
    no_show: true,
  };

  it.each(MEETING_STATUSES)(
    'or not when it is %s, and never while it is only proposed [CMP-060, SCH-003]',
    (status) => {
      expect(isCounted({ status, is_proposed: false })).toBe(COUNTS[status]);
      expect(isCounted({ status, is_proposed: true })).toBe(false);
    },
  );
});
