// What a delivery says and how it is signed: the id, the time, and the exact bytes, so that none can be exchanged or
// sent again later (AHD-018).
import { createHmac } from 'node:crypto';

export interface SignedEvent {
  key: string;
  type: string;
  version: number;
  companyId: number;
  at: Date;
  data: Record<string, unknown>;
}

export const bodyOf = ({ key, type, version, companyId, at, data }: SignedEvent): string =>
  JSON.stringify({ id: key, type, version, company_id: companyId, at: at.toISOString(), data });

const signatureOf = (secret: string, id: string, seconds: number, body: string): string =>
  `v1=${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('hex')}`;

/** During a change of secrets there is a signature by each. */
export function headersOf(secrets: readonly string[], id: string, now: Date, body: string): Record<string, string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    'onward-id': id,
    'onward-time': String(seconds),
    'onward-signature': secrets.map((secret) => signatureOf(secret, id, seconds, body)).join(','),
  };
}
