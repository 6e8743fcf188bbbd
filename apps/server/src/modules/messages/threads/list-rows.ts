// Threads as the inbox shows them: unchanged rows come from the cache.
import { ConversationRow as ShownConversation } from '@onward/contract/messages/conversations';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { type CachedRow, type FoundRow, RowCache } from '../../../platform/row-cache.ts';
import * as messages from '../messages.queries.ts';
import { presentRow } from './conversations.presenter.ts';
import * as conversations from './conversations.queries.ts';

/** Changes with anything a row shows except names (row-cache.test.ts covers all fields). */
const VERSION = `concat_ws(' ', c.xmin,
    (select person.xmin from persons person where person.company_id = $1 and person.id = c.person_id),
    (select last.xmin from messages last where last.company_id = $1 and last.id = c.last_message_id),
    (select string_agg(concat_ws(' ', f.id, f.xmin), ' ' order by f.id) from message_attachments f
      where f.company_id = $1 and f.message_id = c.last_message_id)
  ) as version`;

/** Parts of a list query on the table `c`. */
export const FOUND = `c.id, ${VERSION}`;

/** In the order of the ids. */
export async function foundByIds(tx: Transaction, companyId: number, ids: readonly number[]): Promise<FoundRow[]> {
  if (ids.length === 0) return [];
  return tx.prepared<FoundRow & Record<string, unknown>>(
    'conversations_found',
    `select ${FOUND} from unnest($2::bigint[]) with ordinality as wanted (id, place)
     cross join lateral (select *, xmin from conversations c where c.company_id = $1 and c.id = wanted.id limit 1) c
     order by wanted.place`,
    [companyId, ids],
  );
}

const ROW_CACHE = new RowCache<ShownConversation>('conversation', ShownConversation);

export const shownRows = (
  { tx, names, access }: CompanyCall,
  found: readonly FoundRow[],
): Promise<CachedRow<ShownConversation>[]> =>
  ROW_CACHE.of(names, access.companyId, found, (ids) => readRows(tx, access.companyId, ids));

async function readRows(tx: Transaction, companyId: number, ids: readonly number[]): Promise<ShownConversation[]> {
  const rows = await conversations.findByIds(tx, companyId, ids);
  const lastIds = rows.flatMap(({ last_message_id }) => last_message_id ?? []);
  const last = await messages.findByIds(tx, companyId, lastIds);
  return rows.map((row) => presentRow(row, last.get(row.last_message_id ?? 0)));
}
