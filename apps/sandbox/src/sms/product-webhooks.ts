import type { ProductAddress } from '../product-address.ts';
import { mayCall } from '../product-address.ts';
import { sandboxAccount } from './account.ts';
import { signWebhook } from './signature.ts';

const responseTimeoutMs = 10_000;

export type WebhookAnswer = { answered: true; status: number; body: string } | { answered: false; reason: string };

/** Calls the product as Twilio does: a signed form. Calls in progress are aborted when the sandbox stops. */
export class ProductWebhooks {
  readonly #product: ProductAddress;
  readonly #stopping = new AbortController();

  constructor(product: ProductAddress) {
    this.#product = product;
  }

  async call(url: string, fields: Record<string, string>): Promise<WebhookAnswer> {
    if (!mayCall(this.#product, url)) return { answered: false, reason: `The sandbox does not call ${url}.` };
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'x-twilio-signature': signWebhook(sandboxAccount.authToken, url, fields) },
        body: new URLSearchParams(fields),
        redirect: 'manual',
        signal: AbortSignal.any([this.#stopping.signal, AbortSignal.timeout(responseTimeoutMs)]),
      });
      return { answered: true, status: response.status, body: await response.text() };
    } catch {
      return { answered: false, reason: `The product did not respond at ${url}.` };
    }
  }

  stop(): void {
    this.#stopping.abort();
  }
}
