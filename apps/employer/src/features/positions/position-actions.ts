// What can be done with a posting, by its status and the reader's rights, and if not, why (JOB-002, JOB-007, AHD-005).

import type { PositionStatus } from '@onward/domain/positions/statuses';
import { ACTION_PERMISSION, decidePositionAction, type PositionAction } from '@onward/domain/positions/transitions';
import type { AccessDecision, AccessDemand, AccessRefusal } from '@onward/domain/staff/access';

export type PositionDeed = 'open' | 'share' | PositionAction | 'duplicate';

const isMove = (deed: PositionDeed): deed is PositionAction =>
  deed === 'publish' || deed === 'close' || deed === 'delete';

export const EDIT: AccessDemand = { permission: 'update_position', writes: true };
export const CREATE: AccessDemand = { permission: 'create_position', unlimitedIn: 'position', writes: true };

export const demandOf = (deed: PositionDeed): AccessDemand => {
  if (isMove(deed)) return { permission: ACTION_PERMISSION[deed], writes: true };
  return deed === 'duplicate' ? CREATE : {};
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
  deed: PositionDeed,
  status: PositionStatus,
  decide: (demand: AccessDemand) => AccessDecision,
): DeedDecision {
  if (isMove(deed) && !decidePositionAction(status, deed).allowed) return wrongStatus(`position_cannot_${deed}`);
  if (deed === 'share' && status === 'deleted') return wrongStatus('position_deleted');
  return decide(demandOf(deed));
}

const wrongStatus = (state: string): DeedDecision => ({ allowed: false, reason: 'wrong_status', state });

/** What fits at least one of the selected is offered; the others are told row by row afterwards. */
export function decideBulkDeed(
  deed: BulkDeed,
  statuses: readonly PositionStatus[],
  decide: (demand: AccessDemand) => AccessDecision,
): DeedDecision {
  if (deed === 'process') return decide(EDIT);
  const fits = statuses.some((status) => decidePositionAction(status, deed).allowed);
  return fits ? decide(demandOf(deed)) : wrongStatus(`position_cannot_${deed}`);
}
