import type { SafeHtml } from '../pages/html.ts';
import { html } from '../pages/html.ts';
import { bareLayout } from '../pages/layout.ts';
import { checkrAccounts } from './checkr-world.ts';

export const approvalPage = (): SafeHtml =>
  bareLayout(
    'Checkr (sandbox)',
    html`<main class="card narrow">
      <h1>Onward wants to order background checks with your Checkr account (sandbox)</h1>
      <p class="meta">It can see your packages, order checks, and read their results. Nothing leaves this machine.</p>
      <form method="post">
        <ul class="people">
          ${checkrAccounts.map(
            ({ id, name, is_divided }) => html`<li><button class="person" name="account" value="${id}">
              <strong>Approve as ${name}</strong>
              <span class="meta">${is_divided ? 'With a place for each location' : 'One account for all locations'}</span>
            </button></li>`,
          )}
          <li><button class="person" name="unconfirmed" value="${checkrAccounts[0].id}">
            <strong>Approve as a new account</strong>
            <span class="meta">Checkr still has to confirm it</span>
          </button></li>
        </ul>
        <button class="quiet" name="refuse" value="yes">Refuse</button>
      </form>
    </main>`,
  );

export const approvalErrorPage = (reason: string): SafeHtml =>
  bareLayout(
    "The account can't be connected",
    html`<main class="card narrow"><h1>The account can't be connected</h1><p>${reason}</p></main>`,
  );
