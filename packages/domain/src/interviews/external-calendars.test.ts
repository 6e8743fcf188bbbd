import { describe, expect, it } from 'vitest';
import {
  busyTimes,
  decideBlock,
  decideCopy,
  type ExternalEvent,
  isCalendarProvider,
  type KnownCopy,
  type OwnCopies,
  retryAfter,
  type WantedCopy,
  wantedCopy,
} from './external-calendars.ts';
import { MEETING_STATUSES } from './meeting-states.ts';
import { findSlots, type Interviewer } from './slots.ts';

const at = (text: string): number => Date.parse(text);
const span = (from: string, to: string) => ({ from: at(from), to: at(to) });
const NOBODY: OwnCopies = { ids: new Set(), spans: [] };
const block = (change: Partial<ExternalEvent> = {}): ExternalEvent => ({
  shows: 'busy',
  isCancelled: false,
  span: span('2027-03-08T15:00:00Z', '2027-03-08T16:00:00Z'),
  ...change,
});

describe('an event in an external calendar', () => {
  it.each([
    ['busy', { counts: true }],
    ['tentative', { counts: true }],
    ['out_of_office', { counts: true }],
    ['unknown', { counts: true }],
    ['free', { counts: false, reason: 'free' }],
    ['elsewhere', { counts: false, reason: 'free' }],
  ] as const)('that shows %s is decided as %j [SCH-014]', (shows, decision) => {
    expect(decideBlock(block({ shows }), NOBODY)).toEqual(decision);
  });

  it('that is canceled blocks no time, whatever it shows [SCH-014]', () => {
    expect(decideBlock(block({ isCancelled: true }), NOBODY)).toEqual({ counts: false, reason: 'cancelled' });
  });

  it.each([
    ['ours-1', { counts: false, reason: 'own' }],
    ['theirs-1', { counts: true }],
  ])('with the id %s is distinguished from the interviews we wrote there [SCH-014]', (id, decision) => {
    expect(decideBlock(block({ id }), { ids: new Set(['ours-1']), spans: [] })).toEqual(decision);
  });
});

describe('busy times', () => {
  it('are sorted, with overlaps merged [SCH-014]', () => {
    const blocks = [
      block({ span: span('2027-03-08T18:00:00Z', '2027-03-08T19:00:00Z') }),
      block({ span: span('2027-03-08T15:30:00Z', '2027-03-08T16:30:00Z') }),
      block(),
    ];
    expect(busyTimes(blocks, NOBODY, 'UTC')).toEqual([
      span('2027-03-08T15:00:00Z', '2027-03-08T16:30:00Z'),
      span('2027-03-08T18:00:00Z', '2027-03-08T19:00:00Z'),
    ]);
  });

  it('exclude our own interviews where the provider reports times only [SCH-014]', () => {
    const own = { ids: new Set<string>(), spans: [span('2027-03-08T15:00:00Z', '2027-03-08T15:30:00Z')] };
    expect(busyTimes([block()], own, 'UTC')).toEqual([span('2027-03-08T15:30:00Z', '2027-03-08T16:00:00Z')]);
  });

  it('keep an event with its own id even at the time of one of our interviews [SCH-014]', () => {
    const own = { ids: new Set(['ours']), spans: [span('2027-03-08T15:00:00Z', '2027-03-08T16:00:00Z')] };
    expect(busyTimes([block({ id: 'ours' }), block({ id: 'theirs' })], own, 'UTC')).toEqual([block().span]);
  });

  it.each([
    ['America/New_York', '2027-03-13T05:00:00Z', '2027-03-15T04:00:00Z'],
    ['Europe/Paris', '2027-03-12T23:00:00Z', '2027-03-14T23:00:00Z'],
    ['UTC', '2027-03-13T00:00:00Z', '2027-03-15T00:00:00Z'],
  ])('of whole days last from midnight to midnight in %s, even when the clocks change [SCH-014]', (zone, from, to) => {
    const days = block({ id: 'trip', span: { firstDay: '2027-03-13', dayAfterLast: '2027-03-15' } });
    expect(busyTimes([days], NOBODY, zone)).toEqual([span(from, to)]);
  });

  it('are not offered to applicants [SCH-007, SCH-014]', () => {
    const interviewer = (busy: Interviewer['busy']): Interviewer => ({
      staffId: 1,
      meetings: [],
      busy,
      calendar: {
        time_zone: 'UTC',
        availabilities: [{ weekday: 1, start: '15:00', end: '17:00' }],
        exceptions: [],
        buffer_minutes: 15,
        min_notice_hours: 0,
        max_days_ahead: 14,
      },
    });
    const search = (busy: Interviewer['busy']) =>
      findSlots({
        interviewers: [interviewer(busy)],
        durationMinutes: 60,
        capacity: 1,
        groups: [],
        now: new Date('2027-03-08T08:00:00Z'),
        from: new Date('2027-03-08T08:00:00Z'),
        to: new Date('2027-03-09T00:00:00Z'),
      }).map((start) => new Date(start).toISOString().slice(11, 16));
    expect(search([])).toEqual(['15:00', '15:15', '15:30', '15:45', '16:00']);
    expect(search(busyTimes([block()], NOBODY, 'UTC'))).toEqual(['16:00']);
  });
});

