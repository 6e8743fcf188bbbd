import { expect, test } from 'vitest';
import { canUndoDeletion } from './undo.ts';

const deletedAt = new Date('2026-01-05T10:00:00Z');

test.each([
  ['2026-01-05T10:00:00Z', true],
  ['2026-01-05T10:01:00Z', true],
  ['2026-01-05T10:01:00.001Z', false],
])('a deletion at ten can be undone at %s: %s [AHD-001]', (now, may) => {
  expect(canUndoDeletion(deletedAt, new Date(now))).toBe(may);
});
