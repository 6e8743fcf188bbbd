// Records who changed what, in the same transaction as the change (PLT-055).
import { batches } from './database/batches.ts';
import type { Transaction } from './database/transaction.ts';

export interface AuditEntry {
  companyId: number;
  userId: number | null;
  event: string;
  subjectType: string;
  subjectId: number | null;
  changes?: Record<string, unknown>;
  requestId?: string;
}

// Values of these fields never enter the log, even when a caller passes them.
const NEVER_WRITTEN = /password|token|secret|ssn|social_security|account_number|routing_number|birth/i;

/** Transactions that recorded what they changed. */
const recorded = new WeakSet<Transaction>();

export const hasRecordedAudit = (tx: Transaction): boolean => recorded.has(tx);

export const recordAudit = (tx: Transaction, entry: AuditEntry): Promise<void> => recordAudits(tx, [entry]);

export async function recordAudits(tx: Transaction, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length > 0) recorded.add(tx);
  for (const batch of batches(entries)) {
    await tx.db.insertInto('audit_log').values(batch.map(rowOf)).execute();
  }
}

const rowOf = (entry: AuditEntry) => ({
  company_id: entry.companyId,
  user_id: entry.userId,
  event: entry.event,
  subject_type: entry.subjectType,
  subject_id: entry.subjectId,
  changes: JSON.stringify(withoutSecrets(entry.changes ?? {})),
  request_id: entry.requestId ?? null,
});

/** Each field that changed, as `[before, after]`. */
export const changesBetween = <Fields extends object>(
  before: Fields,
  after: Partial<Fields>,
  fields = Object.keys(after) as (keyof Fields & string)[],
): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      .map((field) => [field, [before[field], after[field]]]),
  );

export const withoutSecrets = (changes: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [name, NEVER_WRITTEN.test(name) ? '[withheld]' : value]),
  );
