// Downloads the rows that still have errors, to fix them in another program.
import { listImportRows } from '@onward/contract/imports/imports';
import { IMPORT_MAX_ROWS } from '@onward/domain/imports/csv';
import { api } from '../../../platform/api.ts';
import { saveCsv } from '../save-csv.ts';

export async function downloadWrongRows(
  id: number,
  fields: readonly string[],
  headingOf: (field: string) => string,
): Promise<void> {
  const query = { page: 1, per_page: IMPORT_MAX_ROWS, result: 'fix' as const };
  // The shared handler shows the error; nothing is saved then.
  const answer = await api.call(listImportRows, { params: { id }, query }).catch(() => null);
  if (!answer) return;
  const rows = answer.rows.map(({ cells }) => fields.map((field) => cells[field] ?? ''));
  saveCsv('rows-to-fix.csv', [fields.map(headingOf), ...rows]);
}
