// What the offers room adds to an applicant's history (APP-013, OFR-014).
import type { HistoryKind } from '../applicants/history-kinds.ts';

export const OFFER_HISTORY = {
  offer_sent: 'files',
  offer_viewed: 'files',
  offer_signed: 'files',
  offer_countersigned: 'files',
  offer_declined: 'files',
  offer_voided: 'files',
  offer_expired: 'files',
} as const satisfies Record<string, HistoryKind>;
