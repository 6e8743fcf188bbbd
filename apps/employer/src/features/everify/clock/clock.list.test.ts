import { expect, test } from 'vitest';
import { readListState } from '../../../platform/lists/list-address.ts';
import { CLOCK, clockFilters, toClockQuery } from './clock.list.ts';

const stateOf = (search: string) => readListState(new URLSearchParams(search), CLOCK);

test('filters in the address become filters of the endpoint [AHD-011]', () => {
  expect(clockFilters(stateOf('urgency=late&what=section2&brand=Kindred&location_id=4&query=ana'))).toEqual({
    urgency: 'late',
    what: 'section2',
    brand: 'Kindred',
    location_id: 4,
    query: 'ana',
  });
});

test('unknown filters in a link are ignored [AHD-011]', () => {
  expect(clockFilters(stateOf('urgency=soonish&what=section9&location_id=abc'))).toEqual({});
});

test('rows are grouped by location, by due date, or by manager [AHD-011]', () => {
  expect(toClockQuery(stateOf('')).order).toBe('location asc');
  expect(toClockQuery(stateOf('order=manager asc&page=2'))).toMatchObject({ order: 'manager asc', page: 2 });
});
