import type { SafeHtml } from '../pages/html.ts';
import { html } from '../pages/html.ts';
import { bareLayout } from '../pages/layout.ts';
import type { CalendarProvider } from './calendar-world.ts';

export const providerNames = { google: 'Google', microsoft: 'Microsoft' } satisfies Record<CalendarProvider, string>;

const secondAccounts = {
  google: 'private.person@gmail.test',
  microsoft: 'private.person@outlook.test',
} satisfies Record<CalendarProvider, string>;

/** The person hinted at by the product comes first, as with the real providers. */
export function consentPage(provider: CalendarProvider, hint: string): SafeHtml {
  const name = providerNames[provider];
  const accounts = [...new Set([hint, secondAccounts[provider]].filter(Boolean))];
  return bareLayout(
    `${name} (sandbox)`,
    html`<main class="card narrow">
      <h1>Onward wants to use your ${name} calendar (sandbox)</h1>
      <p class="meta">It can see when you're busy and add interviews to your calendar. Nothing leaves this machine.</p>
      <form method="post">
        <ul class="people">
          ${accounts.map(
            (account) => html`<li><button class="person" name="account" value="${account}">
              <strong>Allow as ${account}</strong>
              <span class="meta">Busy times and interviews</span>
            </button></li>`,
          )}
          <li><button class="person" name="partial" value="${accounts[0] ?? ''}">
            <strong>Allow sign-in only</strong>
            <span class="meta">Leaves the calendar box unchecked</span>
          </button></li>
        </ul>
        <button class="quiet" name="cancel" value="yes">Cancel</button>
      </form>
    </main>`,
  );
}

export const consentErrorPage = (reason: string): SafeHtml =>
  bareLayout(
    "Access can't be granted",
    html`<main class="card narrow"><h1>Access can't be granted</h1><p>${reason}</p></main>`,
  );
