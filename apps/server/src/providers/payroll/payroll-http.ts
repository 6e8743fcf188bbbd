// Requests to a payroll provider by the policy for outside services: tokens, repeats, waiting, and problems instead of
// answers that cannot be used (INT-016).
import { setTimeout as pause } from 'node:timers/promises';
import {
  callOutside,
  OUTBOUND,
  type OutboundAnswer,
  type OutboundPolicy,
  ProviderSilent,
  retryAfterSeconds,
} from '../../platform/outbound.ts';
import type { ClientCertificate } from '../../platform/service-settings.ts';
import { FIELD_ERRORS_MAX, type PayrollFieldError, PayrollProblem } from './payroll-problem.ts';
import { type HttpRequest, sendRequest } from './send-request.ts';
import { currentToken, forgetToken, type TokenSource } from './tokens.ts';

export interface PayrollRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** A second record would be a second person: only repeated while nothing was sent. */
  isCreation?: boolean;
}

/** What a provider says about a refused request. */
export interface RefusedAnswer {
  fieldErrors: PayrollFieldError[];
  isDuplicate: boolean;
}

export interface PayrollAnswer {
  status: number;
  /** Null when the answer has no readable JSON. */
  json: unknown;
}

interface Connection {
  /** Named in problems. */
  name: string;
  url: string;
  token: Omit<TokenSource, 'send'>;
  certificate: ClientCertificate | null;
  policy: OutboundPolicy | undefined;
}

/** How the provider's errors are read, with the values of the hire that must not be quoted. */
export type ReadErrors = (json: unknown) => RefusedAnswer;

const TOO_MANY = 429;

export class PayrollHttp {
  readonly #connection: Connection;
  readonly #policy: OutboundPolicy;

  constructor(connection: Connection) {
    this.#connection = connection;
    this.#policy = connection.policy ?? OUTBOUND;
  }

  /** The answer to a successful request; anything else is thrown as a problem. */
  async ask(request: PayrollRequest, readErrors?: ReadErrors): Promise<PayrollAnswer> {
    const answer = await this.#askAuthorized(request);
    if (answer.status >= 200 && answer.status < 300) return { status: answer.status, json: jsonIn(answer) };
    throw problemOf(this.#connection.name, answer, readErrors);
  }

  garbled(what: string): PayrollProblem {
    return new PayrollProblem('garbled', `${this.#connection.name} did not answer with ${what}.`);
  }

  async pause(): Promise<void> {
    await pause(this.#policy.pauseMs);
  }

  /** A token can end earlier than announced, so a refused one is replaced once. */
  async #askAuthorized(request: PayrollRequest): Promise<OutboundAnswer> {
    const source: TokenSource = { ...this.#connection.token, send: (sent) => this.#send(sent, 'always') };
    const first = await this.#tokenOf(source);
    const answer = await this.#send(this.#written(request, first), repeatsOf(request));
    if (answer.status !== 401) return answer;
    await forgetToken(source, { token: first });
    return this.#send(this.#written(request, await this.#tokenOf(source)), repeatsOf(request));
  }

  async #tokenOf(source: TokenSource): Promise<string> {
    const token = await currentToken(source);
    if ('token' in token) return token.token;
    const { refused } = token;
    // Wrong credentials are answered with 400 by some and with 401 by others.
    if (refused.status === 400 || refused.status === 401) {
      throw new PayrollProblem('unauthorized', `${this.#connection.name} does not accept the credentials.`, {
        status: refused.status,
      });
    }
    throw refused.status >= 200 && refused.status < 300
      ? this.garbled('a token')
      : problemOf(this.#connection.name, refused);
  }

  #written({ method, path, body, headers }: PayrollRequest, token: string): HttpRequest {
    return {
      method,
      url: `${this.#connection.url}${path}`,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
    };
  }

  /** A provider that is busy says when to come back; we wait only within the time of one try. */
  async #send(request: HttpRequest, repeats: 'always' | 'unsent'): Promise<OutboundAnswer> {
    const { name } = this.#connection;
    const { timeoutMs, tries, pauseMs } = this.#policy;
    const deadline = Date.now() + timeoutMs;
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#sendOnce(request, repeats).catch((error: unknown) => {
        throw silenceOf(name, error);
      });
      const seconds = answer.status === TOO_MANY ? retryAfterSeconds(answer.headers) : null;
      if (seconds === null || attempt >= tries || Date.now() + seconds * 1000 > deadline) return answer;
      await pause(Math.max(seconds * 1000, pauseMs));
    }
  }

  #sendOnce(request: HttpRequest, repeats: 'always' | 'unsent'): Promise<OutboundAnswer> {
    const { certificate, name: provider } = this.#connection;
    const send = (signal: AbortSignal) => sendRequest(request, certificate, signal);
    return callOutside({ provider, repeats, policy: this.#policy, send });
  }
}

const repeatsOf = ({ isCreation }: PayrollRequest): 'always' | 'unsent' => (isCreation ? 'unsent' : 'always');

/** No answer at all. */
export const silenceOf = (provider: string, error: unknown): PayrollProblem =>
  new PayrollProblem('unavailable', error instanceof ProviderSilent ? error.message : `${provider} cannot be reached.`);

/** An answer that is no success. */
export function problemOf(provider: string, answer: OutboundAnswer, readErrors?: ReadErrors): PayrollProblem {
  const { status } = answer;
  const words = `${provider} answered ${status}.`;
  if (status >= 500 || status === 408) return new PayrollProblem('unavailable', words, { status });
  if (status === TOO_MANY) return new PayrollProblem('busy', words, { status });
  if (status === 401) return new PayrollProblem('unauthorized', words, { status });
  if (status < 400) return new PayrollProblem('garbled', words, { status });
  const { fieldErrors, isDuplicate } = readErrors?.(jsonIn(answer)) ?? { fieldErrors: [], isDuplicate: false };
  return new PayrollProblem('refused', words, {
    status,
    isDuplicate,
    fieldErrors: fieldErrors.slice(0, FIELD_ERRORS_MAX),
  });
}

export function jsonIn({ bytes }: OutboundAnswer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}
