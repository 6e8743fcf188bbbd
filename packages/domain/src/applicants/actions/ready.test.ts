import { expect, test } from 'vitest';
import { ACTION_CODES } from './codes.ts';
import { asksForNumber, isReadyFor, READY_ACTIONS } from './ready.ts';

test('menus offer what can be done, in the fixed order [APP-019]', () => {
  expect(READY_ACTIONS.map((action) => ACTION_CODES[action])).toEqual([
    0, 2, 3, 4, 5, 7, 8, 9, 10, 12, 13, 14, 15, 16, 17, 19, 20, 21, 25, 26, 27, 28, 29,
  ]);
});

test('a reminder is offered where all stand in stages that can be reminded of [APP-030]', () => {
  const stages = (...types: ('online_form' | 'online_quiz' | 'offer')[]) => types.map((stageType) => ({ stageType }));
  expect(isReadyFor('send_reminder', stages('online_form', 'online_quiz'))).toBe(true);
  expect(isReadyFor('send_reminder', stages('online_form', 'offer'))).toBe(false);
  expect(isReadyFor('move_to_stage', stages('offer'))).toBe(true);
});

test.each([
  ['reject', 30, false],
  ['reject', 31, true],
  ['mark_inactive', 500, true],
  ['move_to_stage', 500, false],
] as const)('%s of %i people asks for the number first: %s [APP-009]', (action, count, asks) => {
  expect(asksForNumber(action, count)).toBe(asks);
});
