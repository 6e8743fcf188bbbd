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
  expect(decideReapplication(applications, { personId: ME, trust: 'form' })).toEqual(outcome);
});

it.each([
  ['in_progress', 'form', { outcome: 'new' }],
  ['in_progress', 'phone_proven', { outcome: 'new' }],
  ['in_progress', 'staff', { outcome: 'already_applied', applicationId: 9 }],
  ['inactive', 'form', { outcome: 'new' }],
  ['inactive', 'staff', { outcome: 'new' }],
] as const)(
  'by someone who shares a number with an application that is %s, through %s, results in %j [CAR-010, AHD-002]',
  (status, trust, outcome) => {
    expect(decideReapplication(earlier(status), { personId: 2, trust })).toEqual(outcome);
  },
);
