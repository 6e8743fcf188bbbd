// What people asked for.
import type { PrivacyRequestKind, PrivacyRequestOutcome } from '@onward/domain/privacy/requests';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface RequestRow {
  id: number;
  kind: PrivacyRequestKind;
  /** 0 once the record of the person is deleted. */
  person_id: number;
  name: string;
  application_id: number | null;
  is_held: boolean;
  is_erased: boolean;
  received_on: string;
  due_on: string;
  note: string;
  outcome: PrivacyRequestOutcome | null;
  outcome_reason: string;
  closed_at: Date | null;
  closed_by: string | null;
}

const REQUEST = `r.id, r.kind, r.person_id, trim(p.first_name || ' ' || p.last_name) as name,
  (select max(a.id) from applications a where a.company_id = r.company_id and a.person_id = r.person_id) as application_id,
  r.person_id in (select onward.held_persons($1)) as is_held,
  p.erased_at is not null as is_erased, r.received_on::text, r.due_on::text, r.note, r.outcome, r.outcome_reason,
  r.closed_at, closer.name as closed_by`;

const FROM = `privacy_requests r join persons p on p.company_id = r.company_id and p.id = r.person_id
  left join company_staffs closer on closer.company_id = r.company_id and closer.id = r.closed_by`;

export async function findRequest(
  tx: Transaction,
  companyId: number,
  id: number,
  { lock = false } = {},
): Promise<RequestRow | undefined> {
  const { rows } = await tx.client.query<RequestRow>(
    `select ${REQUEST} from ${FROM} where r.company_id = $1 and r.id = $2 ${lock ? 'for update of r' : ''}`,
    [companyId, id],
  );
  return rows[0];
}

/** Open ones, the most urgent first; closed ones, the newest first. */
export async function listRequests(
  tx: Transaction,
  { companyId, closed }: { companyId: number; closed: boolean },
  { perPage, offset }: { perPage: number; offset: number },
): Promise<{ rows: RequestRow[]; totalCount: number }> {
  const where = `r.company_id = $1 and r.closed_at is ${closed ? 'not null' : 'null'}`;
  const { rows } = await tx.client.query<RequestRow>(
    `select ${REQUEST} from ${FROM} where ${where}
     order by ${closed ? 'r.closed_at desc, r.id desc' : 'r.due_on, r.id'} limit $2 offset $3`,
    [companyId, perPage, offset],
  );
  const { rows: total } = await tx.client.query<{ count: number }>(
    `select count(*)::integer as count from ${FROM} where ${where}`,
    [companyId],
  );
  return { rows, totalCount: total[0]?.count ?? 0 };
}

export interface NewRequest {
  companyId: number;
  personId: number;
  kind: PrivacyRequestKind;
  receivedOn: string;
  dueOn: string;
  note: string;
  staffId: number;
}

/** Null when the same is open already. */
export async function insertRequest(tx: Transaction, request: NewRequest): Promise<number | null> {
  const { companyId, personId, kind, receivedOn, dueOn, note, staffId } = request;
  const { rows } = await tx.client.query<{ id: number }>(
    `insert into privacy_requests (company_id, person_id, kind, received_on, due_on, note, staff_id)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning id`,
    [companyId, personId, kind, receivedOn, dueOn, note, staffId],
  );
  return rows[0]?.id ?? null;
}

interface Closing {
  outcome: PrivacyRequestOutcome;
  reason: string;
  staffId: number;
  now: Date;
}

export async function closeRequest(
  tx: Transaction,
  companyId: number,
  id: number,
  { outcome, reason, staffId, now }: Closing,
): Promise<void> {
  await tx.client.query(
    `update privacy_requests set outcome = $3, outcome_reason = $4, closed_by = $5, closed_at = $6
     where company_id = $1 and id = $2`,
    [companyId, id, outcome, reason, staffId, now],
  );
}
