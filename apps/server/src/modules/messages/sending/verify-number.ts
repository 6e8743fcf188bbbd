// A reply by text proves that the number belongs to someone who wants our texts (CAR-010, AHD-009).
import { partsOfPhoneNumber } from '@onward/domain/platform/contact/phone';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { APPLICATION_UPDATED, announceApplication, verifyPhone } from '../../applicants/applicants.service.ts';
import type { KnownSender } from './senders.queries.ts';

/** Verifies it for the person who replied and for everyone else with this number whom we have texted. */
export async function verifyNumber(
  tx: Transaction,
  senders: readonly KnownSender[],
  number: string,
  now: Date,
): Promise<void> {
  const phone = partsOfPhoneNumber(number);
  if (!phone) return;
  for (const who of senders.filter(({ was_texted }, place) => place === 0 || was_texted)) {
    await tx.enterCompany(who.company_id);
    const isNew = await verifyPhone(tx, { companyId: who.company_id, personId: who.person_id }, phone, now);
    const application = { company_id: who.company_id, id: who.application_id, position_id: who.position_id };
    if (isNew) await announceApplication(tx, application, [APPLICATION_UPDATED]);
  }
}
