// Refuses a report that cannot run, by field (RPT-005).
import type { ReportDefinition } from '@onward/contract/reports/report-templates';
import { isReportSource, type ReportSource } from '@onward/domain/reports/sources';
import { definitionProblems } from '@onward/domain/reports/templates';
import { holdsPermission } from '@onward/domain/staff/permissions';
import { accessRefused, validationFailed } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { decideSource } from './may-run.ts';

const mayViewSensitive = ({ access }: Pick<CompanyCall, 'access'>): boolean =>
  holdsPermission(access.permissions, 'view_sensitive_pii');

export interface CheckedReport {
  source: ReportSource;
  definition: ReportDefinition;
}

/** Columns with sensitive data that somebody with the right put in stay when somebody without it edits the rest. */
export function checkDefinition(
  call: CompanyCall,
  input: ReportDefinition,
  current: { columns: readonly { key: string }[] } | null = null,
): CheckedReport {
  const { data_source, columns, filters, sort_by, order } = input;
  const kept = new Set(current?.columns.map(({ key }) => key));
  const problems = Object.entries(definitionProblems(input, { mayViewSensitive: mayViewSensitive(call) })).filter(
    ([field, problem]) => problem !== 'column_not_permitted' || !kept.has(columns[placeOf(field)]?.key ?? ''),
  );
  if (problems.length > 0) {
    throw validationFailed(
      Object.fromEntries(problems.map(([field, problem]) => [field, [{ key: `reports.${problem}` }]])),
    );
  }
  if (!isReportSource(data_source)) throw new Error('A checked report has a source of the catalog.');
  const decision = decideSource(call.access, data_source);
  if (!decision.allowed) throw accessRefused(decision);
  return { source: data_source, definition: { data_source, columns, filters, sort_by, order } };
}

const placeOf = (field: string): number => Number(field.split('.')[1]);
