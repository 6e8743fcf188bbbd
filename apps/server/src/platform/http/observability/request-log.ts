// One line per request. It logs the route pattern, never the URL, because URLs can contain tokens.
import { type FastifyInstance, LogController } from 'fastify';

/** Replaces the framework's two lines per request. */
export const ownRequestLines = new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' });

export function installRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const caller = request.caller;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(caller && 'userId' in caller && { user_id: caller.userId }),
        ...(caller && 'companyId' in caller && { company_id: caller.companyId }),
      },
      'answered',
    );
  });
}
