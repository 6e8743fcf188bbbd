// Requests to Checkr by the policy for outside services, with errors that contain neither secrets nor personal data.
import {
  callOutside,
  type OutboundAnswer,
  type OutboundPolicy,
  ProviderSilent,
  withoutSensitive,
} from '../../platform/outbound.ts';

/**
 * `unavailable`: no answer, or an error of the service. `busy`: asked to wait. `unauthorized`: the token is no longer
 * valid. `refused`: it understood the request and said no. `unreadable`: an answer that is not Checkr's.
 */
export type CheckrProblemKind = 'unavailable' | 'busy' | 'unauthorized' | 'refused' | 'unreadable';

export class CheckrProblem extends Error {
  readonly kind: CheckrProblemKind;
  /** Null without an answer. */
  readonly status: number | null;

  constructor(kind: CheckrProblemKind, message: string, status: number | null = null) {
    super(message);
    this.kind = kind;
    this.status = status;
  }
}

export interface CheckrRequest {
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  /** Null for the request that gets one. */
  token: string | null;
  body?: object;
  policy?: OutboundPolicy | undefined;
}

const TOO_MANY = 429;

/** The bytes of a successful answer. Only reads are repeated: a second order would cost money. */
export async function askCheckr({ method, url, token, body, policy }: CheckrRequest): Promise<Buffer> {
  const answer = await callOutside({
    provider: 'Checkr',
    repeats: method === 'POST' ? 'unsent' : 'always',
    policy,
    send: (signal) =>
      fetch(url, {
        method,
        headers: {
          accept: 'application/json',
          ...(token !== null && { authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        // Another address would get the token.
        redirect: 'manual',
        signal,
      }),
  }).catch((error: unknown) => {
    throw new CheckrProblem(
      'unavailable',
      error instanceof ProviderSilent ? error.message : 'Checkr cannot be reached.',
    );
  });
  if (answer.status >= 200 && answer.status < 300) return answer.bytes;
  throw problemOf(answer);
}

function problemOf({ status, bytes }: OutboundAnswer): CheckrProblem {
  const words = `Checkr answered ${status}: ${withoutSensitive(reasonIn(bytes))}`;
  if (status >= 500 || status === 408) return new CheckrProblem('unavailable', words, status);
  if (status === TOO_MANY) return new CheckrProblem('busy', words, status);
  if (status === 401) return new CheckrProblem('unauthorized', words, status);
  return new CheckrProblem(status >= 400 ? 'refused' : 'unreadable', words, status);
}

/** Errors are `{error}` or `{errors}`; anything else is not quoted. */
function reasonIn(bytes: Buffer): string {
  const value = parsed(bytes) as { error?: unknown; errors?: unknown } | null;
  const reasons = [value?.error, ...(Array.isArray(value?.errors) ? value.errors : [])];
  return reasons.filter((reason) => typeof reason === 'string').join(' ');
}

export function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
