// The job behind action 10: sends the link of the applicant's open task again, by email and text message (APP-030).
import type { App } from '../../../platform/app.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { findApplication } from '../../applicants/applicants.service.ts';
import { findOccasion } from '../applying/receipt.queries.ts';
import { sendToApplicant } from '../careers.mail.ts';
import { nextTaskOf, taskLinkOf } from '../tasks/link-tasks.ts';

export const REMINDER_TASK = 'careers.reminder';

export interface Reminder {
  company_id: number;
  application_id: number;
  /** The stage visit it is about: applicants who have moved on are not reminded. */
  stage_entry: number;
}

/** Only for open tasks, because the applicant may have completed it while the reminder waited. */
export const sendReminder = (app: App, reminder: Reminder): Promise<void> =>
  inCompany(app.pool, reminder.company_id, async (tx) => {
    const application = await findApplication(tx, reminder.company_id, reminder.application_id);
    if (application?.stage_entry !== reminder.stage_entry) return;
    // Applicants who have booked see their time behind the same link.
    const link = (await nextTaskOf(app, tx, application))?.link ?? (await taskLinkOf(app, tx, application));
    if (!link) return;
    const { position, place, company, stage } = await findOccasion(tx, application);
    const values = { position, place, company, stage };
    await sendToApplicant(app, tx, application, { name: 'reminder', link, values });
  });
