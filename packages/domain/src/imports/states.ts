// The states of an import: nothing is stored until it is confirmed, and it can be undone for a day (AHD-019).
import { SECONDS } from '../platform/time/time-units.ts';

export const IMPORT_STATES = ['draft', 'imported', 'undone', 'discarded'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
export type ImportEvent = 'confirm' | 'undo' | 'discard';

export const IMPORT_EVENTS: readonly ImportEvent[] = ['confirm', 'undo', 'discard'];

const UNDO_SECONDS = SECONDS.day;

const TRANSITIONS: Record<ImportState, Partial<Record<ImportEvent, ImportState>>> = {
  draft: { confirm: 'imported', discard: 'discarded' },
  imported: { undo: 'undone' },
  undone: {},
  discarded: {},
};

export const nextImportState = (state: ImportState, event: ImportEvent): ImportState | null =>
  TRANSITIONS[state][event] ?? null;

export type UndoDecision = { allowed: true } | { allowed: false; reason: 'not_imported' | 'too_late' };

export function decideUndo(
  { state, importedAt }: { state: ImportState; importedAt: Date | null },
  now: Date,
): UndoDecision {
  if (!nextImportState(state, 'undo') || !importedAt) return { allowed: false, reason: 'not_imported' };
  if (now.getTime() - importedAt.getTime() > UNDO_SECONDS * 1000) return { allowed: false, reason: 'too_late' };
  return { allowed: true };
}
