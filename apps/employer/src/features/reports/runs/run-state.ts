// Whether the file of a run is there.
import type { DataExport } from '@onward/contract/reports/data-exports';
import { isRunning } from '@onward/domain/reports/exports';

export type RunState = 'running' | 'kept' | 'removed' | 'failed';

export function runState({ status, expires_at }: Pick<DataExport, 'status' | 'expires_at'>, now: Date): RunState {
  if (isRunning(status)) return 'running';
  if (status === 'failed') return 'failed';
  return expires_at !== null && new Date(expires_at) > now ? 'kept' : 'removed';
}
