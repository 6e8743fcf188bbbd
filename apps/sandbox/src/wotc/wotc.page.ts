import { html, type SafeHtml } from '../pages/html.ts';
import { tabbedLayout } from '../pages/layout.ts';
import { moment, newestOf } from '../pages/list-parts.ts';
import { text } from './check-screening.ts';
import type { WotcScreening, WotcSystem, WotcWorld } from './wotc-world.ts';

const names = { wotc: 'WOTC', ehx_wotc: 'EHX WOTC' } satisfies Record<WotcSystem, string>;

export const wotcPage = (world: WotcWorld): SafeHtml =>
  tabbedLayout(
    'wotc',
    'Tax credits',
    html`<h2>Screenings</h2>
      ${newestOf(world.screenings.newestFirst(), 'No screenings yet. Fill in Form 8850 in an onboarding.', screeningRow)}`,
  );

const screeningRow = ({ system, company_key, key, fields, times, received_at }: WotcScreening): SafeHtml =>
  html`<li class="row stacked">
  <span class="subject">${text(fields.first_name)} ${text(fields.last_name)}</span>
  ${moment(received_at)}
  <span class="meta">${names[system]}, ${company_key}, ${key}, SSN *****${text(fields.ssn).slice(-4)}</span>
  <span class="pill">${times === 1 ? 'Received' : `Received ${times} times`}</span>
</li>`;
