// Erasing writes to many tables at once, while mail is delivered, forms are handed in and staff answer. Those take their
// locks in orders of their own, so erasing takes all of its locks first, and waits for none while it holds others: when
// it meets a lock it releases all of its own and tries again.
import { setTimeout as pause } from 'node:timers/promises';
import type { TracedPerson } from '@onward/domain/applicants/erasing';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { wrongState } from '../../../platform/http/errors.ts';
import { findPerson } from './erasing.queries.ts';
import type { PersonTraces } from './person-traces.ts';

const LOCK_NOT_AVAILABLE = '55P03';
const PAUSE_MS = 40;
const GIVE_UP_AFTER = 250;

/** Everything of the person that is written, locked; what others added meanwhile is among it. */
export async function lockPerson(
  tx: Transaction,
  rooms: readonly PersonTraces[],
  companyId: number,
  personId: number,
): Promise<TracedPerson> {
  for (let attempt = 1; attempt <= GIVE_UP_AFTER; attempt += 1) {
    try {
      return await tx.whollyOrNot(() => lockOnce(tx, rooms, companyId, personId));
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
      await pause(PAUSE_MS);
    }
  }
  throw wrongState('being_written_to');
}

async function lockOnce(
  tx: Transaction,
  rooms: readonly PersonTraces[],
  companyId: number,
  personId: number,
): Promise<TracedPerson> {
  const { personIds } = await findPerson(tx, companyId, personId);
  await tx.client.query('select from persons where company_id = $1 and id = any($2) for update nowait', [
    companyId,
    personIds,
  ]);
  // Looked up again: nobody can apply or begin a conversation as this person from here on.
  const found = await findPerson(tx, companyId, personId);
  const pages: string[] = [];
  for (const room of rooms) pages.push(...((await room.pages?.(tx, found)) ?? []));
  const person = { ...found, pages };
  for (const room of rooms) await room.lock?.(tx, person);
  return person;
}
