// Which actions a job allows, by its status and the user's permissions, and why not (JOB-002, JOB-007, AHD-005).

import type { PositionStatus } from '@onward/domain/positions/statuses';
import { ACTION_PERMISSION, decidePositionAction, type PositionAction } from '@onward/domain/positions/transitions';
import type { AccessDecision, AccessDemand, AccessRefusal } from '@onward/domain/staff/access';

export type PositionMenuAction = 'edit' | 'share' | PositionAction | 'duplicate';

const isTransition = (action: PositionMenuAction): action is PositionAction =>
  action === 'publish' || action === 'close' || action === 'delete';

export const EDIT: AccessDemand = { permission: 'update_position', writes: true };
export const CREATE: AccessDemand = { permission: 'create_position', unlimitedIn: 'position', writes: true };

const demandOf = (action: PositionMenuAction): AccessDemand => {
  if (isTransition(action)) return { permission: ACTION_PERMISSION[action], writes: true };
  return action === 'duplicate' ? CREATE : {};
};

/** Bulk actions; `process` changes the hiring process. */
export const BULK_ACTIONS = ['publish', 'close', 'process', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** The menu of one job. Without the permission to change it, editing shows its details only. */
export const menuActions = (status: PositionStatus): PositionMenuAction[] => [
  'edit',
  'share',
  status === 'published' ? 'close' : 'publish',
  'duplicate',
  'delete',
];

/** `state` is the key of the server's text for an action the status does not allow. */
export type ActionDecision =
  | { allowed: true }
  | AccessRefusal
  | { allowed: false; reason: 'wrong_status'; state: string };

/** The status is checked first, because no permission helps with a deleted job. */
export function decideMenuAction(
  action: PositionMenuAction,
  status: PositionStatus,
  decide: (demand: AccessDemand) => AccessDecision,
): ActionDecision {
  if (isTransition(action) && !decidePositionAction(status, action).allowed)
    return wrongStatus(`position_cannot_${action}`);
  if (action === 'share' && status === 'deleted') return wrongStatus('position_deleted');
  return decide(demandOf(action));
}

const wrongStatus = (state: string): ActionDecision => ({ allowed: false, reason: 'wrong_status', state });

/** Offered when it fits at least one selected job; the others are reported afterwards. */
export function decideBulkAction(
  action: BulkAction,
  statuses: readonly PositionStatus[],
  decide: (demand: AccessDemand) => AccessDecision,
): ActionDecision {
  if (action === 'process') return decide(EDIT);
  const fits = statuses.some((status) => decidePositionAction(status, action).allowed);
  return fits ? decide(demandOf(action)) : wrongStatus(`position_cannot_${action}`);
}
