// What can be done with a posting, by its status and the reader's rights (JOB-002, JOB-007).

import type { PositionStatus } from '@onward/domain/positions/statuses';
import { ACTION_PERMISSION, decidePositionAction, type PositionAction } from '@onward/domain/positions/transitions';
import type { AccessDemand } from '@onward/domain/staff/access';

export const POSITION_DEEDS = ['open', 'edit', 'share', 'publish', 'close', 'duplicate', 'delete'] as const;
export type PositionDeed = (typeof POSITION_DEEDS)[number];

const isMove = (deed: PositionDeed): deed is PositionAction =>
  deed === 'publish' || deed === 'close' || deed === 'delete';

export const demandOf = (deed: PositionDeed): AccessDemand => {
  if (isMove(deed)) return { permission: ACTION_PERMISSION[deed], writes: true };
  if (deed === 'edit') return { permission: 'update_position', writes: true };
  if (deed === 'duplicate') return { permission: 'create_position', unlimitedIn: 'position', writes: true };
  return {};
};

/** What is done with several at once; `process` gives them another hiring process. */
export type BulkDeed = PositionAction | 'process';

export const CREATE: AccessDemand = demandOf('duplicate');

function fits(deed: PositionDeed, status: PositionStatus): boolean {
  if (isMove(deed)) return decidePositionAction(status, deed).allowed;
  if (deed === 'edit' || deed === 'share') return status !== 'deleted';
  return true;
}

export const offeredDeeds = (status: PositionStatus, may: (demand: AccessDemand) => boolean): PositionDeed[] =>
  POSITION_DEEDS.filter((deed) => fits(deed, status) && may(demandOf(deed)));
