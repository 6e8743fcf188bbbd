// Browsers that signed in to an account before, recognized by a cookie whose hash we store (IDN-005, IDN-043).
import { SECONDS } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../platform/app.ts';
import { createToken, hashToken } from '../../../platform/crypto/tokens.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { readCookie, writeCookie } from '../../../platform/http/cookies.ts';

const COOKIE = 'onward_browser';
/** The longest lifetime browsers allow for a cookie. */
const COOKIE_SECONDS = 400 * SECONDS.day;
const TOKEN_FORM = /^[\w-]{43}$/;

const browserToken = (cookies: string): string | null => {
  const token = readCookie(cookies, COOKIE);
  return token && TOKEN_FORM.test(token) ? token : null;
};

/** The hash of a browser's token if it signed in to this account before, as a key for counting; else null. */
export async function knownBrowser(tx: Transaction, cookies: string, userId: number): Promise<string | null> {
  const token = browserToken(cookies);
  if (!token) return null;
  const known = await tx.asIdentity(() =>
    tx.db
      .selectFrom('known_browsers')
      .select('user_id')
      .where('token_hash', '=', hashToken(token))
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  );
  return known ? hashToken(token).toString('base64url') : null;
}

export interface RecognizedBrowser {
  /** Renews the cookie, so that a browser in use stays known. */
  cookie: string;
  /** The account was used before, but never from this browser. */
  isNew: boolean;
}

/** Remembers the browser of a successful sign-in. */
export async function recognizeBrowser(
  app: App,
  tx: Transaction,
  { cookies, userId, now }: { cookies: string; userId: number; now: Date },
): Promise<RecognizedBrowser> {
  const isKnown = (await knownBrowser(tx, cookies, userId)) !== null;
  const others = await tx.db
    .selectFrom('known_browsers')
    .select('user_id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  const token = browserToken(cookies) ?? createToken();
  await tx.asIdentity(() =>
    tx.db
      .insertInto('known_browsers')
      .values({ token_hash: hashToken(token), user_id: userId, created_at: now, last_used_at: now })
      .onConflict((conflict) => conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_used_at: now }))
      .execute(),
  );
  const { publicUrl } = app.config;
  return {
    cookie: writeCookie(COOKIE, token, { path: '/v1', maxAgeSeconds: COOKIE_SECONDS, publicUrl }),
    isNew: !isKnown && others !== undefined,
  };
}
