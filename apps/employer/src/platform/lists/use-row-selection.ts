// The rows selected for a bulk action, across pages.
import { useCallback, useMemo, useState } from 'react';

export interface RowSelection<Row> {
  rows: ReadonlyMap<number, Row>;
  has(id: number): boolean;
  toggle(rows: readonly Row[], on: boolean): void;
  replace(rows: readonly Row[]): void;
  clear(): void;
}

export function useRowSelection<Row extends { id: number }>(): RowSelection<Row> {
  const [rows, setRows] = useState<ReadonlyMap<number, Row>>(new Map());
  const toggle = useCallback(
    (changed: readonly Row[], on: boolean) =>
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
  const replace = useCallback((chosen: readonly Row[]) => setRows(new Map(chosen.map((row) => [row.id, row]))), []);
  const clear = useCallback(() => setRows(new Map()), []);
  return useMemo(
    () => ({ rows, has: (id: number) => rows.has(id), toggle, replace, clear }),
    [rows, toggle, replace, clear],
  );
}
