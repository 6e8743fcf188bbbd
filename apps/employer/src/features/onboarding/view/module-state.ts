// How a module is shown, and what can be done with it now.
import type { EmployeeAction, EmployeeModule, EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { isOpenAction } from '@onward/domain/onboarding/states';

export type ModuleLook = 'done' | 'returned' | 'waiting' | 'open' | 'todo';

/** What waits for the company is shown before what waits for the employee. */
export function moduleLook({ status, actions }: Pick<EmployeeModule, 'status' | 'actions'>): ModuleLook {
  if (status === 'completed') return 'done';
  if (actions.some((action) => action.status === 'returned')) return 'returned';
  const open = actions.filter((action) => isOpenAction(action.status));
  if (open.some(({ side }) => side === 'hr')) return 'waiting';
  return open.length > 0 && status === 'in_progress' ? 'open' : 'todo';
}

/** Neither stopped nor replaced, and the employee works here. */
const isWorkedOn = ({ ended_at, status }: Pick<EmployeeProcess, 'ended_at' | 'status'>): boolean =>
  ended_at === null && status !== 'suspended';

export const isOver = ({ ended_at, status }: Pick<EmployeeProcess, 'ended_at' | 'status'>): boolean =>
  ended_at !== null || status === 'completed';

export const canCompleteByHand = (process: EmployeeProcess, { status }: EmployeeModule): boolean =>
  isWorkedOn(process) && status !== 'completed';

export const canMarkIncomplete = (process: EmployeeProcess, { status }: EmployeeModule): boolean =>
  isWorkedOn(process) && status === 'completed';

/** Answers of the employee that can be asked for again. */
export const returnableActions = (process: EmployeeProcess, { actions }: EmployeeModule): EmployeeAction[] =>
  isWorkedOn(process) ? actions.filter(({ side, status }) => side === 'employee' && status === 'completed') : [];

/** The action that is worked on next, for the card at the side. */
export function nextAction({ modules }: Pick<EmployeeProcess, 'modules'>): EmployeeAction | null {
  const open = modules.flatMap(({ actions }) => actions).filter(({ status }) => isOpenAction(status));
  return (
    open.find(({ status }) => status === 'returned') ??
    open.find(({ side, can_act }) => side === 'hr' && can_act) ??
    open.find(({ side }) => side === 'hr') ??
    open[0] ??
    null
  );
}
