// The caller's time zone (PLT-004), so that "today" is their day; null when the request doesn't say.
import { isTimeZone } from '@onward/domain/platform/time/zoned-time';
import type { FastifyRequest } from 'fastify';

export function readerZoneOf({ headers: { timezonename: name } }: FastifyRequest): string | null {
  return typeof name === 'string' && isTimeZone(name) ? name : null;
}
