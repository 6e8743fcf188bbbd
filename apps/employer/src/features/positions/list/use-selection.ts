// The jobs selected for a bulk action, across pages.
import type { PositionRow } from '@onward/contract/positions/position';
import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  rows: ReadonlyMap<number, PositionRow>;
  has(id: number): boolean;
  toggle(rows: readonly PositionRow[], on: boolean): void;
  replace(rows: readonly PositionRow[]): void;
  clear(): void;
}

export function useSelection(): Selection {
  const [rows, setRows] = useState<ReadonlyMap<number, PositionRow>>(new Map());
  const toggle = useCallback(
    (changed: readonly PositionRow[], on: boolean) =>
      setRows((now) => {
        const next = new Map(now);
        for (const row of changed) {
          if (on) next.set(row.id, row);
          else next.delete(row.id);
        }
        return next;
      }),
    [],
  );
  const replace = useCallback(
    (chosen: readonly PositionRow[]) => setRows(new Map(chosen.map((row) => [row.id, row]))),
    [],
  );
  const clear = useCallback(() => setRows(new Map()), []);
  return useMemo(
    () => ({ rows, has: (id: number) => rows.has(id), toggle, replace, clear }),
    [rows, toggle, replace, clear],
  );
}
