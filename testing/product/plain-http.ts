/** One request over node:http, cheaper than fetch: the contract tests make fifty thousand of them. */
import { type Agent, type IncomingMessage, request } from 'node:http';

export interface PlainRequest {
  agent: Agent;
  method: string;
  headers: Record<string, string>;
  bytes?: string | Buffer;
}

export interface PlainAnswer {
  status: number;
  response: IncomingMessage;
  bytes: Buffer;
}

export function sendPlainly(url: URL | string, { agent, method, headers, bytes }: PlainRequest): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('end', () => {
        resolve({ status: response.statusCode ?? 0, response, bytes: Buffer.concat(chunks) });
      });
    });
    call.once('error', reject);
    call.end(bytes);
  });
}
