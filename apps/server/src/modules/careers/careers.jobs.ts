// Work for applicants behind the scenes: the receipt, the link of a task, and forgetting old drafts and links.
import { globalPhoneNumber } from '@onward/domain/platform/contact/phone';
import { inCompany, inSystem } from '../../platform/database/transaction.ts';
import type { House } from '../../platform/house.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { type ApplicationRow, findApplication } from '../applicants/applicants.service.ts';
import { removeExpired } from './applying/drafts.queries.ts';
import { sendInvitation } from './applying/invitations.service.ts';
import { findOccasion } from './applying/receipt.queries.ts';
import { createReceiptToken, removeExpiredTokens } from './applying/receipt-tokens.ts';
import { type Channels, sendToApplicant } from './careers.mail.ts';
import { nextTaskOf, receiptLink } from './tasks/link-tasks.ts';
import { REMINDER_TASK, type Reminder, sendReminder } from './tasks/remind-applicants.ts';

export const RECEIPT_TASK = 'careers.receipt';
export const TASK_LINK_TASK = 'careers.task_link';
export const INVITATION_TASK = 'careers.invitation';
const FORGET_DRAFTS_TASK = 'careers.forget_drafts';

interface ApplicationEvent {
  company_id: number;
  subject_id: number;
}

export const careersJobs = (house: House): RoomJobs => ({
  handlers: {
    [RECEIPT_TASK]: (payload) => sendReceipt(house, payload as ApplicationEvent),
    [TASK_LINK_TASK]: (payload) => sendTaskLink(house, payload as ApplicationEvent),
    [INVITATION_TASK]: (payload) => sendInvitation(house, payload as ApplicationEvent),
    [REMINDER_TASK]: (payload) => sendReminder(house, payload as Reminder),
    [FORGET_DRAFTS_TASK]: () => forgetExpired(house),
  },
  cron: [{ task: FORGET_DRAFTS_TASK, pattern: '17 4 * * *' }],
});

const forgetExpired = (house: House): Promise<void> =>
  inSystem(house.pool, async (tx) => {
    await removeExpired(tx, house.clock());
    await removeExpiredTokens(tx, house.clock());
  });

const sendReceipt = (house: House, event: ApplicationEvent): Promise<void> =>
  inCompany(house.pool, event.company_id, async (tx) => {
    const application = await findApplication(tx, event.company_id, event.subject_id);
    if (!application) return;
    const { position, company } = await findOccasion(tx, application);
    const link = receiptLink(house, await createReceiptToken(tx, application, house.clock()));
    const sending = { name: 'receipt', link, values: { position, company } } as const;
    await sendToApplicant(house, tx, application, sending, await channelsOfReceipt(house, application));
  });

/** Anyone may apply with somebody else's address and number. */
async function channelsOfReceipt(
  house: House,
  { company_id, email, phone, region_number, sms_consent }: ApplicationRow,
): Promise<Channels> {
  const number = sms_consent ? globalPhoneNumber(phone, region_number) : null;
  return {
    email: email !== null && (await house.strangers.decideEmail(email)).allowed,
    text: number !== null && (await house.strangers.decideText(number, company_id)).allowed,
  };
}

/** Only what is still to be done: someone may have moved on before the worker came to it. */
const sendTaskLink = (house: House, event: ApplicationEvent): Promise<void> =>
  inCompany(house.pool, event.company_id, async (tx) => {
    const application = await findApplication(tx, event.company_id, event.subject_id);
    const next = application && (await nextTaskOf(house, tx, application));
    if (!application || !next) return;
    const { position, company, stage } = await findOccasion(tx, application);
    const values = { position, company, stage };
    await sendToApplicant(house, tx, application, { name: 'task', link: next.link, values });
  });
