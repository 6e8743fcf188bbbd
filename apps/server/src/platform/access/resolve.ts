// Resolves a request to its caller, or throws the refusal required by the endpoint's declaration (PLT-016).
import type { EndpointShape } from '@onward/contract/endpoint';
import { errorCodes, REQUIRE_SELECT_COMPANY_HEADER } from '@onward/contract/errors';
import { isConfirmed, isSessionExpired, sessionLimits } from '@onward/domain/identity/sessions';
import { isApiKey } from '@onward/domain/integrations/events-out/api-keys';
import { SECONDS } from '@onward/domain/platform/time/time-units';
import { type AccessDemand, decideAccess } from '@onward/domain/staff/access';
import { hashToken } from '../crypto/tokens.ts';
import type { Pool } from '../database/pool.ts';
import { inSystem, type Transaction } from '../database/transaction.ts';
import { accessRefused, noAccess, Refusal } from '../http/errors.ts';
import type { CompanyAccess, Membership, SessionAccess } from './access.ts';
import { apiKeyUse, loadApiKey } from './load-api-key.ts';
import { type LoadedSession, loadSession, loadVisit } from './load-session.ts';
import { type SeeAsRequest, seeAs } from './see-as.ts';
import type { SessionCache } from './session-cache.ts';

/** Last use is written at most this often so that reads stay read-only; short enough not to affect session expiry. */
const touchSeconds = (isSupportStaff: boolean): number =>
  Math.min(5 * SECONDS.minute, sessionLimits(isSupportStaff).idleSeconds / 30);

export interface Credentials {
  token: string | null;
  companyId: number | null;
  seeAs?: SeeAsRequest | null;
}

/** Implemented by the room that owns sessions: records that a session was used. */
export type RecordSessionUse = (tx: Transaction, sessionId: number, now: Date) => Promise<unknown>;

export class AccessResolver {
  readonly #pool: Pool;
  readonly #cache: SessionCache;
  readonly #recordUse: RecordSessionUse;

  constructor(pool: Pool, cache: SessionCache, recordUse: RecordSessionUse) {
    this.#pool = pool;
    this.#cache = cache;
    this.#recordUse = recordUse;
  }

  /** A person's session; keys belong to a company and have none. */
  async session(token: string | null, now: Date): Promise<SessionAccess> {
    const access = await this.#bearer(token, now);
    if (access.apiKeyId !== null) throw noAccess('people_only');
    return access;
  }

