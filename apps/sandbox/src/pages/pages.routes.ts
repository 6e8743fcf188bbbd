import type { FastifyInstance } from 'fastify';
import { formOf } from '../http/form-body.ts';
import type { BoardPosting } from '../job-boards/board-posting.ts';
import type { ReceivedEmail } from '../mail/received-email.ts';
import { replyAsPerson } from '../mail/reply-as-person.ts';
import { adpPeople } from '../oidc/people.ts';
import { containsSearch, parseId } from '../search.ts';
import type { AnsweringSide } from '../sms/inbound-text.ts';
import { textAsPerson } from '../sms/inbound-text.ts';
import type { TextMessage } from '../sms/text-message.ts';
import { personNumber } from '../sms/text-message.ts';
import type { RecordLog } from '../store.ts';
import { emailPage, emailsPage } from './emails.page.ts';
import { html } from './html.ts';
import { jobBoardsPage } from './job-boards.page.ts';
import { bareLayout, stylesheetPath } from './layout.ts';
import { peoplePage } from './people.page.ts';
import { sendPage } from './send-page.ts';
import { stylesheet } from './stylesheet.ts';
import { textPage, textsPage } from './texts.page.ts';

type Search = { Querystring: { search?: string } };
type ById = { Params: { id: string }; Querystring: { problem?: string } };

export function pageRoutes(
  app: FastifyInstance,
  emails: RecordLog<ReceivedEmail>,
  side: AnsweringSide,
  boardPostings: RecordLog<BoardPosting>,
): void {
  const { texts, product } = side;

  app.get(stylesheetPath, async (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet));

  app.get<Search>('/', async (request, reply) => {
    const search = request.query.search ?? '';
    const found = emails.newestFirst().filter((email) => containsSearch(search, [...email.to, email.from]));
    return sendPage(reply, emailsPage(found, search));
  });

  app.get<ById>('/emails/:id', async (request, reply) => {
    const email = emails.find(parseId(request.params.id) ?? 0);
    if (!email) return reply.callNotFound();
    return sendPage(reply, emailPage(email, request.query.problem ?? ''), {
      pictureOrigin: new URL(product.publicUrl).origin,
    });
  });

  app.post<ById>('/emails/:id/reply', { bodyLimit: largestFormBytes }, async (request, reply) => {
    const email = emails.find(parseId(request.params.id) ?? 0);
    const form = formOf(request.body);
    const text = form.get('body')?.trim();
    if (!email || !text) return reply.callNotFound();
    const problem = await replyAsPerson(product, email, { text, attachments: filesOf(form) });
    return reply.redirect(`/emails/${email.id}${problem ? `?problem=${encodeURIComponent(problem)}` : ''}`, 303);
  });

  app.get<Search>('/texts', async (request, reply) => {
    const search = request.query.search ?? '';
    const found = texts.newestFirst().filter((text) => containsSearch(search, [text.to, text.from]));
    return sendPage(reply, textsPage(found, search));
  });

  app.get<ById>('/texts/:id', async (request, reply) => {
    const text = texts.find(parseId(request.params.id) ?? 0);
    if (!text) return reply.callNotFound();
    const conversation = texts.newestFirst().filter(isBetweenSameNumbers(text)).reverse();
    return sendPage(reply, textPage(text, conversation, request.query.problem ?? ''));
  });

  app.post<ById>('/texts/:id/reply', async (request, reply) => {
    const text = texts.find(parseId(request.params.id) ?? 0);
    const body = formOf(request.body).get('body')?.trim();
    if (!text || !body) return reply.callNotFound();
    const from = personNumber(text);
    const to = from === text.from ? text.to : text.from;
    const { problem } = await textAsPerson(side, { from, to, body });
    return reply.redirect(`/texts/${text.id}${problem ? `?problem=${encodeURIComponent(problem)}` : ''}`, 303);
  });

  app.get('/job-boards', async (_request, reply) =>
    sendPage(reply, jobBoardsPage(boardPostings.newestFirst(), new Date())),
  );

  app.get('/people', async (_request, reply) => sendPage(reply, peoplePage(adpPeople)));

  app.setNotFoundHandler(async (request, reply) => {
    if (!request.headers.accept?.includes('text/html')) return reply.code(404).send({ message: 'Page not found.' });
    const content = html`<main class="card narrow"><h1>Page not found</h1>
      <p>It may have been cleared. <a href="/">See all emails</a>.</p></main>`;
    return sendPage(reply.code(404), bareLayout('Page not found', content));
  });
}

const largestFormBytes = 20 * 1024 * 1024;

/** A plain form can't send bytes, so a file is entered as text with a file name. */
function filesOf(form: URLSearchParams): { filename: string; content_base64: string }[] {
  const content = form.get('file_text')?.trim();
  if (!content) return [];
  const filename = form.get('file_name')?.trim() || 'note.txt';
  return [{ filename, content_base64: Buffer.from(content, 'utf8').toString('base64') }];
}

function isBetweenSameNumbers(text: TextMessage): (other: TextMessage) => boolean {
  const pair = [text.from, text.to].sort().join(' ');
  return (other) => [other.from, other.to].sort().join(' ') === pair;
}
