// Incoming email from the mail service's webhook: JSON with a signature over the raw body and the time of signing
// (docs/operations.md).
import { createHmac, timingSafeEqual } from 'node:crypto';
import { ATTACHMENTS_MAX } from '@onward/domain/messages/channels';
import { SECONDS } from '@onward/domain/platform/time/time-units';
import { htmlText } from '../../platform/html/html-text.ts';

/** Older requests may be replays. */
const TOLERANCE_MS = 5 * SECONDS.minute * 1000;

export const SIGNATURE_HEADER = 'x-onward-signature';

/** `t=<seconds>,v1=<hex of HMAC-SHA256 over "<seconds>.<body>">`. */
const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/i;

/** Checks form and age only; the signature itself is checked against the body. */
export function canBeSignedMail(signature: string, now: Date): boolean {
  const [, seconds] = SIGNATURE.exec(signature) ?? [];
  return seconds !== undefined && Math.abs(now.getTime() - Number(seconds) * 1000) <= TOLERANCE_MS;
}

export function isSignedMail(secret: string, body: string, signature: string, now: Date): boolean {
  if (!canBeSignedMail(signature, now)) return false;
  const [, seconds = '', code = ''] = SIGNATURE.exec(signature) ?? [];
  const expected = createHmac('sha256', secret).update(`${seconds}.`).update(body, 'utf8').digest();
  return timingSafeEqual(Buffer.from(code, 'hex'), expected);
}

export interface InboundMail {
  /** Its Message-ID. */
  id: string;
  envelopeFrom: string;
  /** All recipients, as one string. */
  to: string;
  from: string;
  subject: string;
  text: string;
  inReplyTo: string | null;
  autoSubmitted: string | null;
  precedence: string | null;
  attachments: { name: string; bytes: Buffer }[];
}

/** Null when it isn't an email. */
export function readMail(body: string): InboundMail | null {
  const given = parse(body);
  if (!given) return null;
  const text = (value: unknown): string => (typeof value === 'string' ? value.replaceAll('\0', '') : '');
  const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);
  const headers = new Map(
    Object.entries((given.headers as object | undefined) ?? {}).map(([name, value]) => [
      name.toLowerCase(),
      text(value),
    ]),
  );
  const header = (name: string): string | null => headers.get(name)?.slice(0, HEADER_KEPT) ?? null;
  const id = text(given.message_id).slice(0, HEADER_KEPT).trim();
  if (!id) return null;
  return {
    id,
    envelopeFrom: text(given.envelope_from).slice(0, HEADER_KEPT),
    to: list(given.to)
      .slice(0, RECIPIENTS_KEPT)
      .map((each) => text(each).slice(0, HEADER_KEPT))
      .join(', '),
    from: text(given.from).slice(0, HEADER_KEPT),
    subject: text(given.subject).slice(0, SUBJECT_KEPT),
    text: (text(given.text).slice(0, TEXT_KEPT) || htmlText(text(given.html)).slice(0, TEXT_KEPT)).toWellFormed(),
    inReplyTo: header('in-reply-to')?.trim() || null,
    autoSubmitted: header('auto-submitted'),
    precedence: header('precedence'),
    attachments: list(given.attachments ?? [])
      .slice(0, ATTACHMENTS_MAX)
      .map((each) => {
        const { file_name, content_base64 } = (each ?? {}) as Record<string, unknown>;
        return {
          name: text(file_name).slice(0, HEADER_KEPT) || 'file',
          bytes: Buffer.from(text(content_base64), 'base64'),
        };
      }),
  };
}

/** The longest line email allows. */
const HEADER_KEPT = 998;
const RECIPIENTS_KEPT = 100;
const SUBJECT_KEPT = 500;
const TEXT_KEPT = 100_000;

function parse(body: string): Record<string, unknown> | null {
  try {
    const given: unknown = JSON.parse(body);
    return typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
