// Completes and checks a hiring process sent by the editor; errors are reported at their place.
import { errorCodes } from '@onward/contract/errors';
import type { HiringProcessInput } from '@onward/contract/hiring-processes/hiring-processes';
import {
  type AutomationRule,
  RULES_PER_STAGE_MAX,
  type RuleProblem,
  ruleProblem,
  triggersOf,
} from '@onward/domain/hiring-processes/rules';
import {
  configOf,
  processProblem,
  STAGES_MAX,
  type StageConfig,
  type StageProblem,
  type StageType,
  stageProblem,
} from '@onward/domain/hiring-processes/stages';
import { OFFER_EXPIRY_DAYS, type RuleOffer } from '@onward/domain/offers/terms';
import { type FieldTexts, type LocalizedText, Refusal } from '../../../platform/http/errors.ts';
import type { WholeProcess } from './processes.queries.ts';

export interface StageEntry {
  /** How rules and moves of the same request refer to it: its id, or the editor's negative number. */
  reference: number;
  /** Null when it is new. */
  id: number | null;
  name: string;
  stage_type: StageType;
  sequence: number;
  config: StageConfig;
}

interface RuleEntry extends AutomationRule {
  /** References to stages, such as `target_stage_id`. */
  stage_id: number;
}

export interface ProcessEntry {
  name: string;
  stages: StageEntry[];
  rules: RuleEntry[];
  problems: FieldTexts;
}

export function readProcess(input: HiringProcessInput, current: WholeProcess | null): ProcessEntry {
  const stages = input.stages.map((stage, index) => readStage(stage, index, current));
  const rules = (input.automation_rules ?? []).map((rule) => readRule(rule, stages, current));
  return {
    name: input.name.trim().replace(/\s+/g, ' '),
    stages,
    rules,
    problems: { ...stageProblems(stages, current), ...ruleProblems(rules, stages) },
  };
}

/** Below every number an editor may choose, so that no reference matches a stage without a number. */
const UNNAMED = -2_000_000;

function readStage(
  { id = null, name, stage_type, config = {} }: HiringProcessInput['stages'][number],
  sequence: number,
  current: WholeProcess | null,
): StageEntry {
  const known = current?.stages.find((stage) => stage.id === id);
  return {
    reference: id ?? UNNAMED - sequence,
    id: known?.id ?? null,
    name: name.trim().replace(/\s+/g, ' '),
    stage_type,
    sequence,
    config: configOf(stage_type, config),
  };
}

type RuleInput = NonNullable<HiringProcessInput['automation_rules']>[number];

/** A rule keeps its id only on its original stage; on another stage it is a new rule. */
function readRule(rule: RuleInput, stages: readonly StageEntry[], current: WholeProcess | null): RuleEntry {
  const stage = stages.find(({ reference }) => reference === rule.stage_id);
  const known = current?.rules.find(({ id, stage_id }) => id === rule.id && stage_id === rule.stage_id);
  const [usualTrigger = 'enters_stage'] = triggersOf(rule.kind, stage?.stage_type ?? 'custom');
  return {
    id: known?.id ?? null,
    kind: rule.kind,
    trigger: rule.trigger ?? usualTrigger,
    stage_id: rule.stage_id,
    target_stage_id: rule.target_stage_id ?? null,
    delay_seconds: rule.delay_seconds ?? 0,
    channel: rule.channel ?? null,
    message_template: rule.message_template ?? null,
    offer: rule.kind === 'offer_send' ? (rule.offer ?? offerOf(stage)) : null,
    enabled: rule.enabled ?? true,
  };
}

/** A rule that names no offer sends the one of its stage. */
const offerOf = (stage: StageEntry | undefined): RuleOffer | null =>
  stage?.config.offer_template_id
    ? {
        offer_template_ids: [stage.config.offer_template_id],
        salary: null,
        salary_unit: null,
        start_days: null,
        signer_ids: [],
        expires_in_days: OFFER_EXPIRY_DAYS.usual,
      }
    : null;

