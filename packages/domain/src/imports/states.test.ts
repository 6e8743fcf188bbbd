import { describe, expect, it } from 'vitest';
import { decideUndo, IMPORT_EVENTS, IMPORT_STATES, nextImportState } from './states.ts';

const MOVES: Record<string, string> = {
  'draft confirm': 'imported',
  'draft discard': 'discarded',
  'imported undo': 'undone',
};

describe('an import', () => {
  it.each(IMPORT_STATES.flatMap((state) => IMPORT_EVENTS.map((event) => [state, event] as const)))(
    'that is %s, on %s [AHD-019]',
    (state, event) => {
      expect(nextImportState(state, event)).toBe(MOVES[`${state} ${event}`] ?? null);
    },
  );

  const importedAt = new Date('2026-01-05T10:00:00Z');
  it.each([
    ['imported', '2026-01-06T10:00:00Z', { allowed: true }],
    ['imported', '2026-01-06T10:00:01Z', { allowed: false, reason: 'too_late' }],
    ['undone', '2026-01-05T10:00:01Z', { allowed: false, reason: 'not_imported' }],
    ['draft', '2026-01-05T10:00:01Z', { allowed: false, reason: 'not_imported' }],
  ] as const)('that is %s can be undone at %s: %o [AHD-019]', (state, now, decision) => {
    expect(decideUndo({ state, importedAt }, new Date(now))).toEqual(decision);
  });
});
