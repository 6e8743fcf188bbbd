import { expect, it } from 'vitest';
import { nextStage, stepsOf } from './steps.ts';

const stage = (id: number, name: string, entered_at: string | null) =>
  ({ id, name, stage_type: 'custom', sequence: id, entered_at }) as const;
const stages = [stage(1, 'Applied', '2026-11-02'), stage(2, 'Call', '2026-11-05'), stage(3, 'Offer', '2026-11-04')];

const standing = (at: number, status: 'in_progress' | 'hired' = 'in_progress') => {
  const { entered_at: _, ...position_stage } = stages[at] ?? stage(0, '', null);
  return { stages, position_stage, status };
};

it('shows a date for completed stages, and none for stages that are upcoming again [APP-012]', () => {
  expect(stepsOf(standing(1)).map(({ state, enteredAt }) => [state, enteredAt])).toEqual([
    ['done', '2026-11-02'],
    ['current', '2026-11-05'],
    ['ahead', null],
  ]);
});

it('shows every stage as completed once the applicant is hired [APP-012]', () => {
  expect(stepsOf(standing(0, 'hired')).every(({ state }) => state === 'done')).toBe(true);
});

it('returns the next stage, and none in the last one [APP-012]', () => {
  expect(nextStage(standing(1))?.name).toBe('Offer');
  expect(nextStage(standing(2))).toBeNull();
});
