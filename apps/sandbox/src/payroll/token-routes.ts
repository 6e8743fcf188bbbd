import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formOf } from '../http/form-body.ts';
import { answerByMood, type Problem } from './answer.ts';
import type { PayrollSystem, PayrollWorld } from './payroll-world.ts';

/** Public on purpose: they only give access to this sandbox. */
export const SANDBOX_CLIENT_SECRET = 'onward-sandbox-secret';

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
  /** For codes that a person's consent gave out (ADP). */
  exchangeCode?: (caller: Caller, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

interface Caller {
  id: string | null | undefined;
  secret: string | null | undefined;
}

/** OAuth 2 with client credentials, in the header or in the form, and with codes where somebody gives consent. */
export function tokenRoute(
  app: FastifyInstance,
  world: PayrollWorld,
  { path, clients, problem, scope, exchangeCode }: TokenRoute,
): void {
  app.post(path, async (request, reply) => {
    const form = formOf(request.body);
    const encoded = /^Basic (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const [id, secret] = encoded
      ? Buffer.from(encoded, 'base64').toString('utf8').split(':')
      : [form.get('client_id'), form.get('client_secret')];
    if (exchangeCode && form.get('grant_type') === 'authorization_code') {
      return exchangeCode({ id, secret }, request, reply);
    }
    const client = clients.find((one) => one.id === id);
    const mood = client ? world.feel(client.system, 'token') : null;
    if (mood) return answerByMood(mood, request, reply, problem);
    if (!client || secret !== SANDBOX_CLIENT_SECRET) return reply.code(401).send({ error: 'invalid_client' });
    if (form.get('grant_type') !== 'client_credentials')
      return reply.code(400).send({ error: 'unsupported_grant_type' });
    if (scope && form.get('scope') !== scope) return reply.code(400).send({ error: 'invalid_scope' });
    return { token_type: 'Bearer', scope: scope ?? 'api', ...world.issueToken(client.system, client.company_id) };
  });
}
