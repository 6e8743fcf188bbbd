/** For tests about webhooks: a server that receives deliveries, verifies them, and answers as told. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { until } from '../until.ts';

export interface Received {
  path: string;
  id: string;
  type: string;
  headers: Record<string, string>;
  body: string;
  data: Record<string, unknown>;
}

type Answer = (received: Received, response: ServerResponse) => void;

export const answerWith =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (_received, response) =>
    response.writeHead(status, headers).end();

export class WebhookReceiver {
  readonly #server: Server;
  readonly received: Received[] = [];
  /** By path; 204 where nothing else is said. */
  readonly #answers = new Map<string, Answer>();

  private constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        const { id, type, data } = JSON.parse(body);
        const path = request.url ?? '';
        const received = { path, id, type, data, body, headers: request.headers as Record<string, string> };
        this.received.push(received);
        (this.#answers.get(path) ?? answerWith(204))(received, response);
      });
    });
  }

  static async open(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver();
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  url(path: string): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${path}`;
  }

  answer(path: string, answer: Answer): void {
    this.#answers.set(path, answer);
  }

  at(path: string): Received[] {
    return this.received.filter((each) => each.path === path);
  }

  async gets(path: string, count: number, withinMs?: number): Promise<Received[]> {
    await until(`${count} deliveries at ${path}`, async () => this.at(path).length >= count, withinMs);
    return this.at(path);
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** As docs/webhooks.md tells receivers to do it. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const expected = createHmac('sha256', secret)
    .update(`${headers['onward-id']}.${headers['onward-time']}.${body}`)
    .digest();
  return (headers['onward-signature'] ?? '').split(',').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1=/, ''), 'hex');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}
