// Separates what an applicant receives from what staff read: staff see personal links without their secret part, and
// the original text is stored encrypted.
import { hasPersonalLink, hidePersonalLinks } from '@onward/domain/messages/personal-links';
import type { App } from '../../../platform/app.ts';
import { placeIn } from '../../../platform/crypto/sealed-columns.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import * as messages from '../messages.queries.ts';

const placeOfWords = (company_id: number, message_id: number) =>
  placeIn('message_originals.words', { company_id, message_id });

/** Stores messages to applicants; returns ids in order. */
export async function insertOutgoing(
  { encryption }: App,
  tx: Transaction,
  companyId: number,
  outgoing: readonly messages.NewMessage[],
): Promise<(number | null)[]> {
  const ids = await messages.insert(
    tx,
    companyId,
    outgoing.map((message) => ({ ...message, body: hidePersonalLinks(message.body) })),
  );
  const originals = outgoing.flatMap(({ body }, at) => {
    const id = ids[at];
    return id && hasPersonalLink(body) ? [{ id, words: encryption.encrypt(body, placeOfWords(companyId, id)) }] : [];
  });
  await insertOriginals(tx, companyId, originals);
  return ids;
}

async function insertOriginals(
  tx: Transaction,
  companyId: number,
  originals: readonly { id: number; words: Buffer }[],
): Promise<void> {
  if (originals.length === 0) return;
  await tx.prepared(
    'messages_insert_originals',
    `insert into message_originals (company_id, message_id, words)
     select $1, o.id, o.words from unnest($2::bigint[], $3::bytea[]) as o (id, words)`,
    [companyId, originals.map(({ id }) => id), originals.map(({ words }) => words)],
  );
}

/** The messages with their original text, for sending and for the applicant's own page. */
export async function withOriginals<M extends Pick<messages.MessageRow, 'id' | 'body'>>(
  { encryption }: App,
  tx: Transaction,
  companyId: number,
  rows: readonly M[],
): Promise<M[]> {
  if (rows.length === 0) return [];
  const found = await tx.prepared<{ message_id: number; words: Buffer }>(
    'messages_originals',
    'select message_id, words from message_originals where company_id = $1 and message_id = any($2::bigint[])',
    [companyId, rows.map(({ id }) => id)],
  );
  const originals = new Map(found.map(({ message_id, words }) => [message_id, words]));
  return rows.map((row) => {
    const words = originals.get(row.id);
    return words ? { ...row, body: encryption.decrypt(words, placeOfWords(companyId, row.id)) } : row;
  });
}
