/** A job as a board stores it. */
export interface BoardPosting {
  id: number;
  board: string;
  /** The sender's own id for it. */
  reference: string;
  /** An order repeated with the same key is the same posting. */
  idempotency_key: string | null;
  title: string;
  location: string;
  url: string;
  budget: number;
  duration_days: number;
  state: 'active' | 'paused' | 'removed';
  /** Amount spent in earlier periods; the current one is added on top. */
  spent_before: number;
  /** Null while it is not running. */
  running_since: string | null;
  received_at: string;
}

const DAY_MS = 86_400_000;

/** The budget is spent evenly over its days and never exceeded. */
export function spentBy(posting: BoardPosting, now: Date): number {
  const days = posting.running_since === null ? 0 : (now.getTime() - Date.parse(posting.running_since)) / DAY_MS;
  const spent = posting.spent_before + (posting.budget / posting.duration_days) * Math.max(0, days);
  return Math.round(Math.min(spent, posting.budget) * 100) / 100;
}

/** Such a posting can only run again with a higher budget. */
export const isUsedUp = ({ spent_before, budget }: BoardPosting): boolean => spent_before >= budget;

export const presentPosting = (posting: BoardPosting, now: Date) => ({
  id: String(posting.id),
  reference: posting.reference,
  state: posting.state,
  budget: posting.budget,
  duration_days: posting.duration_days,
  spent: spentBy(posting, now),
});
