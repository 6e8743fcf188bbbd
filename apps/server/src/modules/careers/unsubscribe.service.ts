// Stops automated email through the link at the end of every message, and starts it again (CAR-021).
import type { JobsLink, Unsubscribing } from '@onward/contract/careers/portal-pages';
import type { Language } from '@onward/domain/platform/languages';
import type { App } from '../../platform/app.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { linkExpired } from '../../platform/http/errors.ts';
import { type ApplicationRow, setEmailOptOut } from '../applicants/applicants.service.ts';
import { findJobsOfCompany } from './pages/find-jobs.ts';
import { findLanguageOfPerson } from './pages/find-language.ts';
import { findUnsubscribing } from './unsubscribe.queries.ts';

const PURPOSE = 'unsubscribe';

/** The link contains the sealed person id, so it works as long as the email exists. */
export const unsubscribeLink = (
  app: App,
  { company_id, person_id }: Pick<ApplicationRow, 'company_id' | 'person_id'>,
): string => `${app.config.publicUrl}/unsubscribe/${app.encryption.sealToken(`${company_id}:${person_id}`, PURPOSE)}`;

/** What the page shows: who writes, and whether they still may. */
export async function readUnsubscribing(app: App, tx: Transaction, token: string): Promise<Unsubscribing> {
  const whom = openToken(app, token);
  await tx.enterCompany(whom.companyId);
  const found = await findUnsubscribing(tx, whom);
  if (!found) throw linkExpired('no_longer_valid');
  return found;
}

/** Both return whose emails these are. */
export const unsubscribe = (app: App, tx: Transaction, token: string): Promise<Unsubscribing> =>
  change(app, tx, token, true);

export const resubscribe = (app: App, tx: Transaction, token: string): Promise<Unsubscribing> =>
  change(app, tx, token, false);

async function change(app: App, tx: Transaction, token: string, optedOut: boolean): Promise<Unsubscribing> {
  const whom = openToken(app, token);
  await tx.enterCompany(whom.companyId);
  await setEmailOptOut(tx, whom, optedOut);
  return readUnsubscribing(app, tx, token);
}

export const findJobsOfSender = (app: App, tx: Transaction, token: string): Promise<JobsLink | null> =>
  findJobsOfCompany(tx, openToken(app, token).companyId);

export const findLanguageOfReceiver = (app: App, tx: Transaction, token: string): Promise<Language | null> =>
  findLanguageOfPerson(tx, openToken(app, token));

function openToken(app: App, token: string): { companyId: number; personId: number } {
  try {
    const [companyId = 0, personId = 0] = app.encryption.openToken(token, PURPOSE).split(':').map(Number);
    return { companyId, personId };
  } catch {
    throw linkExpired('no_longer_valid');
  }
}
