import { createHmac } from 'node:crypto';
import type { ProductAddress } from '../product-address.ts';
import { mayCall } from '../product-address.ts';
import { type CheckrWorld, checkrClient, newKey, type SentEvent } from './checkr-world.ts';

const responseTimeoutMs = 10_000;
const retryMs = [500, 2_000, 5_000];

const checkrWebhookUrl = (product: ProductAddress): string => `${product.publicUrl}/v1/webhooks/checkr`;

export const signEvent = (body: string, secret: string = checkrClient.secret): string =>
  createHmac('sha256', secret).update(body, 'utf8').digest('hex');

export interface EventDraft {
  type: string;
  account_id: string;
  /** Whose event it is, on the sandbox page. */
  subject: string;
  object: object;
}

/** Delivers signed events to the product, and again while it does not accept them. */
export class CheckrEvents {
  readonly #world: CheckrWorld;
  readonly #product: ProductAddress;
  readonly #stopping = new AbortController();
  readonly #running = new Set<Promise<void>>();

  constructor(world: CheckrWorld, product: ProductAddress) {
    this.#world = world;
    this.#product = product;
  }

  /** Resolves once the event is stored; the delivery continues. */
  async send({ type, account_id, subject, object }: EventDraft): Promise<SentEvent> {
    const key = newKey();
    const event = {
      id: key,
      object: 'event',
      type,
      created_at: new Date().toISOString(),
      webhook_url: checkrWebhookUrl(this.#product),
      data: { object },
      account_id,
    };
    const body = JSON.stringify(event);
    const sent = await this.#world.events.append({ key, subject, type, body, answered: '' });
    const delivery = this.#deliverUntilAccepted(sent).finally(() => this.#running.delete(delivery));
    this.#running.add(delivery);
    return sent;
  }

  async #deliverUntilAccepted(sent: SentEvent): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      const status = await this.deliver(sent);
      const wait = retryMs[attempt];
      if ((status !== null && status < 300) || wait === undefined || this.#stopping.signal.aborted) return;
      await this.#pause(wait);
    }
  }

  /** The status of the product's response, or null. */
  async deliver(sent: SentEvent): Promise<number | null> {
    const url = checkrWebhookUrl(this.#product);
    if (!mayCall(this.#product, url)) return null;
    const status = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-checkr-signature': signEvent(sent.body) },
      body: sent.body,
      redirect: 'manual',
      signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(responseTimeoutMs)]),
    }).then(
      (response) => response.status,
      () => null,
    );
    if (!this.#stopping.signal.aborted) {
      await this.#world.events.update({ ...sent, answered: status === null ? 'no response' : String(status) });
    }
    return status;
  }

  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#stopping.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#running);
  }
}
