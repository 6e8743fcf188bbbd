// The floor for HTTP: a Fastify route that returns a small fixed JSON object. Started by api-floor as a separate
// process.
import Fastify from 'fastify';

const app = Fastify();
app.get('/', {
  schema: {
    response: {
      200: {
        type: 'object',
        properties: {
          id: { type: 'integer' },
          name: { type: 'string' },
          description: { type: 'string' },
          version: { type: 'integer' },
        },
      },
    },
  },
  handler: async () => ({ id: 1, name: 'Kitchen', description: 'Line, prep and dish', version: 1 }),
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ type: 'ready', url });
process.on('disconnect', () => process.exit(0));
