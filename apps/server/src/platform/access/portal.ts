// Employees in the onboarding portal: a token of their own, which opens nothing else (ONB-040).
import { errorCodes } from '@onward/contract/errors';
import { hashToken } from '../crypto/tokens.ts';
import type { Pool } from '../database/pool.ts';
import { inSystem, type Transaction } from '../database/transaction.ts';
import { Refusal } from '../http/errors.ts';
import { Port } from '../port.ts';
import type { PortalAccess } from './access.ts';

/** Tells these tokens from those of staff, for endpoints that both call. */
export const PORTAL_TOKEN_PREFIX = 'portal_';

/** Filled by the onboarding room; null for a token that opens nothing, or no longer. */
export const portalSessions = new Port<(tx: Transaction, tokenHash: Buffer, now: Date) => Promise<PortalAccess | null>>(
  'portal sessions',
);

export const isPortalToken = (token: string | null): token is string => token?.startsWith(PORTAL_TOKEN_PREFIX) ?? false;

export async function resolvePortal(pool: Pool, token: string | null, now: Date): Promise<PortalAccess> {
  if (!isPortalToken(token)) throw new Refusal(errorCodes.sessionInvalid);
  const access = await inSystem(pool, (tx) => portalSessions.get()(tx, hashToken(token), now));
  if (!access) throw new Refusal(errorCodes.sessionInvalid);
  return access;
}
