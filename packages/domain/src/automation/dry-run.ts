// Simulates what a hiring process would do for one applicant: which rule runs when, on which channels, and why it would
// be skipped. It lists everything that can happen in a stage, even steps that would prevent one another.
import {
  type AutomationRule,
  channelsOf,
  effectOf,
  type RuleChannel,
  type RuleKind,
  waitsForClock,
} from '../hiring-processes/rules.ts';
import { FIRST_STAGE_TYPE, type StageType, stageAfter, targetStage } from '../hiring-processes/stages.ts';
import type { Channel } from '../messages/channels.ts';
import { leavesAt } from '../messages/quiet-hours.ts';
import { type Reachable, type UnreachableReason, whyUnreachable } from '../messages/reaching.ts';
import { dayAfter, momentOf, wallTimeOf } from '../platform/time/zoned-time.ts';
import { decideRun, remindsAt, runsAt } from './runs.ts';

interface DryStage {
  id: number;
  stage_type: StageType;
}

export interface DryRule extends AutomationRule {
  stage_id: number;
}

export interface DryRun {
  stages: readonly DryStage[];
  rules: readonly DryRule[];
  person: { reach: Reachable; timeZone: string };
  moduleOn: boolean;
  /** What the product currently carries out: rule kinds, and stages whose task link it sends. */
  carriedOut: { kinds: readonly RuleKind[]; tasks: readonly StageType[] };
  /** When the applicant applies. */
  start: Date;
}

export const DRY_RUN_SKIPS = [
  'module_off',
  'rule_off',
  'not_carried_out',
  'meeting_too_soon',
  'nowhere_to_go',
] as const;
type DryRunSkip = (typeof DRY_RUN_SKIPS)[number];

/** Messages the product sends without a rule. */
export const AUTOMATIC_MESSAGES = ['receipt', 'task', 'offer', 'check'] as const;
type AutomaticMessage = (typeof AUTOMATIC_MESSAGES)[number];

export interface PlannedMessage {
  channel: Channel;
  /** Why the message doesn't reach the applicant. */
  skipped: UnreachableReason | null;
  leaves_at: Date;
  /** The message is held until quiet hours end. */
  held: boolean;
}

export interface PlannedStep {
  /** Index of the rule among those given; null for automatic messages. */
  rule: number | null;
  mail: AutomaticMessage | null;
  skipped: DryRunSkip | null;
  runs_at: Date;
  /** The stage it moves the applicant to. */
  to_stage_id: number | null;
  messages: PlannedMessage[];
}

type Leaving =
  | { by: 'rule'; rule: number; to_stage_id: number }
  | { by: 'hand'; to_stage_id: number }
  | { by: 'end'; to_stage_id: null };

export interface PlannedStage {
  stage_id: number;
  /** Whether an applicant who does everything immediately passes through the stage. */
  on_the_way: boolean;
  enters_at: Date;
  /** The assumed meeting time, in stages with a meeting. */
  meeting_at: Date | null;
  steps: PlannedStep[];
  leaving: Leaving;
}

/** Stages in process order, each with everything that could happen in it. */
export function dryRunProcess(run: DryRun): PlannedStage[] {
  const entries = walk(run);
  return run.stages.map((stage) => {
    const entersAt = entries.get(stage.id) ?? run.start;
    const meetingAt = stage.stage_type === 'scheduling' ? assumedMeeting(entersAt, run.person.timeZone) : null;
    return {
      stage_id: stage.id,
      on_the_way: entries.has(stage.id),
      enters_at: entersAt,
      meeting_at: meetingAt,
      steps: [...automaticSteps(run, stage, entersAt), ...stepsOf(run, stage, { entersAt, meetingAt })],
      leaving: leavingOf(run, stage),
    };
  });
}

/** When an applicant who does everything immediately enters each stage; returning to a visited stage ends the walk. */
function walk(run: DryRun): Map<number, Date> {
  const entries = new Map<number, Date>();
  let stage = run.stages[0];
  let at = run.start;
  while (stage && !entries.has(stage.id)) {
    entries.set(stage.id, at);
    const { id, stage_type: type } = stage;
    const leaving = leavingOf(run, stage);
    const rule = leaving.by === 'rule' ? run.rules[leaving.rule] : undefined;
    if (type === 'scheduling') at = assumedMeeting(at, run.person.timeZone);
    if (rule) at = runsAt(rule, at);
    stage = run.stages.find((other) => other.id === leaving.to_stage_id && other.id !== id);
  }
  return entries;
}

const ASSUMED_DAYS = 3;
const ASSUMED_MINUTES = 10 * 60;

