// The job behind action 10: sends the link of the applicant's open task again, by email and text message (APP-030).
import type { StageType } from '@onward/domain/hiring-processes/stages';
import type { App } from '../../../platform/app.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { findApplication } from '../../applicants/applicants.service.ts';
import { findOccasion } from '../applying/receipt.queries.ts';
import { type ReminderName, sendToApplicant } from '../careers.mail.ts';
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
    const { position, place, company, brand, stage, config } = await findOccasion(tx, application);
    const values = { position, place, company, brand, stage };
    const name = nameOf(stage.stage_type, application.stage_status);
    const step = { asked: { texts: 'booking', config }, link } as const;
    await sendToApplicant(app, tx, application, { name, link, values, ...(name === 'reminder_booking' && { step }) });
  });

function nameOf(type: StageType, status: string | null): ReminderName {
  if (type === 'offer' || type === 'background_check') return `reminder_${type}`;
  const hasTime = status === 'pending' || status === 'confirmed';
  return type === 'scheduling' && !hasTime ? 'reminder_booking' : 'reminder';
}
