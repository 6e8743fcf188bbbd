// Texts from automation rules, with merge tags filled in for the applicant (JOB-029).
import { fillSubject, fillTags } from '@onward/domain/messages/merge-tags';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { mergeValues, tagsOfMessage } from './merge-values.ts';
import { findRecipient } from './recipients.queries.ts';

interface Wording {
  subject: string;
  body: string;
}

/** Null when the applicant no longer exists. */
export async function fillForApplicant(
  app: App,
  tx: Transaction,
  { companyId, applicationId }: { companyId: number; applicationId: number },
  wording: Wording,
): Promise<Wording | null> {
  const to = await findRecipient(tx, companyId, applicationId);
  if (!to) return null;
  const context = { app, tx, senderName: to.advertiser, now: app.clock() };
  const values = await mergeValues(context, to, tagsOfMessage(wording));
  return { subject: fillSubject(wording.subject, values), body: fillTags(wording.body, values) };
}
