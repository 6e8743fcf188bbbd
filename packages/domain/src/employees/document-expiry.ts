// Documents of employees that expire, such as licenses and work permits (AHD-024).
import { dayAfter } from '../platform/time/zoned-time.ts';

export const DOCUMENT_CATEGORIES = [
  'identification',
  'work_authorization',
  'license',
  'certification',
  'tax',
  'direct_deposit',
  'i9',
  'signed_document',
  'other',
] as const;
export type DocumentCategory = (typeof DOCUMENT_CATEGORIES)[number];

export const DOCUMENT_SOURCES = ['uploaded', 'signed', 'application', 'onboarding'] as const;
export type DocumentSource = (typeof DOCUMENT_SOURCES)[number];

export const DOCUMENT_NAME_MAX = 160;

/** What was signed is evidence. */
export const canDeleteDocument = (source: DocumentSource): boolean => source !== 'signed';

/** Files that only people with the right to sensitive data get (EMP-025). */
export const isSensitiveDocument = (category: DocumentCategory): boolean =>
  category === 'i9' || category === 'direct_deposit' || category === 'tax';

/** Days before the expiry on which employee and HR are warned. */
const EXPIRY_WARNING_DAYS = [60, 30, 7] as const;

/**
 * The warning that is due when so many days are left, given the latest one before; null when there is none. Days on which
 * nothing ran are made up for with one warning.
 */
export function dueWarning(daysLeft: number, warnedBefore: number | null): number | null {
  if (daysLeft < 0) return null;
  const due = EXPIRY_WARNING_DAYS.filter((days) => daysLeft <= days).at(-1);
  return due !== undefined && (warnedBefore === null || due < warnedBefore) ? due : null;
}

export type ExpiryState = 'expired' | 'expires_soon' | 'valid';

/** A document is valid on the day it expires. */
export function expiryState(expiresOn: string, today: string): ExpiryState {
  if (expiresOn < today) return 'expired';
  return dayAfter(expiresOn, -EXPIRY_WARNING_DAYS[0]) <= today ? 'expires_soon' : 'valid';
}
