// Finds who wrote to us by number or address; across companies, since all of them share one number.
import { partsOfPhoneNumber } from '@onward/domain/platform/contact/phone';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { findByToken } from '../threads/conversation-tokens.ts';

export interface KnownSender {
  company_id: number;
  company_name: string;
  person_id: number;
  sms_opt_out: boolean;
  /** The newest one. */
  application_id: number;
  position_id: number;
  language: string;
  /** Whether we ever texted them. */
  was_texted: boolean;
}

/** The most recently texted person comes first, because the reply most likely answers that text. */
export async function findByPhone(tx: Transaction, number: string): Promise<KnownSender[]> {
  const parts = partsOfPhoneNumber(number);
  if (!parts) return [];
  const rows = await tx.prepared<KnownSender & Record<string, unknown>>(
    'messages_senders',
    `select person.company_id, c.name as company_name, person.id as person_id, person.sms_opt_out,
       a.id as application_id, a.position_id, a.language, texted.id is not null as was_texted
     from persons n
     join persons person on person.company_id = n.company_id and person.id = coalesce(n.merged_into, n.id)
     join companies c on c.id = n.company_id and c.status = 'active'
     cross join lateral (select o.id, o.position_id, o.language from applications o
       where o.company_id = person.company_id and o.person_id = person.id order by o.id desc limit 1) a
     left join lateral (select max(m.id) as id from conversations t
       join messages m on m.company_id = t.company_id and m.conversation_id = t.id
       where t.company_id = person.company_id and t.person_id = person.id and m.channel = 'sms'
         and m.direction = 'outbound') texted on true
     where n.phone = $1 and n.region_number = $2
     order by texted.id desc nulls last, a.id desc`,
    [parts.phone, parts.region_number],
  );
  const seen = new Set<string>();
  return rows.filter(({ company_id, person_id }) => {
    const key = `${company_id}:${person_id}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** The thread an email replies to: by the token in its address, else by the message it references. */
export async function findThreadOfMail(
  tx: Transaction,
  { token, inReplyTo, now }: { token: string | null; inReplyTo: string | null; now: Date },
): Promise<{ company_id: number; id: number } | undefined> {
  const addressed = token === null ? undefined : await findByToken(tx, 'reply', token, now);
  if (token !== null && !addressed) return undefined;
  const [row] = await tx.prepared<{ company_id: number; id: number }>(
    'messages_thread_of_mail',
    // A merged person's replies go to the kept person's thread; an erased person has none.
    `select c.company_id, coalesce(kept.id, c.id) as id from conversations c
     join persons n on n.company_id = c.company_id and n.id = c.person_id and n.erased_at is null
     left join conversations kept on kept.company_id = c.company_id and kept.person_id = n.merged_into
     where (c.company_id, c.id) = ($1::bigint, $2::bigint) or $1::bigint is null and (c.company_id, c.id) = (
       select m.company_id, m.conversation_id from messages m where m.channel = 'email' and m.provider_id = $3)`,
    [addressed?.company_id ?? null, addressed?.conversation_id ?? null, inReplyTo],
  );
  return row;
}
