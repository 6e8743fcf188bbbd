// Where the clock of the reader stands (PLT-004), so that their day is theirs; null when the request does not tell.
import { isTimeZone } from '@onward/domain/platform/time/zoned-time';
import type { FastifyRequest } from 'fastify';

export function readerZoneOf({ headers: { timezonename: name } }: FastifyRequest): string | null {
  return typeof name === 'string' && isTimeZone(name) ? name : null;
}
