// A hiring process being edited: new stages and rules have negative ids until they are saved (JOB-019).
import type {
  AutomationRule,
  HiringProcessInput,
  HiringProcessTemplate,
  Stage,
} from '@onward/contract/hiring-processes/hiring-processes';
import {
  effectOf,
  messageKindOf,
  type RuleKind,
  type RuleMessage,
  triggersOf,
  waitsForClock,
} from '@onward/domain/hiring-processes/rules';
import {
  configOf,
  isFixed,
  MEETING_MINUTES,
  moveStage as moved,
  renumbered,
  type StageConfig,
  type StageType,
} from '@onward/domain/hiring-processes/stages';
import { SECONDS } from '@onward/domain/platform/time/time-units';

export type DraftStage = Stage;
export type DraftRule = AutomationRule;

export interface StageMove {
  from_stage_id: number;
  to_stage_id: number;
}

export interface ProcessDraft {
  name: string;
  stages: readonly DraftStage[];
  rules: readonly DraftRule[];
  /** Where the applicants of deleted stages move to. */
  moves: readonly StageMove[];
}

export const draftOf = ({ name, stages, automation_rules }: HiringProcessTemplate): ProcessDraft => ({
  name,
  stages,
  rules: automation_rules,
  moves: [],
});

/** A new process starts with the one stage every process has. */
export const emptyDraft = (applicationName: string): ProcessDraft => ({
  name: '',
  stages: [newStage(-1, 'application', applicationName, 0)],
  rules: [],
  moves: [],
});

const newStage = (id: number, type: StageType, name: string, sequence: number): DraftStage => ({
  id,
  name,
  stage_type: type,
  sequence,
  config: initialConfig(type),
  applicants_count: 0,
});

const initialConfig = (type: StageType): Stage['config'] =>
  type === 'scheduling'
    ? {
        meeting_type: 'onsite_interview',
        duration_minutes: MEETING_MINUTES.usual,
        interviewer_ids: [],
        auto_confirm: true,
      }
    : {};

/** An id that no stage or rule uses. */
const freshId = ({ stages, rules }: ProcessDraft): number =>
  Math.min(0, ...stages.map(({ id }) => id), ...rules.map(({ id }) => id)) - 1;

export function addStage(draft: ProcessDraft, type: StageType, name: string): { draft: ProcessDraft; id: number } {
  const id = freshId(draft);
  return { draft: { ...draft, stages: [...draft.stages, newStage(id, type, name, draft.stages.length)] }, id };
}

/** The copy follows the original and gets copies of its rules. */
export function duplicateStage(draft: ProcessDraft, id: number, name: string): { draft: ProcessDraft; id: number } {
  const at = draft.stages.findIndex((stage) => stage.id === id);
  const original = draft.stages[at];
  if (!original || isFixed(original)) return { draft, id };
  const copyId = freshId(draft);
  const copy: DraftStage = { ...original, id: copyId, name, applicants_count: 0 };
  const rules = rulesOf(draft, id).map((rule, index) => ({
    ...rule,
    id: copyId - 1 - index,
    stage_id: copyId,
    target_stage_id: rule.target_stage_id === copyId ? null : rule.target_stage_id,
  }));
  const stages = renumbered([...draft.stages.slice(0, at + 1), copy, ...draft.stages.slice(at + 1)]);
  return { draft: { ...draft, stages, rules: [...draft.rules, ...rules] }, id: copyId };
}

export const changeStage = (
  draft: ProcessDraft,
  id: number,
  change: Partial<Pick<DraftStage, 'name' | 'config'>>,
): ProcessDraft => ({
  ...draft,
  stages: draft.stages.map((stage) => (stage.id === id ? { ...stage, ...change } : stage)),
});

export const moveStage = (draft: ProcessDraft, from: number, to: number): ProcessDraft => ({
  ...draft,
  stages: moved(draft.stages, from, to),
});

