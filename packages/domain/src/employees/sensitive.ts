// Values that are encrypted, masked, and revealed one at a time (EMP-018).
import { maskSsn } from '../platform/contact/ssn.ts';

export const SENSITIVE_FIELDS = ['ssn', 'date_of_birth', 'pay_rate', 'routing_number', 'account_number'] as const;
export type SensitiveField = (typeof SENSITIVE_FIELDS)[number];

/** How long a revealed value stays on the screen. */
export const REVEALED_SECONDS = 30;

const HIDDEN = '*****';

/** `****-**-14`: the day is enough to recognize a typing error. */
const maskDay = (day: string): string => `****-**-${day.slice(-2)}`;

export function maskSensitive(field: 'ssn' | 'date_of_birth' | 'pay_rate', value: string): string {
  if (field === 'ssn') return maskSsn(value);
  return field === 'date_of_birth' ? maskDay(value) : HIDDEN;
}

/** A masked value that comes back from a form means unchanged. */
export const isMasked = (value: unknown): boolean => typeof value === 'string' && value.includes('*');
