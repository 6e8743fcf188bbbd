// Viewing as a role at a location, over HTTP: that role's access, read-only, and logged.

import { getCurrentUser, type User } from '@onward/contract/identity/identity';
import { createDepartment, listDepartments } from '@onward/contract/locations/departments';
import { listPermittedLocations } from '@onward/contract/locations/locations';
import { listRoles } from '@onward/contract/staff/roles';
import { SEE_AS_LOCATION_HEADER, SEE_AS_ROLE_HEADER } from '@onward/contract/staff/see-as';
import { listStaff } from '@onward/contract/staff/staff';
import { DEFAULT_CUSTOM_ROLES } from '@onward/domain/staff/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

describe('viewing as another role', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let admin: ApiCaller;
  const roles = new Map<string, number>();
  const locations = new Map<string, number>();

  beforeAll(async () => {
    product = await startInProcess();
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
    type Roles = { company_roles: { id: number; name: string }[] };
    for (const { id, name } of (await admin.call<Roles>(listRoles)).body.company_roles) roles.set(name, id);
    type Places = { locations: { id: number; name: string }[] };
    for (const { id, name } of (await admin.call<Places>(listPermittedLocations)).body.locations)
      locations.set(name, id);
  });
  afterAll(() => product.stop());

  const as = (role: string, location?: string) => ({
    headers: {
      [SEE_AS_ROLE_HEADER]: String(roles.get(role)),
      ...(location && { [SEE_AS_LOCATION_HEADER]: String(locations.get(location)) }),
    },
  });

  it('shows that role’s permissions and locations, and indicates it [AHD-005]', async () => {
    const { body } = await admin.call<{ user: User }>(getCurrentUser, as('Manager', 'Decatur'));
    expect(body.user).toMatchObject({
      name: 'Renee Castellano',
      is_super_admin: false,
      is_read_only: true,
      seeing_as: { company_role: { name: 'Manager' }, location: { name: 'Decatur' } },
    });
    expect([...body.user.company_role.permissions].sort()).toEqual([...DEFAULT_CUSTOM_ROLES.Manager].sort());
    type Places = { locations: { name: string }[] };
    const seen = await admin.call<Places>(listPermittedLocations, as('Manager', 'Decatur'));
    expect(seen.body.locations.map(({ name }) => name)).toEqual(['Decatur']);
    expect((await admin.call<Places>(listPermittedLocations, as('Manager'))).body.locations).toHaveLength(11);
  });

  it('refuses what the role lacks, naming the role [AHD-005, CMP-022]', async () => {
    const { status, body } = await admin.call(listRoles, as('Manager', 'Decatur'));
    expect([status, body.error_code]).toEqual([403, 10004]);
    expect(body.message).toBe('You need the “Manage team and roles” permission.');
  });

  it('cannot change anything, not even what the role could [AHD-005]', async () => {
    const request = { body: { department: { name: 'Seen as' } }, ...as('HR Admin') };
    const { status, body } = await admin.call(createDepartment, request);
    expect([status, body.error_code, body.message]).toEqual([
      403,
      10004,
      "You're viewing as another role. Stop viewing to make changes.",
    ]);
    const { rows } = await product.app.ownerPool.query("select id from departments where name = 'Seen as'");
    expect(rows).toEqual([]);
  });

  it('logs every read [AHD-005, PLT-055]', async () => {
    await admin.call(listStaff, as('Manager', 'Decatur'));
    const { rows } = await product.app.ownerPool.query(
      "select subject_type, changes from audit_log where event = 'seen_as' order by id desc limit 1",
    );
    expect(rows).toEqual([{ subject_type: 'listStaff', changes: { role: 'Manager', location: 'Decatur' } }]);
  });

  it('requires permission to manage staff, and never shows more than they see [AHD-005, CMP-026]', async () => {
    const manager = await api.signIn('manager@larkfield.test');
    const refused = await manager.call(listDepartments, as('Manager', 'Decatur'));
    expect([refused.status, refused.body.error_code]).toEqual([403, 10004]);
    const hr = await api.signIn('hr.admin@larkfield.test');
    const { body } = await hr.call<{ user: User }>(getCurrentUser, as('super_admin'));
    expect(body.user.company_role.permissions).not.toContain('edit_company');
    expect(body.user.is_super_admin).toBe(false);
    const atlanta = await api.signIn('hr.atlanta@larkfield.test');
    const beyond = await atlanta.call(listDepartments, as('Manager', 'Decatur'));
    expect([beyond.status, beyond.body.error_code]).toEqual([403, 10004]);
  });

  it.each([
    ['a role of another company', { [SEE_AS_ROLE_HEADER]: '987654' }],
    ['no number', { [SEE_AS_ROLE_HEADER]: 'Manager' }],
    ['a location that is not there', { [SEE_AS_ROLE_HEADER]: '1', [SEE_AS_LOCATION_HEADER]: '987654' }],
  ])('knows nothing of %s [AHD-005, PLT-016]', async (_case, headers) => {
    const { status, body } = await admin.call(listDepartments, { headers });
    expect([status, body.error_code]).toEqual([404, 40001]);
  });
});
