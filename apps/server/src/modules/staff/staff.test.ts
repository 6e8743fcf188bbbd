// Managing staff over HTTP: invite, change, deactivate, with role and scope, and who may do it.
import { updateProfile } from '@onward/contract/identity/identity';
import { listPermittedLocations } from '@onward/contract/locations/locations';
import { createRole, listRoles } from '@onward/contract/staff/roles';
import {
  cancelInvitation,
  deactivateStaff,
  getPayrollTeam,
  inviteStaff,
  listStaff,
  reactivateStaff,
  resendInvitation,
  type StaffMember,
  updatePayrollTeam,
  updateStaff,
} from '@onward/contract/staff/staff';
import { nextStaffStatus, STAFF_STATUSES, type StaffEvent, type StaffStatus } from '@onward/domain/staff/states';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { linkIn } from '../../../../../testing/product/outside.ts';

type One = { company_staff: StaffMember };

describe('managing staff', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let admin: ApiCaller;
  let hr: ApiCaller;
  let atlanta: ApiCaller;
  const roles = new Map<string, number>();
  const locations = new Map<string, number>();

  beforeAll(async () => {
    product = await startInProcess({ sandbox: true });
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
    hr = await api.signIn('hr.admin@larkfield.test');
    atlanta = await api.signIn('hr.atlanta@larkfield.test');
    type Roles = { company_roles: { id: number; name: string }[] };
    for (const { id, name } of (await admin.call<Roles>(listRoles)).body.company_roles) roles.set(name, id);
    type Places = { locations: { id: number; name: string }[] };
    for (const { id, name } of (await admin.call<Places>(listPermittedLocations)).body.locations)
      locations.set(name, id);
  });
  afterAll(() => product.stop());

  const role = (name: string) => roles.get(name) ?? 0;
  const place = (name: string) => locations.get(name) ?? 0;
  const find = async (email: string): Promise<StaffMember> => {
    const { body } = await admin.call<{ company_staffs: StaffMember[] }>(listStaff, { query: { query: email } });
    const staff = body.company_staffs.find((candidate) => candidate.email === email);
    if (!staff) throw new Error(`Nobody has the email ${email}.`);
    return staff;
  };
  const invite = (who: ApiCaller, more: object) =>
    who.call<One>(inviteStaff, {
      body: {
        company_staff: { name: 'Ada Reyes', email: 'ada@larkfield.test', company_role_id: role('Manager'), ...more },
      },
    });
  const change = (who: ApiCaller, id: number, company_staff: object) =>
    who.call<One>(updateStaff, { params: { id }, body: { company_staff } });
  const outcome = ({ status, body }: { status: number; body: { error_code?: number; message?: string } }) => [
    status,
    body.error_code,
    body.message,
  ];

  describe('inviting', () => {
    it('stores the phone number in one form, however it is typed [CMP-029, PLT-046]', async () => {
      const typed = { email: 'phone@larkfield.test', phone: '+1 (404) 555-0145', region_number: '1' };
      const { id, ...invited } = (await invite(admin, typed)).body.company_staff;
      expect(invited).toMatchObject({ phone: '4045550145', region_number: '1' });
      const changed = await change(admin, id, { phone: '1-404-555-0146', region_number: '1' });
      expect(changed.body.company_staff).toMatchObject({ phone: '4045550146', region_number: '1' });
    });

    it('assigns role and scope, sends the email, and logs it [CMP-029, CMP-024]', async () => {
      const { status, body } = await invite(admin, { permitted_location_ids: [place('Decatur')] });
      expect(status).toBe(201);
      expect(body.company_staff).toMatchObject({
        status: 'invited',
        company_role: { name: 'Manager' },
        permitted_location_ids: [place('Decatur')],
      });
      expect((await product.outside.email('ada@larkfield.test')).text).toContain('/set-password/');
      const { rows } = await product.app.ownerPool.query(
        "select event from audit_log where subject_type = 'company_staff' and subject_id = $1",
        [body.company_staff.id],
      );
      expect(rows).toEqual([{ event: 'staff_invited' }]);
      expect(outcome(await invite(admin, { email: 'ADA@larkfield.test' })).slice(0, 2)).toEqual([409, 20002]);
    });

    it.each([
      ['company_role_id', { company_role_id: 987_654 }],
      ['permitted_location_ids', { permitted_location_ids: [987_654] }],
      ['permitted_department_ids', { permitted_department_ids: [987_654] }],
      ['permitted_brand_ids', { permitted_brand_ids: [987_654] }],
      ['permitted_position_ids', { permitted_position_ids: [987_654] }],
      ['email', { email: 'not an address' }],
      ['phone', { phone: '12', region_number: '1' }],
    ])('names the field that does not fit: %s [CMP-029]', async (field, more) => {
      const { status, body } = await invite(admin, { email: 'misfit@larkfield.test', ...more });
      expect([status, body.error_code, Object.keys(body.errors ?? {})]).toEqual([422, 20001, [field]]);
    });

    it('does not accept ids of another company [CMP-029, PLT-016]', async () => {
      const { rows } = await product.app.ownerPool.query('select id from locations where company_id = 2 limit 1');
      const { body } = await invite(admin, { email: 'misfit@larkfield.test', permitted_location_ids: [rows[0]?.id] });
      expect([body.error_code, Object.keys(body.errors ?? {})]).toEqual([20001, ['permitted_location_ids']]);
    });

    it('refuses to grant what the inviter does not have: role, permission, or location [CMP-026, CMP-029]', async () => {
      const email = 'beyond@larkfield.test';
      expect(outcome(await invite(hr, { email, company_role_id: role('super_admin') }))).toEqual([
        403,
        10004,
        'Only super admins can do this.',
      ]);
      const made = await admin.call<{ company_role: { id: number } }>(createRole, {
        body: { company_role: { name: 'Owner', permissions: ['edit_company'] } },
      });
      expect(outcome(await invite(hr, { email, company_role_id: made.body.company_role.id }))).toEqual([
        403,
        10004,
        "You can't give a permission you don't have: “Edit company”.",
      ]);
      for (const permitted_location_ids of [[], [place('Decatur')], [place('Midtown'), place('Decatur')]]) {
        expect(outcome(await invite(atlanta, { email, permitted_location_ids }))).toEqual([
          403,
          10004,
          'You can only give access to locations you can see.',
        ]);
      }
      const given = await invite(atlanta, { email, permitted_location_ids: [place('Midtown')] });
      expect(given.status).toBe(201);
    });

    it('withdraws an invitation, disables its link, and can invite the same person again [CMP-031, IDN-020]', async () => {
      const email = 'back.and.forth@larkfield.test';
      const { body } = await invite(admin, { email, permitted_location_ids: [place('Decatur')] });
      const { id } = body.company_staff;
      expect((await admin.call(cancelInvitation, { params: { id } })).status).toBe(204);
      const token = linkIn((await product.outside.email(email)).text, '/set-password/')
        .split('/')
        .at(-1);
      expect((await api.request('GET', `/v1/users/invitations/${token}`)).body.error_code).toBe(20007);
      expect((await admin.call(resendInvitation, { params: { id } })).body.error_code).toBe(40001);
      const again = await invite(admin, { email, name: 'Ada Again', company_role_id: role('HR Admin') });
      expect(again.status).toBe(201);
      expect(again.body.company_staff).toMatchObject({
        name: 'Ada Again',
        status: 'invited',
        company_role: { name: 'HR Admin' },
        permitted_location_ids: [],
      });
    });
  });

  describe('changing', () => {
    it('applies role and scope to open sessions at once [CMP-024, CMP-029]', async () => {
      const lena = await api.signIn('lena.ortega@larkfield.test');
      const seen = async () =>
        (await lena.call<{ locations: { name: string }[] }>(listPermittedLocations)).body.locations;
      expect(await seen()).toHaveLength(3);
      const { id, version } = await find('lena.ortega@larkfield.test');
      const { status, body } = await change(admin, id, {
        company_role_id: role('HR Admin'),
        permitted_location_ids: [place('Smyrna')],
        version,
      });
      expect(status).toBe(200);
      expect(body.company_staff).toMatchObject({ company_role: { name: 'HR Admin' }, version: version + 1 });
      expect((await seen()).map(({ name }) => name)).toEqual(['Smyrna']);
      expect((await lena.call(listRoles)).status).toBe(200);
    });

    it('shows both values when someone else saved first, and leaves theirs [CMP-029, AHD-021]', async () => {
      const { id, version } = await find('omar.haddad@larkfield.test');
      await change(admin, id, { name: 'Omar H. Haddad', version });
      const { status, body } = await change(hr, id, { name: 'Omar Hadad', company_role_id: role('HR Admin'), version });
      expect([status, body.error_code]).toEqual([409, 20002]);
      expect((body as { conflict?: object }).conflict).toEqual({
        version: version + 1,
        fields: {
          name: { theirs: 'Omar H. Haddad', yours: 'Omar Hadad' },
          company_role_id: { theirs: role('Manager'), yours: role('HR Admin') },
        },
      });
      expect((await find('omar.haddad@larkfield.test')).name).toBe('Omar H. Haddad');
    });

    it('does not overwrite what they changed about themselves in the meantime [CMP-029, IDN-034, AHD-021]', async () => {
      const { id, version, name } = await find('hr.admin@larkfield.test');
      const own = await hr.call(updateProfile, { body: { company_staff: { name: 'Priya N. Raman' } } });
      expect(own.status).toBe(200);
      const { status, body } = await change(admin, id, { name: 'Priya R.', version });
      expect([status, body.error_code]).toEqual([409, 20002]);
      expect(body.conflict).toMatchObject({
        version: version + 1,
        fields: { name: { theirs: 'Priya N. Raman', yours: 'Priya R.' } },
      });
      // The language belongs to the login and is not part of the staff panel.
      await hr.call(updateProfile, { body: { company_staff: { locale: 'en' } } });
      expect((await change(admin, id, { name, version: version + 1 })).status).toBe(200);
    });

    it('accepts one of two concurrent saves [AHD-021]', async () => {
      const { id, version } = await find('victor.lam@larkfield.test');
      const both = await Promise.all([1, 2].map((turn) => change(admin, id, { name: `Victor ${turn}`, version })));
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('keeps staff with a limited scope from changing colleagues with a wider one [CMP-024]', async () => {
      const { id } = await find('theo.marsh@larkfield.test');
      expect(outcome(await change(atlanta, id, { name: 'Theo' })).slice(0, 2)).toEqual([403, 10004]);
      expect((await atlanta.call(deactivateStaff, { params: { id } })).body.error_code).toBe(10004);
    });

    it('lets nobody take over the sign-in of a colleague with more permissions [CMP-026]', async () => {
      const { body } = await admin.call<{ company_role: { id: number } }>(createRole, {
        body: { company_role: { name: 'Keeper of keys', permissions: ['edit_integration'] } },
      });
      const { id } = await find('paula.jennings@larkfield.test');
      expect((await change(admin, id, { company_role_id: body.company_role.id })).status).toBe(200);
      const lent = await change(hr, id, { email: 'mine@larkfield.test' });
      expect(outcome(lent)).toEqual([403, 10004, "You can't give a permission you don't have: “Manage integrations”."]);
      const taken = await change(hr, id, { company_role_id: role('Manager') });
      expect(taken.body.error_code).toBe(10004);
    });
  });

  describe('super admins', () => {
    const LAST = "You can't deactivate the last active super admin or change their role";

    it('cannot lose the last of them [CMP-029]', async () => {
      const { id } = await find('super.admin@larkfield.test');
      expect(outcome(await admin.call(deactivateStaff, { params: { id } }))).toEqual([422, 20003, LAST]);
      expect(outcome(await change(admin, id, { company_role_id: role('Manager') }))).toEqual([422, 20003, LAST]);
    });

    it('are created and changed only by super admins, and two cannot demote each other at once [CMP-029]', async () => {
      const gm = await find('general.manager@larkfield.test');
      const first = await find('super.admin@larkfield.test');
      const wanted = { company_role_id: role('super_admin') };
      expect((await change(hr, gm.id, wanted)).body.error_code).toBe(10004);
      expect((await change(admin, gm.id, wanted)).status).toBe(200);
      expect((await change(hr, gm.id, { name: 'Grace' })).body.error_code).toBe(10004);
      const second = await api.signIn('general.manager@larkfield.test');
      const demoted = { company_role_id: role('general_manager') };
      const both = await Promise.all([change(admin, gm.id, demoted), change(second, first.id, demoted)]);
      expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
      const { rows } = await product.app.ownerPool.query(
        `select count(*) from company_staffs s join company_roles r on r.company_id = s.company_id and r.id = s.role_id
         where s.company_id = 1 and r.reserved_key = 'super_admin' and s.status = 'active'`,
      );
      expect(Number(rows[0]?.count)).toBe(1);
      const survivor = both[0]?.status === 200 ? admin : second;
      expect((await change(survivor, first.id, wanted)).status).toBe(200);
    });
  });

  describe('states', () => {
    const CALLS = {
      deactivate: deactivateStaff,
      reactivate: reactivateStaff,
      cancel_invitation: cancelInvitation,
    } as const;
    const STATES = STAFF_STATUSES.filter((status) => status !== 'removed');
    const pairs = STATES.flatMap((from) =>
      (Object.keys(CALLS) as (keyof typeof CALLS)[]).map((event) => [from, event] as const),
    );
    let turn = 0;

    /** A staff member in that status, reached through the API. */
    const someone = async (status: StaffStatus): Promise<number> => {
      turn += 1;
      const { body } = await invite(admin, { email: `state.${turn}@larkfield.test` });
      const { id } = body.company_staff;
      // Setting a password is tested in the identity room.
      if (status !== 'invited') {
        await product.app.ownerPool.query("update company_staffs set status = 'active' where id = $1", [id]);
      }
      if (status === 'inactive') await admin.call(deactivateStaff, { params: { id } });
      return id;
    };
    const statusOf = async (id: number) => {
      const { rows } = await product.app.ownerPool.query('select status from company_staffs where id = $1', [id]);
      return rows[0]?.status;
    };

    it.each(pairs)('change from %s by %s as the transition table says, or stay [CMP-031]', async (from, event) => {
      const id = await someone(from);
      const to = nextStaffStatus(from, event satisfies StaffEvent);
      const { status, body } = await admin.call(CALLS[event], { params: { id } });
      if (to) expect(status).toBeLessThan(300);
      else expect([status, body.error_code]).toEqual([422, 20003]);
      expect(await statusOf(id)).toBe(to ?? from);
    });

    it('end the sessions of deactivated staff [CMP-031]', async () => {
      const theo = await api.signIn('theo.marsh@larkfield.test');
      expect((await theo.call(listStaff)).status).toBe(200);
      const { id } = await find('theo.marsh@larkfield.test');
      await admin.call(deactivateStaff, { params: { id } });
      expect((await theo.call(listStaff)).body.error_code).toBe(10003);
    });
  });

  describe('the payroll team', () => {
    it('is chosen from active colleagues [CMP-030]', async () => {
      const [gm, invited] = [await find('general.manager@larkfield.test'), await find('invited@larkfield.test')];
      const put = (company_staff_ids: number[]) => admin.call(updatePayrollTeam, { body: { company_staff_ids } });
      expect((await put([gm.id])).body).toEqual({ company_staff_ids: [gm.id] });
      expect((await admin.call(getPayrollTeam)).body).toEqual({ company_staff_ids: [gm.id] });
      const refused = await put([gm.id, invited.id]);
      expect([refused.body.error_code, Object.keys(refused.body.errors ?? {})]).toEqual([20001, ['company_staff_ids']]);
      expect((await put([])).body).toEqual({ company_staff_ids: [] });
    });

    it('requires the module and the permission [CMP-030, CMP-002]', async () => {
      const owner = await api.signIn('owner@harborpine.test');
      expect((await owner.call(getPayrollTeam)).body.message).toBe("“Payroll” isn't part of your plan.");
      const manager = await api.signIn('manager@larkfield.test');
      expect((await manager.call(getPayrollTeam)).body.error_code).toBe(10004);
    });
  });
});
