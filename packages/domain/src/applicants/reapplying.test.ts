import { expect, it } from 'vitest';
import { decideReapplication } from './reapplying.ts';
import type { ApplicantStatus } from './statuses.ts';

const ME = 1;
const earlier = (...statuses: ApplicantStatus[]) =>
  statuses.map((status, index) => ({ id: 9 - index, status, person_id: ME }));

it.each([
  [earlier(), { outcome: 'new' }],
  [earlier('rejected'), { outcome: 'new' }],
  [earlier('in_progress'), { outcome: 'already_applied', applicationId: 9 }],
  [earlier('hired'), { outcome: 'already_applied', applicationId: 9 }],
  [earlier('inactive'), { outcome: 'reactivate', applicationId: 9 }],
  [earlier('rejected', 'inactive'), { outcome: 'reactivate', applicationId: 8 }],
  [earlier('in_progress', 'rejected'), { outcome: 'already_applied', applicationId: 9 }],
])('after %j, reapplying results in %j [CAR-010]', (applications, outcome) => {
  expect(decideReapplication(applications, ME)).toEqual(outcome);
});

it('by someone who shares a number is rejected while the other application is open, and never overwrites it [CAR-010]', () => {
  expect(decideReapplication(earlier('in_progress'), 2)).toEqual({ outcome: 'already_applied', applicationId: 9 });
  expect(decideReapplication(earlier('inactive'), 2)).toEqual({ outcome: 'new' });
});
