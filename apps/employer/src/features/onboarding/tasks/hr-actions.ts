// The actions of the company in an onboarding, and which of them is shown first.
import type { EmployeeAction, EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { isOpenAction } from '@onward/domain/onboarding/states';

type Modules = Pick<EmployeeProcess, 'modules'>;

const actionsOf = ({ modules }: Modules, side: EmployeeAction['side']): EmployeeAction[] =>
  modules.flatMap(({ actions }) => actions).filter((action) => action.side === side);

export const hrActions = (process: Modules): EmployeeAction[] => actionsOf(process, 'hr');

export const employeeActions = (process: Modules): EmployeeAction[] => actionsOf(process, 'employee');

/** The one in the address, or what the user can do now, or what is open at all. */
export function chosenAction(process: Modules, key: string | null): EmployeeAction | null {
  const all = hrActions(process);
  return (
    all.find(({ action_key }) => action_key === key) ??
    all.find(({ status, can_act }) => isOpenAction(status) && can_act) ??
    all.find(({ status }) => isOpenAction(status)) ??
    all[0] ??
    null
  );
}
