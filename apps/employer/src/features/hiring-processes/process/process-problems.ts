// What is wrong with a process as it stands, and where: at a stage, at a rule, or with the whole.
import { type RuleProblem, ruleProblem } from '@onward/domain/hiring-processes/rules';
import { type Stage as DomainStage, type StageProblem, stageProblem } from '@onward/domain/hiring-processes/stages';
import { type DraftRule, type DraftStage, type ProcessDraft, rulesOf } from './process-draft.ts';

export interface ProcessProblems<Words> {
  stages: ReadonlyMap<number, Words>;
  rules: ReadonlyMap<number, Words>;
}

/** Found by the same rules the server uses. */
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

/** The server names what it refused by its place in the call; said at the stage or rule that stood there. */
export function refusedAt(
  { stages, rules }: ProcessDraft,
  fields: Readonly<Record<string, string>>,
): ProcessProblems<string> & { rest: string[] } {
  const refused = { stages: new Map<number, string>(), rules: new Map<number, string>(), rest: [] as string[] };
  for (const [field, words] of Object.entries(fields)) {
    const [, kind, place] = /^(?:hiring_process_template\.)?(stages|automation_rules)\.(\d+)/.exec(field) ?? [];
    const at = Number(place);
    const id = kind === 'stages' ? stages[at]?.id : kind === 'automation_rules' ? rules[at]?.id : undefined;
    if (id === undefined) refused.rest.push(words);
    else (kind === 'stages' ? refused.stages : refused.rules).set(id, words);
  }
  return refused;
}

/** The stage to open so that the first problem is seen. */
export function firstTroubledStage(draft: ProcessDraft, { stages, rules }: ProcessProblems<unknown>): number | null {
  const troubled = draft.stages.find(
    ({ id }) => stages.has(id) || rulesOf(draft, id).some((rule) => rules.has(rule.id)),
  );
  return troubled?.id ?? null;
}
