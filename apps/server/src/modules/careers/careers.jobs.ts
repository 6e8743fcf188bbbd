// Background jobs for applicants: the receipt, the link of a task, and deleting old drafts and links.
import type { NextTask } from '@onward/contract/careers/next-task';
import type { StageConfig } from '@onward/domain/hiring-processes/stages';
import { globalPhoneNumber } from '@onward/domain/platform/contact/phone';
import type { App } from '../../platform/app.ts';
import { inCompany, inSystem, type Transaction } from '../../platform/database/transaction.ts';
import type { RoomJobs } from '../../platform/jobs/room-jobs.ts';
import { type ApplicationRow, findApplication } from '../applicants/applicants.service.ts';
import { ALREADY_APPLIED_TASK, type AlreadyApplied, sendAlreadyApplied } from './applying/already-applied.ts';
import { removeExpired } from './applying/drafts.queries.ts';
import { sendInvitation } from './applying/invitations.service.ts';
import { findOccasion } from './applying/receipt.queries.ts';
import { createReceiptToken, removeExpiredTokens } from './applying/receipt-tokens.ts';
import { type Channels, sendToApplicant } from './careers.mail.ts';
import { REMINDER_TASK, type Reminder, sendReminder } from './reminders/send-reminder.ts';
import { removeExpired as removeExpiredSpam } from './spam/suspected-spam.queries.ts';
import { findAskedStep } from './tasks/asked-step.ts';
import { nextTaskOf, receiptLink } from './tasks/link-tasks.ts';

export const RECEIPT_TASK = 'careers.receipt';
export const TASK_LINK_TASK = 'careers.task_link';
export const INVITATION_TASK = 'careers.invitation';
const FORGET_DRAFTS_TASK = 'careers.forget_drafts';

interface ApplicationEvent {
  company_id: number;
  subject_id: number;
}

export const careersJobs = (app: App): RoomJobs => ({
  handlers: {
    [RECEIPT_TASK]: (payload) => sendReceipt(app, payload as ReceiptEvent),
    [TASK_LINK_TASK]: (payload) => sendTaskLink(app, payload as ApplicationEvent),
    [ALREADY_APPLIED_TASK]: (payload) => sendAlreadyApplied(app, payload as AlreadyApplied),
    [INVITATION_TASK]: (payload) => sendInvitation(app, payload as ApplicationEvent),
    [REMINDER_TASK]: (payload) => sendReminder(app, payload as Reminder),
    [FORGET_DRAFTS_TASK]: () => forgetExpired(app),
  },
  cron: [{ task: FORGET_DRAFTS_TASK, pattern: '17 4 * * *' }],
});

const forgetExpired = (app: App): Promise<void> =>
  inSystem(app.pool, async (tx) => {
    await removeExpired(tx, app.clock());
    await removeExpiredTokens(tx, app.clock());
    await removeExpiredSpam(tx, app.clock());
  });

interface ReceiptEvent extends ApplicationEvent {
  /** When omitted, through every channel. */
  through?: Channels;
}

const sendReceipt = (app: App, event: ReceiptEvent): Promise<void> =>
  inCompany(app.pool, event.company_id, async (tx) => {
    const application = await findApplication(tx, event.company_id, event.subject_id);
    if (!application) return;
    const { position, place, company, brand, stage, config } = await findOccasion(tx, application);
    const next = await nextTaskOf(app, tx, application);
    const link = receiptLink(app, await createReceiptToken(tx, application, app.clock()));
    const sending = {
      name: 'receipt',
      link,
      values: { position, place, company, brand, stage },
      ...(next && { step: await stepOf(tx, application, next, config) }),
    } as const;
    await sendToApplicant(app, tx, application, sending, await channelsOfReceipt(app, application, event.through));
  });

/** Anyone may apply with someone else's address and number. */
async function channelsOfReceipt(
  app: App,
  { company_id, email, phone, region_number, sms_consent }: ApplicationRow,
  through: Channels = { email: true, text: true },
): Promise<Channels> {
  const number = sms_consent && through.text ? globalPhoneNumber(phone, region_number) : null;
  return {
    email: through.email && email !== null && (await app.strangers.decideEmail(email)).allowed,
    text: number !== null && (await app.strangers.decideText(number, company_id)).allowed,
  };
}

/** Only tasks still open, because the applicant may have moved on before the job ran. */
const sendTaskLink = (app: App, event: ApplicationEvent): Promise<void> =>
  inCompany(app.pool, event.company_id, async (tx) => {
    const application = await findApplication(tx, event.company_id, event.subject_id);
    const next = application && (await nextTaskOf(app, tx, application));
    if (!application || !next || beganWith(application)) return;
    const { config, ...values } = await findOccasion(tx, application);
    const step = await stepOf(tx, application, next, config);
    await sendToApplicant(app, tx, application, { name: 'task', link: next.link, values, step });
  });

/** Its receipt has told this step already. */
const beganWith = ({ applied_at, stage_entered_at }: ApplicationRow): boolean =>
  applied_at.getTime() === stage_entered_at.getTime();

const stepOf = async (
  tx: Transaction,
  { company_id: companyId }: ApplicationRow,
  { stage_type: type, link }: NextTask,
  config: StageConfig,
) => ({ asked: await findAskedStep(tx, { companyId, type, config }), link });
