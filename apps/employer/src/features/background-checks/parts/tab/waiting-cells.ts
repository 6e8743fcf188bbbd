// The cells of the waiting time; days are dates like `2026-11-12`.
import type { ApplicationCheck } from '@onward/contract/background-checks/application-checks';
import { wallTimeOf } from '@onward/domain/platform/time/zoned-time';

export interface WaitingCell {
  day: string;
  state: 'done' | 'today' | 'open';
}

export const waitingCells = (days: readonly string[], today: string): WaitingCell[] =>
  days.map((day) => ({ day, state: day === today ? 'today' : day < today ? 'done' : 'open' }));

/** Waiting days end at midnight of the location, wherever the reader is. */
export const dayAt = ({ time_zone }: Pick<ApplicationCheck, 'time_zone'>, now: number): string =>
  wallTimeOf(now, time_zone).day;
