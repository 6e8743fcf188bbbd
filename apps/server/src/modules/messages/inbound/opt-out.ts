// Opts a person out of texts or back in, with an entry in their history (MSG-008).
import type { HistoryActor } from '@onward/domain/applicants/history';
import type { Transaction } from '../../../platform/database/transaction.ts';
import {
  APPLICATION_UPDATED,
  announceApplication,
  recordHistory,
  setTextOptOut,
} from '../../applicants/applicants.service.ts';

interface Who {
  company_id: number;
  person_id: number;
  application_id: number;
  position_id: number;
}

interface HistoryDetails {
  actor: HistoryActor;
  staffId?: number;
  now: Date;
}

export const optOutOfTexts = (tx: Transaction, who: Who, details: HistoryDetails): Promise<void> =>
  setOptOut(tx, who, true, details);

export const optInToTexts = (tx: Transaction, who: Who, details: HistoryDetails): Promise<void> =>
  setOptOut(tx, who, false, details);

/** Repeating it changes nothing and records nothing. */
async function setOptOut(tx: Transaction, who: Who, optedOut: boolean, details: HistoryDetails): Promise<void> {
  const changed = await setTextOptOut(tx, { companyId: who.company_id, personId: who.person_id }, optedOut);
  if (!changed) return;
  const application = { company_id: who.company_id, id: who.application_id, position_id: who.position_id };
  await recordHistory(tx, application.company_id, [
    { applicationId: application.id, ...details, action: optedOut ? 'opted_out' : 'opted_in' },
  ]);
  await announceApplication(tx, application, [APPLICATION_UPDATED]);
}
