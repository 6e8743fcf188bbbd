import { describe, expect, test } from 'vitest';
import { readListState } from '../../../platform/lists/list-address.ts';
import { POSITION_LIST, queryFilters, queryOrder, shownTab, steadyRows } from './positions.list.ts';

const opened = (address: string) => readListState(new URLSearchParams(address), POSITION_LIST);

describe('a link to the list', () => {
  test('has every filter, and -1 for none [JOB-008, PLT-036]', () => {
    expect(
      queryFilters(
        opened(
          'location_id=3&department_id=-1&position_template_id=4&hiring_process_template_id=-1&access_with_status_code=1',
        ),
      ),
    ).toEqual({
      location: '3',
      department: '-1',
      position_template: '4',
      hiring_process_template: '-1',
      access_with_status_code: 1,
    });
  });

  test('without filters finds everything [JOB-008]', () => {
    expect(queryFilters(opened(''))).toEqual({});
  });

  test('with malformed ids finds nothing rather than all [JOB-008]', () => {
    expect(queryFilters(opened('department_id=abc'))).toEqual({ department: '0' });
    expect(queryFilters(opened('access_with_status_code=9&status=gone'))).toEqual({});
  });

  test.each([
    ['', 'all'],
    ['status=pending', 'pending'],
    ['status=nonsense', 'all'],
    ['access_with_status_code=0', 'published'],
    ['access_with_status_code=1', 'published'],
    ['access_with_status_code=3', 'closed'],
    ['access_with_status_code=4', null],
  ])('%s stands on the tab %s [JOB-008]', (address, tab) => {
    expect(shownTab(opened(address).filters)).toBe(tab);
  });

  test.each([
    ['published asc', 'status asc'],
    ['url desc', 'status desc'],
    ['title asc', 'title asc'],
    ['nonsense asc', 'new_applicants_count desc'],
  ])('sorted by “%s” asks for “%s” [JOB-009, PLT-018]', (order, asked) => {
    const { field, direction } = queryOrder(opened(`order=${order}`).order);
    expect(`${field} ${direction}`).toBe(asked);
  });
});

describe('rows that change while they are shown', () => {
  const rows = (...ids: number[]) => ids.map((id) => ({ id }));
  test.each([
    [
      [1, 2, 3],
      [3, 1, 2],
      [1, 2, 3],
    ],
    [
      [1, 2, 3],
      [3, 9, 2],
      [2, 9, 3],
    ],
    [[], [3, 1, 2], [3, 1, 2]],
    [
      [7, 8],
      [1, 2],
      [1, 2],
    ],
  ])('%j then %j are shown as %j [JOB-007]', (before, now, shown) => {
    expect(steadyRows(before, rows(...now)).map(({ id }) => id)).toEqual(shown);
  });
});
