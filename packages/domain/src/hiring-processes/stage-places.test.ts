import { describe, expect, it } from 'vitest';
import { interviewersAt } from './stage-places.ts';

describe('The interviewers of a scheduling stage', () => {
  it.each([
    ['tied to no location are all of them', [], 7, [1], [1, 2, 3]],
    ['at a location the stage is tied to are all of them', [7, 8], 7, [1], [1, 2, 3]],
    ['elsewhere are those who may see the location', [8], 7, [3, 1, 9], [1, 3]],
    ['elsewhere are none when nobody may see the location', [8], 7, [], []],
  ])('%s [AHD-007, SCH-006]', (_case, location_ids, at, maySee, expected) => {
    expect(interviewersAt({ interviewer_ids: [1, 2, 3], location_ids }, at, maySee)).toEqual(expected);
  });
});
