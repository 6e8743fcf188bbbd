// The message of a rejection, sent once the rejection can no longer be undone (APP-026, AHD-001).

import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from '@onward/domain/applicants/actions/undo';
import { advertiserOf } from '@onward/domain/company/advertiser-name';
import { chooseLanguage } from '@onward/domain/platform/languages';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import type { App } from '../../../platform/app.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { translator } from '../../../platform/i18n/translate.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { applicantMail } from '../applicant-mail.ts';
import type { ActionContext } from './action-context.ts';

export const REJECTION_MESSAGE_TASK = 'applicants.rejection_message';

export const rejectionMessageKey = (companyId: number, applicationId: number): string =>
  `rejection:${companyId}:${applicationId}`;

export const reminderKey = (companyId: number, applicationId: number): string =>
  `reminder:${companyId}:${applicationId}`;

export const holdUntil = (now: Date): Date => addSeconds(now, UNDO_SECONDS + UNDO_GRACE_SECONDS);

export interface RejectionMessage {
  company_id: number;
  application_id: number;
  /** Identifies the rejection: an applicant rejected again after an undo gets that rejection's own message. */
  rejected_at: string;
  /** Null for our own words, in the applicant's language. */
  message: string | null;
}

export const scheduleRejectionMessage = (
  { tx, companyId, now, holdUntil: earliest }: ActionContext,
  applicationId: number,
  { message, delaySeconds }: { message: string | null; delaySeconds: number },
): Promise<void> => {
  const wanted = addSeconds(now, delaySeconds);
  const payload: RejectionMessage = {
    company_id: companyId,
    application_id: applicationId,
    rejected_at: now.toISOString(),
    message,
  };
  return enqueue(tx, REJECTION_MESSAGE_TASK, payload, {
    key: rejectionMessageKey(companyId, applicationId),
    runAt: wanted > earliest ? wanted : earliest,
  });
};

interface Rejected {
  status: string;
  rejected_at: string | null;
  first_name: string;
  language: string;
  position_title: string;
  company_name: string;
  brand_name: string;
  location_name: string;
}

/** By email, or by text message to people without an email address who agreed to texts. */
export const sendRejectionMessage = (app: App, payload: RejectionMessage): Promise<void> =>
  inCompany(app.pool, payload.company_id, async (tx) => {
    const { company_id: companyId, application_id: applicationId } = payload;
    const { rows } = await tx.client.query<Rejected>(
      `select a.status, a.rejection ->> 'at' as rejected_at, a.first_name, a.language, p.title as position_title,
         c.name as company_name, b.name as brand_name, l.name as location_name
       from applications a
       join positions p on p.company_id = a.company_id and p.id = a.position_id
       join locations l on l.company_id = p.company_id and l.id = p.location_id
       join brands b on b.company_id = l.company_id and b.id = l.brand_id
       join companies c on c.id = a.company_id
       where a.company_id = $1 and a.id = $2`,
      [companyId, applicationId],
    );
    const [to] = rows;
    if (to?.status !== 'rejected' || to.rejected_at !== payload.rejected_at) return;
    const t = translator(chooseLanguage([to.language], app.config.environment));
    const values = {
      position: to.position_title,
      company: advertiserOf(to),
      place: to.location_name,
      firstName: to.first_name,
    };
    const subject = t('applicants:mail.rejection.subject', values);
    const message = payload.message ?? t('applicants:mail.rejection.body', values);
    const email = { subject, heading: subject, paragraphs: message.split(/\n+/) };
    await applicantMail.send(app, tx, { companyId, applicationId, email, text: message, oneIsEnough: true });
  });
