// Handing an employee over to a payroll provider (EMP-031, EMP-032).

export const TRANSFER_STATUSES = ['queued', 'sending', 'sent', 'failed'] as const;
export type TransferStatus = (typeof TRANSFER_STATUSES)[number];

export const TRANSFER_EVENTS = ['start', 'provider_accepts', 'provider_refuses', 'retry', 'send_again'] as const;
export type TransferEvent = (typeof TRANSFER_EVENTS)[number];

const MOVES: Record<TransferEvent, Partial<Record<TransferStatus, TransferStatus>>> = {
  start: { queued: 'sending' },
  provider_accepts: { sending: 'sent' },
  provider_refuses: { sending: 'failed' },
  retry: { failed: 'queued' },
  // Updates the same record at the provider, after a confirmation.
  send_again: { sent: 'queued' },
};

export type TransferMove = { allowed: true; status: TransferStatus } | { allowed: false; reason: TransferStatus };

/** The reason of a refusal is the status that doesn't allow the event. */
export function moveTransfer(status: TransferStatus, event: TransferEvent): TransferMove {
  const next = MOVES[event][status];
  return next ? { allowed: true, status: next } : { allowed: false, reason: status };
}

/** Seconds until the next attempt, after the first, the second, and so on. */
const PAUSES = [30, 120, 600, 1800];

export const ATTEMPTS_MAX = PAUSES.length + 1;

/** Null: it was tried often enough while the provider was not available. */
export const pauseAfterAttempt = (attempts: number): number | null => PAUSES[attempts - 1] ?? null;
