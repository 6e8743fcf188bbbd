import { POSITION_STATUSES } from '@onward/domain/positions/statuses';
import type { AccessDecision, AccessDemand } from '@onward/domain/staff/access';
import { expect, test } from 'vitest';
import { BULK_ACTIONS, decideBulkAction, decideMenuAction, menuActions } from './position-actions.ts';

const everything = (): AccessDecision => ({ allowed: true });
const lookingOnly = ({ permission }: AccessDemand): AccessDecision =>
  permission === undefined
    ? { allowed: true }
    : { allowed: false, reason: 'permission_missing', permission: [permission].flat()[0] ?? 'update_position' };

const MENU = {
  pending: 'edit share publish duplicate delete',
  published: 'edit share close duplicate delete',
  closed: 'edit share publish duplicate delete',
  deleted:
    'edit (share: position_deleted) (publish: position_cannot_publish) duplicate (delete: position_cannot_delete)',
};

test.each(POSITION_STATUSES)(
  'a %s job offers the actions its status allows, and a reason for the others [JOB-002, JOB-007]',
  (status) => {
    const shown = menuActions(status).map((action) => {
      const decision = decideMenuAction(action, status, everything);
      return 'state' in decision ? `(${action}: ${decision.state})` : action;
    });
    expect(shown.join(' ')).toBe(MENU[status]);
  },
);

test('without permissions only viewing is allowed, and each action names the permission it needs [JOB-007, AHD-005]', () => {
  const locked = menuActions('published').flatMap((action) => {
    const decision = decideMenuAction(action, 'published', lookingOnly);
    return !decision.allowed && decision.reason === 'permission_missing' ? [`${action}: ${decision.permission}`] : [];
  });
  expect(locked).toEqual(['close: publish_position', 'duplicate: create_position', 'delete: delete_position']);
});

test.each([
  ['published', 'published'],
  ['pending', 'closed'],
  ['published', 'closed'],
  ['deleted', 'deleted'],
] as const)('for a %s and a %s posting, only what fits neither is locked [JOB-005, AHD-005]', (one, other) => {
  for (const action of BULK_ACTIONS) {
    const bulk = decideBulkAction(action, [one, other], everything);
    const fitsOne =
      action === 'process' || [one, other].some((status) => decideMenuAction(action, status, everything).allowed);
    expect(bulk).toEqual(
      fitsOne ? { allowed: true } : { allowed: false, reason: 'wrong_status', state: `position_cannot_${action}` },
    );
  }
});

test('without permissions each bulk action names the permission it needs [JOB-005, AHD-005]', () => {
  const locked = BULK_ACTIONS.map((action) => decideBulkAction(action, ['published', 'pending'], lookingOnly));
  expect(locked.map((decision) => 'permission' in decision && decision.permission)).toEqual([
    'publish_position',
    'publish_position',
    'update_position',
    'delete_position',
  ]);
});
