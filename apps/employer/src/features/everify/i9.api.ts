// Reads and changes Forms I-9: the clock, single forms, and what may be destroyed (AHD-011).
import type { BodyOf, QueryOf } from '@onward/contract/endpoint';
import {
  exportI9Audit,
  type I9Row,
  listI9Forms,
  listPurgeableI9,
  purgeI9Forms,
  remindAboutI9,
} from '@onward/contract/everify/i9-forms';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';

/** Every query about Forms I-9 and cases starts with it. */
export const I9 = 'i9';

export const refreshI9 = (): Promise<void> => queryClient.invalidateQueries({ queryKey: [I9] });

export type ClockQuery = QueryOf<typeof listI9Forms>;

/** What the company sees changes with the day, so it is read again when somebody comes back to the page. */
export const clockQuery = (query: ClockQuery) =>
  queryOptions({
    queryKey: [I9, 'clock', query] as const,
    queryFn: ({ signal }) => api.call(listI9Forms, { query, signal, silent: true }),
    placeholderData: keepPreviousData,
  });

const MOST_ROWS = 100;

/** All rows, page by page. */
export async function readAllRows(query: ClockQuery): Promise<I9Row[]> {
  const rows: I9Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await api.call(listI9Forms, { query: { ...query, page, per_page: MOST_ROWS }, silent: true });
    rows.push(...answer.i9_forms);
    if (page >= answer.total_pages) return rows;
  }
}

export async function remind(ids: readonly number[]) {
  const answer = await api.call(remindAboutI9, {
    body: { ids: [...ids] } satisfies BodyOf<typeof remindAboutI9>,
    idempotencyKey: crypto.randomUUID(),
  });
  void refreshI9();
  return answer;
}

export const purgeableQuery = (page: number) =>
  queryOptions({
    queryKey: [I9, 'purgeable', page] as const,
    queryFn: ({ signal }) => api.call(listPurgeableI9, { query: { page }, signal, silent: true }),
    placeholderData: keepPreviousData,
  });

export async function purge(ids: readonly number[]): Promise<number> {
  const { purged } = await api.call(purgeI9Forms, { body: { ids: [...ids] } });
  await refreshI9();
  return purged;
}

export const readAuditPackage = (query: QueryOf<typeof exportI9Audit>): Promise<Blob> =>
  api.file(exportI9Audit, { query, silent: true });
