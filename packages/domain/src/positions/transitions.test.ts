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
  it.each(PAIRS)('that is %s answers to %s as the table says [JOB-002]', (status, action) => {
    const to = TABLE[status][action];
    expect(decidePositionAction(status, action)).toEqual(
      to ? { allowed: true, to } : { allowed: false, reason: 'wrong_status' },
    );
  });

  it('asks for the permission of each action [JOB-002, CMP-022]', () => {
    expect(ACTION_PERMISSION).toEqual({
      publish: 'publish_position',
      close: 'publish_position',
      delete: 'delete_position',
    });
  });

  it('is changed with a hundred others at most [JOB-005]', () => {
    expect(BULK_POSITIONS_MAX).toBe(100);
  });
});
