// API calls for imports: start, map, correct, confirm and undo.
import {
  confirmImport,
  getImport,
  type Import,
  type ImportKind,
  type ImportRow,
  listImportRows,
  listImports,
  startImport,
  undoImport,
  updateImport,
} from '@onward/contract/imports/imports';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';
import { KINDS } from './import-kind.ts';

export const ROWS_PER_PAGE = 50;
const RECENT = 5;
const KEY = 'imports';

export type RowResult = ImportRow['result'];

export const recentImportsQuery = (kind: ImportKind) =>
  queryOptions({
    queryKey: [KEY, 'recent', kind],
    queryFn: ({ signal }) => api.call(listImports, { query: { page: 1, per_page: RECENT, kind }, signal }),
  });

export const importQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, id],
    queryFn: async ({ signal }) => (await api.call(getImport, { params: { id }, signal, loadsPage: true })).import,
  });

export const rowsQuery = (id: number, result: RowResult | null, page: number) =>
  queryOptions({
    queryKey: [KEY, id, 'rows', result, page],
    queryFn: ({ signal }) =>
      api.call(listImportRows, {
        params: { id },
        query: { page, per_page: ROWS_PER_PAGE, ...(result && { result }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });

/** Silent: the page shows errors next to the file. */
export async function readFile(kind: ImportKind, file: File): Promise<Import> {
  const body = new FormData();
  body.set('kind', kind);
  body.set('file', file);
  return keep((await api.call(startImport, { body, silent: true })).import);
}

export interface DraftChange {
  mapping?: Import['mapping'];
  corrections?: { line: number; field: string; value: string }[];
  left_out_lines?: number[];
}

export const changeDraft = async (id: number, change: DraftChange): Promise<Import> =>
  keep((await api.call(updateImport, { params: { id }, body: { import: change } })).import);

/** Rows with errors are left out when asked for; otherwise they keep everything from being stored. */
export const confirmDraft = async (id: number, skipWrong: boolean): Promise<Import> =>
  keep((await api.call(confirmImport, { params: { id }, query: { skip_wrong: skipWrong } })).import);

export const undoImportOf = async (id: number): Promise<Import> =>
  keep((await api.call(undoImport, { params: { id } })).import);

/** Caches the changed import and invalidates everything read about it before. */
async function keep(changed: Import): Promise<Import> {
  queryClient.setQueryData(importQuery(changed.id).queryKey, changed);
  await queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === KEY && queryKey.length !== 2,
  });
  // Removed from the cache, not just stale: a list must not briefly show what was there before the import.
  if (changed.state !== 'draft') queryClient.removeQueries({ queryKey: [KINDS[changed.kind].staleKey] });
  return changed;
}
