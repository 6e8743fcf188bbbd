/**
 * Receives webhooks: verifies the signature, ignores what came before, and answers at once. Run it with
 * `ONWARD_SECRET=whsec_… node receive-webhooks.ts 4000` on Node 22.18 or newer.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';

export interface WebhookEvent {
  id: string;
  type: string;
  version: number;
  company_id: number;
  at: string;
  data: Record<string, string | number | boolean | null>;
}

const OLDEST_SECONDS = 5 * 60;
const LARGEST_BYTES = 1_000_000;

/** Null when it is not from Onward, was changed on the way, or is old. */
export function verify(
  headers: IncomingMessage['headers'],
  body: string,
  secret: string,
  now = Date.now(),
): WebhookEvent | null {
  const id = String(headers['onward-id'] ?? '');
  const time = String(headers['onward-time'] ?? '');
  if (Math.abs(now / 1000 - Number(time)) > OLDEST_SECONDS) return null;
  const expected = createHmac('sha256', secret).update(`${id}.${time}.${body}`).digest();
  // Two, separated by a comma, while the secret changes.
  const isSigned = String(headers['onward-signature'] ?? '')
    .split(',')
    .map((signature) => Buffer.from(signature.replace(/^v1=/, ''), 'hex'))
    .some((given) => given.length === expected.length && timingSafeEqual(given, expected));
  return isSigned ? JSON.parse(body) : null;
}

/** Keep the ids in your database instead, together with what the event changes there. */
export function receiveWebhooks(secret: string, handle: (event: WebhookEvent) => void): Server {
  const handled = new Set<string>();
  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > LARGEST_BYTES) request.destroy();
      else chunks.push(chunk);
    });
    request.on('end', () => {
      const event = verify(request.headers, Buffer.concat(chunks).toString('utf8'), secret);
      if (!event) return response.writeHead(400).end();
      response.writeHead(204).end();
      if (handled.has(event.id)) return;
      handled.add(event.id);
      handle(event);
    });
  });
}

if (process.argv[1]?.endsWith('receive-webhooks.ts')) {
  const port = Number(process.argv[2] ?? 4000);
  receiveWebhooks(process.env.ONWARD_SECRET ?? '', ({ type, data }) => console.log(type, data)).listen(port);
}
