// One run of a report into a file (RPT-010, RPT-012).

export const EXPORT_TYPES = ['csv', 'xlsx'] as const;
export type ExportType = (typeof EXPORT_TYPES)[number];

export const EXPORT_STATUSES = ['queued', 'processing', 'completed', 'failed'] as const;
export type ExportStatus = (typeof EXPORT_STATUSES)[number];

/** `restart`: the process that wrote it is gone, so it begins again. `stop`: the person who wanted it doesn't anymore. */
export const EXPORT_EVENTS = ['start', 'restart', 'finish', 'fail', 'stop'] as const;
export type ExportEvent = (typeof EXPORT_EVENTS)[number];

const MOVES: Record<ExportEvent, Partial<Record<ExportStatus, ExportStatus>>> = {
  start: { queued: 'processing' },
  restart: { processing: 'processing' },
  finish: { processing: 'completed' },
  fail: { queued: 'failed', processing: 'failed' },
  stop: { queued: 'failed', processing: 'failed' },
};

export type ExportMove = { allowed: true; status: ExportStatus } | { allowed: false };

export function moveExport(status: ExportStatus, event: ExportEvent): ExportMove {
  const next = MOVES[event][status];
  return next ? { allowed: true, status: next } : { allowed: false };
}

export const isRunning = (status: ExportStatus): boolean => status === 'queued' || status === 'processing';

export const EXPORT_ROWS_MAX = 1_000_000;
export const RUNNING_EXPORTS_MAX = 3;
export const EXPORT_FILE_KEPT_DAYS = 30;
/** How often a screen asks, and until when. */
export { EXPORT_POLL_MS } from '../platform/constants.ts';
export const EXPORT_POLL_MAX_MS = 10 * 60_000;

export type ExportFailure = 'too_many_rows' | 'stopped' | 'no_access' | 'interrupted' | 'erased' | 'failed';

/** Null while nothing is known yet. */
export const percentDone = (done: number, total: number | null): number | null =>
  total === null ? null : total === 0 ? 100 : Math.min(100, Math.floor((done * 100) / total));
