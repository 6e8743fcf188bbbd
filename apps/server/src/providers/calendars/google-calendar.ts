// Google Calendar v3. Busy times come from freeBusy, which returns nothing but times.
import type { ExternalEvent } from '@onward/domain/interviews/external-calendars';
import type {
  AuthorizationRequest,
  CalendarClient,
  CalendarSettings,
  CalendarWindow,
  CopyOrder,
  Grant,
  Tokens,
} from './calendar-client.ts';
import { askCalendar } from './calendar-http.ts';
import { authorizationUrl, exchangeCode, refreshTokens, type TokenEndpoint } from './oauth.ts';

export interface GoogleSettings extends CalendarSettings {
  /** `https://accounts.google.com` */
  accountsUrl: string;
  /** `https://oauth2.googleapis.com` */
  oauthUrl: string;
  /** `https://www.googleapis.com` */
  apiUrl: string;
}

const PROVIDER = 'Google';
const CALENDAR_SCOPES = [
  'https://www.googleapis.com/auth/calendar.events.owned',
  'https://www.googleapis.com/auth/calendar.freebusy',
];
/** Google refuses longer ranges. */
const SPAN_DAYS = 45;
const DAY_MS = 86_400_000;
const CONFLICT = 409;
const GONE = [404, 410];

interface FreeBusy {
  calendars?: { primary?: { busy?: { start: string; end: string }[] } };
}

export class GoogleCalendar implements CalendarClient {
  readonly #settings: GoogleSettings;
  readonly #desk: TokenEndpoint;
  readonly #events: string;

  constructor(settings: GoogleSettings) {
    this.#settings = settings;
    this.#desk = { ...settings, provider: PROVIDER, tokenUrl: `${settings.oauthUrl}/token` };
    this.#events = `${settings.apiUrl}/calendar/v3/calendars/primary/events`;
  }

  authorizeUrl(request: AuthorizationRequest): string {
    const { clientId, accountsUrl } = this.#settings;
    return authorizationUrl(
      {
        clientId,
        authorizeUrl: `${accountsUrl}/o/oauth2/v2/auth`,
        scope: ['openid', 'email', ...CALENDAR_SCOPES].join(' '),
        // Without both, Google returns no refresh token when a person connects a second time.
        access_type: 'offline',
        prompt: 'consent',
      },
      request,
    );
  }

  exchange(answer: { code: string; codeVerifier: string; redirectUri: string }): Promise<Grant> {
    return exchangeCode(this.#desk, answer, CALENDAR_SCOPES);
  }

  refresh(refreshToken: string, signal?: AbortSignal): Promise<Tokens> {
    return refreshTokens(this.#desk, refreshToken, signal);
  }

  async revoke(refreshToken: string): Promise<void> {
    const url = `${this.#settings.oauthUrl}/revoke`;
    // 400: the token was already invalid.
    await askCalendar({ provider: PROVIDER, method: 'POST', url, form: { token: refreshToken }, expects: [400] });
  }

  async readBlocks(accessToken: string, { from, to }: CalendarWindow, signal?: AbortSignal): Promise<ExternalEvent[]> {
    const blocks: ExternalEvent[] = [];
    for (let start = from.getTime(); start < to.getTime(); start += SPAN_DAYS * DAY_MS) {
      const end = Math.min(start + SPAN_DAYS * DAY_MS, to.getTime());
      const { body } = await askCalendar<FreeBusy>({
        provider: PROVIDER,
        method: 'POST',
        url: `${this.#settings.apiUrl}/calendar/v3/freeBusy`,
        signal,
        accessToken,
        json: {
          timeMin: new Date(start).toISOString(),
          timeMax: new Date(end).toISOString(),
          timeZone: 'UTC',
          items: [{ id: 'primary' }],
        },
      });
      for (const busy of body.calendars?.primary?.busy ?? []) {
        const span = { from: Date.parse(busy.start), to: Date.parse(busy.end) };
        blocks.push({ shows: 'busy', isCancelled: false, span });
      }
    }
    return blocks;
  }

  async create(accessToken: string, order: CopyOrder): Promise<string> {
    const { status } = await askCalendar({
      provider: PROVIDER,
      method: 'POST',
      url: `${this.#events}?sendUpdates=none`,
      accessToken,
      json: { id: order.key, ...eventOf(order) },
      expects: [CONFLICT],
    });
    // An earlier attempt succeeded after all, and may have had a different time.
    if (status === CONFLICT) await this.update(accessToken, order.key, order);
    return order.key;
  }

  /** Google accepts ids that we choose. */
  async findByKey(_accessToken: string, { key }: CopyOrder): Promise<string | null> {
    return key;
  }

  async update(accessToken: string, externalId: string, order: CopyOrder): Promise<boolean> {
    const url = `${this.#events}/${encodeURIComponent(externalId)}?sendUpdates=none`;
    const { status } = await askCalendar({
      provider: PROVIDER,
      method: 'PUT',
      url,
      accessToken,
      json: eventOf(order),
      expects: GONE,
    });
    return !GONE.includes(status);
  }

  async remove(accessToken: string, externalId: string): Promise<void> {
    const url = `${this.#events}/${encodeURIComponent(externalId)}?sendUpdates=none`;
    await askCalendar({ provider: PROVIDER, method: 'DELETE', url, accessToken, expects: GONE });
  }
}

const eventOf = ({ startsAt, endsAt, timeZone, title, details, location, url }: CopyOrder) => ({
  summary: title,
  description: details,
  location: location ?? '',
  status: 'confirmed',
  transparency: 'opaque',
  start: { dateTime: startsAt.toISOString(), timeZone },
  end: { dateTime: endsAt.toISOString(), timeZone },
  source: { title: 'Onward', url },
  reminders: { useDefault: true },
});
