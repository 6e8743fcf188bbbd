import { expect, it } from 'vitest';
import { canUndoAction } from './undo.ts';

it('an action can be undone for ten seconds, plus the time its request travels [AHD-001]', () => {
  const done = new Date('2026-03-01T10:00:00Z');
  const after = (seconds: number) => new Date(done.getTime() + seconds * 1000);
  expect([0, 10, 13].map((seconds) => canUndoAction(done, after(seconds)))).toEqual([true, true, true]);
  expect(canUndoAction(done, after(14))).toBe(false);
});
