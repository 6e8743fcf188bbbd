// What the background-checks room adds to an applicant's history (APP-013, CHK-006).
import type { HistoryKind } from '../applicants/history-kinds.ts';

export const CHECK_HISTORY = {
  check_ordered: 'files',
  check_not_ordered: 'files',
  check_consented: 'files',
  check_refused: 'files',
  check_failed: 'files',
  check_expired: 'files',
  check_canceled: 'files',
  check_suspended: 'files',
  check_resumed: 'files',
  check_clear: 'files',
  check_consider: 'files',
  check_accepted: 'files',
  check_pre_adverse: 'files',
  check_disputed: 'files',
  check_final_adverse: 'files',
} as const satisfies Record<string, HistoryKind>;
