// The applicants selected for a bulk action: rows across pages, or everyone who matches the filters (APP-009).

import type { ApplicationRow } from '@onward/contract/applicants/application';
import type { ApplicationFilters } from '@onward/contract/applicants/applications';
import { useCallback, useMemo, useState } from 'react';
import type { Target } from '../applicants.api.ts';

interface SelectionState {
  rows: ReadonlyMap<number, ApplicationRow>;
  /** Set while everyone who matches is selected. */
  matching: { filters: ApplicationFilters; total: number } | null;
}

export interface Selection {
  count: number;
  /** Null while no one is selected. */
  target: Target | null;
  everybody: boolean;
  has(id: number): boolean;
  toggle(rows: readonly ApplicationRow[], on: boolean): void;
  takeAll(filters: ApplicationFilters, total: number): void;
  /** Replaces selected rows by their current version. */
  renew(rows: readonly ApplicationRow[]): void;
  clear(): void;
}

const NOBODY: SelectionState = { rows: new Map(), matching: null };

/** "Everybody" applies only while the list still shows the filters it was chosen for. */
export function useSelection(shown: ApplicationFilters, page: readonly ApplicationRow[]): Selection {
  const [{ rows, matching }, setState] = useState(NOBODY);
  const everybody = matching !== null && JSON.stringify(matching.filters) === JSON.stringify(shown);

  const toggle = useCallback(
    (changed: readonly ApplicationRow[], on: boolean) =>
      setState((now) => {
        // Deselecting one of everybody keeps the rows of this page selected.
        const start = now.matching ? page.map((row) => [row.id, row] as const) : now.rows;
        const next = new Map(start);
        for (const row of changed) {
          if (on) next.set(row.id, row);
          else next.delete(row.id);
        }
        return { rows: next, matching: null };
      }),
    [page],
  );
  const takeAll = useCallback(
    (filters: ApplicationFilters, total: number) => setState({ rows: new Map(), matching: { filters, total } }),
    [],
  );
  const renew = useCallback(
    (fresh: readonly ApplicationRow[]) =>
      setState((now) => {
        const known = fresh.filter((row) => now.rows.has(row.id) && now.rows.get(row.id) !== row);
        return known.length === 0
          ? now
          : { ...now, rows: new Map([...now.rows, ...known.map((row) => [row.id, row] as const)]) };
      }),
    [],
  );
  const clear = useCallback(() => setState(NOBODY), []);

  return useMemo(() => {
    const target: Target | null = everybody
      ? { kind: 'matching', ...matching }
      : rows.size > 0
        ? { kind: 'rows', rows: [...rows.values()] }
        : null;
    return {
      target,
      everybody,
      count: everybody ? matching.total : rows.size,
      has: (id: number) => everybody || rows.has(id),
      toggle,
      takeAll,
      renew,
      clear,
    };
  }, [rows, matching, everybody, toggle, takeAll, renew, clear]);
}
