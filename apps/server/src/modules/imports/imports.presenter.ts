// The public fields of an import.
import type { Import, ImportProblem, ImportRow as ShownRow } from '@onward/contract/imports/imports';
import { mappingProblems } from '@onward/domain/imports/columns';
import { decideUndo } from '@onward/domain/imports/states';
import type { Language } from '@onward/domain/platform/languages';
import { say } from '../../platform/i18n/translate.ts';
import type { CheckedDraftRow, Importer } from './importer.ts';
import type { ImportRow, SkippedRow } from './imports.queries.ts';

export interface CheckedImport {
  row: ImportRow;
  checked: readonly CheckedDraftRow[];
  beyondPlan: number;
}

export function presentImport(
  { row, checked, beyondPlan }: CheckedImport,
  importer: Importer,
  { language, now }: { language: Language; now: Date },
): Import {
  const wrongColumns = mappingProblems(row.mapping, { required: importer.required, columnCount: row.columns.length });
  const count = (result: ShownRow['result']) => checked.filter((one) => resultOf(one) === result).length;
  return {
    id: row.id,
    kind: row.kind,
    file_name: row.file_name,
    state: row.state,
    columns: row.columns,
    mapping: row.mapping,
    mapping_errors:
      row.state === 'draft'
        ? Object.fromEntries(
            Object.entries(wrongColumns).map(([field, problem]) => [
              field,
              say({ key: `imports.${problem?.problem}` }, language),
            ]),
          )
        : {},
    counts: {
      rows: row.state === 'draft' ? checked.length : row.effects.length,
      new: row.state === 'draft' ? count('new') : row.effects.filter(({ before }) => before === null).length,
      update: row.state === 'draft' ? count('update') : row.effects.filter(({ before }) => before !== null).length,
      fix: row.state === 'draft' ? count('fix') : row.skipped.length,
      problems: [...checked, ...row.skipped].reduce((sum, { problems }) => sum + problems.length, 0),
    },
    beyond_plan: beyondPlan,
    created_by: row.created_by_name,
    created_at: row.created_at.toISOString(),
    imported_at: row.imported_at?.toISOString() ?? null,
    can_undo: decideUndo({ state: row.state, importedAt: row.imported_at }, now).allowed,
  };
}

/** As it is kept after the import, without the rest of the file. */
export const skippedRow = ({ line, cells, problems }: CheckedDraftRow, language: Language): SkippedRow => ({
  line,
  cells,
  problems: problems.map(({ field, words }) => ({ field, message: say(words, language) })),
});

export function skippedRows({ skipped }: ImportRow, { page, perPage }: { page: number; perPage: number }) {
  const shown = skipped.slice((page - 1) * perPage, page * perPage);
  return {
    rows: shown.map(({ line, cells }): ShownRow => ({ line, cells, result: 'fix' })),
    problems: shown.flatMap(({ line, problems }): ImportProblem[] =>
      problems.map((problem) => ({ line, ...problem, suggestion: null })),
    ),
    totalCount: skipped.length,
  };
}

export const resultOf = (row: CheckedDraftRow): ShownRow['result'] => {
  if (row.problems.length > 0) return 'fix';
  return row.updates ? 'update' : 'new';
};

export const presentRow = (row: CheckedDraftRow): ShownRow => ({
  line: row.line,
  cells: row.cells,
  result: resultOf(row),
});

export const presentProblems = (row: CheckedDraftRow, language: Language): ImportProblem[] =>
  row.problems.map(({ field, words, suggestion }) => ({
    line: row.line,
    field,
    message: say(words, language),
    suggestion,
  }));
