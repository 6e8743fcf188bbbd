// A request to sign documents: created with the action that asks for it, opened when it is sent, closed when it ends
// without all signatures.
import { openSigners } from '@onward/domain/documents/signing';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordSigningEvents, type SigningEvent } from './signing-events.ts';
import * as requests from './signing-requests.queries.ts';

export type { NewRequest, SignerRow } from './signing-requests.queries.ts';

export async function createSigningRequest(tx: Transaction, request: requests.NewRequest): Promise<number> {
  const id = await requests.insert(tx, request);
  await recordSigningEvents(tx, { companyId: request.companyId, requestId: id }, [
    { event: 'created', at: request.now },
  ]);
  return id;
}

interface Whose {
  companyId: number;
  requestId: number;
}

/** The unsigned file is stored. Returns those whose turn it is; null when it was opened or closed before. */
export async function openSigningRequest(
  tx: Transaction,
  { companyId, requestId }: Whose,
  now: Date,
): Promise<requests.SignerRow[] | null> {
  const request = await requests.lock(tx, companyId, requestId);
  if (request?.status !== 'preparing' || !request.unsigned_sha256) return null;
  await requests.setStatus(tx, { companyId, id: requestId }, { from: ['preparing'], to: 'open' });
  const signers = await requests.listSigners(tx, companyId, [requestId]);
  const opened = openSigners(signers);
  await requests.setSignerStatuses(tx, companyId, opened);
  await recordSigningEvents(tx, { companyId, requestId }, [
    { event: 'sent', at: now, documentSha256: request.unsigned_sha256 },
  ]);
  const isOpen = new Set(opened.filter(({ status }) => status === 'open').map(({ id }) => id));
  return signers.filter(({ id }) => isOpen.has(id));
}

/** Nobody can sign any longer. False when it was complete or closed before. */
export async function closeSigningRequest(
  tx: Transaction,
  { companyId, requestId }: Whose,
  event: SigningEvent,
): Promise<boolean> {
  await requests.lock(tx, companyId, requestId);
  const isClosed = await requests.setStatus(
    tx,
    { companyId, id: requestId },
    { from: ['preparing', 'open'], to: 'closed' },
  );
  if (isClosed) await recordSigningEvents(tx, { companyId, requestId }, [event]);
  return isClosed;
}

/** Undoes closing; the signers are as they were. */
export async function reopenSigningRequest(tx: Transaction, { companyId, requestId }: Whose): Promise<void> {
  const request = await requests.lock(tx, companyId, requestId);
  const to = request?.unsigned_key ? 'open' : 'preparing';
  await requests.setStatus(tx, { companyId, id: requestId }, { from: ['closed'], to });
}

export async function recordSigningEvent(
  tx: Transaction,
  { companyId, requestId }: Whose,
  event: SigningEvent,
): Promise<void> {
  await requests.lock(tx, companyId, requestId);
  await recordSigningEvents(tx, { companyId, requestId }, [event]);
}
