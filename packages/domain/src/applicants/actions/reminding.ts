// Whether an applicant can be reminded of what their stage asks of them (APP-030).
import type { StageType } from '../../hiring-processes/stages.ts';
import { SECONDS } from '../../platform/time/time-units.ts';
import { type StageStatus, TASK_PATHS } from '../stages/stage-statuses.ts';
import type { ApplicantFacts } from './situation.ts';

/** Where the link exists only once something was sent, and needs no reminder once it was answered. */
const SENT_STATUSES: Partial<Record<StageType, StageStatus>> = { offer: 'sent', background_check: 'invitation_sent' };

export const REMINDER_PAUSE_SECONDS = SECONDS.hour;

const REMINDER_REFUSALS = ['completed', 'nothing_sent', 'not_in_progress', 'reminded_recently'] as const;
export type ReminderRefusal = (typeof REMINDER_REFUSALS)[number];

export type ReminderDecision = { allowed: true } | { allowed: false; reason: ReminderRefusal };

type Reminded = Pick<ApplicantFacts, 'status' | 'stageType' | 'stageStatus'>;

export function decideReminder(
  { status, stageType, stageStatus }: Reminded,
  lastRemindedAt: Date | null,
  now: Date,
): ReminderDecision {
  if (TASK_PATHS[stageType] === undefined) return refuse('nothing_sent');
  if (stageStatus === 'completed') return refuse('completed');
  const sent = SENT_STATUSES[stageType];
  if (sent && stageStatus !== sent) return refuse('nothing_sent');
  if (status !== 'in_progress') return refuse('not_in_progress');
  const pauseEnds = (lastRemindedAt?.getTime() ?? Number.NEGATIVE_INFINITY) + REMINDER_PAUSE_SECONDS * 1000;
  return now.getTime() < pauseEnds ? refuse('reminded_recently') : { allowed: true };
}

const refuse = (reason: ReminderRefusal): ReminderDecision => ({ allowed: false, reason });
