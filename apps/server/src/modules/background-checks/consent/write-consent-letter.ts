// The job that keeps what an applicant agreed to as a sealed PDF.
import type { App } from '../../../platform/app.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { sealLetter } from '../../documents/documents.service.ts';
import { findPerson } from '../check-people.ts';
import * as checks from '../checks.queries.ts';
import { keepLetter } from '../letter-files.ts';
import type { CheckJob } from '../ordering/create-check.ts';
import { consentLetter } from './consent-texts.ts';

export const CONSENT_LETTER_TASK = 'background_checks.consent_letter';

/** Stored once; a second attempt leaves the first one's file. */
export async function writeConsentLetter(app: App, { company_id, check_id }: CheckJob): Promise<void> {
  const found = await inCompany(app.pool, company_id, async (tx) => {
    const check = await checks.find(tx, company_id, check_id);
    const person = check && (await findPerson(tx, company_id, check.application_id));
    return check && person ? { check, person } : undefined;
  });
  const { consent, consented_at, consent_letter_key } = found?.check ?? {};
  if (!found || !consent || !consented_at || consent_letter_key) return;
  const facts = { person: found.person, language: consent.language, now: consented_at };
  const letter = await sealLetter(app, consentLetter(facts, { consent, consented_at }));
  await inCompany(app.pool, company_id, async (tx) => {
    const check = await checks.lock(tx, company_id, check_id);
    if (!check || check.consent_letter_key) return;
    await checks.update(tx, check, { consent_letter_key: await keepLetter(app, check, 'consent', letter) });
  });
}
