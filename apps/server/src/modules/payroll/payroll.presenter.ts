// Transfers as sent to clients.
import type { PayrollTransfer } from '@onward/contract/payroll/payroll';
import type { Language } from '@onward/domain/platform/languages';
import type { Transaction } from '../../platform/database/transaction.ts';
import { messageOf, nameOf } from './payroll-texts.ts';
import { type EventRow, listEvents, type StoredError, type TransferRow } from './transfers.queries.ts';

/** With the timeline of each. */
export async function presentTransfers(
  tx: Transaction,
  rows: readonly TransferRow[],
  language: Language,
): Promise<PayrollTransfer[]> {
  const [first] = rows;
  if (!first) return [];
  const ids = rows.map(({ id }) => id);
  const events = Map.groupBy(await listEvents(tx, first.company_id, ids), ({ transfer_id }) => transfer_id);
  return rows.map((row) => presentTransfer(row, events.get(row.id) ?? [], language));
}

function presentTransfer(row: TransferRow, events: readonly EventRow[], language: Language): PayrollTransfer {
  const { provider } = row;
  const errorsOf = (errors: readonly StoredError[]) =>
    errors.map((error) => ({ field: error.field, message: messageOf(provider, error, language) }));
  // An attempt that runs right now has no error yet.
  const isTriedAgain = row.status === 'sending' && row.errors.length > 0;
  return {
    id: row.id,
    employee_id: row.employee_id,
    employee_name: row.employee_name,
    provider,
    provider_name: nameOf(provider),
    status: row.status,
    external_id: row.external_id,
    errors: errorsOf(row.errors),
    attempts: row.attempts,
    next_attempt_at: isTriedAgain ? (row.next_attempt_at?.toISOString() ?? null) : null,
    sent_at: row.sent_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    events: events.map((event) => ({
      id: event.id,
      event: event.event,
      errors: errorsOf(event.errors),
      staff_name: event.staff_name,
      happened_at: event.happened_at.toISOString(),
    })),
  };
}
