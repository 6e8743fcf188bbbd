// How far an onboarding is: which actions are open, what is done, and whom it waits for (ONB-006, ONB-020..022, ONB-050).
import {
  type ActionSide,
  type ActionType,
  isDependent,
  type ModuleType,
  type Requirement,
  sideOf,
} from './module-types.ts';
import {
  type ActionStatus,
  isOpenAction,
  type ModuleStatus,
  type OnboardingState,
  type ProcessStatus,
} from './states.ts';

export interface RunningAction {
  id: number;
  action_type: ActionType;
  status: ActionStatus;
  /** Sending to a provider failed. */
  has_failed?: boolean;
}

/** In the order of the process, like the actions. */
export interface RunningModule<A extends RunningAction = RunningAction> {
  id: number;
  module_type: ModuleType;
  requirement: Requirement;
  actions: readonly A[];
}

export const LOCK_REASONS = ['earlier_action', 'basic_information', 'receipt'] as const;
export type LockReason = (typeof LOCK_REASONS)[number];

/** What the rules need to know of the papers. */
export interface PaperFacts {
  /** Section 2 was signed with a receipt; an E-Verify case waits for the paper itself. */
  awaitsPaper?: boolean;
}

/** What each unfinished action should be: open, or locked with the reason. Finished and returned ones stay as they are. */
export function locksOf(
  modules: readonly RunningModule[],
  { awaitsPaper = false }: PaperFacts = {},
): Map<number, LockReason | null> {
  const locks = new Map<number, LockReason | null>();
  const isBasicDone = isEmployeeDone(modules.find(({ module_type }) => module_type === 'basic_information'));
  for (const { module_type, actions } of modules) {
    let isEarlierDone = true;
    for (const { id, action_type, status } of actions) {
      if (status === 'open' || status === 'locked') {
        const waitsForBasic = isDependent(module_type) && sideOf(action_type) === 'employee' && !isBasicDone;
        const waitsForPaper = awaitsPaper && action_type === 'hr_submit_e_verify_case';
        const reason = waitsForBasic ? 'basic_information' : waitsForPaper ? 'receipt' : null;
        locks.set(id, isEarlierDone ? reason : 'earlier_action');
      }
      isEarlierDone &&= status === 'completed';
    }
  }
  return locks;
}

/** A process without the module has nothing to wait for. */
const isEmployeeDone = (module: RunningModule | undefined): boolean =>
  module?.actions.every(({ action_type, status }) => sideOf(action_type) === 'hr' || status === 'completed') ?? true;

export function moduleStatus({ actions }: Pick<RunningModule, 'actions'>): ModuleStatus {
  const done = actions.filter(({ status }) => status === 'completed').length;
  if (done === actions.length) return 'completed';
  return done === 0 && actions.every(({ status }) => status !== 'returned') ? 'not_started' : 'in_progress';
}

export interface Progress {
  done: number;
  all: number;
  percent: number;
}

/** Of the required actions; optional ones hold nothing back. */
export function progressOf(modules: readonly RunningModule[]): Progress {
  const actions = modules.filter(({ requirement }) => requirement === 'required').flatMap((module) => module.actions);
  const done = actions.filter(({ status }) => status === 'completed').length;
  const all = actions.length;
  return { done, all, percent: all === 0 ? 100 : Math.floor((100 * done) / all) };
}

export const isAllDone = (modules: readonly RunningModule[]): boolean => {
  const { done, all } = progressOf(modules);
  return done === all;
};

/** The state that lists show, the first that fits (ONB-021). */
export function onboardingState(
  status: ProcessStatus,
  modules: readonly RunningModule[],
  { isNotReady = false }: { isNotReady?: boolean } = {},
): OnboardingState {
  if (status === 'suspended' || status === 'completed') return status;
  const actions = modules.flatMap((module) => module.actions);
  if (actions.some((action) => action.status === 'returned')) return 'action_required';
  const waitsForHr = actions.some(({ action_type, status }) => sideOf(action_type) === 'hr' && isOpenAction(status));
  if (waitsForHr || isNotReady || actions.some(({ has_failed }) => has_failed)) return 'need_attention';
  return status;
}

export interface Waiting<A extends RunningAction> {
  side: ActionSide;
  action: A;
}

/** The next action: what was sent back first, then what the company has to do, then the employee's next one. */
export function waitingOn<A extends RunningAction>(modules: readonly RunningModule<A>[]): Waiting<A> | null {
  const open = modules.flatMap((module) => module.actions).filter(({ status }) => isOpenAction(status));
  const next =
    open.find(({ status }) => status === 'returned') ??
    open.find(({ action_type }) => sideOf(action_type) === 'hr') ??
    open[0];
  return next ? { side: sideOf(next.action_type), action: next } : null;
}

/** Counted on the dashboard; suspended ones are in no count. */
export const OVERVIEW_COUNTS = ['not_started', 'need_attention', 'in_progress', 'completed'] as const;
export type OverviewCount = (typeof OVERVIEW_COUNTS)[number];

export function countedAs(state: OnboardingState): OverviewCount | null {
  if (state === 'suspended') return null;
  return state === 'action_required' ? 'in_progress' : state;
}
