// Validation of the contact form, and how server errors map to its fields.
import { ApiError } from '@onward/client/api-error';

export const MESSAGE_FIELDS = ['subject', 'body'] as const;
export type MessageField = (typeof MESSAGE_FIELDS)[number];
export type MessageEntries = Record<MessageField, string>;
export type MessageProblems = Partial<Record<MessageField, string>>;

export const NOTHING_WRITTEN: MessageEntries = { subject: '', body: '' };

/** As in the contract. */
export const LENGTH_LIMITS = { subject: 200, body: 10_000 } as const satisfies Record<MessageField, number>;

export type EntryFault = 'required' | 'too_long';

export function faultOf(field: MessageField, entries: MessageEntries): EntryFault | null {
  const text = entries[field];
  if (text.trim() === '') return 'required';
  return text.length > LENGTH_LIMITS[field] ? 'too_long' : null;
}

export const isWritten = (entries: MessageEntries): boolean =>
  MESSAGE_FIELDS.some((field) => entries[field].trim() !== '');

/** The server's errors by field; null when the error is about something else. */
export function fieldProblems(error: unknown): MessageProblems | null {
  if (!(error instanceof ApiError)) return null;
  const problems: MessageProblems = {};
  for (const field of MESSAGE_FIELDS) {
    const [first] = error.errors[field] ?? [];
    if (first) problems[field] = first;
  }
  return Object.keys(problems).length > 0 ? problems : null;
}
