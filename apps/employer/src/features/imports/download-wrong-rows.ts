// The rows that are still wrong, as a file to be mended elsewhere.
import { listImportRows } from '@onward/contract/imports';
import { IMPORT_MAX_ROWS } from '@onward/domain/imports/csv';
import { api } from '../../platform/api.ts';
import { csvLine, saveText } from './save-text.ts';

export async function downloadWrongRows(
  id: number,
  fields: readonly string[],
  headingOf: (field: string) => string,
): Promise<void> {
  const query = { page: 1, per_page: IMPORT_MAX_ROWS, result: 'fix' as const };
  // The shared handler says why it failed; nothing is saved then.
  const answer = await api.call(listImportRows, { params: { id }, query }).catch(() => null);
  if (!answer) return;
  const lines = [
    csvLine(fields.map(headingOf)),
    ...answer.rows.map(({ cells }) => csvLine(fields.map((field) => cells[field] ?? ''))),
  ];
  saveText('rows-to-fix.csv', `${lines.join('\n')}\n`);
}
