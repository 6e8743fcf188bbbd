import type { SafeHtml } from '../pages/html.ts';
import { html } from '../pages/html.ts';
import { bareLayout } from '../pages/layout.ts';
import { adpOrganizations } from './consent-world.ts';

const choice = (value: string, title: string, text: string): SafeHtml =>
  html`<li><button class="person" name="organization" value="${value}">
    <strong>${title}</strong>
    <span class="meta">${text}</span>
  </button></li>`;

export const consentPage = (): SafeHtml =>
  bareLayout(
    'ADP (sandbox)',
    html`<main class="card narrow">
      <h1>Onward wants to send new hires to ADP (sandbox)</h1>
      <p class="meta">It can add and change workers and read job titles, departments, locations, and pay cycles. Nothing leaves this machine.</p>
      <form method="post">
        <ul class="people">
          ${adpOrganizations.map(({ oid, name, product }) => choice(oid, `Approve for ${name} in ${product}`, oid))}
          ${choice('all', 'Approve for all companies', 'ADP does not say which one was meant')}
          ${choice('none', 'Approve without the app', 'The company has not added Onward at ADP yet')}
        </ul>
        <button class="quiet" name="refuse" value="yes">Refuse</button>
      </form>
    </main>`,
  );

export const consentErrorPage = (reason: string): SafeHtml =>
  bareLayout(
    "Access can't be granted",
    html`<main class="card narrow"><h1>Access can't be granted</h1><p>${reason}</p></main>`,
  );
