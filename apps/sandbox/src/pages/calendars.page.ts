import type { CalendarAccount, CalendarEvent } from '../calendars/calendar-world.ts';
import { providerNames } from '../calendars/consent.page.ts';
import type { SafeHtml } from './html.ts';
import { html } from './html.ts';
import { tabbedLayout } from './layout.ts';
import { moment } from './list-parts.ts';

export interface ShownCalendar extends CalendarAccount {
  isConnected: boolean;
  events: CalendarEvent[];
}

/** Not refreshed automatically, because someone may be filling in a form. */
export const calendarsPage = (calendars: ShownCalendar[]): SafeHtml =>
  tabbedLayout(
    'calendars',
    'Calendars',
    calendars.length === 0
      ? html`<p class="card empty">No calendars yet. Connect one on the product's account page.</p>`
      : html`${calendars.map(calendarCard)}`,
  );

function calendarCard({ provider, account, isConnected, events }: ShownCalendar): SafeHtml {
  const who = html`<input type="hidden" name="provider" value="${provider}"><input type="hidden" name="account" value="${account}">`;
  const standing = events.filter(({ is_deleted }) => !is_deleted);
  return html`<section aria-label="${providerNames[provider]} ${account}">
    <h2>${providerNames[provider]}: ${account}
      <span class="pill ${isConnected ? 'good' : 'bad'}">${isConnected ? 'Connected' : 'Not connected'}</span></h2>
    ${standing.length === 0 ? html`<p class="card empty">This calendar has no events.</p>` : html`<ul class="rows">${standing.map(eventRow)}</ul>`}
    <form class="reply" method="post" action="/calendars/events">${who}
      <label>Busy from (UTC) <input type="datetime-local" name="starts_at" required></label>
      <label>Length in minutes <input type="number" name="minutes" value="60" min="5" max="1440" required></label>
      <button>Add busy time</button>
    </form>
    ${isConnected ? html`<form class="reply" method="post" action="/calendars/revoke">${who}<button class="quiet">Revoke consent</button></form>` : ''}
  </section>`;
}

const eventRow = (event: CalendarEvent): SafeHtml => html`<li class="row">
  <span class="subject">${event.title}</span>
  ${moment(event.starts_at)}
  <span class="meta">to ${event.ends_at.slice(11, 16)}, ${event.shows}${event.is_all_day ? ', all day' : ''}</span>
  <span class="pill ${event.is_from_product ? 'good' : ''}">${event.is_from_product ? 'From Onward' : 'Private'}</span>
</li>`;
