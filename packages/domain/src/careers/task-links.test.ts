import { describe, expect, it } from 'vitest';
import { APPLICANT_STATUSES } from '../applicants/statuses.ts';
import { taskLinkState } from './task-links.ts';

const FINISHED = new Date('2026-11-15T12:00:00Z');
const moments = APPLICANT_STATUSES.flatMap((status) =>
  [1, 2].flatMap((stageEntry) => [null, FINISHED].map((finishedAt) => ({ status, stageEntry, finishedAt }))),
);

describe('A task link', () => {
  it.each(moments)(
    'created in the first stage, for an applicant $status in stage entry $stageEntry, finished $finishedAt [CAR-014]',
    ({ status, stageEntry, finishedAt }) => {
      const expected = finishedAt ? 'done' : status === 'in_progress' && stageEntry === 1 ? 'open' : 'invalid';
      expect(taskLinkState({ applicant: { status, stageEntry }, stageEntry: 1, finishedAt })).toBe(expected);
    },
  );
});
