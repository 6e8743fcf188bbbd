import type { ReceivedEmail } from '../mail/received-email.ts';
import { html, type SafeHtml } from './html.ts';
import { tabbedLayout } from './layout.ts';
import { withLinks } from './links.ts';
import { moment, newestOf, searchForm } from './list-parts.ts';

export function emailsPage(found: ReceivedEmail[], search: string): SafeHtml {
  return tabbedLayout(
    'emails',
    'Emails',
    html`${searchForm('/', 'Search by address', search)}
      <div data-live>
        ${newestOf(found, search ? `No emails to or from “${search}”.` : 'No emails yet. Everything the product sends will show up here.', emailRow)}
      </div>`,
  );
}

function emailRow(email: ReceivedEmail): SafeHtml {
  return html`<li><a class="row" href="/emails/${email.id}">
    <span class="subject">${email.subject || '(no subject)'}</span>
    ${moment(email.received_at)}
    <span class="meta">to ${email.to.join(', ')}</span>
  </a></li>`;
}

export function emailPage(email: ReceivedEmail, problem: string): SafeHtml {
  return tabbedLayout(
    'emails',
    email.subject || 'Email',
    html`<a class="back" href="/">All emails</a>
      ${problem ? html`<p class="notice" role="alert">${problem}</p>` : ''}
      <article class="card">
        <h1>${email.subject || '(no subject)'}</h1>
        <dl>
          <dt>From</dt><dd>${email.from_name} ${email.from}</dd>
          <dt>To</dt><dd>${email.to.join(', ')}</dd>
          <dt>Received</dt><dd>${moment(email.received_at)}</dd>
        </dl>
        ${email.attachments.length > 0 ? attachmentList(email) : ''}
        ${email.text ? html`<h2>Text</h2><pre>${withLinks(email.text)}</pre>` : ''}
        ${email.html ? html`<h2>HTML</h2>${mailFrame(email.html)}` : ''}
        ${replyForm(email)}
        <details>
          <summary>Headers</summary>
          <dl>${email.headers.map(({ name, value }) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
        </details>
      </article>`,
  );
}

/** Replies as the recipient: text, with an optional small text file. */
function replyForm(email: ReceivedEmail): SafeHtml {
  return html`<h2 id="reply">Reply as this person</h2>
    <form class="reply" method="post" action="/emails/${email.id}/reply" aria-labelledby="reply">
      <textarea name="body" rows="3" required aria-label="Email from ${email.to.join(', ')}"></textarea>
      <details>
        <summary>Attach a file</summary>
        <label>File name <input name="file_name" value="note.txt"></label>
        <label>File content <textarea name="file_text" rows="2"></textarea></label>
      </details>
      <button>Send reply</button>
    </form>`;
}

/** The email runs no script and has no origin; its links open in a new tab. */
function mailFrame(content: string): SafeHtml {
  return html`<iframe title="The email as an email app shows it"
    sandbox="allow-popups allow-popups-to-escape-sandbox"
    srcdoc="${`<base target="_blank">${content}`}"></iframe>`;
}

function attachmentList(email: ReceivedEmail): SafeHtml {
  return html`<h2>Attachments</h2>
    <ul>${email.attachments.map(
      ({ filename, mime_type }, index) =>
        html`<li><a href="/api/emails/${email.id}/attachments/${index}">${filename}</a> <span class="meta">${mime_type}</span></li>`,
    )}</ul>`;
}
