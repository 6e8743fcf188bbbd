import { expect, test } from 'vitest';
import { readLayout, writeLayout } from './list-layout.ts';

const read = (address: string) => readLayout(new URLSearchParams(address), 'staff');

test.each([
  ['', null, 'comfortable'],
  ['columns=role+status&density=compact', ['person', 'role', 'status'], 'compact'],
  ['columns=person&density=comfortable', ['person'], 'comfortable'],
  ['columns=salary+role&density=cosy', ['person', 'role'], 'comfortable'],
  ['columns=person+role+can_see+status', null, 'comfortable'],
])('the URL %j shows the columns %j, %s [AHD-003]', (address, columns, density) => {
  expect(read(address)).toEqual({ columns, density });
});

test('a layout is added to the other parameters, and only where it differs from the default [AHD-003]', () => {
  const address = new URLSearchParams('currentPanel=staff&page=3');
  const written = writeLayout(address, { columns: ['person', 'role'], density: 'compact' });
  expect(written.toString()).toBe('currentPanel=staff&page=3&columns=person+role&density=compact');
  expect(writeLayout(written, { columns: null, density: 'comfortable' }).toString()).toBe(address.toString());
});
