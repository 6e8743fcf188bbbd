import type { FastifyInstance } from 'fastify';
import { html } from '../pages/html.ts';
import { bareLayout } from '../pages/layout.ts';
import { sendPage } from '../pages/send-page.ts';

interface Checkout {
  order_id?: string;
  position_key?: string;
  title?: string;
  return_url?: string;
}

/** The marketplace where a person places an order and is then sent back. */
export function marketplaceRoutes(app: FastifyInstance): void {
  app.get<{ Querystring: Checkout }>('/job-boards/job_target/checkout', async (request, reply) => {
    const { order_id = '', position_key = '', title = '', return_url = '' } = request.query;
    const back = (status: string) =>
      `${return_url}?${new URLSearchParams({ position_key, order_id, status }).toString()}`;
    return sendPage(
      reply,
      bareLayout(
        'Job board marketplace',
        html`<main class="card narrow"><h1>Job board marketplace</h1>
          <p>${title} runs on 120 boards.</p>
          <p><a href="${back('completed')}">Place the order</a></p>
          <p><a href="${back('declined')}">Pay with a card that is declined</a></p>
          <p><a href="${back('cancelled')}">Cancel</a></p></main>`,
      ),
    );
  });
}
