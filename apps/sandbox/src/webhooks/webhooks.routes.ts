import type { FastifyInstance } from 'fastify';

/** Two systems of an employer that receive webhooks: one works, the other one is broken. */
export function webhookRoutes(app: FastifyInstance): void {
  app.post('/webhooks/warehouse', (_request, reply) => reply.code(204).send());
  app.post('/webhooks/scheduling', (_request, reply) => reply.code(500).send({ error: 'The tool is being repaired.' }));
}
