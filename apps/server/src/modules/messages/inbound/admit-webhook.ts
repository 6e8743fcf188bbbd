// Before the body of a webhook is read: a signature that cannot be right, or a body that is too long, is refused unread.
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Admission {
  /** Lower case. */
  signatureHeader: string;
  /** Whether a signature can be right at all; whether it is right only the body shows. */
  canBeSigned(signature: string): boolean;
  bodyLimit: number;
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;

/** For the hook `onRequest`. A body without a length is not waited for either: providers say how long theirs is. */
export function admission({ signatureHeader, canBeSigned, bodyLimit }: Admission): Hook {
  return async (request, reply) => {
    const signature = request.headers[signatureHeader];
    if (typeof signature !== 'string' || !canBeSigned(signature)) return refuse(reply, 401);
    const length = Number(request.headers['content-length'] ?? Number.NaN);
    return Number.isInteger(length) && length <= bodyLimit ? undefined : refuse(reply, 413);
  };
}

const CODES = { 401: 10003, 413: 20005, 503: 20006 } as const;
const RETRY_SECONDS = '30';

/** The connection is closed, so that what is still on its way is not read either. */
export const refuse = (reply: FastifyReply, status: keyof typeof CODES): FastifyReply =>
  reply
    .code(status)
    .headers({ connection: 'close', ...(status === 503 && { 'retry-after': RETRY_SECONDS }) })
    .send({ error_code: CODES[status], message: '', errors: {}, error_reference: null });

const LARGE_FROM = 1_048_576;

/**
 * Bodies are held in memory until their signature is checked, so only so many large ones are read at once; providers
 * hand on again what was not taken. Small ones always get through.
 */
export function fewLargeBodies(atOnce: number): Hook {
  let reading = 0;
  return async (request, reply) => {
    if (Number(request.headers['content-length']) < LARGE_FROM) return undefined;
    if (reading >= atOnce) return refuse(reply, 503);
    reading += 1;
    // Answered, or gone in the middle.
    reply.raw.once('close', () => {
      reading -= 1;
    });
    return undefined;
  };
}
