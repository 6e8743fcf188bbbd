// What the user changed on the page of codes, on top of what is saved and suggested (INT-011).
import type { PayrollMapping } from '@onward/contract/payroll/payroll';
import type { CodeKind } from '@onward/domain/payroll/hires';

/** Codes by row; null clears a code. Rows that are not in it are as saved, or as suggested. */
export type CodeDraft = ReadonlyMap<string, string | null>;

export const rowId = ({ kind, key }: Pick<PayrollMapping, 'kind' | 'key'>): string => `${kind}:${key}`;

export const shownCode = (row: PayrollMapping, draft: CodeDraft): string | null => {
  const changed = draft.get(rowId(row));
  return changed === undefined ? (row.code ?? row.suggestion) : changed;
};

export type RowState = 'matched' | 'suggested' | 'unmatched';

/** `suggested` until it is saved or the user chooses another code. */
export function rowState(row: PayrollMapping, draft: CodeDraft): RowState {
  const code = shownCode(row, draft);
  if (code === null) return 'unmatched';
  return row.code === null && code === row.suggestion ? 'suggested' : 'matched';
}

/** What saving would change, accepted suggestions included. */
export const changesOf = (rows: readonly PayrollMapping[], draft: CodeDraft) =>
  rows.flatMap((row) => {
    const code = shownCode(row, draft);
    return code === row.code ? [] : [{ kind: row.kind, key: row.key, code }];
  });

/** Only what the user entered is worth a question before leaving; suggestions come back. */
export const hasOwnChanges = (rows: readonly PayrollMapping[], draft: CodeDraft): boolean =>
  rows.some((row) => draft.has(rowId(row)) && shownCode(row, draft) !== (row.code ?? row.suggestion));

const RANK: Record<RowState, number> = { unmatched: 0, suggested: 1, matched: 2 };
const UNTOUCHED: CodeDraft = new Map();

/**
 * The rows of a kind, those that need attention first: without a code, suggested, then the others. What the user is
 * choosing right now doesn't move rows.
 */
export function rowsOfKind(rows: readonly PayrollMapping[], kind: CodeKind): PayrollMapping[] {
  const rank = (row: PayrollMapping) => RANK[rowState(row, UNTOUCHED)];
  return rows
    .filter((row) => row.kind === kind)
    .toSorted((one, other) => rank(one) - rank(other) || other.waiting_count - one.waiting_count);
}

export function matches({ label, detail, key, code }: PayrollMapping, typed: string): boolean {
  const wanted = typed.trim().toLowerCase();
  return [label, detail, key, code].some((text) => text?.toLowerCase().includes(wanted));
}
