// Delivery status of a message (MSG-002). Provider reports can arrive late, twice and out of order.
import { ownValue } from '../platform/own-value.ts';

export const MESSAGE_STATUSES = ['queued', 'sent', 'delivered', 'failed', 'received'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export const MESSAGE_EVENTS = ['handed_over', 'delivered', 'failed', 'retry'] as const;
export type MessageEvent = (typeof MESSAGE_EVENTS)[number];

const NEXT: Record<MessageStatus, Partial<Record<MessageEvent, MessageStatus>>> = {
  queued: { handed_over: 'sent', delivered: 'delivered', failed: 'failed' },
  sent: { delivered: 'delivered', failed: 'failed' },
  // A delivery receipt can arrive after an earlier part was reported as failed; the receipt wins.
  failed: { retry: 'queued', delivered: 'delivered' },
  delivered: {},
  received: {},
};

/** The new status; null when the event changes nothing. */
export const afterMessageEvent = (status: MessageStatus, event: MessageEvent): MessageStatus | null =>
  NEXT[status][event] ?? null;

/** Status values of the text provider (Twilio's protocol). */
const PROVIDER_EVENTS: Record<string, MessageEvent> = {
  sent: 'handed_over',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

export const eventOfProvider = (word: string): MessageEvent | null => ownValue(PROVIDER_EVENTS, word) ?? null;

export const FAILURE_REASONS = [
  'not_mobile',
  'invalid_number',
  'opted_out',
  'not_verified',
  'unreachable',
  'blocked',
  'too_long',
  'region_off',
  'not_registered',
  'mailbox_unknown',
  'mailbox_full',
  'refused',
  'unconfirmed',
  'unknown',
] as const;
export type FailureReason = (typeof FAILURE_REASONS)[number];

const CODES: Record<number, FailureReason> = {
  21211: 'invalid_number',
  21408: 'region_off',
  21610: 'opted_out',
  21614: 'not_mobile',
  21617: 'too_long',
  30003: 'unreachable',
  30004: 'blocked',
  30005: 'invalid_number',
  30006: 'not_mobile',
  30007: 'blocked',
  30008: 'unknown',
  30034: 'not_registered',
};

/** A readable reason for the provider's code, which is stored with the message. */
export const reasonOfCode = (code: number | null): FailureReason =>
  code === null ? 'unknown' : (CODES[code] ?? 'unknown');

/** The failure reason from the second and third digit of an SMTP enhanced status code, e.g. `5.1.1`. */
export function reasonOfReply(reply: string): FailureReason {
  if (/\b5\.1\.[1236]\b|user unknown|no such user|does not exist/i.test(reply)) return 'mailbox_unknown';
  if (/\b[45]\.2\.2\b|mailbox full|over quota/i.test(reply)) return 'mailbox_full';
  return /^5\d\d|\b5\.\d\.\d\b/.test(reply) ? 'refused' : 'unknown';
}

/** The mailbox doesn't exist, so nothing more is sent to the address until it changes. */
export const isBounce = (reason: FailureReason): boolean => reason === 'mailbox_unknown';
