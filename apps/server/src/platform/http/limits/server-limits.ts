// Limits the time and number of connections, so that a slow or silent caller holds up nobody else.
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

const HEADERS_MS = 15_000;
/** How long an idle connection is kept for reuse; longer than proxies keep theirs. */
const KEEP_ALIVE_MS = 72_000;
/** After this many requests a new connection is opened, so that load spreads to added processes. */
const REQUESTS_PER_CONNECTION = 1_000;
const HEADERS_MAX = 100;
/** How often late requests are checked for. */
const CHECK_MS = 5_000;

export function serverLimits({ requestTimeoutSeconds }: Config) {
  const requestTimeout = requestTimeoutSeconds * 1000;
  return {
    // Headers and body together, as they arrive.
    requestTimeout,
    // No traffic in either direction; this also ends handlers that stay silent this long.
    connectionTimeout: requestTimeout,
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxRequestsPerSocket: REQUESTS_PER_CONNECTION,
    http: {
      headersTimeout: Math.min(HEADERS_MS, requestTimeout),
      connectionsCheckingInterval: Math.min(CHECK_MS, requestTimeout / 4),
    },
  };
}

/** Further connections are closed at once; live connections count too. */
export function limitConnections(app: FastifyInstance, { maxConnections }: Config): void {
  app.server.maxConnections = maxConnections;
  app.server.maxHeadersCount = HEADERS_MAX;
}
