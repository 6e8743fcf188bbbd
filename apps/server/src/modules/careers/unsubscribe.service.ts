// Stops automated email through the link at the end of every message (CAR-021).

import type { App } from '../../platform/app.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { linkExpired } from '../../platform/http/errors.ts';
import { type ApplicationRow, optOutOfEmail } from '../applicants/applicants.service.ts';

const PURPOSE = 'unsubscribe';

/** The link contains the sealed person id, so it works as long as the email exists. */
export const unsubscribeLink = (
  app: App,
  { company_id, person_id }: Pick<ApplicationRow, 'company_id' | 'person_id'>,
): string => `${app.config.publicUrl}/unsubscribe/${app.encryption.sealToken(`${company_id}:${person_id}`, PURPOSE)}`;

export async function unsubscribe(app: App, tx: Transaction, token: string): Promise<void> {
  const [companyId = 0, personId = 0] = openToken(app, token).split(':').map(Number);
  await tx.enterCompany(companyId);
  await optOutOfEmail(tx, { companyId, personId });
}

function openToken(app: App, token: string): string {
  try {
    return app.encryption.openToken(token, PURPOSE);
  } catch {
    throw linkExpired('no_longer_valid');
  }
}
