// Job boards a posting can run on: minimum prices and posting states (JOB-050, JOB-051, JOB-053).

import {
  CRAIGSLIST_GIGS_PRICE,
  CRAIGSLIST_LOWEST_PRICE,
  INDEED_SPONSORED_DEFAULT_PRICE,
} from '../platform/constants.ts';
import type { PositionAccess } from './postings.ts';
import { isApproved, type ReviewStatus } from './review.ts';
import type { PositionStatus } from './statuses.ts';

export const JOB_BOARDS = ['indeed', 'craigslist', 'craigslist_gigs', 'job_target'] as const;
export type JobBoard = (typeof JOB_BOARDS)[number];

export const BOARD_STATES = ['off', 'active', 'paused', 'error'] as const;
export type BoardState = (typeof BOARD_STATES)[number];

export const INDEED_DEFAULT_PRICE = INDEED_SPONSORED_DEFAULT_PRICE;
export const PRICE_MAX = 10_000;
export const DURATION_DAYS_MAX = 90;

const LOWEST_PRICE: Record<JobBoard, number> = {
  indeed: 1,
  craigslist: CRAIGSLIST_LOWEST_PRICE,
  craigslist_gigs: CRAIGSLIST_GIGS_PRICE,
  job_target: 1,
};

/** The price the form starts with. */
export const defaultPrice = (board: JobBoard): number =>
  board === 'indeed' ? INDEED_DEFAULT_PRICE : LOWEST_PRICE[board];

export type PriceDecision = { allowed: true } | { allowed: false; reason: 'price_too_low'; lowest: number };

export function decidePrice(board: JobBoard, price: number): PriceDecision {
  const lowest = LOWEST_PRICE[board];
  return price >= lowest ? { allowed: true } : { allowed: false, reason: 'price_too_low', lowest };
}

export const BOARD_EVENTS = ['start', 'confirmed', 'failed', 'pause', 'resume', 'stop', 'spent'] as const;
export type BoardEvent = (typeof BOARD_EVENTS)[number];

const MOVES: Record<BoardEvent, Partial<Record<BoardState, BoardState>>> = {
  start: { off: 'active', error: 'active' },
  confirmed: { active: 'active', error: 'active' },
  failed: { off: 'error', active: 'error', paused: 'error', error: 'error' },
  pause: { active: 'paused' },
  resume: { paused: 'active' },
  stop: { active: 'off', paused: 'off', error: 'off' },
  spent: { active: 'paused' },
};

export type BoardMove = { allowed: true; to: BoardState } | { allowed: false; reason: 'wrong_board_state' };

export function decideBoardEvent(state: BoardState, event: BoardEvent): BoardMove {
  const next = MOVES[event][state];
  return next ? { allowed: true, to: next } : { allowed: false, reason: 'wrong_board_state' };
}

// Where a job is posted: one answer for the list of jobs, the job, sharing, and boards (JOB-007, JOB-050, JOB-055).

export interface PostingState {
  status: PositionStatus;
  access: PositionAccess;
  review: ReviewStatus | null;
}

/** Anyone with the link may read it and apply. */
export const isOpenToAll = ({ status, review }: Omit<PostingState, 'access'>): boolean =>
  status === 'published' && isApproved(review);

/** On the career page, in the site map, and in the feed that Indeed reads for free. */
export const isListed = (posting: PostingState): boolean => isOpenToAll(posting) && posting.access === 'public';

/** Source of an application from the company's own pages whose link named no other. */
export const CAREER_PAGE_SOURCE = 'career_page';

const POSTING_PLACES = [...JOB_BOARDS, CAREER_PAGE_SOURCE] as const;
export type PostingPlace = (typeof POSTING_PLACES)[number];

/** `active` are the boards with an active order; boards drop a posting that is no longer open. */
export function postedOn(posting: PostingState, active: readonly JobBoard[]): PostingPlace[] {
  if (!isOpenToAll(posting)) return [];
  const listed = isListed(posting);
  return POSTING_PLACES.filter((place) =>
    place === CAREER_PAGE_SOURCE ? listed : active.includes(place) || (listed && place === 'indeed'),
  );
}
