// What a rejection may tell the applicant, after the time in which it can be taken back (APP-026, AHD-001).
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from '@onward/domain/applicants/actions/qualifying';
import { chooseLanguage } from '@onward/domain/platform/languages';
import { globalPhoneNumber } from '@onward/domain/platform/phone';
import { addSeconds } from '@onward/domain/platform/time-units';
import { inCompany, type Transaction } from '../../platform/database/transaction.ts';
import type { House } from '../../platform/house.ts';
import { translator } from '../../platform/i18n/translate.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { composeMail } from '../../platform/outbox/mail-layout.ts';
import type { Deed } from './actions.changes.ts';

export const REJECTION_MESSAGE_TASK = 'applicants.rejection_message';

export const rejectionMessageKey = (companyId: number, applicationId: number): string =>
  `rejection:${companyId}:${applicationId}`;

export const reminderKey = (companyId: number, applicationId: number): string =>
  `reminder:${companyId}:${applicationId}`;

export const holdUntil = (now: Date): Date => addSeconds(now, UNDO_SECONDS + UNDO_GRACE_SECONDS);

export interface RejectionMessage {
  company_id: number;
  application_id: number;
  /** The rejection it belongs to: one that was taken back and made again has a message of its own. */
  rejected_at: string;
  message: string;
}

export const scheduleRejectionMessage = (
  { tx, companyId, now, holdUntil: earliest }: Deed,
  applicationId: number,
  { message, delaySeconds }: { message: string; delaySeconds: number },
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

interface Addressee {
  status: string;
  rejected_at: string | null;
  first_name: string;
  email: string | null;
  phone: string | null;
  region_number: string | null;
  language: string;
  sms_consent: boolean;
  email_opt_out: boolean;
  sms_opt_out: boolean;
  position_title: string;
  company_name: string;
}

/** By e-mail; to those who have none, by text when they agreed to texts. */
export const sendRejectionMessage = (house: House, payload: RejectionMessage): Promise<void> =>
  inCompany(house.pool, payload.company_id, async (tx) => {
    const { company_id: companyId, application_id: applicationId, message } = payload;
    const { rows } = await tx.client.query<Addressee>(
      `select a.status, a.rejection ->> 'at' as rejected_at, a.first_name, a.email, a.phone, a.region_number, a.language,
         a.sms_consent, person.email_opt_out, person.sms_opt_out, p.title as position_title, c.name as company_name
       from applications a
       join persons person on person.company_id = a.company_id and person.id = a.person_id
       join positions p on p.company_id = a.company_id and p.id = a.position_id
       join companies c on c.id = a.company_id
       where a.company_id = $1 and a.id = $2`,
      [companyId, applicationId],
    );
    const [addressee] = rows;
    if (addressee?.status !== 'rejected' || addressee.rejected_at !== payload.rejected_at) return;
    await deliver(house, tx, companyId, addressee, message);
  });

async function deliver(house: House, tx: Transaction, companyId: number, to: Addressee, message: string) {
  const t = translator(chooseLanguage([to.language], house.config.environment));
  const words = { position: to.position_title, company: to.company_name, firstName: to.first_name };
  if (to.email && !to.email_opt_out) {
    const subject = t('applicants:mail.rejection.subject', words);
    const mail = composeMail(t, { subject, heading: subject, paragraphs: message.split(/\n+/) });
    await house.outbox.sendEmail(tx, { companyId, to: to.email, ...mail });
    return;
  }
  const phone = globalPhoneNumber(to.phone, to.region_number);
  if (phone && to.sms_consent && !to.sms_opt_out)
    await house.outbox.sendText(tx, { companyId, to: phone, body: message });
}
