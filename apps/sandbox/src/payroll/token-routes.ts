import type { FastifyInstance } from 'fastify';
import { formOf } from '../http/form-body.ts';
import { answerByMood, type Problem } from './answer.ts';
import type { PayrollSystem, PayrollWorld } from './payroll-world.ts';

/** Public on purpose: they only give access to this sandbox. */
const SECRET = 'onward-sandbox-secret';

interface Client {
  id: string;
  system: PayrollSystem;
  company_id: string;
}

interface TokenRoute {
  path: string;
  clients: readonly Client[];
  problem: Problem;
  /** Needed by Paylocity. */
  scope?: string;
}

/** OAuth 2 with client credentials, in the header or in the form. */
export function tokenRoute(
  app: FastifyInstance,
  world: PayrollWorld,
  { path, clients, problem, scope }: TokenRoute,
): void {
  app.post(path, async (request, reply) => {
    const form = formOf(request.body);
    const encoded = /^Basic (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const [id, secret] = encoded
      ? Buffer.from(encoded, 'base64').toString('utf8').split(':')
      : [form.get('client_id'), form.get('client_secret')];
    const client = clients.find((one) => one.id === id);
    const mood = client ? world.feel(client.system, 'token') : null;
    if (mood) return answerByMood(mood, request, reply, problem);
    if (!client || secret !== SECRET) return reply.code(401).send({ error: 'invalid_client' });
    if (form.get('grant_type') !== 'client_credentials')
      return reply.code(400).send({ error: 'unsupported_grant_type' });
    if (scope && form.get('scope') !== scope) return reply.code(400).send({ error: 'invalid_scope' });
    return { token_type: 'Bearer', scope: scope ?? 'api', ...world.issueToken(client.system, client.company_id) };
  });
}
