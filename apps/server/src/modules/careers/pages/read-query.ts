// Reads the query of a list's URL. People type and truncate URLs, so invalid parts are ignored.
import type { CareerQuery } from '@onward/contract/careers/career-pages';
import { EMPLOYMENT_TYPES, TITLE_MAX } from '@onward/domain/positions/postings';

const NAME_MAX = 80;
const PAGE_MAX = 1_000;

export function readListQuery(query: Record<string, string>): CareerQuery {
  const text = (name: string, most: number): string | undefined =>
    query[name]?.replaceAll('\0', '').trim().slice(0, most) || undefined;
  const number = (name: string, most: number): number | undefined => {
    const value = Number(query[name]);
    return Number.isInteger(value) && value >= 1 && value <= most ? value : undefined;
  };
  return withoutMissing({
    query: text('query', TITLE_MAX),
    brand: text('brand', NAME_MAX),
    department: text('department', NAME_MAX),
    location: number('location', Number.MAX_SAFE_INTEGER),
    employment_type: EMPLOYMENT_TYPES.find((type) => type === query.employment_type),
    page: number('page', PAGE_MAX),
  });
}

const withoutMissing = (query: CareerQuery): CareerQuery =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

/** Free text has endless variations, so search results are not cached. */
export function cacheKeyOfList(query: Record<string, string>): string | null {
  const read = readListQuery(query);
  return read.query ? null : JSON.stringify(read);
}
