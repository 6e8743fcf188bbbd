import type { SafeHtml } from './html.ts';
import { html } from './html.ts';

const longestList = 200;

export function searchForm(action: string, label: string, search: string): SafeHtml {
  return html`<form class="search" action="${action}" role="search">
    <input type="search" name="search" value="${search}" placeholder="${label}" aria-label="${label}">
    <button class="quiet">Search</button>
  </form>`;
}

/** The newest items, the number of the rest, or a text when there are none. */
export function newestOf<T>(found: T[], emptyText: string, row: (item: T) => SafeHtml): SafeHtml {
  if (found.length === 0) return html`<p class="card empty">${emptyText}</p>`;
  return html`<ul class="rows">${found.slice(0, longestList).map(row)}</ul>
    ${found.length > longestList ? html`<p class="meta">Showing the newest ${longestList} of ${found.length}.</p>` : ''}`;
}

export function moment(time: string): SafeHtml {
  return html`<time class="meta" datetime="${time}">${time.slice(0, 10)} ${time.slice(11, 19)} UTC</time>`;
}
