// Reads the times an applicant proposes: each row has a date and a time, or is left empty.
import { momentOf } from '@onward/domain/platform/time/zoned-time';

export interface ProposedTime {
  day: string;
  time: string;
}

export type ProposalProblem = 'needsDay' | 'needsTime' | 'past';

export interface ReadProposals {
  /** Unique moments of the complete rows. */
  times: string[];
  /** One entry per row; null where nothing is wrong. */
  problems: (ProposalProblem | null)[];
}

export function readProposals(rows: readonly ProposedTime[], zone: string, now: number): ReadProposals {
  const isEmpty = rows.every(({ day, time }) => !day && !time);
  const read = rows.map((row, index) => {
    // With nothing entered at all, the first row is the one to fill in.
    if (!row.day && !row.time) return { problem: isEmpty && index === 0 ? ('needsDay' as const) : null };
    if (!row.day) return { problem: 'needsDay' as const };
    if (!row.time) return { problem: 'needsTime' as const };
    const moment = momentOf(row.day, minutesOf(row.time), zone);
    return moment <= now ? { problem: 'past' as const } : { problem: null, moment };
  });
  const moments = read.flatMap(({ moment }) => (moment === undefined ? [] : [new Date(moment).toISOString()]));
  return { times: [...new Set(moments)], problems: read.map(({ problem }) => problem) };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
