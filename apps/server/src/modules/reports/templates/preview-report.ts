// The first rows of a report that is not stored yet, with sensitive values masked (RPT-002, RPT-004).
import type { ReportDefinition, ReportPreview } from '@onward/contract/reports/report-templates';
import { PREVIEW_ROWS } from '@onward/domain/reports/templates';
import type { App } from '../../../platform/app.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { ownReasonNames } from '../../applicants/applicants.service.ts';
import { buildQuery } from '../sources/build-query.ts';
import { type RawRow, rowFormat } from '../sources/format-cells.ts';
import { checkDefinition } from './check-definition.ts';
import { headingsOf } from './headings.ts';

/** Counting further would cost more than knowing is worth. */
const COUNTED_MAX = 10_000;

export async function previewReport(
  app: App,
  call: CompanyCall,
  input: ReportDefinition,
  zone: string,
): Promise<ReportPreview> {
  const { tx, access, language, now } = call;
  const { source, definition } = checkDefinition(call, input);
  const { companyId, scope } = access;
  const { rows, count, columns } = buildQuery(source, definition, { companyId, scope, zone, now });
  const shown = await tx.client.query<RawRow>({
    text: `${rows.text} limit ${PREVIEW_ROWS}`,
    values: rows.values,
    rowMode: 'array',
  });
  const counted = await tx.client.query<{ count: number }>(
    `select count(*)::int as count from (${count.text.replace('count(*)::int as count', '1')} limit ${COUNTED_MAX + 1}) counted`,
    count.values,
  );
  const total = counted.rows[0]?.count ?? 0;
  const t = translator(language);
  const headings = headingsOf(t, definition);
  const reasonNames = await ownReasonNames(tx, companyId);
  const format = rowFormat(app, t, source, columns, { companyId, mayViewSensitive: false, reasonNames });
  return {
    columns: columns.map(({ key, type }, place) => ({ key, type, label: headings[place] ?? key })),
    rows: shown.rows.map(format),
    values: shown.rows.map((row) =>
      columns.map(({ type, sensitive }, place) =>
        type === 'choice' && !sensitive ? (row[place + 1] as string | null) : null,
      ),
    ),
    total_count: Math.min(total, COUNTED_MAX),
    total_is_exact: total <= COUNTED_MAX,
  };
}
