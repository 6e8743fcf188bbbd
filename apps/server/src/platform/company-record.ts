// The steps that every editable record of a company shares: load it in scope, refuse a taken name, delete it with undo,
// and leave a trace in the audit log and on open screens. Rooms bring their own queries and rules.
import type { Transaction } from './database/transaction.ts';
import { keepDeletion, takeDeletion } from './deletions.ts';
import { conflict, noAccess, notFound, type Refusal } from './http/errors.ts';
import type { CompanyCall } from './http/route.ts';
import { type RecordedChange, recordChange } from './record-change.ts';

type Change = 'created' | 'updated' | 'deleted' | 'restored';

interface Definition<Row> {
  /** In the audit log and among deletions, e.g. `company_role`. */
  kind: string;
  /** In the names of its events and refusals, e.g. `role`; the kind when left out. */
  word?: string;
  /** Within the caller's scope. */
  find(call: CompanyCall, id: number): Promise<Row | undefined>;
  /** For kinds with a scope: whether the record exists at all. */
  exists?(tx: Transaction, companyId: number, id: number): Promise<boolean>;
  /** What the audit log stores of a record that was created, deleted, or restored. */
  describe(row: Row): Record<string, unknown>;
  /** The event for open screens. */
  announce?(row: Row, call: CompanyCall): RecordedChange['announce'];
}

export interface CompanyRecord<Row> {
  load(call: CompanyCall, id: number): Promise<Row>;
  /** Out of scope is not found when read, but no access when written (CMP-024). */
  loadForWriting(call: CompanyCall, id: number): Promise<Row>;
  nameTaken(field?: string): Refusal;
  recordCreated(call: CompanyCall, row: Row): Promise<void>;
  recordUpdated(call: CompanyCall, row: Row, changes: Record<string, unknown>): Promise<void>;
  /** Keeps what is needed to restore the record for a minute. */
  recordDeleted(call: CompanyCall, row: Row, kept?: object): Promise<void>;
  /** Returns what was kept, once and in time. */
  takeDeleted<Kept extends object>(call: CompanyCall, id: number): Promise<Kept>;
  /** Loads the restored record. */
  recordRestored(call: CompanyCall, id: number): Promise<Row>;
}

export function companyRecord<Row extends { id: number }>(definition: Definition<Row>): CompanyRecord<Row> {
  const { kind, word = kind, find, exists, describe, announce } = definition;

  const loadForWriting = async (call: CompanyCall, id: number): Promise<Row> => {
    const row = await find(call, id);
    if (row) return row;
    throw (await exists?.(call.tx, call.access.companyId, id)) ? noAccess('out_of_scope') : notFound();
  };
  const record = (call: CompanyCall, change: Change, row: Row, changes = describe(row)): Promise<void> =>
    recordChange(call, {
      event: `${word}_${change}`,
      subjectType: kind,
      subjectId: row.id,
      changes,
      announce: announce?.(row, call),
    });

  return {
    async load(call, id) {
      const row = await find(call, id);
      if (!row) throw notFound();
      return row;
    },
    loadForWriting,
    nameTaken: (field = 'name') => conflict(`${word}_${field}_taken`, field),
    recordCreated: (call, row) => record(call, 'created', row),
    recordUpdated: (call, row, changes) => record(call, 'updated', row, changes),
    async recordDeleted(call, row, kept = {}) {
      await keepDeletion(call, kind, row.id, kept);
      await record(call, 'deleted', row);
    },
    takeDeleted: (call, id) => takeDeletion(call, kind, id),
    async recordRestored(call, id) {
      const row = await loadForWriting(call, id);
      await record(call, 'restored', row);
      return row;
    },
  };
}
