import { describe, expect, it } from 'vitest';
import { byUrgency, decideWhose, isOverdue, type TodayMoment } from './today.ts';

const now = new Date('2026-11-15T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);

describe("Today's tasks", () => {
  const task = (kind: TodayMoment['kind'], hours: number) => ({ kind, at: inHours(hours) });

  it('are sorted by when they become overdue [AHD-015]', () => {
    const tasks = [
      task('reschedule_request', -2),
      task('answer_message', -30),
      task('confirm_meeting', 3),
      task('outcome_needed', -47),
      task('answer_message', -1),
    ];
    expect(byUrgency(tasks, now).map(({ kind, at }) => [kind, (at.getTime() - now.getTime()) / 3_600_000])).toEqual([
      ['answer_message', -30],
      ['outcome_needed', -47],
      ['confirm_meeting', 3],
      ['answer_message', -1],
      ['reschedule_request', -2],
    ]);
  });

  it('take turns by kind when they are overdue, so that a backlog hides nothing [AHD-015]', () => {
    const backlog = [-900, -800, -700].map((hours) => task('onboarding_action', hours));
    const tasks = [...backlog, task('outcome_needed', -60), task('answer_message', -1), task('answer_message', -30)];
    expect(byUrgency(tasks, now).map(({ kind }) => kind)).toEqual([
      'onboarding_action',
      'outcome_needed',
      'answer_message',
      'onboarding_action',
      'onboarding_action',
      'answer_message',
    ]);
  });

  it.each([
    ['answer_message', -25, true],
    ['answer_message', -23, false],
    ['confirm_meeting', -1, true],
    ['confirm_meeting', 1, false],
    ['outcome_needed', -49, true],
    ['reschedule_request', -47, false],
  ] as const)('%s of %s hours is overdue or not [AHD-015]', (kind, hours, overdue) => {
    expect(isOverdue(task(kind, hours), now)).toBe(overdue);
  });
});

describe("Whose tasks Today's queue starts with", () => {
  it.each([
    [undefined, 2, true, 'mine'],
    [undefined, 0, true, 'mine'],
    [undefined, 2, false, 'mine'],
    [undefined, 0, false, 'all'],
    ['mine', 0, false, 'mine'],
    ['all', 2, true, 'all'],
  ] as const)('asked for %s with %i own tasks, own work %s, is %s [AHD-015]', (asked, own, hasOwnWork, whose) => {
    expect(decideWhose(asked, { own, hasOwnWork })).toBe(whose);
  });
});
