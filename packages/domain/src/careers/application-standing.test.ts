import { expect, it } from 'vitest';
import { standingOf } from './application-standing.ts';

it.each([
  ['in_progress', true, false, 'open'],
  ['in_progress', false, true, 'open'],
  ['in_progress', false, false, 'job_closed'],
  ['hired', false, false, 'hired'],
  ['rejected', true, true, 'closed'],
  ['inactive', true, false, 'closed'],
] as const)(
  'An application that is %s (job open: %s, asked: %s) is %s [CAR-012]',
  (status, isJobOpen, isAsked, standing) => {
    expect(standingOf({ status, isJobOpen, isAsked })).toBe(standing);
  },
);
