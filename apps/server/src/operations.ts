// What is for those who run the product, on a port of its own that is not the public one: figures for Prometheus, the pages
// that describe the API, and health.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import type { App } from './platform/app.ts';
import { installErrorHandling } from './platform/http/error-handler.ts';
import type { Metrics } from './platform/http/observability/metrics.ts';
import { ownRequestLines } from './platform/http/observability/request-log.ts';
import { healthOf } from './platform/http/platform-routes.ts';
import { installSecurityHeaders } from './platform/http/security-headers.ts';

interface OperationsParts {
  app: App;
  metrics: Metrics;
  /** The public application, ready: the API docs describe its routes. */
  http: FastifyInstance;
}

export async function buildOperations({ app, metrics, http }: OperationsParts): Promise<FastifyInstance> {
  const operations = Fastify({
    loggerInstance: app.log,
    logController: ownRequestLines,
    forceCloseConnections: true,
  });
  operations.decorate('environmentName', app.config.environment);
  installErrorHandling(operations);
  installSecurityHeaders(operations);
  operations.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  operations.get('/health', async (_request, reply) => {
    const health = await healthOf(app);
    return reply.code(health.status === 'ok' ? 200 : 503).send(health);
  });
  await operations.register(swagger, { mode: 'static', specification: { document: EMPTY_DOCUMENT } });
  await operations.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: withoutHsts,
    // Describing every endpoint takes longer than the rest of the start, so it waits until someone asks.
    transformSpecification: () => http.swagger(),
    transformSpecificationClone: false,
  });
  return operations;
}

const EMPTY_DOCUMENT = { openapi: '3.0.3' as const, info: { title: 'Onward API', version: '1' }, paths: {} };

/** The pages bring their own policy; it must also hold on plain loopback addresses. */
const withoutHsts = (policy: string): string => policy.replace(/upgrade-insecure-requests;?/, '');
