// Imports: a file becomes a draft that can be checked repeatedly; confirming stores every row or none (AHD-019).
import { errorCodes } from '@onward/contract/errors';
import { IMPORT_KINDS, type Import, type ImportKind, type LISTED_RESULTS } from '@onward/contract/imports/imports';
import { type ColumnMapping, guessMapping, mappingProblems } from '@onward/domain/imports/columns';
import type { CsvTable } from '@onward/domain/imports/csv';
import { decideUndo, nextImportState } from '@onward/domain/imports/states';
import { type AccessDecision, decideAccess } from '@onward/domain/staff/access';
import { isUnlimited } from '@onward/domain/staff/scope';
import type { PageWindow } from '../../platform/database/lists.ts';
import {
  accessRefused,
  conflict,
  type FieldTexts,
  fieldInvalid,
  noAccess,
  notFound,
  Refusal,
  validationFailed,
  wrongState,
} from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { recordChange } from '../../platform/record-change.ts';
import { correctionKey, draftRows } from './draft-rows.ts';
import type { CheckedDraftRow, Importer } from './importer.ts';
import {
  type CheckedImport,
  presentImport,
  presentProblems,
  presentRow,
  resultOf,
  skippedRow,
  skippedRows,
} from './imports.presenter.ts';
import * as imports from './imports.queries.ts';
import { readCsv } from './read-csv.ts';

export type { CheckedDraftRow, DraftRow, Importer } from './importer.ts';

export type Importers = Readonly<Record<ImportKind, Importer>>;

const FILE_NAME_MAX = 200;

const TO_WRITE = { find: imports.lockImport, writes: true };

export class ImportService {
  readonly #importers: Importers;

  constructor(importers: Importers) {
    this.#importers = importers;
  }

  async start(call: CompanyCall, kind: ImportKind, file: { name: string; bytes: Buffer }): Promise<Import> {
    this.#requirePermission(call, kind);
    const reading = readCsv(file.bytes);
    if (!reading.read) {
      if (reading.reason === 'too_large') throw new Refusal(errorCodes.fileRefused, { key: 'files.csv_too_large' });
      throw fieldInvalid('file', `csv_${reading.reason}`);
    }
    const table = withoutWithheld(reading.table, this.#importers[kind]);
    const id = await imports.insertImport(call.tx, call.access.companyId, {
      kind,
      fileName: file.name.slice(-FILE_NAME_MAX) || 'import.csv',
      table,
      mapping: guessMapping(table.columns, this.#importers[kind].names),
      staffId: call.access.staffId,
    });
    await recordImport(call, 'import_started', id, { kind, file: file.name, rows: reading.table.rows.length });
    return this.get(call, id);
  }

  /** The endpoint allows everyone who may import something; each kind requires permission to write its records. */
  #requirePermission(call: CompanyCall, kind: ImportKind): void {
    const decision = this.#decide(call, kind);
    if (!decision.allowed) throw accessRefused(decision);
  }

  #decide({ access }: CompanyCall, kind: ImportKind): AccessDecision {
    return decideAccess({ permission: this.#importers[kind].permission }, access);
  }

  async list(
    call: CompanyCall,
    wanted: ImportKind | undefined,
    window: PageWindow<'created_at'>,
  ): Promise<{ imports: Import[]; totalCount: number }> {
    const kinds = (wanted ? [wanted] : IMPORT_KINDS).filter((kind) => this.#decide(call, kind).allowed);
    const { companyId, staffId, scope } = call.access;
    const ownOf = isUnlimited(scope) ? null : staffId;
    const { rows, totalCount } = await imports.listImports(call.tx, companyId, { kinds, ownOf }, window);
    // A list shows results; drafts are checked when they are opened.
    const shown = rows.map((row) => this.#present(call, { row, checked: [], beyondPlan: 0 }));
    return { imports: shown, totalCount };
  }

  async get(call: CompanyCall, id: number): Promise<Import> {
    return this.#present(call, await this.#check(call, await this.#load(call, id)));
  }

  async rows(
    call: CompanyCall,
    id: number,
    { result, page, perPage }: { result?: (typeof LISTED_RESULTS)[number]; page: number; perPage: number },
  ) {
    const { row: stored, checked } = await this.#check(call, await this.#load(call, id));
    if (stored.state !== 'draft') return skippedRows(stored, { page, perPage });
    const wanted = result ? checked.filter((row) => resultOf(row) === result) : checked;
    const shown = wanted.slice((page - 1) * perPage, page * perPage);
    return {
      rows: shown.map(presentRow),
      problems: shown.flatMap((row) => presentProblems(row, call.language)),
      totalCount: wanted.length,
    };
  }

  async update(
    call: CompanyCall,
    id: number,
    changes: {
      mapping?: ColumnMapping;
      corrections?: readonly { line: number; field: string; value: string }[];
      left_out_lines?: readonly number[];
    },
  ): Promise<Import> {
    const row = await this.#loadDraft(call, id);
    const { fields } = this.#importers[row.kind];
    await imports.updateDraft(call.tx, call.access.companyId, id, {
      mapping: { ...row.mapping, ...onlyKnown(changes.mapping ?? {}, fields) },
      corrections: {
        ...row.corrections,
        ...Object.fromEntries(
          (changes.corrections ?? [])
            .filter(({ field }) => fields.includes(field))
            .map(({ line, field, value }) => [correctionKey(line, field), value.trim()]),
        ),
      },
      leftOutLines: changes.left_out_lines ?? row.left_out_lines,
    });
    return this.get(call, id);
  }

  async confirm(call: CompanyCall, id: number, skipWrong: boolean): Promise<Import> {
    const row = await this.#loadDraft(call, id);
    const importer = this.#importers[row.kind];
    const { checked } = await this.#check(call, row);
    const wrong = skipWrong ? checked.filter(({ problems }) => problems.length > 0) : [];
    const kept = checked.filter((one) => !wrong.includes(one));
    requireReady(row, importer, kept);
    const effects = await importer.store(call, kept);
    const skipped = wrong.map((one) => skippedRow(one, call.language));
    await this.#move(call, row, 'confirm', { effects, skipped, importedAt: call.now });
    await recordImport(call, 'import_confirmed', id, { records: effects.length, skipped: skipped.length });
    return this.get(call, id);
  }

  async undo(call: CompanyCall, id: number): Promise<Import> {
    const row = await this.#load(call, id, TO_WRITE);
    const decision = decideUndo({ state: row.state, importedAt: row.imported_at }, call.now);
    if (!decision.allowed) throw wrongState(`import_${decision.reason}`);
    await this.#importers[row.kind].undo(call, row.effects);
    await this.#move(call, row, 'undo');
    await recordImport(call, 'import_undone', id, { records: row.effects.length });
    return this.get(call, id);
  }

  async discard(call: CompanyCall, id: number): Promise<Import> {
    const row = await this.#loadDraft(call, id);
    await this.#move(call, row, 'discard');
    return this.get(call, id);
  }

  async #load(
    call: CompanyCall,
    id: number,
    { find = imports.findImport, writes = false } = {},
  ): Promise<imports.ImportRow> {
    const { companyId, staffId, scope } = call.access;
    const row = await find(call.tx, companyId, id);
    if (!row) throw notFound();
    this.#requirePermission(call, row.kind);
    // A file may contain data of the whole company, so staff with a limited scope see only their own files (CMP-024).
    if (row.created_by !== staffId && !isUnlimited(scope)) throw writes ? noAccess('out_of_scope') : notFound();
    return row;
  }

  async #loadDraft(call: CompanyCall, id: number): Promise<imports.ImportRow> {
    const row = await this.#load(call, id, TO_WRITE);
    if (row.state !== 'draft') throw wrongState('import_settled');
    return row;
  }

  async #check(call: CompanyCall, row: imports.ImportRow): Promise<CheckedImport> {
    const importer = this.#importers[row.kind];
    if (row.state !== 'draft' || hasMappingProblem(row, importer)) return { row, checked: [], beyondPlan: 0 };
    const checked = await importer.check(call, draftRows(row, importer.fields));
    const fresh = checked.filter(({ updates }) => !updates).length;
    return { row, checked, beyondPlan: await importer.beyondPlan(call, fresh) };
  }

  #present(call: CompanyCall, checked: CheckedImport): Import {
    return presentImport(checked, this.#importers[checked.row.kind], call);
  }

  async #move(
    { tx, access }: CompanyCall,
    row: imports.ImportRow,
    event: 'confirm' | 'undo' | 'discard',
    more: Pick<Parameters<typeof imports.moveImport>[3], 'effects' | 'skipped' | 'importedAt'> = {},
  ): Promise<void> {
    const to = nextImportState(row.state, event);
    if (!to) throw wrongState('import_settled');
    const moved = await imports.moveImport(tx, access.companyId, row.id, { from: row.state, to, ...more });
    if (!moved) throw conflict('changed_meanwhile');
  }
}

