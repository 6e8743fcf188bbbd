import type { SafeHtml } from '../pages/html.ts';
import { html } from '../pages/html.ts';
import { bareLayout, tabbedLayout } from '../pages/layout.ts';
import { moment } from '../pages/list-parts.ts';
import type { CheckrInvitation, CheckrReport, CheckrWorld, SentEvent } from './checkr-world.ts';
import { checkrAccounts } from './checkr-world.ts';
import type { ReportAction } from './run-reports.ts';

const actionLabels: Record<ReportAction, string> = {
  clear: 'Complete as clear',
  consider: 'Complete as consider',
  suspend: 'Suspend',
  resume: 'Resume',
  dispute: 'Dispute',
  cancel: 'Cancel',
};

const actionsIn: Record<CheckrReport['status'], ReportAction[]> = {
  pending: ['clear', 'consider', 'suspend', 'cancel'],
  suspended: ['resume', 'clear', 'consider', 'cancel'],
  dispute: ['clear', 'consider'],
  complete: ['dispute'],
  canceled: [],
};

/** Not refreshed automatically, because buttons would move under the pointer. */
export function checkrPage(world: CheckrWorld): SafeHtml {
  const candidates = world.candidates.newestFirst();
  return tabbedLayout(
    'checkr',
    'Background checks',
    html`<section aria-label="Accounts"><h2>Accounts</h2>
      <ul class="rows">${checkrAccounts.map(({ id, name }) => accountRow(world, id, name))}</ul></section>
      <h2>Candidates</h2>
      ${candidates.length === 0 ? html`<p class="card empty">No candidates yet. Order a background check in the product.</p>` : ''}
      ${candidates.map((candidate) => {
        const { first_name, last_name, email } = candidate.fields;
        const name = `${String(first_name ?? '')} ${String(last_name ?? '')}`.trim() || String(email);
        return html`<section aria-label="${name}"><h3>${name}</h3>
          <ul class="rows">
            ${world.invitations
              .newestFirst()
              .filter(({ candidate_key }) => candidate_key === candidate.key)
              .map(invitationRow)}
            ${world.reports
              .newestFirst()
              .filter(({ candidate_key }) => candidate_key === candidate.key)
              .map(reportRow)}
            ${world.events
              .newestFirst()
              .filter(({ subject }) => subject === candidate.key)
              .map(eventRow)}
          </ul></section>`;
      })}`,
  );
}

const button = (action: string, label: string): SafeHtml =>
  html`<form class="inline" method="post" action="${action}"><button class="quiet">${label}</button></form>`;

function accountRow(world: CheckrWorld, id: string, name: string): SafeHtml {
  const isConnected = world.tokens.newestFirst().some(({ account_id, is_revoked }) => account_id === id && !is_revoked);
  return html`<li class="row"><span class="subject">${name}</span>
    <span class="pill ${isConnected ? 'good' : ''}">${isConnected ? 'Connected' : 'Not connected'}</span>
    ${button(`/checkr/accounts/${id}/confirm`, 'Confirm account')}
    ${isConnected ? button(`/checkr/accounts/${id}/revoke`, 'Revoke access') : ''}
  </li>`;
}

const invitationRow = (invitation: CheckrInvitation): SafeHtml => html`<li class="row">
  <span class="subject">Invitation, ${invitation.package}</span>${moment(invitation.created_at)}
  <span class="pill">${invitation.status}</span>
  ${invitation.status === 'pending' ? button(`/checkr/apply/${invitation.key}`, 'Complete invitation') : ''}
</li>`;

const reportRow = (report: CheckrReport): SafeHtml => html`<li class="row">
  <span class="subject">Report, ${report.package}</span>${moment(report.created_at)}
  <span class="pill ${report.result === 'clear' ? 'good' : report.result === 'consider' ? 'bad' : ''}">${report.status}${report.result ? `, ${report.result}` : ''}</span>
  ${actionsIn[report.status].map((action) => button(`/checkr/reports/${report.key}/${action}`, actionLabels[action]))}
</li>`;

const eventRow = (event: SentEvent): SafeHtml => html`<li class="row">
  <span class="meta">${event.type}</span>
  <span class="pill">${event.answered || 'not delivered yet'}</span>
  ${button(`/checkr/events/${event.key}/again`, 'Send again')}
</li>`;

export const applyPage = (invitation: CheckrInvitation): SafeHtml =>
  bareLayout(
    'Checkr (sandbox)',
    html`<main class="card narrow"><h1>Your background check (sandbox)</h1>
      ${
        invitation.status === 'pending'
          ? html`<p>Agree to the check and give your details. The sandbox needs none.</p>
            <form method="post"><button>Agree and continue</button></form>`
          : html`<p>This invitation is ${invitation.status}.</p>`
      }</main>`,
  );
