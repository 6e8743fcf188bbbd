// Which actions a job allows, by its status and the user's permissions, and why not (JOB-002, JOB-007, AHD-005).

import type { PositionStatus } from '@onward/domain/positions/statuses';
import { ACTION_PERMISSION, decidePositionAction, type PositionAction } from '@onward/domain/positions/transitions';
import type { AccessDecision, AccessDemand, AccessRefusal } from '@onward/domain/staff/access';

export type PositionDeed = 'open' | 'share' | PositionAction | 'duplicate';

const isMove = (context: PositionDeed): context is PositionAction =>
  context === 'publish' || context === 'close' || context === 'delete';

export const EDIT: AccessDemand = { permission: 'update_position', writes: true };
export const CREATE: AccessDemand = { permission: 'create_position', unlimitedIn: 'position', writes: true };

const demandOf = (context: PositionDeed): AccessDemand => {
  if (isMove(context)) return { permission: ACTION_PERMISSION[context], writes: true };
  return context === 'duplicate' ? CREATE : {};
};

/** Bulk actions; `process` changes the hiring process. */
export const BULK_DEEDS = ['publish', 'close', 'process', 'delete'] as const;
export type BulkDeed = (typeof BULK_DEEDS)[number];

/** The menu of one job. There is no "edit", because opening a job is editing it. */
export const menuDeeds = (status: PositionStatus): PositionDeed[] => [
  'open',
  'share',
  status === 'published' ? 'close' : 'publish',
  'duplicate',
  'delete',
];

/** `state` is the key of the server's text for an action the status does not allow. */
export type DeedDecision =
  | { allowed: true }
  | AccessRefusal
  | { allowed: false; reason: 'wrong_status'; state: string };

/** The status is checked first, because no permission helps with a deleted job. */
export function decideDeed(
  context: PositionDeed,
  status: PositionStatus,
  decide: (demand: AccessDemand) => AccessDecision,
): DeedDecision {
  if (isMove(context) && !decidePositionAction(status, context).allowed)
    return wrongStatus(`position_cannot_${context}`);
  if (context === 'share' && status === 'deleted') return wrongStatus('position_deleted');
  return decide(demandOf(context));
}

const wrongStatus = (state: string): DeedDecision => ({ allowed: false, reason: 'wrong_status', state });

/** Offered when it fits at least one selected job; the others are reported afterwards. */
export function decideBulkDeed(
  context: BulkDeed,
  statuses: readonly PositionStatus[],
  decide: (demand: AccessDemand) => AccessDecision,
): DeedDecision {
  if (context === 'process') return decide(EDIT);
  const fits = statuses.some((status) => decidePositionAction(status, context).allowed);
  return fits ? decide(demandOf(context)) : wrongStatus(`position_cannot_${context}`);
}
