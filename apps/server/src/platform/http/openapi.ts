// The OpenAPI description, generated from the contract; its pages are on the operations port.
import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';

export async function installApiDescription(app: FastifyInstance, publicUrl: string): Promise<void> {
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
}
