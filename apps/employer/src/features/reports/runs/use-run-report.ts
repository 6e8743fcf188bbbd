// Starts a run of a report and follows it.
import type { ExportType } from '@onward/domain/reports/exports';
import { useState } from 'react';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { followRun } from './follow/followed-runs.ts';
import { startRun } from './runs.api.ts';

export function useRunReport() {
  const { company } = useCurrentUser();
  const [starting, setStarting] = useState(false);
  const run = async (templateId: number, exportType: ExportType): Promise<void> => {
    setStarting(true);
    try {
      followRun(await startRun(templateId, exportType), company.id);
    } catch {
      // The shared handler has shown why, e.g. that three runs are going on already.
    } finally {
      setStarting(false);
    }
  };
  return { run, starting };
}
