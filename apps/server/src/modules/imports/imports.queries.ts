// Queries on imports.
import type { ImportKind } from '@onward/contract/imports/imports';
import type { ColumnMapping } from '@onward/domain/imports/columns';
import type { CsvTable } from '@onward/domain/imports/csv';
import type { ImportState } from '@onward/domain/imports/states';
import { sql } from 'kysely';
import type { PageWindow } from '../../platform/database/lists.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import type { ImportEffect } from './importer.ts';

/** A row that was left out because of its errors, in the words of the person who imported. */
export interface SkippedRow {
  line: number;
  cells: Record<string, string>;
  problems: { field: string; message: string }[];
}

export interface ImportRow {
  id: number;
  kind: ImportKind;
  file_name: string;
  state: ImportState;
  columns: string[];
  source_rows: CsvTable['rows'];
  mapping: ColumnMapping;
  /** Manual corrections: value by `line:field`. */
  corrections: Record<string, string>;
  left_out_lines: number[];
  effects: ImportEffect[];
  skipped: SkippedRow[];
  created_by: number;
  created_by_name: string;
  created_at: Date;
  imported_at: Date | null;
}

const importsOf = (tx: Transaction, companyId: number) =>
  tx.db
    .selectFrom('imports as i')
    .innerJoin('company_staffs as s', (join) =>
      join.onRef('s.company_id', '=', 'i.company_id').onRef('s.id', '=', 'i.created_by'),
    )
    .where('i.company_id', '=', companyId)
    .select([
      ...(['i.id', 'i.kind', 'i.file_name', 'i.state', 'i.columns', 'i.source_rows', 'i.mapping'] as const),
      ...(['i.corrections', 'i.left_out_lines', 'i.effects', 'i.skipped', 'i.created_at', 'i.imported_at'] as const),
      'i.created_by',
      's.name as created_by_name',
    ])
    .$castTo<ImportRow>();

export const findImport = (tx: Transaction, companyId: number, id: number): Promise<ImportRow | undefined> =>
  importsOf(tx, companyId).where('i.id', '=', id).executeTakeFirst();

/** Locked until the transaction ends, so that two clicks cannot both store it. */
export const lockImport = (tx: Transaction, companyId: number, id: number): Promise<ImportRow | undefined> =>
  importsOf(tx, companyId).where('i.id', '=', id).forUpdate('i').executeTakeFirst();

export interface ImportFilters {
  kinds: readonly ImportKind[];
  /** Only this staff member's imports. */
  ownOf: number | null;
}

export async function listImports(
  tx: Transaction,
  companyId: number,
  { kinds, ownOf }: ImportFilters,
  window: PageWindow<'created_at'>,
): Promise<{ rows: ImportRow[]; totalCount: number }> {
  if (kinds.length === 0) return { rows: [], totalCount: 0 };
  const rows = await importsOf(tx, companyId)
    .where('i.kind', 'in', kinds)
    .$if(ownOf !== null, (query) => query.where('i.created_by', '=', ownOf ?? 0))
    .orderBy('i.id', window.order.direction)
    .limit(window.perPage)
    .offset(window.offset)
    .execute();
  const { count } = await tx.db
    .selectFrom('imports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('kind', 'in', kinds)
    .$if(ownOf !== null, (query) => query.where('created_by', '=', ownOf ?? 0))
    .executeTakeFirstOrThrow();
  return { rows, totalCount: count };
}

export interface NewImport {
  kind: ImportKind;
  fileName: string;
  table: CsvTable;
  mapping: ColumnMapping;
  staffId: number;
}

export async function insertImport(tx: Transaction, companyId: number, draft: NewImport): Promise<number> {
  const { id } = await tx.db
    .insertInto('imports')
    .values({
      company_id: companyId,
      kind: draft.kind,
      file_name: draft.fileName,
      columns: JSON.stringify(draft.table.columns),
      source_rows: JSON.stringify(draft.table.rows),
      mapping: JSON.stringify(draft.mapping),
      created_by: draft.staffId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface DraftChanges {
  mapping: ColumnMapping;
  corrections: Record<string, string>;
  leftOutLines: readonly number[];
}

export const updateDraft = (tx: Transaction, companyId: number, id: number, changes: DraftChanges): Promise<unknown> =>
  tx.db
    .updateTable('imports')
    .set({
      mapping: JSON.stringify(changes.mapping),
      corrections: JSON.stringify(changes.corrections),
      left_out_lines: [...changes.leftOutLines],
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute();

/** The old state is part of the condition; false when another request was faster. */
export async function moveImport(
  tx: Transaction,
  companyId: number,
  id: number,
  move: {
    from: ImportState;
    to: ImportState;
    effects?: readonly ImportEffect[];
    skipped?: readonly SkippedRow[];
    importedAt?: Date;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('imports')
    .set({
      state: move.to,
      ...(move.effects && { effects: JSON.stringify(move.effects) }),
      ...(move.skipped && { skipped: JSON.stringify(move.skipped) }),
      ...(move.importedAt && { imported_at: move.importedAt }),
      // Once it is done, the file's rows are no longer needed.
      ...(move.to !== 'draft' && { source_rows: sql`'[]'::jsonb`, corrections: sql`'{}'::jsonb` }),
    })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', '=', move.from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