/** The real meeting time is unknown, so assume ten o'clock three days later. */
function assumedMeeting(entersAt: Date, timeZone: string): Date {
  const { day } = wallTimeOf(entersAt.getTime(), timeZone);
  return new Date(momentOf(dayAfter(day, ASSUMED_DAYS), ASSUMED_MINUTES, timeZone));
}

/** Applicants leave a stage through a rule, or are moved by hand. */
function leavingOf(run: DryRun, stage: DryStage): Leaving {
  const place = run.rules.findIndex(
    (rule) => rule.stage_id === stage.id && effectOf(rule.kind) === 'advance' && skipOf(run, rule) === null,
  );
  const target = place < 0 ? null : targetOf(run, run.rules[place]);
  if (target !== null) return { by: 'rule', rule: place, to_stage_id: target };
  const next = stageAfter(run.stages, stage.id);
  return next ? { by: 'hand', to_stage_id: next.id } : { by: 'end', to_stage_id: null };
}

const targetOf = ({ stages }: DryRun, rule: DryRule | undefined): number | null =>
  rule ? (targetStage(stages, { stageId: rule.stage_id, targetId: rule.target_stage_id })?.id ?? null) : null;

/** Uses the same rule that decides on a real run. */
function skipOf(run: DryRun, rule: DryRule): DryRunSkip | null {
  const decision = decideRun({
    moduleOn: run.moduleOn,
    rule,
    stageEntry: 1,
    applicant: { status: 'in_progress', stageEntry: 1, taskFinished: false },
  });
  if (!decision.runs) return decision.reason === 'module_off' ? 'module_off' : 'rule_off';
  if (!run.carriedOut.kinds.includes(rule.kind)) return 'not_carried_out';
  return effectOf(rule.kind) === 'advance' && targetOf(run, rule) === null ? 'nowhere_to_go' : null;
}

interface Visit {
  entersAt: Date;
  meetingAt: Date | null;
}

const stepsOf = (run: DryRun, stage: DryStage, visit: Visit): PlannedStep[] =>
  run.rules
    .flatMap((rule, place) => (rule.stage_id === stage.id ? [stepOf(run, rule, place, visit)] : []))
    .sort((a, b) => a.runs_at.getTime() - b.runs_at.getTime() || orderOf(run, a) - orderOf(run, b));

/** Sort order for steps at the same time: those that only wait for the clock come last. */
const orderOf = ({ rules }: DryRun, { rule }: PlannedStep): number =>
  rule !== null && waitsForClock(rules[rule]?.trigger ?? 'enters_stage') ? 1 : 0;

function stepOf(run: DryRun, rule: DryRule, place: number, { entersAt, meetingAt }: Visit): PlannedStep {
  const beforeMeeting = rule.trigger === 'before_meeting' && meetingAt ? meetingAt : null;
  const reminder = beforeMeeting && remindsAt(rule, beforeMeeting, entersAt);
  const skipped = skipOf(run, rule) ?? (beforeMeeting && !reminder ? 'meeting_too_soon' : null);
  const at = reminder ?? (beforeMeeting ? entersAt : runsAt(rule, entersAt));
  return {
    rule: place,
    mail: MAIL_OF_RULE[rule.kind] ?? null,
    skipped,
    runs_at: at,
    to_stage_id: effectOf(rule.kind) === 'advance' ? targetOf(run, rule) : null,
    messages: stepMessages(run, rule, at),
  };
}

/** What is sent by email and text when a rule asks the applicant for something. */
const MAIL_OF_RULE: Partial<Record<RuleKind, AutomaticMessage>> = {
  offer_send: 'offer',
  background_check_send: 'check',
};

function stepMessages(run: DryRun, { kind, channel, message_template }: DryRule, at: Date): PlannedMessage[] {
  if (MAIL_OF_RULE[kind]) return messagesOf(run, 'both', at);
  return message_template ? messagesOf(run, channel, at) : [];
}

/** The receipt on applying, and the task link on entering the task's stage. */
function automaticSteps(run: DryRun, { stage_type: type }: DryStage, at: Date): PlannedStep[] {
  const mail = type === FIRST_STAGE_TYPE ? 'receipt' : run.carriedOut.tasks.includes(type) ? 'task' : null;
  if (mail === null) return [];
  const messages = messagesOf(run, 'both', at);
  return [{ rule: null, mail, skipped: null, runs_at: at, to_stage_id: null, messages }];
}

const messagesOf = ({ person }: DryRun, chosen: RuleChannel | null, at: Date): PlannedMessage[] =>
  channelsOf(chosen).map((channel) => {
    const leaves = leavesAt(channel, at, person.timeZone);
    return {
      channel,
      leaves_at: leaves,
      held: leaves > at,
      skipped: whyUnreachable(person.reach, channel, 'automation'),
    };
  });
