// The states of one employee's onboarding and what changes them (ONB-019..022).

export const PROCESS_STATUSES = ['not_started', 'in_progress', 'completed', 'suspended'] as const;
export type ProcessStatus = (typeof PROCESS_STATUSES)[number];

/** What lists show; derived from the process and its actions. */
export const ONBOARDING_STATES = [
  'not_started',
  'need_attention',
  'in_progress',
  'completed',
  'suspended',
  'action_required',
] as const;
export type OnboardingState = (typeof ONBOARDING_STATES)[number];

/**
 * The states that a list shows for the words it is filtered by. What an employee has to fix counts as in progress, like on
 * the dashboard; all states of a process together mean every onboarding.
 */
export function statesListed(words: readonly OnboardingState[]): readonly OnboardingState[] {
  if (PROCESS_STATUSES.every((status) => words.includes(status))) return ONBOARDING_STATES;
  const isAdded = words.includes('in_progress') && !words.includes('action_required');
  return isAdded ? [...words, 'action_required'] : words;
}

export const PROCESS_EVENTS = [
  'action_saved',
  'all_done',
  'marked_incomplete',
  'suspend',
  'reinstate',
  'stop',
] as const;
export type ProcessEvent = (typeof PROCESS_EVENTS)[number];

/** `removed` is kept as history; `before` is the state to return to after a suspension. */
const MOVES: Record<ProcessEvent, Partial<Record<ProcessStatus, ProcessStatus | 'removed' | 'before'>>> = {
  action_saved: { not_started: 'in_progress', in_progress: 'in_progress' },
  all_done: { not_started: 'completed', in_progress: 'completed' },
  marked_incomplete: { completed: 'in_progress', in_progress: 'in_progress' },
  suspend: { not_started: 'suspended', in_progress: 'suspended' },
  reinstate: { suspended: 'before' },
  stop: { not_started: 'removed', in_progress: 'removed', suspended: 'removed' },
};

export type ProcessMove =
  | { allowed: true; status: ProcessStatus | 'removed' | 'before' }
  | { allowed: false; reason: ProcessStatus };

/** The reason of a refusal is the state that doesn't allow the event. */
export function moveProcess(status: ProcessStatus, event: ProcessEvent): ProcessMove {
  const next = MOVES[event][status];
  return next ? { allowed: true, status: next } : { allowed: false, reason: status };
}

/** Can be stopped, replaced, and reminded of. */
export const isRunning = (status: ProcessStatus): boolean => moveProcess(status, 'stop').allowed;

export const ACTION_STATUSES = ['locked', 'open', 'completed', 'returned'] as const;
export type ActionStatus = (typeof ACTION_STATUSES)[number];

export const ACTION_EVENTS = ['unlock', 'lock', 'complete', 'return', 'reopen'] as const;
export type ActionEvent = (typeof ACTION_EVENTS)[number];

const ACTION_MOVES: Record<ActionEvent, Partial<Record<ActionStatus, ActionStatus>>> = {
  unlock: { locked: 'open' },
  lock: { open: 'locked' },
  complete: { open: 'completed', returned: 'completed' },
  return: { completed: 'returned' },
  reopen: { completed: 'open' },
};

export type ActionMove = { allowed: true; status: ActionStatus } | { allowed: false; reason: ActionStatus };

export function moveAction(status: ActionStatus, event: ActionEvent): ActionMove {
  const next = ACTION_MOVES[event][status];
  return next ? { allowed: true, status: next } : { allowed: false, reason: status };
}

/** Somebody can work on it now. */
export const isOpenAction = (status: ActionStatus): boolean => status === 'open' || status === 'returned';

export const MODULE_STATUSES = ['not_started', 'in_progress', 'completed'] as const;
export type ModuleStatus = (typeof MODULE_STATUSES)[number];
