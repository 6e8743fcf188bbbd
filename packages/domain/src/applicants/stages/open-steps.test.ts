import { expect, it } from 'vitest';
import type { StageType } from '../../hiring-processes/stages.ts';
import { openStep } from './open-steps.ts';
import { STAGE_STATUSES } from './stage-statuses.ts';

/** Every other status waits for something. */
const NOTHING_OPEN: Partial<Record<StageType, readonly string[]>> = {
  online_form: ['completed'],
  online_quiz: ['completed'],
  scheduling: ['completed', 'no_show'],
  offer: ['signed'],
  background_check: ['clear', 'final_adverse_action'],
};

const pairs = Object.entries(STAGE_STATUSES).flatMap(([type, statuses]) =>
  statuses.map((status) => ({ type: type as StageType, status })),
);

it.each(pairs)('a stage of type $type with status $status says whether it waits for something [APP-012]', (pair) => {
  const isOpen = openStep(pair.type, pair.status) !== null;
  expect(isOpen).toBe(!NOTHING_OPEN[pair.type]?.includes(pair.status));
});

it('a stage without a status, or with one of another type, waits for nothing [APP-012]', () => {
  expect(openStep('custom', null)).toBeNull();
  expect(openStep('custom', 'not_sent')).toBeNull();
  expect(openStep('offer', 'constructor')).toBeNull();
});
