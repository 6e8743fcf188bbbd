// The rows of a draft: the file's values by matched column, with manual corrections.

import type { DraftRow } from './importer.ts';
import type { ImportRow } from './imports.queries.ts';

export const correctionKey = (line: number, field: string): string => `${line}:${field}`;

export function draftRows(draft: ImportRow, fields: readonly string[]): DraftRow[] {
  const leftOut = new Set(draft.left_out_lines);
  return draft.source_rows
    .filter(({ line }) => !leftOut.has(line))
    .map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(
        fields.map((field) => {
          const column = draft.mapping[field] ?? null;
          const read = column === null ? '' : (cells[column] ?? '');
          return [field, draft.corrections[correctionKey(line, field)] ?? read];
        }),
      ),
    }));
}
