// Every public field of a report template.
import type { ReportTemplate } from '@onward/contract/reports/report-templates';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import { mayEditReports } from './may-run.ts';
import type { TemplateRow } from './templates.queries.ts';

export const presentTemplate = (row: TemplateRow, access: CompanyAccess): ReportTemplate => ({
  id: row.id,
  name: row.name,
  data_source: row.data_source,
  columns: [...row.columns],
  filters: row.filters.map(({ key, operator, value }) => ({ key, operator, value: [...value] })),
  sort_by: row.sort_by,
  order: row.sort_order,
  created_by: row.created_by,
  created_by_name: row.created_by_name,
  schedule: row.schedule === null ? null : { ...row.schedule, recipient_ids: [...row.schedule.recipient_ids] },
  next_run_at: row.next_run_at?.toISOString() ?? null,
  shared_with_ids: row.shared_with_ids,
  last_run_at: row.last_run_at?.toISOString() ?? null,
  last_row_count: row.last_row_count,
  may_edit: mayEditReports(access) && !access.readOnly,
  version: row.version,
  updated_at: row.updated_at.toISOString(),
});
