// What the import room asks of a kind of records: which fields there are, what is wrong with a row, how rows are stored
// and taken back. The room itself reads files, keeps drafts and knows nothing about locations or people.
import type { Permission } from '@onward/domain/staff/permissions';
import type { Words } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';

/** A row of the file by field, as it would be stored. */
export interface DraftRow {
  line: number;
  cells: Record<string, string>;
}

interface CellProblem {
  field: string;
  words: Words;
  /** What was probably meant. */
  suggestion: string | null;
}

export interface CheckedDraftRow extends DraftRow {
  /** Changes a record that is there already. */
  updates: boolean;
  problems: CellProblem[];
}

/** What became of one record, enough to take it back; `before` is null for a new one. */
export interface ImportEffect {
  id: number;
  version: number;
  before: Record<string, unknown> | null;
}

export interface Importer {
  /** Who may import such records. */
  permission: Permission;
  fields: readonly string[];
  required: readonly string[];
  /** Headings under which other programs have the fields. */
  names: Readonly<Record<string, readonly string[]>>;
  check(call: CompanyCall, rows: readonly DraftRow[]): Promise<CheckedDraftRow[]>;
  /** How many of the new records the plan has no room for. */
  beyondPlan(call: CompanyCall, newRecords: number): Promise<number>;
  /** Stores all rows or throws. */
  store(call: CompanyCall, rows: readonly DraftRow[]): Promise<ImportEffect[]>;
  /** Takes everything back or throws. */
  undo(call: CompanyCall, effects: readonly ImportEffect[]): Promise<void>;
}
