// Spam protection without a CAPTCHA: a hidden field, and a minimum time to fill in the form.

export const HONEYPOT_FIELD = 'website';
export const MIN_SECONDS_TO_APPLY = 3;

export type SpamVerdict = { spam: false } | { spam: true; reason: 'honeypot' | 'too_fast' };

/** Without a start time there is no draft, so the elapsed time is unknown and ignored. */
export function detectSpam(entry: { honeypot: string; startedAt: Date | null }, now: Date): SpamVerdict {
  if (entry.honeypot.trim() !== '') return { spam: true, reason: 'honeypot' };
  if (!entry.startedAt) return { spam: false };
  const seconds = (now.getTime() - entry.startedAt.getTime()) / 1000;
  return seconds < MIN_SECONDS_TO_APPLY ? { spam: true, reason: 'too_fast' } : { spam: false };
}
