// One line per answered request. The route's pattern is written, never the address itself: addresses can hold tokens.
import { type FastifyInstance, LogController } from 'fastify';

/** The framework's own two lines per request are replaced by ours. */
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
        ...(caller && { user_id: caller.userId }),
        ...(caller && 'companyId' in caller && { company_id: caller.companyId }),
      },
      'answered',
    );
  });
}
