// What a report of the provider means for a check (CHK-006, CHK-012). Reports are read anew for each event, because
// events can arrive twice, late, and in any order.
import { ownValue } from '../platform/own-value.ts';
import type { CheckEvent, CheckStatus } from './states.ts';

export interface ReportState {
  status: string;
  result: string | null;
}

const BY_STATUS: Readonly<Record<string, CheckEvent>> = {
  suspended: 'provider_pauses',
  dispute: 'dispute',
  canceled: 'provider_cancels',
  // Older reports have their result as status.
  clear: 'provider_clears',
  consider: 'provider_considers',
};

const BY_RESULT: Readonly<Record<string, CheckEvent>> = {
  clear: 'provider_clears',
  consider: 'provider_considers',
};

/** Null when it says nothing new, or nothing we understand. */
export function eventOfReport({ status, result }: ReportState, current: CheckStatus): CheckEvent | null {
  if (status === 'complete') return ownValue(BY_RESULT, result ?? '') ?? null;
  if (status === 'pending') return current === 'suspended' ? 'provider_resumes' : null;
  return ownValue(BY_STATUS, status) ?? null;
}

/** When the report was complete; now, if the provider names no time or an impossible one. */
export function completionTime(reported: string | null, now: Date): Date {
  const at = new Date(reported ?? '');
  return at.getTime() > 0 && at <= now ? at : now;
}
