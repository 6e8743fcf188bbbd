// No more texts, or texts again: for the person, with a line in their history (MSG-008).
import type { HistoryActor } from '@onward/domain/applicants/history';
import type { Transaction } from '../../platform/database/transaction.ts';
import { APPLICATION_UPDATED, announceApplication, recordHistory } from '../applicants/applicants.service.ts';

interface Who {
  company_id: number;
  person_id: number;
  application_id: number;
  position_id: number;
}

interface Telling {
  actor: HistoryActor;
  staffId?: number;
  now: Date;
}

export const optOutOfTexts = (tx: Transaction, who: Who, telling: Telling): Promise<void> =>
  setOptOut(tx, who, true, telling);

export const optInToTexts = (tx: Transaction, who: Who, telling: Telling): Promise<void> =>
  setOptOut(tx, who, false, telling);

/** Said a second time it changes nothing, and nothing is written down. */
async function setOptOut(tx: Transaction, who: Who, optedOut: boolean, telling: Telling): Promise<void> {
  const { rowCount } = await tx.client.query(
    'update persons set sms_opt_out = $3 where company_id = $1 and id = $2 and sms_opt_out <> $3',
    [who.company_id, who.person_id, optedOut],
  );
  if (rowCount === 0) return;
  const application = { company_id: who.company_id, id: who.application_id, position_id: who.position_id };
  await recordHistory(tx, application.company_id, [
    { applicationId: application.id, ...telling, action: optedOut ? 'opted_out' : 'opted_in' },
  ]);
  await announceApplication(tx, application, [APPLICATION_UPDATED]);
}
