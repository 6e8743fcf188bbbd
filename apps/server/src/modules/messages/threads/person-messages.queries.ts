// Moves a person's messages to another person's conversation.
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { PersonMove } from '../../applicants/applicants.service.ts';

/** Moves messages about these applications from one person's conversation to another's. */
export async function moveMessages(
  tx: Transaction,
  { companyId, from, to, applicationIds }: PersonMove,
): Promise<void> {
  const source = await findConversation(tx, companyId, from);
  if (source === undefined || applicationIds.length === 0) return;
  await tx.client.query(
    `insert into conversations (company_id, person_id, application_id, position_id)
     select company_id, person_id, id, position_id from applications where company_id = $1 and person_id = $2
     order by id desc limit 1 on conflict (company_id, person_id) do nothing`,
    [companyId, to],
  );
  const target = await findConversation(tx, companyId, to);
  if (target === undefined) return;
  await tx.client.query(
    `with moved as (
       update messages set conversation_id = $3 where company_id = $1 and conversation_id = $2
         and application_id = any($4::bigint[]) returning id
     )
     update conversation_search set conversation_id = $3
     where company_id = $1 and message_id in (select id from moved)`,
    [companyId, source, target, applicationIds],
  );
  await recount(tx, companyId, [source, target]);
}

async function findConversation(tx: Transaction, companyId: number, personId: number): Promise<number | undefined> {
  const { rows } = await tx.client.query<{ id: number }>(
    'select id from conversations where company_id = $1 and person_id = $2 for update',
    [companyId, personId],
  );
  return rows[0]?.id;
}

export const recount = (tx: Transaction, companyId: number, ids: readonly number[]) =>
  tx.client.query(
    `update conversations c set last_message_id = last.id, last_direction = last.direction, last_channel = last.channel,
       last_failed = coalesce(last.status = 'failed', false), updated_at = coalesce(last.created_at, c.updated_at),
       unread_count = (select count(*) from messages m where m.company_id = $1 and m.conversation_id = c.id
         and m.direction = 'inbound' and m.read_at is null)
     from unnest($2::bigint[]) as wanted (id)
     left join lateral (select id, direction, channel, status, created_at from messages
       where company_id = $1 and conversation_id = wanted.id order by id desc limit 1) last on true
     where c.company_id = $1 and c.id = wanted.id`,
    [companyId, ids],
  );
