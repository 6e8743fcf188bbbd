// One command to a case: running, failed, or done with a short message.
import { useState } from 'react';
import { toasts } from '../../../design/toasts/toasts.ts';
import type { Failure } from '../../../platform/forms/read-failure.ts';
import { takeFailure } from '../../../platform/forms/take-failure.ts';
import { refreshI9 } from '../i9.api.ts';

export interface Command {
  /** Which one runs. */
  busy: string | null;
  failure: Failure | null;
  run(name: string, work: () => Promise<unknown>, done?: string): Promise<boolean>;
}

export function useCommand(): Command {
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  return {
    busy,
    failure,
    run: async (name, work, done) => {
      if (busy) return false;
      setBusy(name);
      setFailure(null);
      try {
        await work();
        if (done) toasts.success(done);
        return true;
      } catch (error) {
        setFailure(takeFailure(error));
        // Somebody else, or the government, may have been faster.
        void refreshI9();
        return false;
      } finally {
        setBusy(null);
      }
    },
  };
}
