// Erasing writes to many tables while mail is delivered, forms are submitted, and staff reply, each with its own lock
// order. So erasing takes all of its locks up front and never waits while holding any: when it meets a lock, it
// releases its own and retries.
import { setTimeout as pause } from 'node:timers/promises';
import type { TracedPerson } from '@onward/domain/applicants/erasing';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { wrongState } from '../../../platform/http/errors.ts';
import { findPerson } from './erasing.queries.ts';
import type { PersonTraces } from './person-traces.ts';

const LOCK_NOT_AVAILABLE = '55P03';
const PAUSE_MS = 40;
const GIVE_UP_AFTER = 250;

/** Locks everything of the person that will be written, including what others added in the meantime. */
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
  // Read again, because from here on nobody can apply or start a conversation as this person.
  const found = await findPerson(tx, companyId, personId);
  const pages: string[] = [];
  for (const room of rooms) pages.push(...((await room.pages?.(tx, found)) ?? []));
  const person = { ...found, pages };
  for (const room of rooms) await room.lock?.(tx, person);
  return person;
}
