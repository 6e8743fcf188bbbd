// The code that proves on a new device that the link was opened by the employee (ONB-040).
import { addSeconds, SECONDS } from '../platform/time/time-units.ts';

export const CODE_DIGITS = 6;
export const CODE_MINUTES = 10;
export const CODE_TRIES = 5;
/** Codes that can be asked for within an hour, so that a code can't be found by asking for many. */
export const CODES_PER_HOUR = 6;
/** How long a device stays signed in without being used. */
export const PORTAL_DAYS = 30;

export interface SentCode {
  sent_at: Date;
  tries: number;
}

export type CodeState = 'valid' | 'expired' | 'used_up';

export function codeState({ sent_at, tries }: SentCode, now: Date): CodeState {
  if (tries >= CODE_TRIES) return 'used_up';
  return now < addSeconds(sent_at, CODE_MINUTES * SECONDS.minute) ? 'valid' : 'expired';
}

export const triesLeft = ({ tries }: Pick<SentCode, 'tries'>): number => Math.max(0, CODE_TRIES - tries);

/** Where the code goes, without giving the address away: `(•••) •••-1234`, `m•••@example.com`. */
export function maskedContact(contact: { phone: string | null; email: string | null }): string {
  if (contact.phone !== null) return `(•••) •••-${contact.phone.slice(-4)}`;
  const [name = '', host = ''] = (contact.email ?? '').split('@');
  return `${name.slice(0, 1)}•••@${host}`;
}
