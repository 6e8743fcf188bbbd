// Initials of job boards, and their states as text and color.
import type { JobBoardPosting } from '@onward/contract/positions/job-boards';
import type { BoardState, JobBoard } from '@onward/domain/positions/job-boards';
import { CircleAlert, CircleDashed, CirclePause, type LucideIcon, Radio } from 'lucide-react';
import type { Tone } from '../../../../design/theme/tokens.ts';

export const BOARD_INITIALS: Record<JobBoard, string> = {
  indeed: 'In',
  craigslist: 'CL',
  craigslist_gigs: 'CL',
  job_target: 'JT',
};

export const BOARD_STATE_PILLS: Record<BoardState, { tone: Tone; icon: LucideIcon }> = {
  off: { tone: 'neutral', icon: CircleDashed },
  active: { tone: 'green', icon: Radio },
  paused: { tone: 'neutral', icon: CirclePause },
  error: { tone: 'red', icon: CircleAlert },
};

/** The share of the budget that is spent, from 0 to 1. */
export const spentShare = ({ spent, price }: Pick<JobBoardPosting, 'spent' | 'price'>): number =>
  price > 0 ? Math.min(1, spent / price) : 0;