  async #bearer(token: string | null, now: Date): Promise<SessionAccess> {
    if (!token) throw new Refusal(errorCodes.sessionInvalid);
    const loaded = await this.#load(token);
    if (!loaded || hasExpired(loaded, now)) throw ended(token);
    await this.#touch(loaded, now);
    return loaded.access;
  }

  async company(credentials: Credentials, now: Date): Promise<CompanyAccess> {
    const session = await this.#bearer(credentials.token, now);
    const membership = chooseMembership(session, credentials.companyId);
    if (membership) {
      const own = { ...session, ...membership, readOnly: false, seeingAs: null };
      return credentials.seeAs ? seeAs(this.#pool, own, credentials.seeAs) : own;
    }
    if (session.isSupportStaff) {
      const visited = credentials.companyId ?? session.chosenCompanyId;
      if (visited === null) throw companyNotSelected();
      const visit = await inSystem(this.#pool, (tx) => loadVisit(tx, visited, session.sessionId));
      if (!visit) throw noAccess('visit_reason_missing');
      return { ...session, ...visit, readOnly: true, seeingAs: null };
    }
    throw noAccess(session.memberships.length === 0 ? 'no_company' : 'foreign_company');
  }

  /** The most harmful actions require a recent confirmation, in case the user left their screen unlocked (IDN-042). */
  async requireConfirmed(endpoint: EndpointShape, session: SessionAccess, now: Date): Promise<void> {
    if (!endpoint.confirmed || isConfirmed(session.confirmedAt, now)) return;
    if (session.apiKeyId !== null) throw noAccess('people_only');
    // Another process may have stored the confirmation a moment ago, so reread before asking the user again.
    const stored = await inSystem(this.#pool, (tx) =>
      tx.db.selectFrom('sessions').select('confirmed_at').where('id', '=', session.sessionId).executeTakeFirst(),
    );
    if (!isConfirmed(stored?.confirmed_at ?? null, now)) throw new Refusal(errorCodes.confirmationNeeded);
  }

  /**
   * Whether a session has ended, without counting as a use. Rereads when in doubt, since other processes record uses
   * too.
   */
  async hasEnded(token: string, now: Date): Promise<boolean> {
    const hash = hashToken(token);
    const cached = this.#cache.get(hash.toString('base64'));
    if (cached && !hasExpired(cached, now)) return false;
    const loaded = await this.#read(hash);
    return !loaded || hasExpired(loaded, now);
  }

  async #load(token: string): Promise<LoadedSession | null> {
    const hash = hashToken(token);
    return this.#cache.get(hash.toString('base64')) ?? this.#read(hash, isApiKey(token));
  }

  async #read(hash: Buffer, isKey = false): Promise<LoadedSession | null> {
    const mark = this.#cache.mark();
    const loaded = await inSystem(this.#pool, (tx) => (isKey ? loadApiKey(tx, hash) : loadSession(tx, hash)));
    if (loaded) this.#cache.keep(hash.toString('base64'), loaded, mark);
    return loaded;
  }

  async #touch(loaded: LoadedSession, now: Date): Promise<void> {
    const pause = touchSeconds(loaded.access.isSupportStaff) * 1000;
    if (now.getTime() - loaded.lastUsedAt.getTime() < pause) return;
    loaded.lastUsedAt = now;
    const { apiKeyId, sessionId, chosenCompanyId } = loaded.access;
    await inSystem(this.#pool, (tx) =>
      apiKeyId === null
        ? this.#recordUse(tx, sessionId, now)
        : apiKeyUse.get()(tx, chosenCompanyId ?? 0, apiKeyId, now),
    );
  }
}

/** Nobody can sign in again with a key. */
const ended = (token: string): Refusal =>
  new Refusal(errorCodes.sessionInvalid, isApiKey(token) ? { key: 'access.api_key_ended' } : undefined);

const companyNotSelected = (): Refusal =>
  new Refusal(errorCodes.companyNotSelected, undefined, { headers: { [REQUIRE_SELECT_COMPANY_HEADER]: '1' } });

/** Keys work until they are ended. */
const hasExpired = (loaded: LoadedSession, now: Date): boolean =>
  loaded.access.apiKeyId === null && isSessionExpired({ ...loaded, isSupportStaff: loaded.access.isSupportStaff }, now);

/** The company a request works in: the one it names, else the one chosen, else the user's only one. */
function chooseMembership(session: SessionAccess, namedId: number | null): Membership | null {
  const { memberships, chosenCompanyId, isSupportStaff } = session;
  if (memberships.length > 1 && chosenCompanyId === null && !isSupportStaff) {
    throw companyNotSelected();
  }
  const wantedId = namedId ?? chosenCompanyId;
  if (wantedId !== null) return memberships.find((membership) => membership.companyId === wantedId) ?? null;
  return memberships[0] ?? null;
}

export const demandOf = ({
  permission,
  module,
  feature,
  superAdmin,
  unlimitedIn,
  method,
}: EndpointShape): AccessDemand => ({
  permission,
  module,
  feature,
  superAdmin,
  unlimitedIn,
  writes: method !== 'GET',
});

/** Refuses callers the endpoint's declaration does not allow. This is the only place that decides who may call what. */
export function requireAccess(endpoint: EndpointShape, access: CompanyAccess): void {
  if (endpoint.peopleOnly && access.apiKeyId !== null) throw noAccess('people_only');
  const decision = decideAccess(demandOf(endpoint), access);
  if (!decision.allowed) throw accessRefused(decision, access.seeingAs !== null);
}

/**
 * While a password reset or a second factor is due, only the endpoints that complete it are allowed (IDN-019, IDN-041).
 */
export function requireAccountSettled(endpoint: EndpointShape, session: SessionAccess): void {
  if (endpoint.duringAccountSetup) return;
  if (session.resetPasswordRequired) throw noAccess('password_reset_required');
  if (session.secondFactorRequired) throw noAccess('second_factor_required');
}
