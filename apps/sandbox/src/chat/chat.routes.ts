import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import { bareLayout } from '../pages/layout.ts';
import { sendPage } from '../pages/send-page.ts';

interface Opening {
  person: { id: string; email: string; company: string; language: string };
  page_url: string;
  request_url: string | null;
  error_reference: string | null;
  details: string | null;
}

const AUTHORIZATION = 'Bearer onward-sandbox-secret';
/** Kept in memory: nobody looks at old ones. */
const KEPT = 200;

/** A support chat: conversations are opened by the product and continued here. */
export function chatRoutes(app: FastifyInstance, ownUrl: () => string): void {
  const conversations = new Map<number, Opening>();
  let last = 0;

  app.post<{ Body: Opening }>('/chat/conversations', (request, reply) => {
    if (request.headers.authorization !== AUTHORIZATION) return reply.code(401).send({ message: 'Unknown token.' });
    last += 1;
    conversations.set(last, request.body);
    conversations.delete(last - KEPT);
    return reply.code(201).send({ id: last, url: `${ownUrl()}/chat/conversations/${last}` });
  });

  app.get<{ Params: { id: string } }>('/chat/conversations/:id', (request, reply) => {
    const opened = conversations.get(Number(request.params.id));
    if (!opened) return reply.code(404).send({ message: 'No such conversation.' });
    const { person, page_url, request_url, error_reference, details } = opened;
    return sendPage(
      reply,
      bareLayout(
        'Support chat',
        html`<section class="card page">
          <h2>${person.company}</h2>
          <p>${person.email}, on ${page_url}</p>
          ${error_reference ? html`<p>Error ${error_reference} at ${request_url ?? ''}</p>` : ''}
          ${details ? html`<p>${details}</p>` : ''}
          <p>Somebody from support will answer here.</p>
        </section>`,
      ),
    );
  });
}
