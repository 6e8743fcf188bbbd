// Asks for the file of a run until it is there, for at most ten minutes (RPT-011).
import { abortableWait } from '@onward/client/wait';
import { EXPORT_POLL_MAX_MS, EXPORT_POLL_MS } from '@onward/domain/reports/exports';
import { saveBlob } from '../../../../platform/files.ts';
import { takeFailure } from '../../../../platform/forms/take-failure.ts';
import { requestFile, rowsOfRun } from '../runs.api.ts';
import { type FollowedRun, noteRun, type RunOutcome } from './followed-runs.ts';

/** `late`: ten minutes have passed. `left`: nobody waits any longer. */
export type Waited = 'done' | 'late' | 'left';

/** Saves the file once it is there; every result is noted with the run. */
export async function waitForFile({ id, since }: FollowedRun, signal: AbortSignal): Promise<Waited> {
  try {
    for (;;) {
      const answer = await requestFile(id, signal);
      if ('file' in answer) {
        saveBlob(answer.file, answer.name);
        noteRun(id, { total: await rowsOfRun(id), outcome: { kind: 'ready' } });
        return 'done';
      }
      if (Date.now() - since >= EXPORT_POLL_MAX_MS) return 'late';
      noteRun(id, answer);
      await abortableWait(EXPORT_POLL_MS, signal);
    }
  } catch (error) {
    if (signal.aborted) return 'left';
    noteRun(id, { outcome: failedBy(error) });
    return 'done';
  }
}

function failedBy(error: unknown): RunOutcome & { kind: 'failed' } {
  const { message, code } = takeFailure(error);
  return { kind: 'failed', message, code };
}
