// Applications held back: spam, recognized without a CAPTCHA by a hidden field and a minimum time to fill in the form, and
// applying again with contact details nobody proved to be theirs.

export const HONEYPOT_FIELD = 'website';
export const MIN_SECONDS_TO_APPLY = 3;

export const SPAM_REASONS = ['honeypot', 'too_fast', 'already_applied'] as const;
export type SpamReason = (typeof SPAM_REASONS)[number];

/** Nothing a person sends is lost: staff can let it in for this long. */
export const SPAM_KEPT_DAYS = 30;
/** The newest of each posting, so that an attacker can't fill the disk. */
export const SPAM_KEPT_PER_POSTING = 500;

export type SpamVerdict = { spam: false } | { spam: true; reason: SpamReason };

/** Without a start time there is no draft, so the elapsed time is unknown and ignored. */
export function detectSpam(entry: { honeypot: string; startedAt: Date | null }, now: Date): SpamVerdict {
  if (entry.honeypot.trim() !== '') return { spam: true, reason: 'honeypot' };
  if (!entry.startedAt) return { spam: false };
  const seconds = (now.getTime() - entry.startedAt.getTime()) / 1000;
  return seconds < MIN_SECONDS_TO_APPLY ? { spam: true, reason: 'too_fast' } : { spam: false };
}
