// Sharing an applicant through a link (APP-034).
import { SECONDS } from '../platform/time/time-units.ts';

export const SHARE_SECONDS = 7 * SECONDS.day;
export const SHARE_RECIPIENTS_MAX = 20;
export const SHARE_MESSAGE_MAX = 1000;
/** How many applicants one email lists; more come in several, made in the background. */
export const SHARED_AT_ONCE_MAX = 100;
export const SHARED_IN_ALL_MAX = 1000;

export type ShareState = 'open' | 'expired' | 'revoked';

export function shareState(share: { expiresAt: Date; revokedAt: Date | null }, now: Date): ShareState {
  if (share.revokedAt) return 'revoked';
  return now.getTime() < share.expiresAt.getTime() ? 'open' : 'expired';
}
