// Reports errors and sampled requests to the operator's collector, as JSON over HTTP (PLT-051, docs/operations.md).
// Without an address nothing is sent, and a collector that is down costs no request anything.
import { errorName, isTraced, stackFrames, withoutValues } from '@onward/domain/platform/error-reports';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

export interface ReportedError {
  name: string;
  message: string;
  stack?: string | undefined;
}

export interface ErrorPlace {
  /** The pattern of a route or page, never an address. */
  route: string | null;
  method?: string;
  reference?: string | null;
  /** The background job that failed for good. */
  task?: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Missing on the operations port. */
    errorReporter?: ErrorReporter;
  }
}

const TIMEOUT_MS = 5_000;
/** When everything fails at once, the first reports say it all. Anybody can send those of browsers. */
const AT_ONCE_MAX = { server: 10, browser: 5 } as const;
type Source = keyof typeof AT_ONCE_MAX;

export class ErrorReporter {
  readonly #config: Pick<Config, 'errorReporting' | 'environment'>;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #now: () => Date;
  readonly #underWay: Record<Source, number> = { server: 0, browser: 0 };

  constructor(
    config: Pick<Config, 'errorReporting' | 'environment'>,
    log: Pick<FastifyBaseLogger, 'warn'>,
    now: () => Date,
  ) {
    this.#config = config;
    this.#log = log;
    this.#now = now;
  }

  report(source: Source, { name, message, stack = '' }: ReportedError, place: ErrorPlace): void {
    this.#send(source, {
      kind: 'error',
      source,
      name: errorName(name),
      message: withoutValues(message),
      frames: stackFrames(stack),
      method: place.method ?? null,
      route: place.route,
      error_reference: place.reference ?? null,
      task: place.task ?? null,
    });
  }

  trace(request: { route: string | null; method: string; status: number; ms: number }): void {
    if (this.#config.errorReporting) this.#send('server', { kind: 'trace', source: 'server', ...request });
  }

  #send(source: Source, report: object): void {
    const { errorReporting, environment } = this.#config;
    if (!errorReporting || this.#underWay[source] >= AT_ONCE_MAX[source]) return;
    const { url, token } = errorReporting;
    this.#underWay[source] += 1;
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ ...report, environment, at: this.#now().toISOString() }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      .then((response) => response.body?.cancel())
      .catch(() => this.#log.warn('an error report was not delivered'))
      .finally(() => {
        this.#underWay[source] -= 1;
      });
  }
}

/** A sample of the requests, without anything about who made them. */
export function installTraces(http: FastifyInstance, reporter: ErrorReporter, chance = Math.random): void {
  http.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    if (!isTraced(chance())) return;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    reporter.trace({ method, route: routeOptions.url ?? null, status: reply.statusCode, ms });
  });
}
