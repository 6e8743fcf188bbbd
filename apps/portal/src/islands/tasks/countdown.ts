// The time of a quiz, by the server's clock: the page only counts down from what the server returned.
export interface Countdown {
  secondsLeft: number;
  /** For example `4:12`. */
  text: string;
  isUrgent: boolean;
}

const URGENT_SECONDS = 60;
/** Announced when this many minutes are left. */
const ANNOUNCED_MINUTES = [5, 1] as const;

export function countdown(secondsAtStart: number, startedMs: number, nowMs: number): Countdown {
  const secondsLeft = Math.max(0, Math.ceil(secondsAtStart - (nowMs - startedMs) / 1000));
  const seconds = String(secondsLeft % 60).padStart(2, '0');
  return { secondsLeft, text: `${Math.floor(secondsLeft / 60)}:${seconds}`, isUrgent: secondsLeft < URGENT_SECONDS };
}

/** The announcement for the current moment; unchanged until the next one. */
export const announcedMinutes = (secondsLeft: number): number | null =>
  ANNOUNCED_MINUTES.toReversed().find((minutes) => secondsLeft <= minutes * 60) ?? null;
