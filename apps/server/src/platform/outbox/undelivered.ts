// Messages that failed or may not have arrived, for support staff to see (decision 0004).
import type { Transaction } from '../database/transaction.ts';

export interface UndeliveredRow {
  id: number;
  company_name: string | null;
  channel: 'email' | 'sms';
  recipient: string;
  subject: string | null;
  state: 'unconfirmed' | 'failed';
  last_error: string | null;
  created_at: Date;
}

const FOUND = `from outbox_messages m left join companies c on c.id = m.company_id
  where m.state in ('unconfirmed', 'failed')`;

export async function listUndelivered(
  tx: Transaction,
  window: { offset: number; perPage: number },
): Promise<{ rows: UndeliveredRow[]; totalCount: number }> {
  const { rows } = await tx.client.query<UndeliveredRow>(
    `select m.id, c.name as company_name, m.channel, m.recipient, m.subject, m.state, left(m.last_error, 500) as last_error,
       m.created_at ${FOUND} order by m.id desc limit $1 offset $2`,
    [window.perPage, window.offset],
  );
  const counted = await tx.client.query<{ count: number }>(`select count(*) as count ${FOUND}`);
  return { rows, totalCount: counted.rows[0]?.count ?? 0 };
}
