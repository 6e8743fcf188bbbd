// Action 10, which this room performs for applicants: sends the link of a stage again, once the reminder can no longer be
// undone (APP-030, AHD-001).
//
// The example to copy for work that leaves the request: an effect behind a port (here), a job (`send-reminder.ts`), an
// email and a text message (`careers.mail.ts`), and the page their link opens (`apps/portal/src/islands/tasks`).
import { decideReminder, type ReminderRefusal } from '@onward/domain/applicants/actions/reminding';
import { enqueue, withdrawJobs } from '../../../platform/jobs/enqueue.ts';
import {
  type ActionContext,
  type Effect,
  factsOf,
  recordAction,
  reminderKey,
  type Selected,
  type Skipped,
  type UndoEffect,
  unchanged,
} from '../../applicants/applicants.service.ts';
import { lastReminders } from './reminders.queries.ts';
import { REMINDER_TASK, type Reminder } from './send-reminder.ts';

const REFUSALS: Record<ReminderRefusal, Omit<Skipped, 'id'>> = {
  completed: { code: 'wrongState', key: 'actions.completed_already' },
  nothing_sent: { code: 'wrongState', key: 'actions.nothing_sent' },
  not_in_progress: { code: 'wrongState', key: 'actions.skips.not_in_progress' },
  reminded_recently: { code: 'rateLimited', key: 'actions.reminded_recently' },
};

const sendAgain: Effect = async (context, selected) => {
  const ids = selected.map(({ id }) => id);
  const reminded = await lastReminders(context.tx, context.companyId, ids);
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
  return { changed: unchanged(qualified), skipped };
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
