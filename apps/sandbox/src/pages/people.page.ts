import type { AdpPerson } from '../oidc/people.ts';
import type { SafeHtml } from './html.ts';
import { html } from './html.ts';
import { tabbedLayout } from './layout.ts';

export function peoplePage(people: readonly AdpPerson[]): SafeHtml {
  return tabbedLayout(
    'people',
    'ADP users',
    html`<p class="meta">These people can sign in with ADP. Choose “Sign in with ADP” in the product to choose one.</p>
      <ul class="rows">${people.map(
        (person) => html`<li class="row">
          <span class="subject">${person.given_name} ${person.family_name}</span>
          <span class="pill ${person.email_verified ? 'good' : ''}">${person.email_verified ? 'Verified' : 'Not verified'}</span>
          <span class="meta">${person.email}</span>
          <span class="meta">${person.sub}</span>
          <span class="meta">${person.purpose}</span>
        </li>`,
      )}</ul>`,
  );
}
