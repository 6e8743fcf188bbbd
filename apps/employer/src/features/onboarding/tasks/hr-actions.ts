// The actions of the company in an onboarding, and which of them is shown first.
import type { EmployeeAction, EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { isOpenAction } from '@onward/domain/onboarding/states';

type Modules = Pick<EmployeeProcess, 'modules'>;

const actionsOf = ({ modules }: Modules, side: EmployeeAction['side']): EmployeeAction[] =>
  modules.flatMap(({ actions }) => actions).filter((action) => action.side === side);

export const hrActions = (process: Modules): EmployeeAction[] => actionsOf(process, 'hr');

export const employeeActions = (process: Modules): EmployeeAction[] => actionsOf(process, 'employee');

const SECTION_2: readonly string[] = ['hr_fill_i9_form', 'formi9_section2'];

export const isSection2 = ({ action_type }: Pick<EmployeeAction, 'action_type'>): boolean =>
  SECTION_2.includes(action_type);

/** Section 2 can be asked for without knowing its key. */
const isAskedFor = (action: EmployeeAction, key: string | null): boolean =>
  action.action_key === key || (key === 'section2' && isSection2(action));

/** The one in the address, or what the user can do now, or what is open at all. */
export function chosenAction(process: Modules, key: string | null): EmployeeAction | null {
  const all = hrActions(process);
  return (
    all.find((action) => isAskedFor(action, key)) ??
    all.find(({ status, can_act }) => isOpenAction(status) && can_act) ??
    all.find(({ status }) => isOpenAction(status)) ??
    all[0] ??
    null
  );
}

export type WorkState = 'can_work' | 'completed' | 'locked' | 'on_hold' | 'ended' | 'others';

/** Whether the user can work on it now, and if not, why. */
export function workState(
  { ended_at, status }: Pick<EmployeeProcess, 'ended_at' | 'status'>,
  action: Pick<EmployeeAction, 'status' | 'can_act'>,
): WorkState {
  if (action.status === 'completed' || action.status === 'locked') return action.status;
  if (ended_at !== null) return 'ended';
  if (status === 'suspended') return 'on_hold';
  return action.can_act ? 'can_work' : 'others';
}
