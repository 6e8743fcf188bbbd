import { expect, test } from 'vitest';
import { holdersPath, readFilters, writeFilters } from './staff.list.ts';

test('filters are read from the URL, and invalid values are ignored [CMP-027, PLT-057]', () => {
  expect(readFilters(new URLSearchParams('company_role_id=4&location_id=x&status=removed'))).toEqual({
    roleId: 4,
    locationId: null,
    status: null,
  });
});

test('a filter is added to the other parameters, and the page is reset [CMP-027, PLT-057]', () => {
  const address = new URLSearchParams('currentPanel=staff&query=nora&page=3&status=active');
  expect(writeFilters(address, { locationId: 9, status: null }).toString()).toBe(
    'currentPanel=staff&query=nora&location_id=9',
  );
});

test('the members of a role have a URL [CMP-026]', () => {
  expect(holdersPath(4)).toBe('/company?currentPanel=staff&company_role_id=4');
});
