// Texts for problems of a stage or a rule, the same as the server's.
import type { RuleProblem } from '@onward/domain/hiring-processes/rules';
import type { StageProblem } from '@onward/domain/hiring-processes/stages';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProcessDraft } from './process-draft.ts';

export function useProblemText(): (
  problem: StageProblem | RuleProblem,
  draft: ProcessDraft,
  stageId: number,
) => string {
  const { t } = useTranslation();
  return useCallback(
    (problem, { stages }, stageId) => {
      const at = stages.findIndex(({ id }) => id === stageId);
      const stage = stages[at]?.name.trim() || at + 1;
      if (typeof problem === 'string') return t(`errors:fields.stage_${problem}`, { stage });
      const tags = 'tags' in problem ? problem.tags.join(', ') : '';
      return t(`errors:fields.rule_${problem.problem}`, { stage, tags });
    },
    [t],
  );
}
