import { describe, expect, it } from 'vitest';
import type { Permission } from '../staff/permissions.ts';
import { decideMeetingWrite, isOwnMeeting } from './own-meetings.ts';

const ME = 7;
const OTHER = 8;
const THIRD = 9;

describe('A meeting', () => {
  it.each([
    [[ME], null, true],
    [[OTHER, ME], OTHER, true],
    [[OTHER], ME, true],
    [[OTHER], null, false],
    [[], OTHER, false],
  ])('with %s, scheduled by %s, is one’s own or not [SCH-005]', (interviewerIds, createdBy, own) => {
    expect(isOwnMeeting(ME, { interviewerIds, createdBy })).toBe(own);
  });
});

describe('Writing a meeting', () => {
  const with_ = (interviewerIds: number[], createdBy: number | null = null) => ({ interviewerIds, createdBy });
  const CASES = [
    ['create with oneself', null, [ME], true],
    ['create with oneself and others', null, [ME, OTHER], true],
    ['create for others', null, [OTHER], false],
    ['change one’s own', with_([ME]), undefined, true],
    ['change one that one scheduled', with_([OTHER], ME), undefined, true],
    ['change that of others', with_([OTHER], THIRD), undefined, false],
    ['join that of others', with_([OTHER]), [OTHER, ME], false],
    ['add others to one’s own', with_([ME]), [ME, OTHER], true],
    ['hand one’s own over to others', with_([ME]), [OTHER], false],
    ['leave a shared one', with_([ME, OTHER]), [OTHER], true],
    ['add others to one that one scheduled', with_([OTHER], ME), [OTHER, THIRD], false],
  ] as const;

  it.each(CASES)('%s: allowed or not without edit_all_calendars [SCH-005]', (_, before, after, allowed) => {
    const decision = decideMeetingWrite({ staffId: ME, permissions: [] }, before, after);
    expect(decision).toEqual(
      allowed ? { allowed: true } : { allowed: false, reason: 'permission_missing', permission: 'edit_all_calendars' },
    );
  });

  it.each(['edit_all_calendars', 'all_admin_rights'] as const)('is never refused with %s [SCH-005]', (held) => {
    const permissions: Permission[] = [held];
    for (const [, before, after] of CASES) {
      expect(decideMeetingWrite({ staffId: ME, permissions }, before, after)).toEqual({ allowed: true });
    }
  });
});