describe('the copy of an interview', () => {
  const now = new Date('2027-03-08T12:00:00Z');
  const past = new Date('2027-03-08T11:00:00Z');
  const future = new Date('2027-03-08T13:00:00Z');
  const expected: Record<(typeof MEETING_STATUSES)[number], [past: WantedCopy, future: WantedCopy]> = {
    pending: ['gone', 'gone'],
    confirmed: ['there', 'there'],
    request_reschedule: ['gone', 'gone'],
    cancelled: ['gone', 'gone'],
    completed: ['as_it_is', 'gone'],
    no_show: ['as_it_is', 'gone'],
  };

  it.each(MEETING_STATUSES)('of one that is %s, before and after it began [SCH-014]', (status) => {
    const wanted = (startsAt: Date) =>
      wantedCopy({ status, startsAt, interviewerIds: [1, 2], isErased: false }, 2, now);
    expect([wanted(past), wanted(future)]).toEqual(expected[status]);
  });

  it.each(MEETING_STATUSES)('is removed when the applicant is erased, even if %s [SCH-014, AHD-020]', (status) => {
    const wanted = (startsAt: Date) => wantedCopy({ status, startsAt, interviewerIds: [2], isErased: true }, 2, now);
    expect([wanted(past), wanted(future)]).toEqual(['gone', 'gone']);
  });

  it('is removed from the calendar of someone who no longer attends [SCH-014]', () => {
    expect(wantedCopy({ status: 'confirmed', startsAt: future, interviewerIds: [1], isErased: false }, 2, now)).toBe(
      'gone',
    );
  });

  const there: KnownCopy = { sequence: 3, isGone: false };
  const gone: KnownCopy = { sequence: 3, isGone: true };
  it.each([
    ['there', 3, undefined, 'write'],
    ['there', 3, there, 'nothing'],
    ['there', 4, there, 'write'],
    ['there', 3, gone, 'write'],
    ['gone', 3, undefined, 'nothing'],
    ['gone', 4, there, 'remove'],
    ['gone', 4, gone, 'nothing'],
    ['as_it_is', 4, there, 'nothing'],
    ['as_it_is', 4, undefined, 'nothing'],
  ] as const)('wanted %s at change %i with %j known: %s [SCH-014]', (wanted, sequence, known, step) => {
    expect(decideCopy(wanted, sequence, known)).toBe(step);
  });
});

describe('a provider that does not respond', () => {
  it.each([
    [0, null, 5],
    [0, 30, 30],
    [2, 10, 60],
    [4, null, 600],
    [5, null, null],
    [5, 60, null],
  ])('is retried after attempt %i, asked to wait %j, in %j seconds [SCH-014]', (attempt, asked, seconds) => {
    expect(retryAfter(attempt, asked)).toBe(seconds);
  });

  it.each([
    ['google', true],
    ['microsoft', true],
    ['yahoo', false],
    ['', false],
  ])('named %s is supported: %s [SCH-014]', (key, known) => {
    expect(isCalendarProvider(key)).toBe(known);
  });
});
