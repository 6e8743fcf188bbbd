import { describe, expect, it } from 'vitest';
import { APPLICANT_STATUSES } from '../applicants/statuses.ts';
import { taskLinkState } from './task-links.ts';

const FINISHED = new Date('2026-11-15T12:00:00Z');
const moments = APPLICANT_STATUSES.flatMap((status) =>
  [1, 2].flatMap((stageEntry) => [null, FINISHED].map((finishedAt) => ({ status, stageEntry, finishedAt }))),
);

describe('The link of a task', () => {
  it.each(moments)(
    'made for the first stage, of someone $status in stage entry $stageEntry, finished $finishedAt [CAR-014]',
    ({ status, stageEntry, finishedAt }) => {
      const expected = finishedAt ? 'done' : status === 'in_progress' && stageEntry === 1 ? 'open' : 'invalid';
      expect(taskLinkState({ applicant: { status, stageEntry }, stageEntry: 1, finishedAt })).toBe(expected);
    },
  );
});