/** Applicants in the stage, and those who would have moved to it from stages deleted before. */
export const applicantsToMove = ({ stages, moves }: ProcessDraft, deleted: readonly DraftStage[], id: number): number =>
  (stages.find((stage) => stage.id === id)?.applicants_count ?? 0) +
  moves
    .filter(({ to_stage_id }) => to_stage_id === id)
    .reduce(
      (sum, { from_stage_id }) => sum + (deleted.find((one) => one.id === from_stage_id)?.applicants_count ?? 0),
      0,
    );

/** Its rules are deleted too; rules that pointed to it point to the next stage instead. */
export function removeStage(draft: ProcessDraft, id: number, target: number | null): ProcessDraft {
  const stage = draft.stages.find((one) => one.id === id);
  if (!stage || isFixed(stage)) return draft;
  const redirected = draft.moves.map((move) =>
    move.to_stage_id === id && target !== null ? { ...move, to_stage_id: target } : move,
  );
  const own = target !== null && id > 0 ? [{ from_stage_id: id, to_stage_id: target }] : [];
  return {
    ...draft,
    stages: renumbered(draft.stages.filter((one) => one.id !== id)),
    rules: draft.rules
      .filter(({ stage_id }) => stage_id !== id)
      .map((rule) => (rule.target_stage_id === id ? { ...rule, target_stage_id: null } : rule)),
    moves: [...redirected, ...own],
  };
}

export const rulesOf = ({ rules }: Pick<ProcessDraft, 'rules'>, stageId: number): DraftRule[] =>
  rules.filter(({ stage_id }) => stage_id === stageId);

const FIRST_DELAY: Partial<Record<RuleKind, number>> = { meeting_reminder: SECONDS.hour };

export function addRule(
  draft: ProcessDraft,
  stage: Pick<DraftStage, 'id' | 'stage_type'>,
  kind: RuleKind,
  message: RuleMessage,
): ProcessDraft {
  const [trigger = 'enters_stage'] = triggersOf(kind, stage.stage_type);
  const talks = messageKindOf(kind) !== null;
  const rule: DraftRule = {
    id: freshId(draft),
    kind,
    trigger,
    stage_id: stage.id,
    target_stage_id: null,
    delay_seconds: waitsForClock(trigger) ? (FIRST_DELAY[kind] ?? laterThan(draft, stage.id, kind)) : 0,
    channel: talks ? 'email' : null,
    message_template: talks ? message : null,
    offer: null,
    enabled: true,
  };
  return { ...draft, rules: [...draft.rules, rule] };
}

/** Each further reminder is sent two days after the previous one. */
function laterThan(draft: ProcessDraft, stageId: number, kind: RuleKind): number {
  const delays = rulesOf(draft, stageId)
    .filter((rule) => rule.kind === kind)
    .map(({ delay_seconds }) => delay_seconds);
  return delays.length === 0 ? SECONDS.day : Math.max(...delays) + 2 * SECONDS.day;
}

export const changeRule = (draft: ProcessDraft, id: number, change: Partial<DraftRule>): ProcessDraft => ({
  ...draft,
  rules: draft.rules.map((rule) => (rule.id === id ? { ...rule, ...change } : rule)),
});

export const removeRule = (draft: ProcessDraft, id: number): ProcessDraft => ({
  ...draft,
  rules: draft.rules.filter((rule) => rule.id !== id),
});

export const toInput = ({ name, stages, rules }: ProcessDraft): HiringProcessInput => ({
  name,
  stages: stages.map(({ id, name: stageName, stage_type, config }) => ({
    id,
    name: stageName,
    stage_type,
    config: configOf(stage_type, config as StageConfig) as Stage['config'],
  })),
  automation_rules: rules.map(({ id, kind, ...rule }) => ({
    ...rule,
    kind,
    id: id > 0 ? id : null,
    ...(effectOf(kind) === 'advance' || effectOf(kind) === 'send' ? { channel: null, message_template: null } : {}),
  })),
});

export const isSameDraft = (a: ProcessDraft, b: ProcessDraft): boolean => JSON.stringify(a) === JSON.stringify(b);
