// More time for one applicant's quiz, e.g. for someone with a disability (CAR-016, WCAG 2.2.1).

export const EXTRA_TIMES = ['25_percent', '50_percent', '100_percent', 'no_limit'] as const;
export type ExtraTime = (typeof EXTRA_TIMES)[number];

const PERCENT: Readonly<Record<Exclude<ExtraTime, 'no_limit'>, number>> = {
  '25_percent': 25,
  '50_percent': 50,
  '100_percent': 100,
};

/** The time limit of one applicant; null without a limit. */
export function extendedMinutes(minutes: number | null, extra: ExtraTime | null): number | null {
  if (minutes === null || extra === 'no_limit') return null;
  return extra === null ? minutes : Math.ceil((minutes * (100 + PERCENT[extra])) / 100);
}

export interface TimedQuiz {
  /** The limit of the quiz itself. */
  minutes: number | null;
  extra: ExtraTime | null;
  startedAt: Date | null;
}

export type ExtraTimeDecision =
  | { allowed: true; startedAt: Date | null }
  | { allowed: false; reason: 'quiz_without_limit' | 'quiz_time_not_longer' };

/** Time is only ever added. If it has already run out, the added minutes count from now. */
export function grantExtraTime(quiz: TimedQuiz, wanted: ExtraTime, now: Date): ExtraTimeDecision {
  const current = extendedMinutes(quiz.minutes, quiz.extra);
  if (current === null) return { allowed: false, reason: 'quiz_without_limit' };
  const next = extendedMinutes(quiz.minutes, wanted);
  if (next !== null && next <= current) return { allowed: false, reason: 'quiz_time_not_longer' };
  const lastStart = new Date(now.getTime() - current * 60_000);
  const isOver = quiz.startedAt !== null && quiz.startedAt < lastStart;
  return { allowed: true, startedAt: isOver ? lastStart : quiz.startedAt };
}
