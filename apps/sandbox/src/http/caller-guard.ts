import type { FastifyInstance } from 'fastify';
import { isLoopbackHost } from './loopback.ts';

/**
 * The sandbox shows sign-in links and accepts requests without a password, so a foreign site open in the same browser
 * must neither read it (through a name that resolves to this machine) nor write to it.
 */
export function guardAgainstForeignPages(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isLoopbackHost(request.hostname)) {
      return reply.code(421).send({ message: 'The sandbox does not answer under this host name.' });
    }
    const writes = request.method !== 'GET' && request.method !== 'HEAD';
    if (writes && request.headers['sec-fetch-site'] === 'cross-site') {
      return reply.code(403).send({ message: 'Pages of other sites may not write to the sandbox.' });
    }
  });
}
