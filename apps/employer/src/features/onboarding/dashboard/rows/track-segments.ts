// An onboarding as a track: what is done, what waits for the company, and what is to do.
import type { EmployeeRow } from '@onward/contract/employees/employee';
import type { SegmentState } from '../../../../design/status/Track.tsx';

type Onboarding = Pick<NonNullable<EmployeeRow['onboarding']>, 'done_actions' | 'all_actions' | 'status'>;

/** More steps than fit in the column are drawn in proportion. */
const SEGMENTS_MAX = 9;

export function trackSegments({ done_actions: done, all_actions: all, status }: Onboarding): SegmentState[] {
  const total = Math.min(all, SEGMENTS_MAX);
  const finished = all <= SEGMENTS_MAX ? done : Math.floor((done * total) / all);
  return Array.from({ length: total }, (_, place) => {
    if (place < finished) return 'done';
    return place === finished && status === 'need_attention' ? 'waiting' : 'todo';
  });
}
