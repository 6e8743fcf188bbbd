import { describe, expect, it } from 'vitest';
import { MEETING_STATUSES, SCHEDULE_EVENTS, type ScheduleEvent } from './meeting-states.ts';
import { changeOf, type MeetingChange, meetingState, shownStageStatus, staffEdit, staysProposed } from './proposals.ts';

/** What people are notified of: first for a booked time, then for one that is only proposed. */
const CHANGES: Record<ScheduleEvent, [MeetingChange | null, MeetingChange | null]> = {
  applicant_picks: ['booked', 'booked'],
  applicant_picks_confirmed: ['confirmed', 'confirmed'],
  applicant_proposes: ['proposed', 'proposed'],
  confirm: ['confirmed', 'confirmed'],
  accept_proposal: ['confirmed', 'confirmed'],
  assign_time: ['confirmed', 'confirmed'],
  request_reschedule: ['reschedule', 'declined'],
  applicant_asks_reschedule: ['reschedule', 'withdrawn'],
  applicant_reopens: [null, null],
  cancel: ['cancelled', 'declined'],
  applicant_cancels: ['cancelled', 'withdrawn'],
  complete: [null, null],
  no_show: [null, null],
};

const AGREEING: readonly ScheduleEvent[] = ['confirm', 'accept_proposal', 'complete', 'no_show'];

describe('A proposed time', () => {
  it.each(SCHEDULE_EVENTS)('%s is announced for what it is, never as an interview [SCH-002, SCH-007]', (event) => {
    expect([changeOf(event, false), changeOf(event, true)]).toEqual(CHANGES[event]);
    expect(staysProposed(true, event)).toBe(!AGREEING.includes(event));
    expect(staysProposed(false, event)).toBe(false);
  });

  it.each(MEETING_STATUSES)('%s is shown as proposed only while it waits [SCH-007]', (status) => {
    expect(meetingState({ status, is_proposed: true })).toBe(status === 'pending' ? 'proposed' : status);
    expect(meetingState({ status, is_proposed: false })).toBe(status);
    expect(shownStageStatus(status, { is_proposed: true })).toBe(status === 'pending' ? 'proposed' : status);
    expect(shownStageStatus(status, null)).toBe(status);
  });
});

describe('A change by staff', () => {
  const booked = new Date('2026-11-20T15:00:00Z');
  const other = new Date('2026-11-21T15:00:00Z');
  const offered = new Date('2026-11-22T15:00:00Z');
  const proposals = [offered.toISOString()];

  it.each([
    ['a proposed time beside a booked one', false, proposals, offered, false, 'accept'],
    ['another time beside a booked one', false, proposals, other, false, 'move'],
    ['the booked time again', false, proposals, booked, false, 'amend'],
    ['no time, dropping the proposals', false, proposals, undefined, true, 'keep'],
    ['no time at all', false, proposals, undefined, false, 'amend'],
    ['another time without proposals', false, [], other, false, 'move'],
    ['nothing to drop', false, [], undefined, true, 'amend'],
    ['the proposed time of a mere proposal', true, [booked.toISOString()], booked, false, 'accept'],
    ['any other time for a mere proposal', true, proposals, other, false, 'accept'],
    ['no time for a mere proposal', true, proposals, undefined, true, 'amend'],
  ] as const)('with %s is understood [SCH-007, SCH-013]', (_, isProposed, times, startsAt, dropsProposals, edit) => {
    expect(staffEdit({ isProposed, startsAt: booked, proposals: times }, { startsAt, dropsProposals })).toBe(edit);
  });
});
