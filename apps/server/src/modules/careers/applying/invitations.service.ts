// The message inviting someone to apply again: its link opens the form with name and contact details filled in
// (AHD-023).

import type { DraftEntries } from '@onward/contract/careers/applying';
import { REDISCOVERY_SOURCE } from '@onward/domain/applicants/rediscovery';
import { DRAFT_DAYS } from '@onward/domain/careers/task-links';
import { advertiserOf } from '@onward/domain/company/advertiser-name';
import { chooseLanguage } from '@onward/domain/platform/languages';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { applyPath, taggedLink } from '@onward/domain/positions/career-links';
import type { App } from '../../../platform/app.ts';
import { createToken } from '../../../platform/crypto/tokens.ts';
import { inCompany, type Transaction } from '../../../platform/database/transaction.ts';
import { type Invited, takeInvitation } from '../../applicants/applicants.service.ts';
import { sendToApplicant } from '../careers.mail.ts';
import { insertResumeLink } from './drafts.queries.ts';
import { loadDraft, startDraft } from './drafts.service.ts';

export const sendInvitation = (
  app: App,
  { company_id: companyId, subject_id: id }: { company_id: number; subject_id: number },
): Promise<void> =>
  inCompany(app.pool, companyId, async (tx) => {
    const invited = await takeInvitation(tx, companyId, id, app.clock());
    if (!invited) return;
    await sendToApplicant(
      app,
      tx,
      { ...invited, company_id: companyId, id: invited.application_id },
      {
        name: 'invitation',
        link: await filledForm(app, tx, invited),
        values: {
          position: invited.position_title,
          place: invited.location_name,
          company: advertiserOf(invited),
        },
        more: invited.message.split(/\n+/).filter(Boolean),
      },
    );
  });

/** Creates a draft for them, behind a link that cannot be guessed. */
async function filledForm({ config, clock }: App, tx: Transaction, invited: Invited): Promise<string> {
  const { position_key: positionKey, company_key: companyKey } = invited;
  const now = clock();
  const started = await startDraft(tx, positionKey, {
    language: chooseLanguage([invited.language], config.environment),
    refererSource: REDISCOVERY_SOURCE,
    ...(invited.phone && { phone: { phone: invited.phone, region_number: invited.region_number ?? '1' } }),
    // With an email address the link is emailed too, and opening it there doesn't prove the phone is theirs.
    isPhoneProven: invited.email === null,
    entries: entriesOf(invited),
    now,
  });
  const draft = await loadDraft(tx, started.token, now);
  const token = createToken();
  await insertResumeLink(tx, draft, token, addSeconds(now, DRAFT_DAYS * SECONDS.day));
  const address = `${config.publicUrl}${applyPath(companyKey, positionKey)}?resume=${token}`;
  return taggedLink(address, REDISCOVERY_SOURCE);
}

const entriesOf = ({ first_name, last_name, email }: Invited): DraftEntries => ({
  first_name,
  last_name,
  ...(email && { email }),
});
