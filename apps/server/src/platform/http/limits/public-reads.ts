// Counts public reads by client address (PLT-022), for routes outside the contract.
import type { FastifyRequest } from 'fastify';
import type { App } from '../../app.ts';
import { rateLimited } from '../errors.ts';

/** For the `onRequest` hook, so that it refuses before any work. */
export const countPublicRead =
  ({ config, rateLimiter, clock }: App) =>
  async ({ ip }: FastifyRequest): Promise<void> => {
    const limit = config.rateLimits.public_read;
    if (!limit) return;
    const decision = await rateLimiter.take(`public_read:address:${ip}`, limit, clock());
    if (!decision.allowed) throw rateLimited(decision.retryAfterSeconds);
  };
