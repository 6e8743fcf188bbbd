// The result of a transfer: in its timeline, in the history of the record, and among the record's open issues.
import { moveTransfer } from '@onward/domain/payroll/transfers';
import type { App } from '../../platform/app.ts';
import { inCompany } from '../../platform/database/transaction.ts';
import { recordEvent } from '../../platform/events/record-event.ts';
import {
  announceEmployee,
  findEmployee,
  lockEmployee,
  recordEmployeeChanges,
  refreshIssues,
} from '../employees/employees.service.ts';
import { nameOf } from './payroll-texts.ts';
import * as transfers from './transfers.queries.ts';

/** The subject is the transfer. */
export const PAYROLL_FINISHED = 'payroll_finished';

type Result = { externalId: string } | { errors: transfers.StoredError[] };

export const finishTransfer = (
  app: App,
  { company_id: companyId, id, employee_id: employeeId }: transfers.TransferRow,
  result: Result,
): Promise<void> =>
  inCompany(app.pool, companyId, async (tx) => {
    // In the order of requests, which lock the record first.
    await lockEmployee(tx, companyId, employeeId);
    const transfer = await transfers.lock(tx, companyId, id);
    if (!transfer) return;
    const isAccepted = 'externalId' in result;
    const event = isAccepted ? 'provider_accepts' : 'provider_refuses';
    const move = moveTransfer(transfer.status, event);
    if (!move.allowed) return;
    const now = app.clock();
    const errors = isAccepted ? [] : result.errors;
    await transfers.update(tx, transfer, {
      status: move.status,
      errors,
      next_attempt_at: null,
      updated_at: now,
      ...(isAccepted && { external_id: result.externalId, sent_at: now }),
    });
    await transfers.insertEvent(tx, transfer, { event, errors, now });
    await recordEmployeeChanges(app, { tx, companyId, staffId: null, now }, [
      {
        employeeId,
        event: isAccepted ? 'payroll_accepted' : 'payroll_refused',
        part: 'payroll',
        after: nameOf(transfer.provider),
      },
    ]);
    await refreshIssues(tx, companyId, [employeeId], now);
    const row = await findEmployee(tx, companyId, employeeId);
    if (row) await announceEmployee(tx, row, null);
    await recordEvent(tx, { companyId, name: PAYROLL_FINISHED, subjectId: id });
  });
