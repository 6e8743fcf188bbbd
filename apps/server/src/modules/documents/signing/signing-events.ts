// The evidence of a signing request. Each event includes the hash of the one before it, so none can be changed or left
// out unnoticed.
import { createHash } from 'node:crypto';
import type { Transaction } from '../../../platform/database/transaction.ts';

export type SigningEventName =
  | 'created'
  | 'sent'
  | 'viewed'
  | 'consented'
  | 'signed'
  | 'declined'
  | 'voided'
  | 'expired'
  | 'completed'
  | 'sealed'
  | 'downloaded';

export interface SigningEvent {
  event: SigningEventName;
  signerId?: number | null;
  at: Date;
  address?: string | null;
  userAgent?: string | null;
  documentSha256?: string | null;
}

export interface SigningEventRow {
  signer_id: number | null;
  event: SigningEventName;
  happened_at: Date;
  address: string | null;
  user_agent: string | null;
  document_sha256: string | null;
  chain_sha256: string;
}

const USER_AGENT_MAX = 300;

/** The request is locked, so events follow each other. */
export async function recordSigningEvents(
  tx: Transaction,
  { companyId, requestId }: { companyId: number; requestId: number },
  events: readonly SigningEvent[],
): Promise<void> {
  let before = await lastHash(tx, companyId, requestId);
  const rows = events.map((event) => {
    const row = rowOf(event);
    before = chained(before, row);
    return { ...row, chain_sha256: before };
  });
  await tx.prepared(
    'documents_record_events',
    `insert into signing_events (company_id, signing_request_id, signer_id, event, happened_at, address, user_agent,
       document_sha256, chain_sha256)
     select $1, $2, e.signer_id, e.event, e.happened_at, e.address, e.user_agent, e.document_sha256, e.chain_sha256
     from json_to_recordset($3) as e (signer_id bigint, event text, happened_at timestamptz, address text,
       user_agent text, document_sha256 text, chain_sha256 text)`,
    [companyId, requestId, JSON.stringify(rows)],
  );
}

export const listSigningEvents = (tx: Transaction, companyId: number, requestId: number): Promise<SigningEventRow[]> =>
  tx.prepared<SigningEventRow & Record<string, unknown>>(
    'documents_list_events',
    `select signer_id, event, happened_at, address, user_agent, document_sha256, chain_sha256
     from signing_events where company_id = $1 and signing_request_id = $2 order by id`,
    [companyId, requestId],
  );

/** Whether every event is there, as it was recorded. */
export function isChainIntact(events: readonly SigningEventRow[]): boolean {
  let before: string | null = null;
  return events.every(({ chain_sha256, ...row }) => {
    before = chained(before, { ...row, happened_at: row.happened_at.toISOString() });
    return before === chain_sha256;
  });
}

async function lastHash(tx: Transaction, companyId: number, requestId: number): Promise<string | null> {
  const [last] = await tx.prepared<{ chain_sha256: string }>(
    'documents_last_event',
    `select chain_sha256 from signing_events where company_id = $1 and signing_request_id = $2
     order by id desc limit 1`,
    [companyId, requestId],
  );
  return last?.chain_sha256 ?? null;
}

const rowOf = ({ event, signerId, at, address, userAgent, documentSha256 }: SigningEvent) => ({
  signer_id: signerId ?? null,
  event,
  happened_at: at.toISOString(),
  address: address ?? null,
  user_agent: userAgent?.slice(0, USER_AGENT_MAX) ?? null,
  document_sha256: documentSha256 ?? null,
});

type Chained = ReturnType<typeof rowOf>;

const chained = (before: string | null, row: Chained): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        before,
        row.signer_id,
        row.event,
        row.happened_at,
        row.address,
        row.user_agent,
        row.document_sha256,
      ]),
    )
    .digest('hex');
