// Whether an applicant can be reminded of what their stage asks of them (APP-030).
import type { StageType } from '../../hiring-processes/stages.ts';
import { SECONDS } from '../../platform/time/time-units.ts';
import type { ApplicantFacts } from './situation.ts';

/** Stages whose room is there to send the link again. */
const READY_STAGES: readonly StageType[] = ['online_form', 'online_quiz', 'scheduling', 'offer'];

export const canRemindIn = (type: StageType): boolean => READY_STAGES.includes(type);

export const REMINDER_PAUSE_SECONDS = SECONDS.hour;

const REMINDER_REFUSALS = [
  'room_missing',
  'completed',
  'nothing_sent',
  'not_in_progress',
  'reminded_recently',
] as const;
export type ReminderRefusal = (typeof REMINDER_REFUSALS)[number];

export type ReminderDecision = { allowed: true } | { allowed: false; reason: ReminderRefusal };

type Reminded = Pick<ApplicantFacts, 'status' | 'stageType' | 'stageStatus'>;

export function decideReminder(
  { status, stageType, stageStatus }: Reminded,
  lastRemindedAt: Date | null,
  now: Date,
): ReminderDecision {
  if (!canRemindIn(stageType)) return refuse('room_missing');
  if (stageStatus === 'completed') return refuse('completed');
  if (stageType === 'offer' && stageStatus !== 'sent') return refuse('nothing_sent');
  if (status !== 'in_progress') return refuse('not_in_progress');
  const pauseEnds = (lastRemindedAt?.getTime() ?? Number.NEGATIVE_INFINITY) + REMINDER_PAUSE_SECONDS * 1000;
  return now.getTime() < pauseEnds ? refuse('reminded_recently') : { allowed: true };
}

const refuse = (reason: ReminderRefusal): ReminderDecision => ({ allowed: false, reason });
