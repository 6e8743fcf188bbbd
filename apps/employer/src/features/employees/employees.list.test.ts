import { expect, test } from 'vitest';
import { readListState } from '../../platform/lists/list-address.ts';
import {
  EMPLOYEE_LIST,
  listAddress,
  listOfRecord,
  queryFilters,
  recordAddress,
  tabOf,
  withoutChosen,
} from './employees.list.ts';
import { showsIssues, withIssues, withoutIssueModal } from './issues-address.ts';
import { withSection } from './profile/sections.ts';

const listAt = (search: string) => readListState(new URLSearchParams(search), EMPLOYEE_LIST);

test('malformed ids in a link find no one instead of everyone, and unknown words are ignored [EMP-004, PLT-057]', () => {
  expect(queryFilters(listAt('location_id=3,8&position_id=abc&employee_status=gone&query=bell'))).toEqual({
    query: 'bell',
    location_id: '3,8',
    position_id: '0',
  });
});

test('a tab is a filter that clearing the chips keeps [EMP-004]', () => {
  const { filters } = listAt('has_open_issues=true&location_id=3');
  expect(tabOf(filters)).toBe('open_issues');
  expect(withoutChosen(filters)).toEqual({ has_open_issues: 'true' });
  expect(tabOf(listAt('').filters)).toBe('everyone');
});

test('a record remembers the list it was opened from, without its page [EMP-003, EMP-008]', () => {
  const list = listAt('order=name+asc&started_lately=true&page=3');
  expect(recordAddress(7, list)).toBe('/employee-records/profile/7?order=name+asc&started_lately=true');
  const opened = new URLSearchParams('order=name+asc&started_lately=true&section=history');
  expect(listAddress(listOfRecord(opened))).toBe('/employee-records/list?order=name+asc&started_lately=true');
});

test('open issues and sections are parts of the address [EMP-003, PLT-036]', () => {
  const address = withIssues('/employee-records/profile/7?query=bell');
  expect(address).toBe('/employee-records/profile/7?query=bell&include=open_issues&issue_modal_visible=true');
  const search = new URLSearchParams(address.split('?')[1]);
  expect(showsIssues(search)).toBe(true);
  expect(showsIssues(withoutIssueModal(search))).toBe(false);
  expect(withSection('/employee-records/profile/7', 'history')).toBe('/employee-records/profile/7?section=history');
});
