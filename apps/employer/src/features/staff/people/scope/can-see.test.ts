import { expect, test } from 'vitest';
import { reachParts } from './can-see.ts';

const nobody = {
  is_super_admin: false,
  permitted_location_ids: [],
  permitted_department_ids: [],
  permitted_brand_ids: [],
  permitted_position_ids: [],
};

test.each([
  ['no list at all', {}, [{ kind: 'all' }]],
  ['locations', { permitted_location_ids: [1, 2] }, [{ kind: 'locations', ids: [1, 2] }]],
  ['a brand', { permitted_brand_ids: [3] }, [{ kind: 'brands', ids: [3] }]],
  [
    'a brand, a location in it and a department',
    { permitted_brand_ids: [3], permitted_location_ids: [1], permitted_department_ids: [4] },
    [
      { kind: 'locations', ids: [1] },
      { kind: 'departments', ids: [4] },
    ],
  ],
  ['a super admin with an old list', { is_super_admin: true, permitted_location_ids: [1] }, [{ kind: 'all' }]],
])('someone with %s sees %o: %o [CMP-024]', (_case, given, parts) => {
  expect(reachParts({ ...nobody, ...given })).toEqual(parts);
});
