// A way from another page of an applicant to their own page of the thread (CAR-020).
import type { Transaction } from '../../../platform/database/transaction.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { createTokens } from './conversation-tokens.ts';
import * as conversations from './conversations.queries.ts';

/** A new link each time, since only hashes are stored; the thread is created where there is none. */
export async function conversationPath(
  tx: Transaction,
  { company_id: companyId, id }: { company_id: number; id: number },
  now: Date,
): Promise<string> {
  const thread = (await conversations.ensure(tx, companyId, [id], now)).get(id);
  const [tokens] = thread ? await createTokens(tx, companyId, [thread.id], now) : [];
  if (!tokens) throw notFound();
  return `/conversation/${tokens.page}`;
}
