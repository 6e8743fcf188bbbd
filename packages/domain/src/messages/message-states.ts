// How far a message has come (MSG-002). Reports of the provider arrive late, twice and out of order.
import { ownValue } from '../platform/own-value.ts';

export const MESSAGE_STATUSES = ['queued', 'sent', 'delivered', 'failed', 'received'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

export const MESSAGE_EVENTS = ['handed_over', 'delivered', 'failed', 'retry'] as const;
export type MessageEvent = (typeof MESSAGE_EVENTS)[number];

const NEXT: Record<MessageStatus, Partial<Record<MessageEvent, MessageStatus>>> = {
  queued: { handed_over: 'sent', delivered: 'delivered', failed: 'failed' },
  sent: { delivered: 'delivered', failed: 'failed' },
  // A receipt that overtook the failure of an earlier part is the truth.
  failed: { retry: 'queued', delivered: 'delivered' },
  delivered: {},
  received: {},
};

/** The status afterwards; null when the event changes nothing. */
export const afterMessageEvent = (status: MessageStatus, event: MessageEvent): MessageStatus | null =>
  NEXT[status][event] ?? null;

/** The provider's words for a text (Twilio's protocol). */
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

/** Reasons that people read in words; the provider's code stays with the message. */
export const reasonOfCode = (code: number | null): FailureReason =>
  code === null ? 'unknown' : (CODES[code] ?? 'unknown');

/** What an SMTP server says by the second and third figure of its enhanced code, `5.1.1`. */
export function reasonOfReply(reply: string): FailureReason {
  if (/\b5\.1\.[1236]\b|user unknown|no such user|does not exist/i.test(reply)) return 'mailbox_unknown';
  if (/\b[45]\.2\.2\b|mailbox full|over quota/i.test(reply)) return 'mailbox_full';
  return /^5\d\d|\b5\.\d\.\d\b/.test(reply) ? 'refused' : 'unknown';
}

/** Nobody lives at the address: nothing more is sent to it until it is changed. */
export const isBounce = (reason: FailureReason): boolean => reason === 'mailbox_unknown';
