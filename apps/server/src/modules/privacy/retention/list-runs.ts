// The reports of past runs.
import type { QueryOf, ResponseOf } from '@onward/contract/endpoint';
import type { getRetentionRun, listRetentionRuns } from '@onward/contract/privacy/retention';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { pageFacts } from '../../../platform/database/lists.ts';
import { notFound } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import * as runs from './runs.queries.ts';

export async function listRuns(
  { tx, access }: CompanyCall,
  { page = 1, per_page = DEFAULT_PAGE_SIZE }: QueryOf<typeof listRetentionRuns>,
): Promise<ResponseOf<typeof listRetentionRuns>> {
  const window = { page, perPage: per_page, offset: (page - 1) * per_page };
  const { rows, totalCount } = await runs.listRuns(tx, access.companyId, window);
  return { runs: rows, ...pageFacts(window, totalCount) };
}

export async function showRun(
  { tx, access }: CompanyCall,
  id: number,
  { outcome, page = 1, per_page = DEFAULT_PAGE_SIZE }: QueryOf<typeof getRetentionRun>,
): Promise<ResponseOf<typeof getRetentionRun>> {
  const { companyId } = access;
  const run = await runs.findRun(tx, companyId, id);
  if (!run) throw notFound();
  const window = { page, perPage: per_page, offset: (page - 1) * per_page };
  const of = { companyId, runId: id, outcome: outcome ?? null };
  const { rows, totalCount } = await runs.listRecords(tx, of, window);
  return { run, records: rows, ...pageFacts(window, totalCount) };
}
