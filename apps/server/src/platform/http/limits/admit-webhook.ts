// Checks a webhook before its body is read: an implausible signature or an oversized body is refused unread.
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Admission {
  /** Lowercase header name. */
  signatureHeader: string;
  /** Whether the signature is plausible; only the body shows whether it is valid. */
  canBeSigned(signature: string): boolean;
  bodyLimit: number;
  /** The status of an implausible signature, 401 unless the provider expects another. */
  unsigned?: 400 | 401;
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** For the `onRequest` hook. A body without a length is refused too, because providers always send one. */
export function admission({ signatureHeader, canBeSigned, bodyLimit, unsigned = 401 }: Admission): Hook {
  return async (request, reply) => {
    const signature = request.headers[signatureHeader];
    if (typeof signature !== 'string' || !canBeSigned(signature)) return refuse(reply, unsigned);
    const length = Number(request.headers['content-length'] ?? Number.NaN);
    return Number.isInteger(length) && length <= bodyLimit ? undefined : refuse(reply, 413);
  };
}

const CODES = { 400: 20001, 401: 10003, 413: 20005, 503: 20006 } as const;
const RETRY_SECONDS = '30';

/** The connection is closed, so that the rest of the body is not read either. */
export const refuse = (reply: FastifyReply, status: keyof typeof CODES): FastifyReply =>
  reply
    .code(status)
    .headers({ connection: 'close', ...(status === 503 && { 'retry-after': RETRY_SECONDS }) })
    .send({ error_code: CODES[status], message: '', errors: {}, error_reference: null });

const LARGE_FROM = 1_048_576;

/**
 * Bodies are held in memory until their signature is checked, so only a few large ones are read at once; providers
 * retry refused ones. Small ones always get through.
 */
export function fewLargeBodies(atOnce: number): Hook {
  let reading = 0;
  return async (request, reply) => {
    if (Number(request.headers['content-length']) < LARGE_FROM) return undefined;
    if (reading >= atOnce) return refuse(reply, 503);
    reading += 1;
    // Answered, or disconnected halfway.
    reply.raw.once('close', () => {
      reading -= 1;
    });
    return undefined;
  };
}
