import { describe, expect, it } from 'vitest';
import { POSITION_STATUSES } from './statuses.ts';
import { ACTION_PERMISSION, BULK_POSITIONS_MAX, decidePositionAction, POSITION_ACTIONS } from './transitions.ts';

const TABLE = {
  pending: { publish: 'published', close: null, delete: 'deleted' },
  published: { publish: null, close: 'closed', delete: 'deleted' },
  closed: { publish: 'published', close: null, delete: 'deleted' },
  deleted: { publish: null, close: null, delete: null },
} as const;

const PAIRS = POSITION_STATUSES.flatMap((status) => POSITION_ACTIONS.map((action) => [status, action] as const));

describe('a posting', () => {
  it.each(PAIRS)('that is %s follows the table on %s [JOB-002]', (status, action) => {
    const to = TABLE[status][action];
    expect(decidePositionAction(status, action)).toEqual(
      to ? { allowed: true, to } : { allowed: false, reason: 'wrong_status' },
    );
  });

  it('requires the permission of each action [JOB-002, CMP-022]', () => {
    expect(ACTION_PERMISSION).toEqual({
      publish: 'publish_position',
      close: 'publish_position',
      delete: 'delete_position',
    });
  });

  it('is changed together with at most a hundred others [JOB-005]', () => {
    expect(BULK_POSITIONS_MAX).toBe(100);
  });
});
