// How long one connection may take and how many there may be: a caller who is slow, or silent, holds up nobody else.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

const HEADERS_MS = 15_000;
/** A browser uses its connection again within this time; longer than proxies keep theirs. */
const KEEP_ALIVE_MS = 72_000;
/** Then a new one is opened, so that load spreads over processes that were added. */
const REQUESTS_PER_CONNECTION = 1_000;
const HEADERS_MAX = 100;
/** How often late requests are looked for. */
const CHECK_MS = 5_000;

export function serverLimits({ requestTimeoutSeconds }: Config) {
  const requestTimeout = requestTimeoutSeconds * 1000;
  return {
    // Head and body together, as they come in.
    requestTimeout,
    // Nothing in either direction: a handler that says nothing for so long is not waited for either.
    connectionTimeout: requestTimeout,
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxRequestsPerSocket: REQUESTS_PER_CONNECTION,
    http: {
      headersTimeout: Math.min(HEADERS_MS, requestTimeout),
      connectionsCheckingInterval: Math.min(CHECK_MS, requestTimeout / 4),
    },
  };
}

/** Those beyond are closed at once; live connections of browsers count as well. */
export function limitConnections(app: FastifyInstance, { maxConnections }: Config): void {
  app.server.maxConnections = maxConnections;
  app.server.maxHeadersCount = HEADERS_MAX;
}
