import { describe, expect, it } from 'vitest';
import { nextStaffStatus, STAFF_STATUSES, type StaffEvent, type StaffStatus } from './states.ts';

const EXPECTED: Record<StaffStatus, Record<StaffEvent, StaffStatus | null>> = {
  invited: { accept_invitation: 'active', deactivate: null, reactivate: null, cancel_invitation: 'removed' },
  active: { accept_invitation: null, deactivate: 'inactive', reactivate: null, cancel_invitation: null },
  inactive: { accept_invitation: null, deactivate: null, reactivate: 'active', cancel_invitation: null },
  removed: { accept_invitation: null, deactivate: null, reactivate: null, cancel_invitation: null },
};

const EVENTS = Object.keys(EXPECTED.invited) as StaffEvent[];
const PAIRS = STAFF_STATUSES.flatMap((status) =>
  EVENTS.map((event) => [status, event, EXPECTED[status][event]] as const),
);

describe('staff states', () => {
  it.each(PAIRS)('lead from %s by %s to %j [CMP-031]', (status, event, next) => {
    expect(nextStaffStatus(status, event)).toBe(next);
  });

  it('are the four of the table [CMP-031]', () => {
    expect([...STAFF_STATUSES].toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
  });
});
