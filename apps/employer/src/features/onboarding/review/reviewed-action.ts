// Whose answers an action of the company is about.
import type { EmployeeAction, EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { isOpenAction } from '@onward/domain/onboarding/states';

/** The employee's answers that come right before it in the same module. */
export function reviewedBy(
  { modules }: Pick<EmployeeProcess, 'modules'>,
  hrAction: EmployeeAction,
): EmployeeAction | null {
  const module = modules.find(({ actions }) => actions.some(({ id }) => id === hrAction.id));
  const earlier = (module?.actions ?? []).filter(
    ({ side, sequence, signers }) => side === 'employee' && sequence < hrAction.sequence && signers.length === 0,
  );
  return earlier.at(-1) ?? null;
}

/** The review that waits now: the one with this key, or the first. */
export function openReview(
  { modules }: Pick<EmployeeProcess, 'modules'>,
  actionKey: string | undefined,
): EmployeeAction | null {
  const waiting = modules
    .flatMap(({ actions }) => actions)
    .filter(({ action_type, status, can_act }) => action_type === 'review_form' && isOpenAction(status) && can_act);
  return waiting.find(({ action_key }) => action_key === actionKey) ?? waiting[0] ?? null;
}
