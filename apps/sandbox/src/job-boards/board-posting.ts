/** A job as a board keeps it. */
export interface BoardPosting {
  id: number;
  board: string;
  /** The sender's own name for it. */
  reference: string;
  title: string;
  location: string;
  url: string;
  budget: number;
  duration_days: number;
  state: 'active' | 'paused' | 'removed';
  /** Spent in earlier stretches; what the running one adds comes on top. */
  spent_before: number;
  /** Null while it does not run. */
  running_since: string | null;
  received_at: string;
}

const DAY_MS = 86_400_000;

/** The budget is spent evenly over its days, and never beyond it. */
export function spentBy(posting: BoardPosting, now: Date): number {
  const days = posting.running_since === null ? 0 : (now.getTime() - Date.parse(posting.running_since)) / DAY_MS;
  const spent = posting.spent_before + (posting.budget / posting.duration_days) * Math.max(0, days);
  return Math.round(Math.min(spent, posting.budget) * 100) / 100;
}

/** Such a posting runs again only with a higher budget. */
export const isUsedUp = ({ spent_before, budget }: BoardPosting): boolean => spent_before >= budget;

export const presentPosting = (posting: BoardPosting, now: Date) => ({
  id: String(posting.id),
  reference: posting.reference,
  state: posting.state,
  budget: posting.budget,
  duration_days: posting.duration_days,
  spent: spentBy(posting, now),
});
