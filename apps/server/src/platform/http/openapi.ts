// The API pages at /docs, written by the contract itself.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

export async function installApiPages(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Onward API',
        version: '1',
        description: 'Every endpoint of the product, generated from its contract.',
      },
      servers: [{ url: publicUrl }],
      components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } } },
      security: [{ session: [] }],
    },
  });
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, transformStaticCSP: withoutHsts });
}

/** The pages bring their own policy; it must also hold on plain loopback addresses. */
const withoutHsts = (policy: string): string => policy.replace(/upgrade-insecure-requests;?/, '');
