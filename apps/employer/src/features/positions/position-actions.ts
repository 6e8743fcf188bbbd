// What can be done with a posting, by its status and the reader's rights, and if not, why (JOB-002, JOB-007, AHD-005).

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

/** What is done with several at once; `process` gives them another hiring process. */
export const BULK_DEEDS = ['publish', 'close', 'process', 'delete'] as const;
export type BulkDeed = (typeof BULK_DEEDS)[number];

/** The menu of one posting. Opening it is how it is edited. */
export const menuDeeds = (status: PositionStatus): PositionDeed[] => [
  'open',
  'share',
  status === 'published' ? 'close' : 'publish',
  'duplicate',
  'delete',
];

/** `state` is a key of the server's own words for what a status does not allow. */
export type DeedDecision =
  | { allowed: true }
  | AccessRefusal
  | { allowed: false; reason: 'wrong_status'; state: string };

/** The status first: no right helps a posting that is deleted. */
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

/** What fits at least one of the selected is offered; the others are told row by row afterwards. */
export function decideBulkDeed(
  context: BulkDeed,
  statuses: readonly PositionStatus[],
  decide: (demand: AccessDemand) => AccessDecision,
): DeedDecision {
  if (context === 'process') return decide(EDIT);
  const fits = statuses.some((status) => decidePositionAction(status, context).allowed);
  return fits ? decide(demandOf(context)) : wrongStatus(`position_cannot_${context}`);
}
