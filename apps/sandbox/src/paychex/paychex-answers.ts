import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PayrollPerson, PayrollWorld } from '../payroll/payroll-world.ts';
import { errorsBody, type PaychexError } from './paychex-problems.ts';

export type Respond = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  body: unknown,
  ids?: string[],
) => Promise<FastifyReply>;

export const contentBody = (content: unknown[]) => ({
  metadata: { contentItemCount: content.length },
  content,
  links: [],
});

export const workerOf = (world: PayrollWorld, key: string): PayrollPerson | undefined =>
  world.people.newestFirst().find((one) => one.system === 'paychex' && one.key === key);

export const refuse = (respond: Respond, request: FastifyRequest, reply: FastifyReply, errors: PaychexError[]) =>
  respond(request, reply, 400, errorsBody(errors));
