import { describe, expect, it } from 'vitest';
import {
  ATTEMPTS_MAX,
  moveTransfer,
  pauseAfterAttempt,
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

  it('is tried five times with growing pauses while the provider is not available [EMP-031, INT-016]', () => {
    const pauses = Array.from({ length: ATTEMPTS_MAX }, (_, at) => pauseAfterAttempt(at + 1));
    expect(pauses).toEqual([30, 120, 600, 1800, null]);
  });
});
