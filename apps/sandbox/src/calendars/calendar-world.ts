import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { RecordLog } from '../store.ts';

export const calendarProviders = ['google', 'microsoft'] as const;
export type CalendarProvider = (typeof calendarProviders)[number];

/** One person's calendar at one provider. */
export interface CalendarAccount {
  provider: CalendarProvider;
  account: string;
}

/** The access a person granted to the product, until they revoke it. */
export interface Grant extends CalendarAccount {
  id: number;
  refresh_token: string;
  scope: string;
  is_revoked: boolean;
  /** How often the product requested a new access token. */
  refreshes: number;
}

export interface CalendarEvent extends CalendarAccount {
  id: number;
  external_id: string;
  transaction_id: string | null;
  title: string;
  details: string;
  location: string;
  starts_at: string;
  ends_at: string;
  is_all_day: boolean;
  /** In Microsoft's terms; Google only has `busy` and `free`. */
  shows: string;
  is_deleted: boolean;
  /** Written by the product, not by a person. */
  is_from_product: boolean;
  changes: number;
}

export type EventDraft = Omit<CalendarEvent, 'id' | 'changes' | 'is_deleted'>;

/** How the provider responds to the next calls of an account, set by a test or through the page. */
export interface Mood {
  /** `hang` never responds; `lost` carries out the request and drops the connection before responding. */
  answer: 401 | 403 | 429 | 500 | 'hang' | 'lost';
  on: 'api' | 'token';
  times: number;
  retry_after?: number;
}

const TOKEN_SECONDS = 3600;

const isSame = (one: CalendarAccount, other: CalendarAccount): boolean =>
  one.provider === other.provider && one.account === other.account;

/**
 * External calendars of people, and who has access to them. Access tokens are lost on restart, which is fine for access
 * tokens.
 */
export class CalendarWorld {
  readonly #grants: RecordLog<Grant>;
  readonly #events: RecordLog<CalendarEvent>;
  readonly #tokens = new Map<string, { grantId: number; endsAt: number }>();
  readonly #moods: (Mood & CalendarAccount)[] = [];

  private constructor(grants: RecordLog<Grant>, events: RecordLog<CalendarEvent>) {
    this.#grants = grants;
    this.#events = events;
  }

  static async open(folder: string): Promise<CalendarWorld> {
    return new CalendarWorld(
      await RecordLog.open<Grant>(join(folder, 'calendar-grants.jsonl')),
      await RecordLog.open<CalendarEvent>(join(folder, 'calendar-events.jsonl')),
    );
  }

  async close(): Promise<void> {
    await Promise.all([this.#grants.close(), this.#events.close()]);
  }

  grantsOf(at: CalendarAccount): Grant[] {
    return this.#grants.newestFirst().filter((grant) => isSame(grant, at));
  }

  accounts(): CalendarAccount[] {
    const all = [...this.#grants.newestFirst(), ...this.#events.newestFirst()];
    const byName = new Map(all.map(({ provider, account }) => [`${provider} ${account}`, { provider, account }]));
    return [...byName.values()];
  }

  allow(at: CalendarAccount, scope: string): Promise<Grant> {
    const refresh_token = `1//${randomBytes(24).toString('base64url')}`;
    return this.#grants.append({ ...at, scope, refresh_token, is_revoked: false, refreshes: 0 });
  }

  openToken(grant: Grant): { access_token: string; expires_in: number } {
    const access_token = `ya29.${randomBytes(24).toString('base64url')}`;
    this.#tokens.set(access_token, { grantId: grant.id, endsAt: Date.now() + TOKEN_SECONDS * 1000 });
    return { access_token, expires_in: TOKEN_SECONDS };
  }

  /** Null when the grant is unknown or revoked. */
  async refresh(provider: CalendarProvider, refreshToken: string): Promise<Grant | null> {
    const grant = this.#findByRefreshToken(provider, refreshToken);
    if (!grant || grant.is_revoked) return null;
    const counted = { ...grant, refreshes: grant.refreshes + 1 };
    await this.#grants.update(counted);
    return counted;
  }

  grantOfToken(provider: CalendarProvider, accessToken: string): Grant | null {
    const known = this.#tokens.get(accessToken);
    if (!known || known.endsAt < Date.now()) return null;
    const grant = this.#grants.find(known.grantId);
    return grant && grant.provider === provider && !grant.is_revoked ? grant : null;
  }

  accountOfRefreshToken(provider: CalendarProvider, token: string): CalendarAccount | null {
    return this.#findByRefreshToken(provider, token) ?? null;
  }

  async revoke(at: CalendarAccount): Promise<void> {
    for (const grant of this.grantsOf(at)) await this.#grants.update({ ...grant, is_revoked: true });
  }

  async revokeToken(provider: CalendarProvider, token: string): Promise<boolean> {
    const grant = this.#findByRefreshToken(provider, token) ?? this.grantOfToken(provider, token);
    if (!grant || grant.is_revoked) return false;
    await this.#grants.update({ ...grant, is_revoked: true });
    return true;
  }

  /** Simulates the expiry after an hour. */
  expireTokens(at: CalendarAccount): void {
    for (const [token, { grantId }] of this.#tokens) {
      const grant = this.#grants.find(grantId);
      if (grant && isSame(grant, at)) this.#tokens.delete(token);
    }
  }

  eventsOf(at: CalendarAccount): CalendarEvent[] {
    const events = this.#events.newestFirst().filter((event) => isSame(event, at));
    return events.toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
  }

  add(draft: EventDraft): Promise<CalendarEvent> {
    return this.#events.append({ ...draft, is_deleted: false, changes: 0 });
  }

  addBusy(
    at: CalendarAccount,
    span: { starts_at: string; ends_at: string; is_all_day?: boolean; shows?: string; title?: string },
  ): Promise<CalendarEvent> {
    return this.add({
      ...at,
      external_id: randomUUID().replaceAll('-', ''),
      transaction_id: null,
      is_from_product: false,
      title: 'Private',
      details: '',
      location: '',
      is_all_day: false,
      shows: 'busy',
      ...span,
    });
  }

  async change(event: CalendarEvent, change: Partial<EventDraft> & { is_deleted?: boolean }): Promise<CalendarEvent> {
    const changed = { ...event, ...change, changes: event.changes + 1 };
    await this.#events.update(changed);
    return changed;
  }

  setMood(at: CalendarAccount, mood: Mood): void {
    this.clearMoods(at);
    this.#moods.push({ ...at, ...mood });
  }

  clearMoods(at: CalendarAccount): void {
    const others = this.#moods.filter((mood) => !isSame(mood, at));
    this.#moods.splice(0, this.#moods.length, ...others);
  }

  /** Each use counts down the number of affected calls. */
  feel(at: CalendarAccount, on: Mood['on']): Mood | null {
    const mood = this.#moods.find((one) => isSame(one, at) && one.on === on && one.times > 0);
    if (!mood) return null;
    mood.times -= 1;
    return mood;
  }

  #findByRefreshToken(provider: CalendarProvider, token: string): Grant | undefined {
    return this.#grants.newestFirst().find((one) => one.provider === provider && one.refresh_token === token);
  }
}
