// Uses a calendar link: only one process renews its token, before it expires or when it is refused. Unrecoverable
// errors break the link and notify its owner (SCH-014).
import type { BrokenReason } from '@onward/domain/interviews/external-calendars';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../platform/app.ts';
import { placeIn } from '../../../platform/crypto/sealed-columns.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import type { CalendarClient, Tokens } from '../../../providers/calendars/calendar-client.ts';
import { CalendarProblem } from '../../../providers/calendars/calendar-http.ts';
import type { CalendarContext } from './calendar-context.ts';
import {
  type LinkName,
  type LinkOwner,
  type LinkRow,
  lockLink,
  markBroken,
  type SealedTokens,
  saveTokens,
} from './links.queries.ts';
import { notifyOfBrokenLink } from './notify-link.ts';

/** A token that expires during the request would be refused. */
const EARLY_SECONDS = SECONDS.minute;

export interface Manner {
  signal?: AbortSignal;
  /** Waits for another process that is renewing the token; otherwise gives up at once. */
  patient: boolean;
}

export const PATIENT: Manner = { patient: true };

/** Null when the link no longer exists, is broken, or is locked and the caller doesn't want to wait. */
export async function withToken<Result>(
  context: CalendarContext,
  name: LinkName,
  work: (client: CalendarClient, accessToken: string) => Promise<Result>,
  manner: Manner = PATIENT,
): Promise<Result | null> {
  const first = await goodToken(context, name, null, manner);
  if (!first) return null;
  try {
    return await work(first.client, first.token);
  } catch (error) {
    if (!isProblem(error, 'unauthorized')) return breakOr(context, name, error);
  }
  const second = await goodToken(context, name, first.token, manner);
  if (!second) return null;
  return work(second.client, second.token).catch((error: unknown) => breakOr(context, name, error));
}

const isProblem = (error: unknown, kind: CalendarProblem['kind']): boolean =>
  error instanceof CalendarProblem && error.kind === kind;

const BREAKING: Partial<Record<CalendarProblem['kind'], BrokenReason>> = {
  unauthorized: 'refused',
  forbidden: 'forbidden',
  revoked: 'revoked',
};

async function breakOr({ app }: CalendarContext, name: LinkName, error: unknown): Promise<null> {
  const reason = error instanceof CalendarProblem ? BREAKING[error.kind] : undefined;
  if (!reason) throw error;
  await inCompany(app.pool, name.company_id, async (tx) => {
    const link = await lockLink(tx, name, PATIENT);
    if (link) await breakLink(app, tx, link, reason);
  });
  return null;
}

async function breakLink(app: App, tx: Transaction, link: LinkRow, reason: BrokenReason): Promise<void> {
  if (await markBroken(tx, link, reason, app.clock())) await notifyOfBrokenLink(app, tx, link);
}

interface GoodToken {
  client: CalendarClient;
  token: string;
}

/** The row stays locked during the provider request, so that concurrent callers renew the token once. */
const goodToken = (
  { app, clients }: CalendarContext,
  name: LinkName,
  refused: string | null,
  manner: Manner,
): Promise<GoodToken | null> =>
  inCompany(app.pool, name.company_id, async (tx) => {
    const link = await lockLink(tx, name, manner);
    if (!link || link.broken_at) return null;
    const client = clients[link.provider];
    if (!client) return null;
    const known = app.encryption.decrypt(link.access_token, placeIn('calendar_links.access_token', link));
    const now = app.clock();
    // Another process may have renewed it while we waited.
    if (known !== refused && link.expires_at > addSeconds(now, EARLY_SECONDS)) return { client, token: known };
    const refreshToken = app.encryption.decrypt(link.refresh_token, placeIn('calendar_links.refresh_token', link));
    try {
      const tokens = await client.refresh(refreshToken, manner.signal);
      await saveTokens(tx, link, sealTokens({ app, clients }, link, tokens, tokens.refreshToken ?? refreshToken));
      return { client, token: tokens.accessToken };
    } catch (error) {
      if (!isProblem(error, 'revoked')) throw error;
      await breakLink(app, tx, link, 'revoked');
      return null;
    }
  });

export const sealTokens = (
  { app }: CalendarContext,
  owner: LinkOwner,
  tokens: Tokens,
  refreshToken: string,
): SealedTokens => ({
  access_token: app.encryption.encrypt(tokens.accessToken, placeIn('calendar_links.access_token', owner)),
  refresh_token: app.encryption.encrypt(refreshToken, placeIn('calendar_links.refresh_token', owner)),
  expires_at: addSeconds(app.clock(), tokens.expiresInSeconds),
});
