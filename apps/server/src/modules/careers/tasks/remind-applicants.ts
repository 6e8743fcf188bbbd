// Sends a stage's link again, once the reminder can no longer be undone (APP-030, AHD-001): action 10.
import { decideReminder, type ReminderRefusal } from '@onward/domain/applicants/actions/reminding';
import type { App } from '../../../platform/app.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { enqueue, withdrawJobs } from '../../../platform/jobs/enqueue.ts';
import {
  type ActionContext,
  type Effect,
  factsOf,
  findApplication,
  recordAction,
  reminderKey,
  type Selected,
  type Skipped,
  type UndoEffect,
} from '../../applicants/applicants.service.ts';
import { findOccasion } from '../applying/receipt.queries.ts';
import { sendToApplicant } from '../careers.mail.ts';
import { nextTaskOf, taskLinkOf } from './link-tasks.ts';

export const REMINDER_TASK = 'careers.reminder';

export interface Reminder {
  company_id: number;
  application_id: number;
  /** The stage visit it is about: applicants who have moved on are not reminded. */
  stage_entry: number;
}

const REFUSALS: Record<ReminderRefusal, Omit<Skipped, 'id'>> = {
  room_missing: { code: 'wrongState', key: 'actions.not_available_yet' },
  completed: { code: 'wrongState', key: 'actions.completed_already' },
  not_in_progress: { code: 'wrongState', key: 'actions.skips.not_in_progress' },
  reminded_recently: { code: 'rateLimited', key: 'actions.reminded_recently' },
};

const sendAgain: Effect = async (context, selected) => {
  const reminded = await lastReminders(context, selected);
  const skipped: Skipped[] = [];
  const qualified: Selected[] = [];
  for (const row of selected) {
    const decision = decideReminder(factsOf(row), reminded.get(row.id) ?? null, context.now);
    if (decision.allowed) qualified.push(row);
    else skipped.push({ id: row.id, ...REFUSALS[decision.reason] });
  }
  for (const row of qualified) await schedule(context, row);
  await recordAction(
    context,
    qualified.map(({ id, stage_name: stage }) => ({ applicationId: id, action: 'reminder_sent', detail: { stage } })),
  );
  return { changed: qualified.map(({ id, version, stage_entry }) => ({ id, version, stage_entry })), skipped };
};

/** An undone reminder that has not been sent never is. */
const undo: UndoEffect = async ({ tx, companyId }, { applicationIds }) => {
  await withdrawJobs(
    tx,
    applicationIds.map((id) => reminderKey(companyId, id)),
  );
  return [...applicationIds];
};

export const remind: Effect = Object.assign(sendAgain, { undo });

const schedule = ({ tx, companyId, holdUntil }: ActionContext, { id, stage_entry }: Selected): Promise<void> => {
  const payload: Reminder = { company_id: companyId, application_id: id, stage_entry };
  return enqueue(tx, REMINDER_TASK, payload, { key: reminderKey(companyId, id), runAt: holdUntil });
};

/** An undone reminder does not count. */
async function lastReminders(
  { tx, companyId }: ActionContext,
  selected: readonly Selected[],
): Promise<Map<number, Date>> {
  const rows = await tx.prepared<{ application_id: number; action: string; created_at: Date }>(
    'careers_last_reminders',
    `select distinct on (application_id) application_id, action, created_at from application_histories
     where company_id = $1 and application_id = any($2::bigint[])
       and (action = 'reminder_sent' or (action = 'undone' and detail ->> 'action' = 'send_reminder'))
     order by application_id, id desc`,
    [companyId, selected.map(({ id }) => id)],
  );
  return new Map(
    rows
      .filter(({ action }) => action === 'reminder_sent')
      .map(({ application_id, created_at }) => [application_id, created_at]),
  );
}

/** Only for open tasks, because the applicant may have completed it while the reminder waited. */
export const sendReminder = (app: App, reminder: Reminder): Promise<void> =>
  inCompany(app.pool, reminder.company_id, async (tx) => {
    const application = await findApplication(tx, reminder.company_id, reminder.application_id);
    if (application?.stage_entry !== reminder.stage_entry) return;
    // Applicants who have booked see their time behind the same link.
    const link = (await nextTaskOf(app, tx, application))?.link ?? (await taskLinkOf(app, tx, application));
    if (!link) return;
    const { position, company, stage } = await findOccasion(tx, application);
    const values = { position, company, stage };
    await sendToApplicant(app, tx, application, { name: 'reminder', link, values });
  });
