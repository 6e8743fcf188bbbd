// Which questions each screen shows, computed on the server so that the page need not load the rules.
import type { ApplyForm } from '@onward/contract/careers/applying';
import type { AskedStep } from '@onward/contract/careers/portal-pages';
import { applySteps, questionsOfStep } from '@onward/domain/careers/application-form';
import { asRequirements } from './entries.ts';

export function askedSteps(form: ApplyForm): AskedStep[] {
  const { questions } = asRequirements(form);
  return applySteps(questions, form.asks_equal_opportunity).map((step) => ({
    step,
    question_ids: questionsOfStep(questions, step).map(({ id }) => id),
  }));
}
