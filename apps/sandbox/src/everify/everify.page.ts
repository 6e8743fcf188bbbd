import { html, type SafeHtml } from '../pages/html.ts';
import { tabbedLayout } from '../pages/layout.ts';
import { moment, newestOf } from '../pages/list-parts.ts';
import { text } from './check-case.ts';
import { answersIn } from './decide-cases.ts';
import type { EverifyCase, EverifyCompany, EverifyStatus, EverifyWorld } from './everify-world.ts';

const labels: Partial<Record<EverifyStatus, string>> = {
  EMPLOYMENT_AUTHORIZED: 'Authorize',
  MANUAL_REVIEW: 'Needs more time',
  PENDING_REFERRAL: 'Mismatch',
  FINAL_NONCONFIRMATION: 'Final nonconfirmation',
  CLOSE_CASE_AND_RESUBMIT: 'Close and resubmit',
};

/** Not refreshed automatically, because buttons would move under the pointer. */
export const everifyPage = (world: EverifyWorld): SafeHtml =>
  tabbedLayout(
    'everify',
    'E-Verify',
    html`<h2>Cases</h2>
      ${newestOf(world.cases.newestFirst(), 'No cases yet. Submit an E-Verify case in the product.', caseRow)}
      <h2>Employers</h2>
      ${newestOf(world.companies.newestFirst(), 'No employers yet. Approve an E-Verify account in the product.', companyRow)}`,
  );

const caseRow = (found: EverifyCase): SafeHtml => html`<li class="row stacked">
  <span class="subject">${text(found.fields.first_name)} ${text(found.fields.last_name)}</span>
  ${moment(found.updated_at)}
  <span class="meta">${found.number}, SSN *****${text(found.fields.ssn).slice(-4)}</span>
  <span class="pill ${found.closed_result === 'AUTHORIZED' ? 'good' : ''}">${found.status}${found.closed_result ? `, ${found.closed_result}` : ''}</span>
  ${(answersIn[found.status] ?? []).map(
    (answer) =>
      html`<form class="inline" method="post" action="/everify/cases/${found.number}/${answer}"><button class="quiet">${labels[answer] ?? answer}</button></form>`,
  )}
</li>`;

const companyRow = ({ key, fields }: EverifyCompany): SafeHtml => html`<li class="row">
  <span class="subject">${text(fields.legal_name)}</span><span class="meta">${key}, EIN ${text(fields.employer_identification_number)}</span>
</li>`;
