import { type BoardPosting, spentBy } from '../job-boards/board-posting.ts';
import type { SafeHtml } from './html.ts';
import { html } from './html.ts';
import { tabbedLayout } from './layout.ts';
import { moment, newestOf } from './list-parts.ts';

const labels = { active: 'Active', paused: 'Paused', removed: 'Removed' } satisfies Record<
  BoardPosting['state'],
  string
>;

export const jobBoardsPage = (postings: BoardPosting[], now: Date): SafeHtml =>
  tabbedLayout(
    'job-boards',
    'Job boards',
    html`<div data-live>
      ${newestOf(postings, 'No jobs yet. Everything the product sends to a job board will show up here.', (posting) =>
        postingRow(posting, now),
      )}
    </div>`,
  );

function postingRow(posting: BoardPosting, now: Date): SafeHtml {
  return html`<li><a class="row" href="${posting.url}">
    <span class="subject">${posting.title}, ${posting.location}</span>
    ${moment(posting.received_at)}
    <span class="meta">${posting.board}: $${spentBy(posting, now).toFixed(2)} of $${posting.budget.toFixed(2)}</span>
    <span class="pill ${posting.state === 'active' ? 'good' : ''}">${labels[posting.state]}</span>
  </a></li>`;
}
