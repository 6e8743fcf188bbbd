// Every public field of a posting on a job board.
import type { JobBoardPosting } from '@onward/contract/positions/job-boards';
import type { Language } from '@onward/domain/platform/languages';
import { translator } from '../../../platform/i18n/translate.ts';
import type { BoardRow } from './job-boards.queries.ts';

/** Stored instead of the board's error message when it did not respond at all. */
export const UNREACHABLE = 'unreachable';
export const ORDER_DECLINED = 'order_declined';

interface Extras {
  applicants: number;
  checkoutUrl: string | null;
  language: Language;
}

export const presentBoard = (row: BoardRow, { applicants, checkoutUrl, language }: Extras): JobBoardPosting => ({
  id: row.id,
  position_id: row.position_id,
  board: row.board,
  state: row.state,
  price: row.price,
  spent: row.spent,
  duration_days: row.duration_days,
  error: row.state === 'error' ? reasonOf(row.last_error ?? UNREACHABLE, language) : null,
  checkout_url: checkoutUrl,
  applicants_count: applicants,
  started_at: row.started_at?.toISOString() ?? null,
  ends_at: row.ends_at?.toISOString() ?? null,
});

const reasonOf = (reason: string, language: Language): string =>
  reason === UNREACHABLE || reason === ORDER_DECLINED ? translator(language)(`errors:boards.${reason}`) : reason;
