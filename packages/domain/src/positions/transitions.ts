// Events of a job posting and the statuses they are allowed in (JOB-002).
import { BULK_POSITION_LIMIT } from '../platform/constants.ts';
import type { Permission } from '../staff/permissions.ts';
import type { PositionStatus } from './statuses.ts';

export const POSITION_ACTIONS = ['publish', 'close', 'delete'] as const;
export type PositionAction = (typeof POSITION_ACTIONS)[number];

const TRANSITIONS: Record<PositionAction, { from: readonly PositionStatus[]; to: PositionStatus }> = {
  publish: { from: ['pending', 'closed'], to: 'published' },
  close: { from: ['published'], to: 'closed' },
  delete: { from: ['pending', 'published', 'closed'], to: 'deleted' },
};

export const ACTION_PERMISSION: Record<PositionAction, Permission> = {
  publish: 'publish_position',
  close: 'publish_position',
  delete: 'delete_position',
};

export type PositionMove = { allowed: true; to: PositionStatus } | { allowed: false; reason: 'wrong_status' };

export function decidePositionAction(status: PositionStatus, action: PositionAction): PositionMove {
  const { from, to } = TRANSITIONS[action];
  return from.includes(status) ? { allowed: true, to } : { allowed: false, reason: 'wrong_status' };
}

/** The most postings one call can change (JOB-005). */
export const BULK_POSITIONS_MAX = BULK_POSITION_LIMIT;
