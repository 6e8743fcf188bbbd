import { POSITION_STATUSES } from '@onward/domain/positions/statuses';
import type { AccessDecision, AccessDemand } from '@onward/domain/staff/access';
import { expect, test } from 'vitest';
import { decideDeed, menuDeeds } from './position-actions.ts';

const everything = (): AccessDecision => ({ allowed: true });
const lookingOnly = ({ permission }: AccessDemand): AccessDecision =>
  permission === undefined
    ? { allowed: true }
    : { allowed: false, reason: 'permission_missing', permission: [permission].flat()[0] ?? 'update_position' };

const MENU = {
  pending: 'open share publish duplicate delete',
  published: 'open share close duplicate delete',
  closed: 'open share publish duplicate delete',
  deleted:
    'open (share: position_deleted) (publish: position_cannot_publish) duplicate (delete: position_cannot_delete)',
};

test.each(POSITION_STATUSES)(
  'a %s posting offers what its status allows, the rest with its reason [JOB-002, JOB-007]',
  (status) => {
    const words = menuDeeds(status).map((deed) => {
      const decision = decideDeed(deed, status, everything);
      return 'state' in decision ? `(${deed}: ${decision.state})` : deed;
    });
    expect(words.join(' ')).toBe(MENU[status]);
  },
);

test('without a right everything but looking is locked by the right it needs [JOB-007, AHD-005]', () => {
  const locked = menuDeeds('published').flatMap((deed) => {
    const decision = decideDeed(deed, 'published', lookingOnly);
    return !decision.allowed && decision.reason === 'permission_missing' ? [`${deed}: ${decision.permission}`] : [];
  });
  expect(locked).toEqual(['close: publish_position', 'duplicate: create_position', 'delete: delete_position']);
});
