import { expect, test } from 'vitest';
import { awake } from './working-day.ts';

test.each([
  ['2026-11-18T15:00:00Z', '2026-11-18T15:00:00.000Z'],
  // Eight in the evening and eight in the morning in New York.
  ['2026-11-19T01:00:00Z', '2026-11-19T01:00:00.000Z'],
  ['2026-11-19T13:00:00Z', '2026-11-19T13:00:00.000Z'],
  ['2026-11-19T05:00:00Z', '2026-11-19T01:20:00.000Z'],
  ['2026-11-19T12:48:00Z', '2026-11-19T01:59:00.000Z'],
])('somebody who would have written at %s wrote at %s [PLT-060]', (moment, written) => {
  expect(awake(new Date(moment)).toISOString()).toBe(written);
});
