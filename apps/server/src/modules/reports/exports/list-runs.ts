// Runs of one report, or all of the reader's own (RPT-006).
import type { DataExport } from '@onward/contract/reports/data-exports';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { pageFacts } from '../../../platform/database/lists.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { mayEditReports } from '../templates/may-run.ts';
import { loadTemplate } from '../templates/templates.service.ts';
import { presentExport } from './exports.presenter.ts';
import { type ExportList, list } from './exports.queries.ts';

interface RunQuery {
  page?: number;
  per_page?: number;
  sort_by?: ExportList['sortBy'];
  order?: string;
}

export async function listRuns(
  call: CompanyCall,
  { page = 1, per_page: perPage = DEFAULT_PAGE_SIZE, sort_by: sortBy = 'created_at', order }: RunQuery,
  templateId?: number,
): Promise<{ rows: DataExport[]; facts: ReturnType<typeof pageFacts> }> {
  const { tx, access } = call;
  if (templateId !== undefined) await loadTemplate(call, templateId);
  const seesAll = templateId !== undefined && mayEditReports(access);
  const { rows, totalCount } = await list(tx, access.companyId, {
    ...(templateId !== undefined && { templateId }),
    staffId: seesAll ? null : access.staffId,
    sortBy,
    order: order === 'asc' ? 'asc' : 'desc',
    perPage,
    offset: (page - 1) * perPage,
  });
  return { rows: rows.map((row) => presentExport(row, call)), facts: pageFacts({ page, perPage }, totalCount) };
}