const STAGE_FIELD: Record<StageProblem, string> = {
  name_required: 'name',
  name_too_long: 'name',
  form_required: 'config.form_id',
  quiz_required: 'config.quiz_id',
  pass_score_invalid: 'config.pass_score',
  meeting_type_required: 'config.meeting_type',
  duration_invalid: 'config.duration_minutes',
  interviewer_required: 'config.interviewer_ids',
  package_required: 'config.package',
  offer_template_required: 'config.offer_template_id',
};

function stageProblems(stages: readonly StageEntry[], current: WholeProcess | null): FieldTexts {
  const problems: FieldTexts = {};
  const whole = processProblem(stages);
  if (whole) problems.stages = [{ key: `fields.process_${whole}`, values: { count: STAGES_MAX } }];
  stages.forEach((stage, index) => {
    const { reference, id, name, stage_type } = stage;
    const at = `stages.${index}`;
    const before = current?.stages.find((known) => known.id === id);
    if (reference >= 0 && id === null) problems[`${at}.id`] = [{ key: 'fields.unknown_record' }];
    else if (stages.findIndex((other) => other.reference === reference) < index) {
      problems[`${at}.id`] = [{ key: 'fields.repeated' }];
    }
    // An existing stage cannot change its type, because its applicants are in a state of that type.
    if (before && before.stage_type !== stage_type) {
      problems[`${at}.stage_type`] = [{ key: 'fields.stage_type_fixed', values: { stage: before.name } }];
    }
    const problem = stageProblem(stage);
    if (problem) problems[`${at}.${STAGE_FIELD[problem]}`] = [stageWords(problem, name, index)];
  });
  return problems;
}

/** An unnamed stage is identified by its position. */
const stageWords = (problem: StageProblem, name: string, index: number): LocalizedText => ({
  key: `fields.stage_${problem}`,
  values: { stage: name || index + 1 },
});

const RULE_FIELD: Record<RuleProblem['problem'], string> = {
  kind_does_not_fit: 'kind',
  kind_twice: 'kind',
  trigger_does_not_fit: 'trigger',
  delay_required: 'delay_seconds',
  delay_too_long: 'delay_seconds',
  target_required: 'target_stage_id',
  target_unknown: 'target_stage_id',
  channel_required: 'channel',
  message_required: 'message_template',
  subject_required: 'message_template',
  message_too_long: 'message_template',
  unknown_merge_tags: 'message_template',
  missing_merge_tags: 'message_template',
};

function ruleProblems(rules: readonly RuleEntry[], stages: readonly StageEntry[]): FieldTexts {
  const problems: FieldTexts = {};
  const references = stages.map(({ reference }) => reference);
  rules.forEach((rule, index) => {
    const at = `automation_rules.${index}`;
    const stage = stages.find(({ reference }) => reference === rule.stage_id);
    if (!stage) {
      problems[`${at}.stage_id`] = [{ key: 'fields.unknown_record' }];
      return;
    }
    const before = rules.slice(0, index).filter(({ stage_id }) => stage_id === rule.stage_id);
    const values = { stage: stage.name };
    if (before.length >= RULES_PER_STAGE_MAX) {
      problems[`${at}.kind`] = [{ key: 'fields.rule_too_many', values: { ...values, count: RULES_PER_STAGE_MAX } }];
      return;
    }
    const place = { id: stage.reference, stage_type: stage.stage_type };
    const problem = ruleProblem(rule, place, before, references);
    if (problem) problems[`${at}.${RULE_FIELD[problem.problem]}`] = [ruleWords(problem, stage.name)];
  });
  return problems;
}

const ruleWords = (problem: RuleProblem, stage: string): LocalizedText => ({
  key: `fields.rule_${problem.problem}`,
  values: { stage, ...('tags' in problem && { tags: problem.tags.join(', ') }) },
});

/** Uses the first problem's message, so that clients showing only the message still name the stage. */
export function refuseProblems(problems: FieldTexts): void {
  const [first] = Object.values(problems);
  if (first?.[0]) throw new Refusal(errorCodes.validation, first[0], { fields: problems });
}
