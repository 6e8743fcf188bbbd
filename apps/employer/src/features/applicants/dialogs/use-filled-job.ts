// Offers to close a job once its last opening is filled (APP-027).
import type { ActionResult } from '@onward/contract/applicants/application-actions';
import type { PositionRow } from '@onward/contract/positions/position';
import { useCallback } from 'react';
import { useDialog } from '../../../design/overlays/use-dialog.ts';
import { readPipeline } from '../applicants.api.ts';

export function useFilledJob() {
  const asking = useDialog<PositionRow>();
  const look = useCallback(
    async (results: readonly ActionResult[]): Promise<void> => {
      const hired = results.find(({ ok, application }) => ok && application)?.application;
      if (!hired) return;
      // If the job can't be loaded, nothing is offered; it can be closed later.
      const pipeline = await readPipeline(hired.position.digest_key).catch(() => null);
      const job = pipeline?.position;
      if (job && job.status === 'published' && pipeline.hired_count >= job.openings) asking.show(job);
    },
    [asking.show],
  );
  return { job: asking.subject, open: asking.open, close: asking.close, look };
}
