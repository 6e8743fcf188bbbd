// Messages from unknown senders; they belong to no company until support staff assign them.
import type { AssignableApplicant, UnassignedMessage } from '@onward/contract/messages/unassigned-messages';
import { searchQuery } from '@onward/domain/platform/search/search-words';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface Unassigned {
  channel: 'email' | 'sms';
  sender: string;
  recipient: string;
  subject: string | null;
  body: string;
  providerId: string;
  now: Date;
}

/** Kept for support staff; repeated deliveries are stored once. */
export const keepUnassigned = (tx: Transaction, message: Unassigned) =>
  tx.client.query(
    `insert into unassigned_messages (channel, sender, recipient, subject, body, provider_id, received_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
    [
      message.channel,
      message.sender,
      message.recipient,
      message.subject,
      message.body,
      message.providerId,
      message.now,
    ],
  );

export interface UnassignedRow extends Omit<UnassignedMessage, 'received_at'> {
  provider_id: string;
  received_at: Date;
}

const COLUMNS = 'id, channel, sender, recipient, subject, body, provider_id, received_at';

const OPEN = `from unassigned_messages where handled_as is null
  and ($1::text is null or position(lower($1) in lower(concat_ws(' ', sender, recipient, subject, body))) > 0)`;

export async function listUnassigned(
  tx: Transaction,
  search: string | null,
  { perPage, offset }: { perPage: number; offset: number },
): Promise<{ rows: UnassignedRow[]; totalCount: number }> {
  const { rows } = await tx.client.query<UnassignedRow>(
    `select ${COLUMNS} ${OPEN} order by id desc limit $2 offset $3`,
    [search, perPage, offset],
  );
  const counted = await tx.client.query<{ count: number }>(`select count(*)::int as count ${OPEN}`, [search]);
  return { rows, totalCount: counted.rows[0]?.count ?? 0 };
}

/** Locked, so that two people cannot handle it at once; undefined if it was deleted or already handled. */
export async function lockUnassigned(tx: Transaction, id: number): Promise<UnassignedRow | undefined> {
  const { rows } = await tx.client.query<UnassignedRow>(
    `select ${COLUMNS} from unassigned_messages where id = $1 and handled_as is null for update`,
    [id],
  );
  return rows[0];
}

export const markHandled = (
  tx: Transaction,
  id: number,
  handled: { as: 'assigned' | 'dismissed'; userId: number; now: Date },
) =>
  tx.client.query(
    `update unassigned_messages set handled_as = $2, handled_by = $3, handled_at = $4, sender = '', recipient = '',
       subject = null, body = '' where id = $1`,
    [id, handled.as, handled.userId, handled.now],
  );

const APPLICANTS_MAX = 20;

type FoundApplicant = Omit<AssignableApplicant, 'applied_at'> & { applied_at: Date };

const APPLICANTS = `select a.id as application_id, trim(n.first_name || ' ' || n.last_name) as name,
    p.title as position_title, l.name as location_name, a.applied_at
  from applications a
  join persons n on n.company_id = a.company_id and n.id = a.person_id and n.erased_at is null
  join companies c on c.id = a.company_id and c.status = 'active'
  join positions p on p.company_id = a.company_id and p.id = a.position_id
  join locations l on l.company_id = p.company_id and l.id = p.location_id
  where a.company_id = $1`;

export async function findApplicants(
  tx: Transaction,
  companyId: number,
  search: string | undefined,
): Promise<FoundApplicant[]> {
  const { rows } = await tx.client.query<FoundApplicant>(
    `${APPLICANTS} and ($2::tsquery is null or n.name_words @@ $2::tsquery) order by a.id desc limit ${APPLICANTS_MAX}`,
    [companyId, searchQuery(companyId, search)],
  );
  return rows;
}

export async function isAssignable(tx: Transaction, companyId: number, applicationId: number): Promise<boolean> {
  const { rows } = await tx.client.query(`${APPLICANTS} and a.id = $2`, [companyId, applicationId]);
  return rows.length > 0;
}
