import { POSITION_STATUSES } from '@onward/domain/positions/statuses';
import { expect, test } from 'vitest';
import { offeredDeeds } from './position-actions.ts';

const OFFERED = {
  pending: 'open edit share publish duplicate delete',
  published: 'open edit share close duplicate delete',
  closed: 'open edit share publish duplicate delete',
  deleted: 'open duplicate',
};

test.each(POSITION_STATUSES)('a %s posting offers what its status allows [JOB-002, JOB-007]', (status) => {
  expect(offeredDeeds(status, () => true).join(' ')).toBe(OFFERED[status]);
});

test('without a right nothing but looking is offered [JOB-007]', () => {
  expect(offeredDeeds('published', (demand) => demand.permission === undefined).join(' ')).toBe('open share');
});
