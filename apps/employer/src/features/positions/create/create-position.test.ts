import { expect, test } from 'vitest';
import { BLANK, createInBatches, inBatches, newPositionProblems } from './create-position.ts';

test('title and at least one location are needed, and not more than 100 [JOB-004, JOB-005, JOB-010]', () => {
  expect(newPositionProblems(BLANK)).toEqual({ title: 'title', locations: 'locations' });
  const many = Array.from({ length: 101 }, (_, id) => id);
  expect(newPositionProblems({ ...BLANK, title: 'Cook', locations: many })).toEqual({ locations: 'tooMany' });
  expect(newPositionProblems({ ...BLANK, title: 'Cook', locations: [1] })).toEqual({});
});

const twelve = Array.from({ length: 12 }, (_, id) => id + 1);
const made = (id: number) => ({
  id,
  ok: true,
  error_code: null,
  message: null,
  position_key: `k${id}`,
  position_id: null,
});
const whyNot = () => ({ error_code: null, message: 'No connection' });

test('twelve locations are two batches with progress after each [JOB-005, JOB-010]', async () => {
  expect(inBatches([1, 2, 3], 2)).toEqual([[1, 2], [3]]);
  const progress: number[] = [];
  const results = await createInBatches(twelve, {
    create: async (ids) => ids.map(made),
    onProgress: (done) => progress.push(done),
    whyNot,
  });
  expect(progress).toEqual([10, 12]);
  expect(results.map(({ id }) => id)).toEqual(twelve);
});

test('jobs created before the connection broke are reported, and the others as failed [JOB-005]', async () => {
  const results = await createInBatches(twelve, {
    create: async (ids) => {
      if (ids.includes(11)) throw new Error('gone');
      return ids.map(made);
    },
    onProgress: () => {},
    whyNot,
  });
  expect(results.filter(({ ok }) => ok).map(({ id }) => id)).toEqual(twelve.slice(0, 10));
  expect(results.slice(10)).toEqual(
    [11, 12].map((id) => ({
      id,
      ok: false,
      error_code: null,
      message: 'No connection',
      position_key: null,
      position_id: null,
    })),
  );
});

test('creating nothing at all is a failure of the whole call [JOB-005]', async () => {
  const create = () => Promise.reject(new Error('gone'));
  await expect(createInBatches(twelve, { create, onProgress: () => {}, whyNot })).rejects.toThrow('gone');
});
