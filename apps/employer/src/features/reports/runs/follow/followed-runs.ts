// The runs this tab is waiting for, or has just finished; shown as cards on the pages of reports (RPT-011).
import type { DataExport } from '@onward/contract/reports/data-exports';
import type { ExportType } from '@onward/domain/reports/exports';
import { createStore, useStore } from '../../../../platform/store.ts';

export type RunOutcome =
  | { kind: 'running' }
  | { kind: 'ready' }
  | { kind: 'failed'; message: string; code: number | null };

export interface FollowedRun {
  id: number;
  companyId: number;
  /** Null when the report was deleted since. */
  templateId: number | null;
  name: string;
  exportType: ExportType;
  /** When this tab began to wait, in milliseconds. */
  since: number;
  done: number;
  /** Null while the rows are not counted yet. */
  total: number | null;
  outcome: RunOutcome;
}

const store = createStore<readonly FollowedRun[]>([]);

export function followRun(run: DataExport, companyId: number): void {
  const { id, template_id, name, export_type, rows_done, row_count } = run;
  const followed: FollowedRun = {
    id,
    companyId,
    templateId: template_id,
    name,
    exportType: export_type,
    since: Date.now(),
    done: rows_done,
    total: row_count,
    outcome: { kind: 'running' },
  };
  store.set([...store.get().filter((other) => other.id !== id), followed]);
}

export function noteRun(id: number, change: Partial<Pick<FollowedRun, 'done' | 'total' | 'outcome'>>): void {
  store.set(store.get().map((run) => (run.id === id ? { ...run, ...change } : run)));
}

export const putAwayRun = (id: number): void => store.set(store.get().filter((run) => run.id !== id));

export const useFollowedRuns = (companyId: number): readonly FollowedRun[] =>
  useStore(store).filter((run) => run.companyId === companyId);
