import { expect, test } from 'vitest';
import { PERMISSION_GROUPS } from './permission-groups.ts';
import { PERMISSIONS } from './permissions.ts';

test('the groups contain every permission once, except full admin rights [CMP-022, CMP-026]', () => {
  const grouped = Object.values(PERMISSION_GROUPS).flat();
  expect([...grouped].sort()).toEqual(PERMISSIONS.filter((key) => key !== 'all_admin_rights').sort());
});
