// What the government answered is stored at once; what is late, repeated, or impossible changes nothing (EVF-016, EVF-021).
import { eventsToward } from '@onward/domain/everify/case-answers';
import { isPolled } from '@onward/domain/everify/case-states';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import type { EverifyClient } from '../../../providers/everify/everify-client.ts';
import type { GatewayCase } from '../../../providers/everify/everify-resources.ts';
import { announceCase } from './announce-case.ts';
import { sealPhoto } from './case-numbers.ts';
import * as cases from './cases.queries.ts';
import type { LoadedCase } from './load-case.ts';
import { type Actor, nextPoll, takeEvents } from './move-case.ts';
import { pollAt } from './poll-jobs.ts';

/** With the photo that is to be compared. */
export interface Answered {
  found: GatewayCase;
  photo: Buffer | null;
}

export async function withPhoto(client: EverifyClient, row: cases.CaseRow, found: GatewayCase): Promise<Answered> {
  const isNew = found.status === 'PHOTO_MATCH' && row.photo === null;
  return { found, photo: isNew ? await client.getPhoto(found) : null };
}

/** True when the case moved on. */
export async function applyAnswer(
  app: App,
  tx: Transaction,
  loaded: LoadedCase,
  { found, photo }: Answered,
  actor: Actor,
): Promise<boolean> {
  const { row, employee } = loaded;
  const events = eventsToward(row.status, found.status);
  if (events.length === 0) {
    const next_poll_at = isPolled(row.status) ? nextPoll(actor.now, 0) : null;
    await cases.update(tx, row, { case_number: found.number, next_poll_at, failed_polls: 0 }, actor.now);
    if (next_poll_at) await pollAt(tx, row, next_poll_at);
    await announceCase(tx, row, employee, actor.staffId);
    return false;
  }
  const values: cases.CaseValues = {
    case_number: found.number,
    ...(found.status === 'UNCONFIRMED_DATA' && { unconfirmed_fields: found.unconfirmedFields }),
    ...(found.status === 'PENDING_REFERRAL' && { mismatch_reason: found.mismatchReason ?? 'other' }),
    ...(photo && { photo: sealPhoto(app, row, photo) }),
  };
  await takeEvents(app, tx, loaded, events, values, actor);
  if (found.referralId !== null && events.includes('refer')) {
    const after = await cases.lock(tx, row.company_id, row.id);
    if (after) await cases.update(tx, after, { referral_id: found.referralId }, actor.now);
  }
  return true;
}
