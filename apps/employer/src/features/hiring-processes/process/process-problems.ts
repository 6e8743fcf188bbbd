// The problems of a hiring process draft, by stage and by rule.
import { type RuleProblem, ruleProblem } from '@onward/domain/hiring-processes/rules';
import { type Stage as DomainStage, type StageProblem, stageProblem } from '@onward/domain/hiring-processes/stages';
import { type DraftRule, type DraftStage, type ProcessDraft, rulesOf } from './process-draft.ts';

export interface ProcessProblems<Problem> {
  stages: ReadonlyMap<number, Problem>;
  rules: ReadonlyMap<number, Problem>;
}

/** Uses the same rules as the server. */
export function problemsOf(draft: ProcessDraft): ProcessProblems<StageProblem | RuleProblem> {
  const stages = new Map<number, StageProblem | RuleProblem>();
  const rules = new Map<number, StageProblem | RuleProblem>();
  for (const stage of draft.stages) {
    const found = stageProblem(stage as DomainStage);
    if (found) stages.set(stage.id, found);
    rulesOf(draft, stage.id).forEach((rule, index, all) => {
      const wrong = problemOfRule(draft, stage, rule, all.slice(0, index));
      if (wrong) rules.set(rule.id, wrong);
    });
  }
  return { stages, rules };
}

const problemOfRule = (
  { stages }: ProcessDraft,
  stage: DraftStage,
  rule: DraftRule,
  before: readonly DraftRule[],
): RuleProblem | null =>
  ruleProblem(
    rule,
    stage,
    before,
    stages.map(({ id }) => id),
  );

/** The server names a refused stage or rule by its position in the request; this maps it back to the draft's ids. */
export function refusedAt(
  { stages, rules }: ProcessDraft,
  fields: Readonly<Record<string, string>>,
): ProcessProblems<string> & { rest: string[] } {
  const refused = { stages: new Map<number, string>(), rules: new Map<number, string>(), rest: [] as string[] };
  for (const [field, text] of Object.entries(fields)) {
    const [, kind, place] = /^(?:hiring_process_template\.)?(stages|automation_rules)\.(\d+)/.exec(field) ?? [];
    const at = Number(place);
    const id = kind === 'stages' ? stages[at]?.id : kind === 'automation_rules' ? rules[at]?.id : undefined;
    if (id === undefined) refused.rest.push(text);
    else (kind === 'stages' ? refused.stages : refused.rules).set(id, text);
  }
  return refused;
}

/** All problems as texts; what is wrong in the draft now replaces what the server refused earlier. */
export function problemTexts(
  draft: ProcessDraft,
  refused: ProcessProblems<string>,
  textOf: (problem: StageProblem | RuleProblem, draft: ProcessDraft, stageId: number) => string,
): ProcessProblems<string> {
  const { stages, rules } = problemsOf(draft);
  const stageOfRule = (id: number) => draft.rules.find((rule) => rule.id === id)?.stage_id ?? 0;
  return {
    stages: new Map([
      ...refused.stages,
      ...[...stages].map(([id, problem]) => [id, textOf(problem, draft, id)] as const),
    ]),
    rules: new Map([
      ...refused.rules,
      ...[...rules].map(([id, problem]) => [id, textOf(problem, draft, stageOfRule(id))] as const),
    ]),
  };
}

/** The stage to open so that the first problem is visible. */
export function firstStageWithProblem(draft: ProcessDraft, { stages, rules }: ProcessProblems<unknown>): number | null {
  const withProblem = draft.stages.find(
    ({ id }) => stages.has(id) || rulesOf(draft, id).some((rule) => rules.has(rule.id)),
  );
  return withProblem?.id ?? null;
}
