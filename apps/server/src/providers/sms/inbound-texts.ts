// Incoming text messages from the provider's webhook, signed with the account's secret (Twilio's protocol).
import { createHmac, timingSafeEqual } from 'node:crypto';

export interface InboundText {
  /** The provider's id; the same text may be delivered twice. */
  id: string;
  from: string;
  to: string;
  body: string;
  /** Set for STOP, START, and HELP; the provider confirms the first two itself. */
  optOut: string | null;
  /** Where the provider stores attached media. */
  mediaUrls: string[];
}

const MEDIA_MAX = 10;

export const TEXT_SIGNATURE_HEADER = 'x-twilio-signature';

/** The base64 of twenty bytes. */
export const canBeSignedText = (signature: string): boolean => /^[A-Za-z0-9+/]{27}=$/.test(signature);

/** The full URL, followed by every field's name and value, sorted by name. */
export function isSigned(
  authToken: string,
  address: string,
  fields: Readonly<Record<string, string>>,
  signature: string | undefined,
): boolean {
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => text + name + fields[name], address);
  const expected = createHmac('sha1', authToken).update(signed, 'utf8').digest();
  const given = Buffer.from(signature ?? '', 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

export const readText = (fields: Readonly<Record<string, string>>): InboundText => ({
  id: fields.MessageSid ?? '',
  from: fields.From ?? '',
  to: fields.To ?? '',
  body: fields.Body ?? '',
  optOut: fields.OptOutType ?? null,
  mediaUrls: Array.from(
    { length: Math.min(Number(fields.NumMedia) || 0, MEDIA_MAX) },
    (_, at) => fields[`MediaUrl${at}`] ?? '',
  ),
});

export interface TextReceipt {
  id: string;
  status: string;
  errorCode: number | null;
}

export const readReceipt = (fields: Readonly<Record<string, string>>): TextReceipt => ({
  id: fields.MessageSid ?? '',
  status: fields.MessageStatus ?? '',
  errorCode: Number(fields.ErrorCode) || null,
});

/** An empty reply; our answers are sent as separate texts. */
export const NO_REPLY = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';
