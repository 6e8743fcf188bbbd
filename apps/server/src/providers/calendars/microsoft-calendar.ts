// Microsoft Graph v1.0. Reads only times and availability of calendar entries, never titles.
import type { ExternalEvent } from '@onward/domain/interviews/external-calendars';
import { ownValue } from '@onward/domain/platform/own-value';
import type {
  AuthorizationRequest,
  CalendarClient,
  CalendarSettings,
  CalendarWindow,
  CopyOrder,
  Grant,
  Tokens,
} from './calendar-client.ts';
import { askCalendar, CalendarProblem } from './calendar-http.ts';
import { authorizationUrl, exchangeCode, refreshTokens, type TokenEndpoint } from './oauth.ts';

export interface MicrosoftSettings extends CalendarSettings {
  /** `https://login.microsoftonline.com/common` */
  loginUrl: string;
  /** `https://graph.microsoft.com` */
  graphUrl: string;
}

const PROVIDER = 'Microsoft';
const CALENDAR_SCOPE = 'Calendars.ReadWrite';
const PAGE = 200;
const PAGES_MAX = 20;
/** Ids that stay the same when the event is moved to another calendar. */
const PREFERENCES = { prefer: 'outlook.timezone="UTC", IdType="ImmutableId"' };
const ASKING = { provider: PROVIDER, headers: PREFERENCES } as const;
const CONFLICT = 409;
const NOT_THERE = 404;

interface GraphEvent {
  id: string;
  transactionId?: string | null;
  start: { dateTime: string };
  end: { dateTime: string };
  showAs?: string;
  isAllDay?: boolean;
  isCancelled?: boolean;
}

interface GraphPage {
  value: GraphEvent[];
  '@odata.nextLink'?: string;
}

/** Every value Graph returns today; new ones count as unknown. */
const SHOWN: Record<string, ExternalEvent['shows']> = {
  busy: 'busy',
  tentative: 'tentative',
  oof: 'out_of_office',
  workingElsewhere: 'elsewhere',
  free: 'free',
};

export class MicrosoftCalendar implements CalendarClient {
  readonly #settings: MicrosoftSettings;
  readonly #desk: TokenEndpoint;
  readonly #me: string;

  constructor(settings: MicrosoftSettings) {
    this.#settings = settings;
    this.#desk = { ...settings, provider: PROVIDER, tokenUrl: `${settings.loginUrl}/oauth2/v2.0/token` };
    this.#me = `${settings.graphUrl}/v1.0/me`;
  }

  authorizeUrl(request: AuthorizationRequest): string {
    const { clientId, loginUrl } = this.#settings;
    return authorizationUrl(
      {
        clientId,
        authorizeUrl: `${loginUrl}/oauth2/v2.0/authorize`,
        scope: `openid profile email offline_access ${CALENDAR_SCOPE}`,
        response_mode: 'query',
      },
      request,
    );
  }

  exchange(answer: { code: string; codeVerifier: string; redirectUri: string }): Promise<Grant> {
    return exchangeCode(this.#desk, answer, [CALENDAR_SCOPE]);
  }

  refresh(refreshToken: string, signal?: AbortSignal): Promise<Tokens> {
    return refreshTokens(this.#desk, refreshToken, signal);
  }

  /** Microsoft has no revocation endpoint; unused tokens expire. */
  async revoke(): Promise<void> {}

  async readBlocks(accessToken: string, window: CalendarWindow, signal?: AbortSignal): Promise<ExternalEvent[]> {
    const events = await this.#view(accessToken, window, 'id,start,end,showAs,isAllDay,isCancelled', signal);
    return events.map(blockOf);
  }

  async #view(
    accessToken: string,
    { from, to }: CalendarWindow,
    select: string,
    signal?: AbortSignal,
  ): Promise<GraphEvent[]> {
    const query = new URLSearchParams({
      startDateTime: from.toISOString(),
      endDateTime: to.toISOString(),
      $select: select,
      $top: String(PAGE),
    });
    const events: GraphEvent[] = [];
    let url: string | undefined = `${this.#me}/calendarView?${query}`;
    for (let page = 0; url && page < PAGES_MAX; page += 1) {
      // The token is sent to Graph only, never to another host named in a page link.
      if (!url.startsWith(`${this.#settings.graphUrl}/`)) break;
      const { body }: { body: GraphPage } = await askCalendar<GraphPage>({
        ...ASKING,
        method: 'GET',
        url,
        accessToken,
        signal,
      });
      events.push(...body.value);
      url = body['@odata.nextLink'];
    }
    return events;
  }

  async create(accessToken: string, order: CopyOrder): Promise<string> {
    const { status, body } = await askCalendar<GraphEvent>({
      ...ASKING,
      method: 'POST',
      url: `${this.#me}/events`,
      accessToken,
      json: { ...eventOf(order), transactionId: order.key },
      expects: [CONFLICT],
    });
    if (status !== CONFLICT) return body.id;
    // An earlier attempt succeeded after all, and may have had a different time.
    const made = await this.findByKey(accessToken, order);
    if (!made) throw new CalendarProblem('unavailable', `${PROVIDER} knows the interview but does not show it.`);
    await this.update(accessToken, made, order);
    return made;
  }

  async findByKey(accessToken: string, { key, startsAt }: CopyOrder): Promise<string | null> {
    const far = 120 * 86_400_000;
    const window = { from: new Date(startsAt.getTime() - far), to: new Date(startsAt.getTime() + far) };
    const events = await this.#view(accessToken, window, 'id,transactionId');
    return events.find(({ transactionId }) => transactionId === key)?.id ?? null;
  }

  async update(accessToken: string, externalId: string, order: CopyOrder): Promise<boolean> {
    const url = `${this.#me}/events/${encodeURIComponent(externalId)}`;
    const { status } = await askCalendar({
      ...ASKING,
      method: 'PATCH',
      url,
      accessToken,
      json: eventOf(order),
      expects: [NOT_THERE],
    });
    return status !== NOT_THERE;
  }

  async remove(accessToken: string, externalId: string): Promise<void> {
    const url = `${this.#me}/events/${encodeURIComponent(externalId)}`;
    await askCalendar({ ...ASKING, method: 'DELETE', url, accessToken, expects: [NOT_THERE] });
  }
}

const eventOf = ({ startsAt, endsAt, title, details, location, url }: CopyOrder) => ({
  subject: title,
  body: { contentType: 'text', content: `${details}\n\n${url}`.trim() },
  location: { displayName: location ?? '' },
  start: timeOf(startsAt),
  end: timeOf(endsAt),
  showAs: 'busy',
  isReminderOn: true,
  reminderMinutesBeforeStart: 60,
});

const timeOf = (moment: Date) => ({ dateTime: moment.toISOString().replace('Z', ''), timeZone: 'UTC' });

/** All-day events come as midnight without a zone, whichever zone is requested. */
function blockOf({ id, start, end, showAs, isAllDay, isCancelled }: GraphEvent): ExternalEvent {
  return {
    id,
    shows: ownValue(SHOWN, showAs ?? '') ?? 'unknown',
    isCancelled: isCancelled ?? false,
    span: isAllDay
      ? { firstDay: start.dateTime.slice(0, 10), dayAfterLast: end.dateTime.slice(0, 10) }
      : { from: momentOf(start.dateTime), to: momentOf(end.dateTime) },
  };
}

/** Graph writes seven fractional digits and no zone. */
const momentOf = (text: string): number => Date.parse(`${text.slice(0, 23)}Z`);
