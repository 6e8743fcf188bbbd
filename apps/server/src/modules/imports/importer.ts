// What the import room needs from a kind of records: its fields, row validation, and how rows are stored and undone.
// The room itself reads files, keeps drafts, and knows nothing about locations or people.
import type { Permission } from '@onward/domain/staff/permissions';
import type { LocalizedText } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';

/** A row of the file by field, as it would be stored. */
export interface DraftRow {
  line: number;
  cells: Record<string, string>;
}

interface CellProblem {
  field: string;
  words: LocalizedText;
  /** A suggested correction. */
  suggestion: string | null;
}

export interface CheckedDraftRow extends DraftRow {
  /** Updates an existing record. */
  updates: boolean;
  problems: CellProblem[];
}

/** The result for one record, with enough to undo it; `before` is null for a new one. */
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
  /** Column names that other programs use for the fields. */
  names: Readonly<Record<string, readonly string[]>>;
  /** Columns and cells that are not stored, even in a draft, because they must never be in clear. */
  isWithheldColumn?(heading: string): boolean;
  isWithheldCell?(cell: string): boolean;
  check(call: CompanyCall, rows: readonly DraftRow[]): Promise<CheckedDraftRow[]>;
  /** How many of the new records exceed the plan's limit. */
  beyondPlan(call: CompanyCall, newRecords: number): Promise<number>;
  /** Stores all rows or throws. */
  store(call: CompanyCall, rows: readonly DraftRow[]): Promise<ImportEffect[]>;
  /** Undoes everything or throws. */
  undo(call: CompanyCall, effects: readonly ImportEffect[]): Promise<void>;
}
