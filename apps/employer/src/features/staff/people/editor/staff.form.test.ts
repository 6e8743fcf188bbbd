import type { StaffMember } from '@onward/contract/staff/staff';
import { expect, test } from 'vitest';
import { changesOf, entriesOf, firstNameOf, invitationOf } from './staff.form.ts';

const nora = {
  name: 'Nora Whelan',
  email: 'nora@larkfield.test',
  phone: null,
  region_number: null,
  company_role: { id: 4, name: 'Manager' },
  permitted_location_ids: [1, 2],
  permitted_department_ids: [],
  permitted_brand_ids: [],
  permitted_position_ids: [],
} as unknown as StaffMember;

test('only what differs is sent [CMP-029]', () => {
  expect(changesOf(nora, entriesOf(nora))).toEqual({});
  expect(changesOf(nora, { ...entriesOf(nora), company_role_id: 5, permitted_location_ids: [2] })).toEqual({
    company_role_id: 5,
    permitted_location_ids: [2],
  });
  expect(changesOf(nora, { ...entriesOf(nora), phone: { phone: '4045550133', region_number: '1' } })).toEqual({
    phone: '4045550133',
    region_number: '1',
  });
});

test('an invitation without a number sends none [CMP-029]', () => {
  const invitation = invitationOf({
    ...entriesOf(null),
    name: 'Ada',
    email: ' ada@larkfield.test ',
    company_role_id: 4,
  });
  expect(invitation).not.toHaveProperty('phone');
  expect(invitation.email).toBe('ada@larkfield.test');
});

test.each([
  ['Nora Whelan', 'Nora'],
  ['  Ada  ', 'Ada'],
  ['', ''],
])('%j is called %j [CMP-029]', (name, first) => {
  expect(firstNameOf(name)).toBe(first);
});
