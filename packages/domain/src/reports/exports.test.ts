import { describe, expect, it } from 'vitest';
import { EXPORT_EVENTS, EXPORT_STATUSES, type ExportStatus, isRunning, moveExport, percentDone } from './exports.ts';

/** Every pair; what is not listed is refused. */
const TABLE: Record<ExportStatus, Record<string, ExportStatus>> = {
  queued: { start: 'processing', fail: 'failed', stop: 'failed' },
  processing: { restart: 'processing', finish: 'completed', fail: 'failed', stop: 'failed' },
  completed: {},
  failed: {},
};

describe('An export', () => {
  it.each(EXPORT_STATUSES.flatMap((status) => EXPORT_EVENTS.map((event) => [status, event] as const)))(
    'that is %s moves on "%s" only as the table says [RPT-012]',
    (status, event) => {
      const next = TABLE[status][event];
      expect(moveExport(status, event)).toEqual(next ? { allowed: true, status: next } : { allowed: false });
    },
  );

  it('is running until it is completed or failed [RPT-012]', () => {
    expect(EXPORT_STATUSES.filter(isRunning)).toEqual(['queued', 'processing']);
  });

  it.each([
    [0, null, null],
    [0, 0, 100],
    [0, 10, 0],
    [91, 146, 62],
    [999, 1000, 99],
    [11, 10, 100],
  ])('with %i of %s rows is %s percent done [RPT-011]', (done, total, percent) => {
    expect(percentDone(done, total)).toBe(percent);
  });
});
