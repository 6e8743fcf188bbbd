// Automation rules of a stage: kinds, the stages they fit, and what they require (JOB-025 to JOB-029).
import { CHANNELS, type Channel } from '../messages/channels.ts';
import { checkMergeTags, type MergeTagProblem, type MessageKind } from '../messages/merge-tags.ts';
import type { RuleOffer } from '../offers/terms.ts';
import { SECONDS } from '../platform/time/time-units.ts';
import type { StageType } from './stages.ts';

export const RULE_KINDS = [
  'application_advance',
  'form_advance',
  'quiz_advance',
  'offer_send',
  'offer_advance',
  'background_check_send',
  'background_check_advance',
  'auto_rejection',
  'form_reminder',
  'quiz_reminder',
  'offer_reminder',
  'scheduling_reminder',
  'background_check_reminder',
  'meeting_reminder',
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

export const RULE_TRIGGERS = [
  'passes_screening',
  'submits_form',
  'passes_quiz',
  'enters_stage',
  'completes_signing',
  'passes_background_check',
  'fails_screening',
  'fails_quiz',
  'stays_in_stage',
  'before_meeting',
] as const;
export type RuleTrigger = (typeof RULE_TRIGGERS)[number];

export const RULE_CHANNELS = ['email', 'sms', 'both'] as const;
export type RuleChannel = (typeof RULE_CHANNELS)[number];

export interface RuleMessage {
  subject: string;
  body: string;
}

export interface AutomationRule {
  id: number | null;
  kind: RuleKind;
  trigger: RuleTrigger;
  target_stage_id: number | null;
  delay_seconds: number;
  channel: RuleChannel | null;
  message_template: RuleMessage | null;
  /** What an `offer_send` rule sends. */
  offer?: RuleOffer | null;
  enabled: boolean;
}

interface RuleShape {
  stageTypes: readonly StageType[];
  triggers: readonly RuleTrigger[];
  does: 'advance' | 'send' | 'reject' | 'remind';
  /** The kind of message it sends, which decides the available merge tags. */
  message?: MessageKind;
}

const everyStage: readonly StageType[] = [
  'application',
  'online_form',
  'online_quiz',
  'scheduling',
  'background_check',
  'offer',
  'custom',
];

const SHAPES: Record<RuleKind, RuleShape> = {
  application_advance: { stageTypes: ['application'], triggers: ['passes_screening'], does: 'advance' },
  form_advance: { stageTypes: ['online_form'], triggers: ['submits_form'], does: 'advance' },
  quiz_advance: { stageTypes: ['online_quiz'], triggers: ['passes_quiz'], does: 'advance' },
  offer_send: { stageTypes: ['offer'], triggers: ['enters_stage'], does: 'send' },
  offer_advance: { stageTypes: ['offer'], triggers: ['completes_signing'], does: 'advance' },
  background_check_send: { stageTypes: ['background_check'], triggers: ['enters_stage'], does: 'send' },
  background_check_advance: {
    stageTypes: ['background_check'],
    triggers: ['passes_background_check'],
    does: 'advance',
  },
  auto_rejection: {
    stageTypes: everyStage,
    triggers: ['fails_screening', 'fails_quiz', 'stays_in_stage'],
    does: 'reject',
    message: 'rejection',
  },
  form_reminder: {
    stageTypes: ['online_form'],
    triggers: ['stays_in_stage'],
    does: 'remind',
    message: 'form_reminder',
  },
  quiz_reminder: {
    stageTypes: ['online_quiz'],
    triggers: ['stays_in_stage'],
    does: 'remind',
    message: 'quiz_reminder',
  },
  offer_reminder: { stageTypes: ['offer'], triggers: ['stays_in_stage'], does: 'remind', message: 'offer_reminder' },
  scheduling_reminder: {
    stageTypes: ['scheduling'],
    triggers: ['stays_in_stage'],
    does: 'remind',
    message: 'scheduling_reminder',
  },
  background_check_reminder: {
    stageTypes: ['background_check'],
    triggers: ['stays_in_stage'],
    does: 'remind',
    message: 'background_check_reminder',
  },
  meeting_reminder: {
    stageTypes: ['scheduling'],
    triggers: ['before_meeting'],
    does: 'remind',
    message: 'meeting_reminder',
  },
};

export const DELAY_MAX_SECONDS = SECONDS.year;
export const RULES_PER_STAGE_MAX = 20;
export const MESSAGE_SUBJECT_MAX = 200;
export const MESSAGE_BODY_MAX = 5000;

export const effectOf = (kind: RuleKind): RuleShape['does'] => SHAPES[kind].does;
export const isReminder = (kind: RuleKind): boolean => effectOf(kind) === 'remind';
export const messageKindOf = (kind: RuleKind): MessageKind | null => SHAPES[kind].message ?? null;

/**
 * The channels a rule's message is sent on; a rejection without a channel sends nothing, even if a message was written.
 */
export const channelsOf = (chosen: RuleChannel | null): Channel[] =>
  CHANNELS.filter((channel) => chosen === 'both' || chosen === channel);

/** The stages each failure trigger applies to: screening happens on applying, scores exist only in a quiz. */
const TRIGGER_STAGES: Partial<Record<RuleTrigger, readonly StageType[]>> = {
  fails_screening: ['application'],
  fails_quiz: ['online_quiz'],
};

export const triggersOf = (kind: RuleKind, stageType: StageType): readonly RuleTrigger[] =>
  SHAPES[kind].triggers.filter((trigger) => TRIGGER_STAGES[trigger]?.includes(stageType) ?? true);

export const fitsStage = (kind: RuleKind, stageType: StageType): boolean => SHAPES[kind].stageTypes.includes(stageType);

/** Kinds that can still be added to a stage: those of its type, each only once except reminders. */
export const offeredKinds = (stageType: StageType, present: readonly RuleKind[]): RuleKind[] =>
  RULE_KINDS.filter((kind) => fitsStage(kind, stageType) && (isReminder(kind) || !present.includes(kind)));

/** Rules that wait for a time rather than an event. */
export const waitsForClock = (trigger: RuleTrigger): boolean =>
  trigger === 'stays_in_stage' || trigger === 'before_meeting';

export type RuleProblem =
  | { problem: 'kind_does_not_fit' | 'kind_twice' | 'trigger_does_not_fit' | 'delay_required' | 'delay_too_long' }
  | {
      problem:
        | 'target_required'
        | 'target_unknown'
        | 'channel_required'
        | 'message_required'
        | 'subject_required'
        | 'message_too_long';
    }
  | MergeTagProblem;

/** The first problem of a rule. `others` are the rules before it on the same stage. */
export function ruleProblem(
  rule: AutomationRule,
  stage: { id: number | null; stage_type: StageType },
  others: readonly Pick<AutomationRule, 'kind'>[],
  stageIds: readonly (number | null)[],
): RuleProblem | null {
  if (!fitsStage(rule.kind, stage.stage_type)) return { problem: 'kind_does_not_fit' };
  if (!isReminder(rule.kind) && others.some(({ kind }) => kind === rule.kind)) return { problem: 'kind_twice' };
  if (!triggersOf(rule.kind, stage.stage_type).includes(rule.trigger)) return { problem: 'trigger_does_not_fit' };
  if (rule.delay_seconds > DELAY_MAX_SECONDS) return { problem: 'delay_too_long' };
  if (waitsForClock(rule.trigger) && rule.delay_seconds <= 0) return { problem: 'delay_required' };
  if (effectOf(rule.kind) === 'advance') return targetProblem(rule, stage.id, stageIds);
  return messageProblem(rule);
}

/** Without a target the applicant moves to the next stage. */
function targetProblem(
  { target_stage_id: target }: AutomationRule,
  own: number | null,
  stageIds: readonly (number | null)[],
): RuleProblem | null {
  if (target === null) return null;
  return target !== own && stageIds.includes(target) ? null : { problem: 'target_unknown' };
}

/** Reminders need a message; a rejection can be silent. */
function messageProblem({ kind, channel, message_template: message }: AutomationRule): RuleProblem | null {
  const messageKind = messageKindOf(kind);
  if (!messageKind) return null;
  if (channel === null) return isReminder(kind) ? { problem: 'channel_required' } : null;
  if (!message?.body.trim()) return { problem: 'message_required' };
  if (channel !== 'sms' && !message.subject.trim()) return { problem: 'subject_required' };
  if (message.subject.length > MESSAGE_SUBJECT_MAX || message.body.length > MESSAGE_BODY_MAX)
    return { problem: 'message_too_long' };
  return checkMergeTags(messageKind, `${message.subject}\n${message.body}`);
}
