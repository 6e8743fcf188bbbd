// One HTTP request with a client certificate where the provider wants one, and an answer of limited size.
import { request as requestSecurely } from 'node:https';
import type { ClientCertificate } from '../../platform/service-settings.ts';

export interface HttpRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
}

/** Lists of codes are the largest answers. What is longer is dropped, and then cannot be read. */
const ANSWER_MAX = 2_000_000;

export async function sendRequest(
  request: HttpRequest,
  certificate: ClientCertificate | null,
  signal: AbortSignal,
): Promise<Response> {
  const isSecure = request.url.startsWith('https://');
  return certificate && isSecure ? sendWithCertificate(request, certificate, signal) : sendPlainly(request, signal);
}

async function sendPlainly({ method, url, headers, body }: HttpRequest, signal: AbortSignal): Promise<Response> {
  // Another address would get the token.
  const response = await fetch(url, { method, headers, body, redirect: 'manual', signal });
  const bytes = await limited(response.body ?? []);
  return answerOf(response.status, response.headers, bytes);
}

/** Node's fetch cannot present a client certificate without another package. */
function sendWithCertificate(request: HttpRequest, certificate: ClientCertificate, signal: AbortSignal) {
  const { method, url, headers, body } = request;
  return new Promise<Response>((resolve, reject) => {
    // `outbound.ts` reads the code of a refused connection from the cause, as fetch gives it.
    const fail = (error: unknown) => reject({ cause: error });
    const sent = requestSecurely(url, { method, headers, ...certificate, signal }, (response) => {
      const known = Object.entries(response.headersDistinct).flatMap(([name, values]) =>
        (values ?? []).map((value): [string, string] => [name, value]),
      );
      limited(response).then((bytes) => resolve(answerOf(response.statusCode ?? 0, new Headers(known), bytes)), fail);
    });
    sent.on('error', fail).end(body ?? undefined);
  });
}

async function limited(chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.byteLength;
    if (size > ANSWER_MAX) return Buffer.alloc(0);
    parts.push(chunk);
  }
  return Buffer.concat(parts);
}

function answerOf(status: number, headers: Headers, bytes: Buffer): Response {
  const isUsual = status >= 200 && status <= 599;
  return new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, { status: isUsual ? status : 502, headers });
}
