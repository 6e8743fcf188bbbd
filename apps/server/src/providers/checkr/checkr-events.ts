// Events from Checkr's webhook, signed with the partner's secret over the exact bytes of the body.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { parsed } from './checkr-http.ts';

export interface CheckrEvent {
  /** The same event may be delivered several times, and in any order. */
  id: string;
  type: string;
  accountId: string | null;
  object: Record<string, unknown>;
}

export const CHECKR_SIGNATURE_HEADER = 'x-checkr-signature';

/** The hex of 32 bytes. */
export const canBeSignedEvent = (signature: string): boolean => /^[0-9a-f]{64}$/i.test(signature);

export function isSignedEvent(secret: string, body: string, signature: string): boolean {
  const expected = createHmac('sha256', secret).update(body, 'utf8').digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const ID_MAX = 200;

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null when it is not an event. */
export function readEvent(body: string): CheckrEvent | null {
  const value = parsed(Buffer.from(body, 'utf8'));
  if (!isPlainObject(value)) return null;
  const { id, type, account_id: accountId, data } = value;
  if (typeof id !== 'string' || id === '' || id.length > ID_MAX || typeof type !== 'string') return null;
  const object = isPlainObject(data) ? data.object : null;
  return {
    id,
    type,
    accountId: typeof accountId === 'string' ? accountId : null,
    object: isPlainObject(object) ? object : {},
  };
}
