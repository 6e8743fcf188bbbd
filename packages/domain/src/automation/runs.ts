// When a rule runs: once per applicant, rule and stage entry, and never for someone who has left the stage (JOB-030).
import type { ApplicantStatus } from '../applicants/statuses.ts';
import { type AutomationRule, isReminder, waitsForClock } from '../hiring-processes/rules.ts';
import { addSeconds } from '../platform/time/time-units.ts';

/** Events of an applicant that start rules. */
export const AUTOMATION_FACTS = [
  'screening_passed',
  'screening_failed',
  'stage_entered',
  'form_submitted',
  'quiz_passed',
  'quiz_failed',
  'signing_completed',
  'background_check_passed',
] as const;
export type AutomationFact = (typeof AUTOMATION_FACTS)[number];

type StartedByFact = Exclude<AutomationRule['trigger'], 'before_meeting'>;

const FACT_OF: Record<StartedByFact, AutomationFact> = {
  passes_screening: 'screening_passed',
  fails_screening: 'screening_failed',
  submits_form: 'form_submitted',
  passes_quiz: 'quiz_passed',
  fails_quiz: 'quiz_failed',
  enters_stage: 'stage_entered',
  stays_in_stage: 'stage_entered',
  completes_signing: 'signing_completed',
  passes_background_check: 'background_check_passed',
};

/** The rules of a stage that an event starts; those with a delay run after it. */
export const rulesStartedBy = <R extends Pick<AutomationRule, 'trigger' | 'enabled'>>(
  rules: readonly R[],
  fact: AutomationFact,
): R[] => rules.filter(({ trigger, enabled }) => enabled && trigger !== 'before_meeting' && FACT_OF[trigger] === fact);

type Delayed = Pick<AutomationRule, 'delay_seconds'>;

/** When a rule that is started now will run. */
export const runsAt = ({ delay_seconds }: Delayed, now: Date): Date => addSeconds(now, delay_seconds);

/** When to send a meeting reminder; null when the meeting was booked so late that the booking message was just sent. */
export function remindsAt({ delay_seconds }: Delayed, meetingStartsAt: Date, now: Date): Date | null {
  const at = addSeconds(meetingStartsAt, -delay_seconds);
  return at > now ? at : null;
}

type SkipReason = 'module_off' | 'rule_off' | 'not_in_progress' | 'left_stage' | 'task_finished';
export type RunDecision = { runs: true } | { runs: false; reason: SkipReason };

export interface RunMoment {
  moduleOn: boolean;
  rule: Pick<AutomationRule, 'kind' | 'trigger' | 'enabled'>;
  /** The applicant's current state, compared with the stage entry the rule was started for. */
  applicant: { status: ApplicantStatus; stageEntry: number; taskFinished: boolean };
  stageEntry: number;
}

/** Decided at run time, because things may have changed since the rule was started. */
export function decideRun({ moduleOn, rule, applicant, stageEntry }: RunMoment): RunDecision {
  if (!moduleOn) return { runs: false, reason: 'module_off' };
  if (!rule.enabled) return { runs: false, reason: 'rule_off' };
  if (applicant.status !== 'in_progress') return { runs: false, reason: 'not_in_progress' };
  if (applicant.stageEntry !== stageEntry) return { runs: false, reason: 'left_stage' };
  const waitsForTask = isReminder(rule.kind) || waitsForClock(rule.trigger);
  return waitsForTask && applicant.taskFinished ? { runs: false, reason: 'task_finished' } : { runs: true };
}