/** Withheld columns keep only their heading, so that they can be named; withheld cells are empty. */
function withoutWithheld(table: CsvTable, { isWithheldColumn, isWithheldCell }: Importer): CsvTable {
  if (!isWithheldColumn || !isWithheldCell) return table;
  const isWithheld = table.columns.map(isWithheldColumn);
  return {
    columns: table.columns.map((heading) => (isWithheldCell(heading) ? '' : heading)),
    rows: table.rows.map(({ line, cells }) => ({
      line,
      cells: cells.map((cell, at) => (isWithheld[at] || isWithheldCell(cell) ? '' : cell)),
    })),
  };
}

const recordImport = (call: CompanyCall, event: string, id: number, changes: Record<string, unknown>): Promise<void> =>
  recordChange(call, { event, subjectType: 'import', subjectId: id, changes });

const onlyKnown = (mapping: ColumnMapping, fields: readonly string[]): ColumnMapping =>
  Object.fromEntries(Object.entries(mapping).filter(([field]) => fields.includes(field)));

const hasMappingProblem = (row: imports.ImportRow, importer: Importer): boolean =>
  Object.keys(mappingProblems(row.mapping, { required: importer.required, columnCount: row.columns.length })).length >
  0;

/** Nothing is stored while a column is missing or a cell is invalid; each is reported by row. */
function requireReady(row: imports.ImportRow, importer: Importer, checked: readonly CheckedDraftRow[]): void {
  if (hasMappingProblem(row, importer)) throw wrongState('import_columns_open');
  if (checked.length === 0) throw wrongState('import_empty');
  const problems: FieldTexts = {};
  for (const { line, problems: cells } of checked) {
    for (const { field, words } of cells) problems[`rows.${line}.${field}`] = [words];
  }
  if (Object.keys(problems).length > 0) throw validationFailed(problems);
}
