// Access tokens of payroll providers, cached in memory until shortly before they end. Each process has its own.
import { createHash } from 'node:crypto';
import type { OutboundAnswer } from '../../platform/outbound.ts';
import { fieldsIn } from './read-answer.ts';
import type { HttpRequest } from './send-request.ts';

export interface TokenSource {
  /** The request that gets a token; it contains the credentials. */
  request: HttpRequest;
  send: (request: HttpRequest) => Promise<OutboundAnswer>;
}

interface Token {
  token: string;
  endsAt: number;
}

type TokenResult = Token | { refused: OutboundAnswer };

const EARLIER_MS = 60_000;
const SHORTEST_MS = 1_000;
const LONGEST_MS = 3_600_000;
const CACHED_MAX = 500;

const cache = new Map<string, Promise<TokenResult>>();

/** Nobody can read credentials from the keys of the cache. */
const keyOf = ({ request }: TokenSource): string =>
  createHash('sha256').update(JSON.stringify(request)).digest('base64');

/** Simultaneous calls share one request for a token. */
export async function currentToken(source: TokenSource): Promise<TokenResult> {
  const key = keyOf(source);
  for (;;) {
    const held = cache.get(key);
    if (!held) {
      if (cache.size >= CACHED_MAX) cache.clear();
      const asked = askToken(source);
      cache.set(key, asked);
      return asked;
    }
    const result = await held.catch(() => null);
    if (result && 'token' in result && result.endsAt > Date.now()) return result;
    if (cache.get(key) === held) cache.delete(key);
  }
}

/** Only the token that was refused: another call may have replaced it already. */
export async function forgetToken(source: TokenSource, refused: Pick<Token, 'token'>): Promise<void> {
  const key = keyOf(source);
  const held = cache.get(key);
  const result = await held?.catch(() => null);
  if (result && 'token' in result && result.token === refused.token && cache.get(key) === held) cache.delete(key);
}

async function askToken({ request, send }: TokenSource): Promise<TokenResult> {
  const answer = await send(request);
  const fields = answer.status === 200 ? fieldsIn(answer.bytes) : null;
  const { access_token: token, expires_in: seconds } = fields ?? {};
  if (typeof token !== 'string' || token === '' || token.length > 10_000) return { refused: answer };
  const lifetime = Number(seconds) * 1000 - EARLIER_MS;
  const kept = Number.isFinite(lifetime) ? Math.min(LONGEST_MS, Math.max(SHORTEST_MS, lifetime)) : SHORTEST_MS;
  return { token, endsAt: Date.now() + kept };
}
