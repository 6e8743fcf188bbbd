import type { TextMessage, TextStatus } from '../sms/text-message.ts';
import { personNumber } from '../sms/text-message.ts';
import type { SafeHtml } from './html.ts';
import { html } from './html.ts';
import { tabbedLayout } from './layout.ts';
import { withLinks } from './links.ts';
import { moment, newestOf, searchForm } from './list-parts.ts';

const statuses = {
  queued: { label: 'Queued', tone: '' },
  delivered: { label: 'Delivered', tone: 'good' },
  undelivered: { label: 'Not delivered', tone: 'bad' },
  received: { label: 'Sent by the person', tone: '' },
} satisfies Record<TextStatus, { label: string; tone: string }>;

export function textsPage(found: TextMessage[], search: string): SafeHtml {
  return tabbedLayout(
    'texts',
    'Texts',
    html`${searchForm('/texts', 'Search by number', search)}
      <div data-live>
        ${newestOf(found, search ? `No texts to or from “${search}”.` : 'No texts yet. Everything the product sends will show up here.', textRow)}
      </div>`,
  );
}

function textRow(text: TextMessage): SafeHtml {
  return html`<li><a class="row" href="/texts/${text.id}">
    <span class="subject">${text.body}</span>
    ${moment(text.received_at)}
    <span class="meta">${text.direction === 'inbound' ? 'from' : 'to'} ${personNumber(text)}</span>
    ${statusPill(text)}
  </a></li>`;
}

/** `conversation` contains all messages between the two numbers, oldest first. */
export function textPage(text: TextMessage, conversation: TextMessage[], problem: string): SafeHtml {
  return tabbedLayout(
    'texts',
    `Text with ${personNumber(text)}`,
    html`<a class="back" href="/texts">All texts</a>
      ${problem ? html`<p class="notice" role="alert">${problem}</p>` : ''}
      <article class="card">
        <h1>${text.direction === 'inbound' ? 'From' : 'To'} ${personNumber(text)}</h1>
        <dl>
          <dt>From</dt><dd>${text.from}</dd>
          <dt>To</dt><dd>${text.to}</dd>
          <dt>Received</dt><dd>${moment(text.received_at)}</dd>
          <dt>Segments</dt><dd>${text.num_segments}</dd>
        </dl>
        <div data-live>
          <h2>Body</h2>
          <pre>${withLinks(text.body)}</pre>
          <p>${statusPill(text)} ${text.error_code === null ? '' : `${text.error_code}: ${text.error_message}`}</p>
          <h2>Conversation</h2>
          <ul class="conversation">${conversation.map(bubble)}</ul>
        </div>
        <h2 id="reply">Reply as this person</h2>
        <form class="reply" method="post" action="/texts/${text.id}/reply" aria-labelledby="reply">
          <textarea name="body" rows="3" required aria-label="Text from ${personNumber(text)}"></textarea>
          <button>Send reply</button>
        </form>
      </article>`,
  );
}

function bubble(text: TextMessage): SafeHtml {
  return html`<li class="${text.direction === 'inbound' ? 'from-person' : 'from-product'}">
    <div class="bubble">${withLinks(text.body)}</div>
    ${moment(text.received_at)}
  </li>`;
}

function statusPill(text: TextMessage): SafeHtml {
  const { label, tone } = statuses[text.status];
  return html`<span class="pill ${tone}">${label}</span>`;
}
