// Applicants ordered by the latest message of their person (APP-009). Everyone is first found through the conversations,
// whose index is in that order, so a page costs the same however many there are; those nobody has written with follow.
import { named, unnamed } from '../../../platform/database/named-statements.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { FoundRow } from '../../../platform/row-cache.ts';
import type { Conditions } from './filter-applicants.ts';
import { foundByIds } from './list-rows.ts';

/** The time of the latest message, for lists that are sorted as a whole. A conversation is updated by its messages only. */
export const LAST_MESSAGE_AT = `(select c.updated_at from conversations c
  where c.company_id = a.company_id and c.person_id = a.person_id and c.last_message_id is not null)`;

type Direction = 'asc' | 'desc';

interface Page {
  direction: Direction;
  limit: number;
  offset: number;
}

/** A page in order; applicants without messages are last in both directions. */
export async function pageByMessage(
  tx: Transaction,
  companyId: number,
  conditions: Conditions,
  { direction, limit, offset }: Page,
): Promise<FoundRow[]> {
  const ids = async (text: string, isKept: boolean): Promise<number[]> => {
    const rows = await tx.prepared<{ id: number }>(...(isKept ? named(text) : unnamed(text)), conditions.values);
    return rows.map(({ id }) => id);
  };
  const isFirst = offset === 0;
  const written = await ids(messaged(conditions, direction, { limit, offset }), isFirst);
  const left = limit - written.length;
  if (left === 0) return foundByIds(tx, companyId, written);
  const before = written.length > 0 || isFirst ? offset + written.length : await countMessaged(tx, conditions);
  const silent = await ids(unmessaged(conditions, { limit: left, offset: Math.max(0, offset - before) }), isFirst);
  return foundByIds(tx, companyId, [...written, ...silent]);
}

const WRITTEN_WITH = `conversations c join applications a on a.company_id = c.company_id and a.person_id = c.person_id
  where c.company_id = $1 and c.last_message_id is not null`;

type Window = Pick<Page, 'limit' | 'offset'>;

/** Limits are our own numbers and inlined, so that plans know them. */
const part = ({ limit, offset }: Window): string => `limit ${Number(limit)} offset ${Number(offset)}`;

const messaged = ({ where }: Conditions, direction: Direction, window: Window): string =>
  `select a.id from ${WRITTEN_WITH} and ${where} order by c.updated_at ${direction}, a.id ${direction} ${part(window)}`;

const unmessaged = ({ where }: Conditions, window: Window): string =>
  `select a.id from applications a where ${where} and not exists (select from conversations c
     where c.company_id = a.company_id and c.person_id = a.person_id and c.last_message_id is not null)
   order by a.applied_at desc, a.id desc ${part(window)}`;

async function countMessaged(tx: Transaction, { where, values }: Conditions): Promise<number> {
  const [row] = await tx.prepared<{ count: number }>(
    ...unnamed(`select count(*)::int as count from ${WRITTEN_WITH} and ${where}`),
    values,
  );
  return row?.count ?? 0;
}
