// Typed calls over the contract. Handles HTTP, retries and errors; the app that owns the client decides how to react to
// an error.
import type { BodyOf, EndpointShape, ParamsOf, QueryOf, ResponseOf } from '@onward/contract/endpoint';
import { errorCodes } from '@onward/contract/errors';
import { retryDelay } from '@onward/domain/platform/retries';
import { ApiError, readApiError } from './api-error.ts';
import { noteLostConnection } from './lost-connections.ts';
import { buildRequest, type RequestBody } from './request.ts';
import { abortableWait, type Wait } from './wait.ts';

export interface FailedCall {
  endpoint: EndpointShape;
  requestUrl: string;
  /** The failing call loads the page itself, so the whole page shows the error (PLT-008, PLT-009). */
  loadsPage: boolean;
}

export interface ClientOptions {
  baseUrl: string;
  /** Read on every call, so a new token or language takes effect at once. */
  headers: () => Record<string, string>;
  onResponse?: (response: Response) => void;
  /** Runs once per failed call, never for an aborted or silent one (PLT-011). */
  onError?: (error: unknown, call: FailedCall) => void;
  /** Called when a request needs a fresh confirmation of identity; true repeats the request once (IDN-042). */
  confirm?: () => Promise<boolean>;
  fetch?: typeof globalThis.fetch;
  wait?: Wait;
}

type Needed<Key extends string, Value> = Value extends undefined ? { [K in Key]?: undefined } : { [K in Key]: Value };

export type CallInput<E extends EndpointShape> = Needed<'params', ParamsOf<E>> &
  Needed<'body', E['multipart'] extends true ? FormData : BodyOf<E>> & {
    query?: QueryOf<E>;
    signal?: AbortSignal;
    /** The caller shows the failure itself; the shared error handler skips it. */
    silent?: boolean;
    loadsPage?: boolean;
    idempotencyKey?: string;
    /** The request is still sent when the page is closed in the meantime. */
    outlivesPage?: boolean;
  };

/** An endpoint without parameters or body can be called without input. */
type CallArguments<E extends EndpointShape> =
  Record<never, never> extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

export interface Client {
  call<E extends EndpointShape>(endpoint: E, ...input: CallArguments<E>): Promise<ResponseOf<E>>;
  /** For responses that are files rather than records. */
  file<E extends EndpointShape>(endpoint: E, ...input: CallArguments<E>): Promise<Blob>;
  /** For files whose headers matter too. */
  response<E extends EndpointShape>(endpoint: E, ...input: CallArguments<E>): Promise<Response>;
}

export function createClient(options: ClientOptions): Client {
  const fetch = options.fetch ?? globalThis.fetch.bind(globalThis);
  const wait = options.wait ?? abortableWait;

  async function send<E extends EndpointShape>(endpoint: E, input: CallInput<E>, url: string, body: RequestBody) {
    for (let tries = 0; ; tries += 1) {
      const headers = requestHeaders(options.headers(), body, input.idempotencyKey);
      const outcome = await fetch(url, {
        method: endpoint.method,
        credentials: 'include',
        headers,
        body,
        signal: input.signal ?? null,
        ...(input.outlivesPage && { keepalive: true }),
      }).catch((failure: unknown) => ({ failure }));

      if ('failure' in outcome) {
        const delay = input.signal?.aborted ? null : retryDelay(endpoint.method, null, tries);
        if (delay === null) throw noteLostConnection(outcome.failure);
        await wait(delay, input.signal);
        continue;
      }
      if (outcome.ok) {
        options.onResponse?.(outcome);
        return outcome;
      }
      const delay = retryDelay(endpoint.method, outcome.status, tries);
      if (delay === null) {
        options.onResponse?.(outcome);
        throw await readApiError(outcome, url);
      }
      await wait(delay, input.signal);
    }
  }

  async function sendConfirmed<E extends EndpointShape>(
    endpoint: E,
    input: CallInput<E>,
    url: string,
    body: RequestBody,
  ) {
    try {
      return await send(endpoint, input, url, body);
    } catch (error) {
      const wanted = error instanceof ApiError && error.error_code === errorCodes.confirmationNeeded;
      if (!wanted || !options.confirm || !(await options.confirm())) throw error;
      return send(endpoint, input, url, body);
    }
  }

  async function ask<E extends EndpointShape, Read>(
    endpoint: E,
    input: CallInput<E>,
    read: (response: Response) => Promise<Read>,
  ): Promise<Read> {
    const { path, body } = buildRequest(endpoint, input);
    const url = options.baseUrl + path;
    try {
      const response = await sendConfirmed(endpoint, input, url, body);
      return await read(response).catch((failure: unknown) => {
        throw noteLostConnection(failure);
      });
    } catch (error) {
      if (!input.silent && !isAborted(error, input.signal)) {
        options.onError?.(error, { endpoint, requestUrl: url, loadsPage: input.loadsPage ?? false });
      }
      throw error;
    }
  }

  return {
    call: (endpoint, ...[given]) =>
      ask(endpoint, (given ?? {}) as CallInput<typeof endpoint>, async (response) =>
        response.status === 204 ? null : await response.json(),
      ) as Promise<ResponseOf<typeof endpoint>>,
    file: (endpoint, ...[given]) =>
      ask(endpoint, (given ?? {}) as CallInput<typeof endpoint>, (response) => response.blob()),
    response: (endpoint, ...[given]) =>
      ask(endpoint, (given ?? {}) as CallInput<typeof endpoint>, async (response) => response),
  };
}

const isAborted = (error: unknown, signal: AbortSignal | undefined): boolean =>
  signal?.aborted === true && !(error instanceof ApiError);

function requestHeaders(
  own: Record<string, string>,
  body: RequestBody,
  idempotencyKey: string | undefined,
): Record<string, string> {
  return {
    accept: 'application/json',
    ...own,
    // The browser sets the multipart boundary itself.
    ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
  };
}
