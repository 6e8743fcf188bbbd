import { createHmac } from 'node:crypto';

/** `X-Twilio-Signature`: the full URL, then every field's name and value sorted by name. */
export function signWebhook(authToken: string, url: string, fields: Record<string, string>): string {
  const signed = Object.keys(fields)
    .sort()
    .reduce((text, name) => text + name + fields[name], url);
  return createHmac('sha1', authToken).update(signed, 'utf8').digest('base64');
}
