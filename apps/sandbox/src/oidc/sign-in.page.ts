import type { SafeHtml } from '../pages/html.ts';
import { html } from '../pages/html.ts';
import { bareLayout } from '../pages/layout.ts';
import { adpPeople } from './people.ts';

export function signInPage(): SafeHtml {
  return bareLayout(
    'Sign in to ADP (sandbox)',
    html`<main class="card narrow">
      <h1>Sign in to ADP (sandbox)</h1>
      <p class="meta">Choose who you are. Nothing leaves this machine.</p>
      <form method="post">
        <ul class="people">
          ${adpPeople.map(
            (person) => html`<li>
              <button class="person" name="person" value="${person.sub}">
                <strong>${person.given_name} ${person.family_name}</strong>
                <span>${person.email}</span>
                <span class="meta">${person.purpose}</span>
              </button>
            </li>`,
          )}
        </ul>
        <button class="quiet" name="cancel" value="yes">Cancel</button>
      </form>
    </main>`,
  );
}

export function signInErrorPage(reason: string): SafeHtml {
  return bareLayout(
    'Sign-in failed',
    html`<main class="card narrow">
      <h1>Sign-in failed</h1>
      <p>${reason}</p>
      <p class="meta">Go back to the product and start the sign-in again.</p>
    </main>`,
  );
}
