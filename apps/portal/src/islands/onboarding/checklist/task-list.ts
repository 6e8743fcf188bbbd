// The employee's tasks in the order they are shown: what to do now, what comes next, what is done (ONB-040, ONB-022).
import type { Portal, PortalAction, PortalModule } from '@onward/contract/onboarding/onboarding-portal';
import { type ActionType, sideOf } from '@onward/domain/onboarding/module-types';

export interface Task {
  action: PortalAction;
  module: PortalModule;
}

export interface TaskList {
  /** The card on top; null when there is nothing to do. */
  current: Task | null;
  next: readonly Task[];
  done: readonly Task[];
  /** Modules in which the company has to act. */
  waiting: readonly PortalModule[];
}

const isOpen = ({ action }: Task): boolean => action.status === 'open' || action.status === 'returned';

/** A module that waits for the company is listed under its first task, which is listed nowhere else then. */
const namesWaiting = ({ action, module }: Task): boolean => module.waits_for_company && module.actions[0] === action;

const tasksOf = ({ modules }: Pick<Portal, 'modules'>): Task[] =>
  modules.flatMap((module) =>
    module.actions
      .filter(({ action_type }) => sideOf(action_type) === 'employee')
      .map((action) => ({ action, module })),
  );

/** First what was sent back, then what was begun, then required tasks before optional ones. */
export function taskList(portal: Pick<Portal, 'modules'>): TaskList {
  const tasks = tasksOf(portal);
  const open = tasks.filter(isOpen);
  const current =
    open.find(({ action }) => action.status === 'returned') ??
    open.find(({ action }) => action.is_started) ??
    open.find(({ module }) => module.requirement === 'required') ??
    open[0] ??
    null;
  return {
    current,
    next: tasks.filter((task) => task !== current && task.action.status !== 'completed'),
    done: tasks.filter((task) => task.action.status === 'completed' && !namesWaiting(task)),
    waiting: portal.modules.filter(({ waits_for_company }) => waits_for_company),
  };
}

/** The task to show after this one, so that nobody has to look for it. */
export const taskOf = (portal: Pick<Portal, 'modules'>, actionKey: string): Task | null =>
  tasksOf(portal).find(({ action }) => action.action_key === actionKey) ?? null;

export const isAllDone = (portal: Pick<Portal, 'modules'>): boolean =>
  tasksOf(portal).every(({ action, module }) => action.status === 'completed' || module.requirement === 'optional');

/** What opens a locked task: the form that comes first, or the company. */
export function opensAfter(portal: Pick<Portal, 'modules'>, { action, module }: Task): PortalAction | 'company' | null {
  if (action.lock_reason === 'basic_information') {
    const basic = tasksOf(portal).find((task) => task.module.module_type === 'basic_information');
    return basic?.action ?? null;
  }
  if (action.lock_reason !== 'earlier_action') return null;
  const before = module.actions.slice(0, module.actions.indexOf(action)).filter(({ status }) => status !== 'completed');
  const [first] = before;
  if (!first) return null;
  return sideOf(first.action_type) === 'hr' ? 'company' : first;
}

/** The company names these itself; the others are named in the language of the page. */
const NAMED_BY_COMPANY: readonly ActionType[] = ['employee_fill_form', 'employee_sign_company_document'];

export const isNamedByCompany = (type: ActionType): boolean => NAMED_BY_COMPANY.includes(type);
