import type { IncomingMessage } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface ReceivedCall {
  path: string;
  signature: string;
  fields: Record<string, string>;
}

/** Takes the place of the product's webhooks: records every call and responds as the test asks. */
export interface ProductDouble {
  url: string;
  answer: { status: number; body: string };
  /** Resolves with the next call that was not consumed yet. */
  nextCall(): Promise<ReceivedCall>;
  stop(): Promise<void>;
}

export async function openProductDouble(): Promise<ProductDouble> {
  const untaken: ReceivedCall[] = [];
  const waiting: ((call: ReceivedCall) => void)[] = [];
  const answer = { status: 204, body: '' };

  const server = createServer(async (request, response) => {
    const call = await readCall(request);
    response.writeHead(answer.status, { 'content-type': 'text/xml' }).end(answer.body);
    const taker = waiting.shift();
    if (taker) taker(call);
    else untaken.push(call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer,
    nextCall: () => {
      const call = untaken.shift();
      return call ? Promise.resolve(call) : new Promise((resolve) => waiting.push(resolve));
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function readCall(request: IncomingMessage): Promise<ReceivedCall> {
  return {
    path: request.url ?? '',
    signature: String(request.headers['x-twilio-signature']),
    fields: Object.fromEntries(new URLSearchParams(await text(request))),
  };
}
