/** A calendar at Google or Microsoft (the sandbox): connected as a user would, read, changed, and made to fail. */
import { beginCalendarLink } from '@onward/contract/interviews/external-calendars';
import type { CalendarEvent, CalendarProvider, Mood } from '../../apps/sandbox/src/calendars/calendar-world.ts';
import { until } from '../until.ts';
import type { ApiCaller } from './api-caller.ts';

export type Choice = 'allow' | 'partial' | 'cancel';

interface Grant {
  is_revoked: boolean;
  refreshes: number;
}

export class OutsideCalendar {
  readonly #sandboxUrl: string;
  readonly provider: CalendarProvider;
  readonly account: string;

  constructor(sandboxUrl: string, provider: CalendarProvider, account: string) {
    this.#sandboxUrl = sandboxUrl;
    this.provider = provider;
    this.account = account;
  }

  /** From the account page to the provider and back; returns the final URL. */
  async connect(caller: ApiCaller, choice: Choice = 'allow'): Promise<URL> {
    const { back, cookie } = await this.visit(caller, choice);
    const response = await fetch(back, { redirect: 'manual', headers: { cookie } });
    return new URL(response.headers.get('location') ?? '', back);
  }

  /** Only to the provider: returns the callback URL, and the cookie a browser would send. */
  async visit(caller: ApiCaller, choice: Choice = 'allow'): Promise<{ back: URL; cookie: string }> {
    const begun = await caller.call<{ url: string }>(beginCalendarLink, { body: { provider: this.provider } });
    if (begun.status !== 200) throw new Error(`The way to the provider did not open: ${begun.text}`);
    const page = await fetch(begun.body.url);
    if (!(await page.text()).includes('<form method="post">')) throw new Error('The provider asked for no consent.');
    const said = { allow: { account: this.account }, partial: { partial: this.account }, cancel: { cancel: 'yes' } };
    const body = new URLSearchParams(said[choice]);
    const answer = await fetch(begun.body.url, { method: 'POST', redirect: 'manual', body });
    const [cookie = ''] = begun.headers.get('set-cookie')?.split(';') ?? [];
    return { back: new URL(answer.headers.get('location') ?? ''), cookie };
  }

  async #look(): Promise<{ events: CalendarEvent[]; grants: Grant[] }> {
    const query = new URLSearchParams({ provider: this.provider, account: this.account });
    return (await (await fetch(`${this.#sandboxUrl}/api/calendars?${query}`)).json()) as never;
  }

  /** Interviews in that calendar, without removed ones. */
  async interviews(): Promise<CalendarEvent[]> {
    const { events } = await this.#look();
    return events.filter(({ is_from_product, is_deleted }) => is_from_product && !is_deleted);
  }

  /** Everything ever written, including what was removed. */
  async written(): Promise<CalendarEvent[]> {
    return (await this.#look()).events.filter(({ is_from_product }) => is_from_product);
  }

  interview(what: string, fits: (event: CalendarEvent) => boolean, withinMs?: number): Promise<CalendarEvent> {
    return until(what, async () => (await this.interviews()).find(fits), withinMs);
  }

  async grants(): Promise<Grant[]> {
    return (await this.#look()).grants;
  }

  addBusy(startsAt: string, minutes = 60, more: Record<string, unknown> = {}): Promise<void> {
    const ends_at = new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
    return this.#tell('POST', 'events', { starts_at: startsAt, ends_at, ...more });
  }

  revoke(): Promise<void> {
    return this.#tell('POST', 'revoke');
  }

  expireTokens(): Promise<void> {
    return this.#tell('POST', 'expire');
  }

  mood(mood: Mood | null): Promise<void> {
    return this.#tell('PUT', 'mood', { mood });
  }

  async #tell(method: string, path: string, more: Record<string, unknown> = {}): Promise<void> {
    const response = await fetch(`${this.#sandboxUrl}/api/calendars/${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ provider: this.provider, account: this.account, ...more }),
    });
    if (!response.ok) throw new Error(`The sandbox would not: ${await response.text()}`);
  }
}
