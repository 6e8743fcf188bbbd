import { expect, test } from 'vitest';
import { BLANK, createInBatches, inBatches, newPositionProblems } from './create-position.ts';

test('title and at least one location are needed, and not more than 100 [JOB-004, JOB-005, JOB-010]', () => {
  expect(newPositionProblems(BLANK)).toEqual({ title: 'title', locations: 'locations' });
  const many = Array.from({ length: 101 }, (_, id) => id);
  expect(newPositionProblems({ ...BLANK, title: 'Cook', locations: many })).toEqual({ locations: 'tooMany' });
  expect(newPositionProblems({ ...BLANK, title: 'Cook', locations: [1] })).toEqual({});
});

test('twelve locations are two batches, told one after the other [JOB-005, JOB-010]', async () => {
  expect(inBatches([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
  const progress: number[] = [];
  const twelve = Array.from({ length: 12 }, (_, id) => id + 1);
  const results = await createInBatches(
    twelve,
    async (ids) => ids.map((id) => ({ id, ok: true, error_code: null, message: null, position_key: `k${id}` })),
    (done) => progress.push(done),
  );
  expect(progress).toEqual([10, 12]);
  expect(results.map(({ id }) => id)).toEqual(twelve);
});
