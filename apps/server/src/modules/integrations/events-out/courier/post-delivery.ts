// One try: posts the body and says what the receiver answered. Redirects are not followed, and answers are not read.
import http from 'node:http';
import https from 'node:https';
import { addressProblem } from '@onward/domain/integrations/events-out/addresses';
import { DELIVERY_TIMEOUT_MS, type TryProblem } from '@onward/domain/integrations/events-out/delivery-rules';
import { AddressNotAllowed, type Agents } from './guarded-agents.ts';

export interface Posted {
  /** Null when there was no answer. */
  status: number | null;
  problem: Exclude<TryProblem, 'answered'> | null;
  durationMs: number;
}

/** More than that is not worth keeping the connection for. */
const ANSWER_BYTES_MAX = 64 * 1024;

const TIMED_OUT = new Error('No answer in time.');

export async function postDelivery(
  {
    agents,
    allowPrivate,
    timeoutMs = DELIVERY_TIMEOUT_MS,
  }: { agents: Agents; allowPrivate: boolean; timeoutMs?: number },
  url: string,
  headers: Record<string, string>,
  body: string,
): Promise<Posted> {
  const started = performance.now();
  const posted = (status: number | null, problem: Posted['problem']): Posted => ({
    status,
    problem,
    durationMs: Math.round(performance.now() - started),
  });
  if (addressProblem(url, { allowPrivate })) return posted(null, 'address_not_allowed');
  try {
    return posted(await statusOf(agents, url, headers, body, timeoutMs), null);
  } catch (error) {
    if (error instanceof AddressNotAllowed) return posted(null, 'address_not_allowed');
    return posted(null, error === TIMED_OUT ? 'no_answer' : 'not_reachable');
  }
}

function statusOf(
  agents: Agents,
  url: string,
  headers: Record<string, string>,
  body: string,
  timeoutMs: number,
): Promise<number> {
  const isSecure = url.startsWith('https:');
  return new Promise((resolve, reject) => {
    const request = (isSecure ? https : http).request(url, {
      method: 'POST',
      agent: isSecure ? agents.https : agents.http,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Onward-Webhooks/1',
      },
    });
    const timer = setTimeout(() => request.destroy(TIMED_OUT), timeoutMs);
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    request.on('error', (error) => end(() => reject(error)));
    request.on('response', (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > ANSWER_BYTES_MAX) request.destroy();
      });
      // The status is the answer, however the rest of it ends.
      response.on('close', () => end(() => resolve(response.statusCode ?? 0)));
      response.on('error', () => undefined);
    });
    request.end(body);
  });
}
