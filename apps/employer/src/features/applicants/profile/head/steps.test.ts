import { expect, it } from 'vitest';
import { nextStage, stepsOf } from './steps.ts';

const stage = (id: number, name: string, entered_at: string | null) =>
  ({ id, name, stage_type: 'custom', sequence: id, entered_at }) as const;
const stages = [stage(1, 'Applied', '2026-11-02'), stage(2, 'Call', '2026-11-05'), stage(3, 'Offer', '2026-11-04')];

const standing = (at: number, status: 'in_progress' | 'hired' = 'in_progress') => {
  const { entered_at: _, ...position_stage } = stages[at] ?? stage(0, '', null);
  return { stages, position_stage, status };
};

it('shows what is behind with its day, and none for what is ahead again [APP-012]', () => {
  expect(stepsOf(standing(1)).map(({ state, enteredAt }) => [state, enteredAt])).toEqual([
    ['done', '2026-11-02'],
    ['current', '2026-11-05'],
    ['ahead', null],
  ]);
});

it('has the whole way behind once somebody is hired [APP-012]', () => {
  expect(stepsOf(standing(0, 'hired')).every(({ state }) => state === 'done')).toBe(true);
});

it('names the stage that comes next, and none at the end [APP-012]', () => {
  expect(nextStage(standing(1))?.name).toBe('Offer');
  expect(nextStage(standing(2))).toBeNull();
});
