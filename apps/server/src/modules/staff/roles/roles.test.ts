// Roles over HTTP: names, permissions, who may grant them, and what they allow.
import { ENDPOINTS } from '@onward/contract';
import {
  type CompanyRoleDetails,
  createRole,
  deleteRole,
  getRoleAccess,
  listRoles,
  updateRole,
} from '@onward/contract/staff/roles';
import { cancelInvitation, inviteStaff, listStaff, type StaffMember } from '@onward/contract/staff/staff';
import { PERMISSIONS } from '@onward/domain/staff/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

type One = { company_role: CompanyRoleDetails };
type Many = { company_roles: CompanyRoleDetails[] };
type Access = { access: { room: string; name: string; path: string; allowed: boolean; reason: string | null }[] };

describe('roles', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let admin: ApiCaller;
  let hr: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess({ sandbox: true });
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
    hr = await api.signIn('hr.admin@larkfield.test');
  });
  afterAll(() => product.stop());

  const all = async () => (await admin.call<Many>(listRoles)).body.company_roles;
  const named = async (name: string): Promise<CompanyRoleDetails> => {
    const role = (await all()).find((candidate) => candidate.name === name);
    if (!role) throw new Error(`There is no role ${name}.`);
    return role;
  };
  const create = (who: ApiCaller, name: string, permissions: string[] = []) =>
    who.call<One>(createRole, { body: { company_role: { name, permissions } } });
  const change = (who: ApiCaller, id: number, company_role: object) =>
    who.call<One>(updateRole, { params: { id }, body: { company_role } });

  it('list the built-in ones first, with their permissions and how many hold them [CMP-020, CMP-023, CMP-026]', async () => {
    const roles = await all();
    expect(roles.map(({ name }) => name)).toEqual([
      'super_admin',
      'general_manager',
      'HR Admin',
      'Manager',
      'Hiring coordinator',
      'Payroll clerk',
    ]);
    expect(roles.map(({ is_reserved }) => is_reserved)).toEqual([true, true, false, false, false, false]);
    expect(roles[0]?.permissions).toEqual([...PERMISSIONS]);
    expect(roles[0]?.staff_count).toBe(1);
    expect(roles[4]).toMatchObject({ staff_count: 2 });
    expect(roles[4]?.permissions).toHaveLength(10);
  });

  it.each(['super_admin', 'Super Admin', 'GENERAL-MANAGER', ' general manager '])(
    'may not be called %j [CMP-021]',
    async (name) => {
      const { status, body } = await create(admin, name);
      expect([status, body.error_code, body.errors]).toEqual([422, 20001, { name: ['This role name is reserved'] }]);
      const { id } = await named('Manager');
      expect((await change(admin, id, { name })).body.message).toBe('This role name is reserved');
    },
  );

  it('have unique names within the company, regardless of case [CMP-026]', async () => {
    const { status, body } = await create(admin, 'hr  ADMIN');
    expect([status, body.error_code, Object.keys(body.errors ?? {})]).toEqual([409, 20002, ['name']]);
    const { id } = await named('Manager');
    expect((await change(admin, id, { name: 'HR Admin' })).body.error_code).toBe(20002);
    expect((await change(admin, id, { name: 'Manager' })).status).toBe(200);
  });

  it('are created, changed, and deleted, and each change is logged [CMP-026, PLT-055]', async () => {
    const made = await create(admin, '  Night   lead ', ['edit_note', 'create_position']);
    expect(made.status).toBe(201);
    const { id, version } = made.body.company_role;
    expect(made.body.company_role).toMatchObject({
      name: 'Night lead',
      permissions: ['edit_note', 'create_position'],
      staff_count: 0,
      is_reserved: false,
    });
    const changed = await change(admin, id, { permissions: ['edit_note', 'edit_message'], version });
    expect(changed.body.company_role).toMatchObject({ version: version + 1 });
    expect((await admin.call(deleteRole, { params: { id } })).status).toBe(204);
    expect((await all()).some((role) => role.id === id)).toBe(false);
    const { rows } = await product.app.ownerPool.query(
      "select event, changes from audit_log where subject_type = 'company_role' and subject_id = $1 order by id",
      [id],
    );
    expect(rows.map(({ event }) => event)).toEqual(['role_created', 'role_updated', 'role_deleted']);
    expect(rows[1]?.changes).toEqual({ added: ['edit_message'], removed: ['create_position'] });
  });

  it('cannot be changed or deleted when they are built in [CMP-026]', async () => {
    const { id } = await named('general_manager');
    const outcomes = [
      await change(admin, id, { permissions: [] }),
      await change(admin, id, { name: 'Boss' }),
      await admin.call(deleteRole, { params: { id } }),
    ];
    for (const { status, body } of outcomes) {
      expect([status, body.error_code, body.message]).toEqual([422, 20003, "You can't change built-in roles"]);
    }
  });

  it.each([
    ['give', [], ['edit_company'], '“Edit company”'],
    ['take', ['edit_integration'], [], '“Manage integrations”'],
    ['give', [], ['all_admin_rights'], '“Full admin rights”'],
    ['take', ['all_admin_rights'], [], '“Full admin rights”'],
  ])('let nobody %s what they lack: from %j to %j [CMP-026]', async (_verb, before, after, words) => {
    const made = await create(admin, `Trial from ${before} to ${after}`, before);
    const { id } = made.body.company_role;
    const { status, body } = await change(hr, id, { permissions: after });
    expect([status, body.error_code]).toEqual([403, 10004]);
    expect(body.message).toContain(words);
    if (after.length > 0) expect((await create(hr, 'Another trial', after)).body.error_code).toBe(10004);
    else expect((await admin.call(deleteRole, { params: { id } })).status).toBe(204);
  });

  it('may keep permissions the editor does not have [CMP-026]', async () => {
    const made = await create(admin, 'Stays', ['edit_company', 'edit_note']);
    const { id } = made.body.company_role;
    const changed = await change(hr, id, { permissions: ['edit_company', 'edit_message'] });
    expect(changed.body.company_role?.permissions).toEqual(['edit_company', 'edit_message']);
    expect((await hr.call(deleteRole, { params: { id } })).body.error_code).toBe(10004);
  });

  it('cannot be deleted while someone holds them, unless only removed staff do [CMP-026, CMP-031]', async () => {
    const clerks = await named('Payroll clerk');
    const refused = await admin.call(deleteRole, { params: { id: clerks.id } });
    expect([refused.status, refused.body.error_code]).toEqual([422, 20003]);
    expect(refused.body.message).toBe('2 people have this role. Give them another role first.');
    const { id } = (await create(admin, 'Short lived', ['edit_note'])).body.company_role;
    const invited = await admin.call<{ company_staff: StaffMember }>(inviteStaff, {
      body: { company_staff: { name: 'Kit', email: 'kit@larkfield.test', company_role_id: id } },
    });
    expect((await admin.call(deleteRole, { params: { id } })).body.message).toMatch(/^1 person has/);
    await admin.call(cancelInvitation, { params: { id: invited.body.company_staff.id } });
    expect((await admin.call(deleteRole, { params: { id } })).status).toBe(204);
  });

  it('are never assigned and deleted at the same time [CMP-026]', async () => {
    const { id } = (await create(admin, 'Contested', ['edit_note'])).body.company_role;
    const [given, deleted] = await Promise.all([
      admin.call(inviteStaff, {
        body: { company_staff: { name: 'Kim', email: 'kim@larkfield.test', company_role_id: id } },
      }),
      admin.call(deleteRole, { params: { id } }),
    ]);
    expect([
      [201, 422],
      [422, 204],
    ]).toContainEqual([given.status, deleted.status]);
  });

  it('respond with both values when someone else saved first [CMP-026, AHD-021]', async () => {
    const { id, version } = (await create(admin, 'Shared', ['edit_note'])).body.company_role;
    await change(admin, id, { permissions: ['edit_note', 'edit_offer'], version });
    const { status, body } = await change(hr, id, { permissions: ['edit_note', 'edit_message'], version });
    expect([status, body.error_code]).toEqual([409, 20002]);
    expect((body as { conflict?: object }).conflict).toEqual({
      version: version + 1,
      fields: { permissions: { theirs: ['edit_note', 'edit_offer'], yours: ['edit_note', 'edit_message'] } },
    });
  });

  it('apply to their holders’ open sessions at once [CMP-022, CMP-026]', async () => {
    const theo = await api.signIn('theo.marsh@larkfield.test');
    expect((await theo.call(listRoles)).body.error_code).toBe(10004);
    const role = await named('Hiring coordinator');
    await change(admin, role.id, { permissions: [...role.permissions, 'edit_user'] });
    expect((await theo.call(listRoles)).status).toBe(200);
    await change(admin, role.id, { permissions: role.permissions });
    expect((await theo.call(listRoles)).body.error_code).toBe(10004);
    expect((await theo.call(listStaff)).status).toBe(200);
  });

  it('list what they allow, endpoint by endpoint, with the reason in the user’s language [AHD-005, CMP-022]', async () => {
    const { id } = await named('Manager');
    const { body } = await admin.call<Access>(getRoleAccess, { params: { id } });
    const forCompany = ENDPOINTS.filter(({ endpoint }) => endpoint.audience === 'company');
    expect(body.access.map(({ name }) => name)).toEqual(forCompany.map(({ endpoint }) => endpoint.name));
    const rowOf = (access: Access['access'], name: string) => access.find((row) => row.name === name);
    expect(rowOf(body.access, 'listStaff')).toMatchObject({ room: 'staff', allowed: true, reason: null });
    expect(rowOf(body.access, 'inviteStaff')).toMatchObject({
      allowed: false,
      reason: 'You need the “Manage team and roles” permission.',
    });
    const french = await admin.call<Access>(getRoleAccess, { params: { id }, headers: { locale: 'fr' } });
    expect(rowOf(french.body.access, 'inviteStaff')?.reason).toMatch(/permission|autorisation/i);
    expect(rowOf(french.body.access, 'inviteStaff')?.reason).not.toMatch(/You need/);
    const everything = await admin.call<Access>(getRoleAccess, { params: { id: (await named('super_admin')).id } });
    expect(everything.body.access.filter(({ allowed, reason }) => !allowed && !/plan/.test(reason ?? ''))).toEqual([]);
  });
});
