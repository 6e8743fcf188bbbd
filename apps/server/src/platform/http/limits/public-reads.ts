// Counts a read of something public by its address (PLT-022), for routes that are not of the contract.
import type { FastifyRequest } from 'fastify';
import type { App } from '../../app.ts';
import { rateLimited } from '../errors.ts';

/** For the hook `onRequest`: refused before any work. */
export const countPublicRead =
  ({ config, rateLimiter, clock }: App) =>
  async ({ ip }: FastifyRequest): Promise<void> => {
    const limit = config.rateLimits.public_read;
    if (!limit) return;
    const decision = await rateLimiter.take(`public_read:address:${ip}`, limit, clock());
    if (!decision.allowed) throw rateLimited(decision.retryAfterSeconds);
  };
