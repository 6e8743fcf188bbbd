import { describe, expect, it } from 'vitest';
import {
  missingForPayroll,
  moveTransfer,
  REQUIRED_FIELDS,
  TRANSFER_EVENTS,
  TRANSFER_STATUSES,
  type TransferEvent,
  type TransferStatus,
} from './transfers.ts';

/** Every pair; what is not listed is refused. */
const TABLE: Record<TransferStatus, Partial<Record<TransferEvent, TransferStatus>>> = {
  queued: { start: 'sending' },
  sending: { provider_accepts: 'sent', provider_refuses: 'failed' },
  sent: { send_again: 'queued' },
  failed: { retry: 'queued' },
};

describe('A transfer to payroll', () => {
  it.each(TRANSFER_STATUSES.flatMap((status) => TRANSFER_EVENTS.map((event) => [status, event] as const)))(
    'that is %s: %s [EMP-031]',
    (status, event) => {
      const next = TABLE[status][event];
      expect(moveTransfer(status, event)).toEqual(
        next ? { allowed: true, status: next } : { allowed: false, reason: status },
      );
    },
  );

  it('lists each missing field, and is complete with all of them [EMP-032]', () => {
    const complete = Object.fromEntries(REQUIRED_FIELDS.map((name) => [name, name === 'pay_rate' ? 17.5 : 'x']));
    expect(missingForPayroll(complete)).toEqual([]);
    for (const name of REQUIRED_FIELDS)
      for (const empty of [null, '', '  ']) expect(missingForPayroll({ ...complete, [name]: empty })).toEqual([name]);
    expect(missingForPayroll({})).toEqual([...REQUIRED_FIELDS]);
  });
});
