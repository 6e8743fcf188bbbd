// Sign-in and sign-out, lockout, and choice of company, over HTTP.

import {
  getCurrentUser,
  listMyCompanies,
  selectCompany,
  signIn,
  signOut,
  type User,
} from '@onward/contract/identity/identity';
import { createDepartment } from '@onward/contract/locations/departments';
import { deactivateStaff, listStaff, reactivateStaff, type StaffMember } from '@onward/contract/staff/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller, DEMO_PASSWORD } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';

describe('signing in', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let now = new Date();

  beforeAll(async () => {
    product = await startInProcess({ clock: () => now });
    api = new ApiCaller(product.url);
  });
  afterAll(() => product.stop());

  const attempt = (email: string, password: string) => api.call(signIn, { body: { email, password } });
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };

  it('opens a session with email and password, regardless of case and spaces in the email [IDN-004, IDN-039, PLT-045]', async () => {
    const { status, body } = await attempt('  Super.Admin@Larkfield.TEST ', DEMO_PASSWORD);
    expect(status).toBe(201);
    expect(body).toMatchObject({ require_select_company: false, companies: [{ id: 1, name: 'Larkfield Group' }] });
    expect(String(body.token)).toMatch(/^[\w-]{43}$/);
  });

  it('stores only a hash of the token [IDN-007]', async () => {
    const { body } = await attempt('super.admin@larkfield.test', DEMO_PASSWORD);
    const { rows } = await product.app.ownerPool.query('select token_hash from sessions order by id desc limit 1');
    expect(rows[0].token_hash).toHaveLength(32);
    expect(rows[0].token_hash.toString('base64url')).not.toBe(body.token);
  });

  it.each([
    ['a wrong password', 'super.admin@larkfield.test', 'Wrong-password-1'],
    ['an unknown email', 'nobody@larkfield.test', DEMO_PASSWORD],
    ['someone invited only', 'invited@larkfield.test', DEMO_PASSWORD],
    ['a single sign-on user', 'sso.user@larkfield.test', DEMO_PASSWORD],
  ])('refuses %s with one and the same text [IDN-004]', async (_who, email, password) => {
    const { status, body } = await attempt(email, password);
    expect([status, body.error_code, body.message]).toEqual([401, 10001, 'Incorrect email or password']);
  });

  it('refuses an invalid email and names the field [IDN-004, PLT-045]', async () => {
    const { body } = await attempt('not-an-email', DEMO_PASSWORD);
    expect(body.errors).toEqual({ email: ['Please enter a correct email'] });
  });

  it('locks the pair of email and address after five wrong attempts, even for the right password, for 15 minutes [IDN-005, PLT-022]', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await attempt('manager@larkfield.test', 'Wrong-password-1')).body.error_code).toBe(10001);
    }
    const locked = await attempt('manager@larkfield.test', DEMO_PASSWORD);
    expect([locked.status, locked.body.error_code]).toEqual([429, 10002]);
    expect(locked.body.message).toBe('Too many attempts. Please try again in 15 minutes.');
    expect(locked.headers.get('retry-after')).toBeTruthy();
    expect((await attempt('hr.admin@larkfield.test', DEMO_PASSWORD)).status).toBe(201);
    later(15 * 60 + 1);
    expect((await attempt('manager@larkfield.test', DEMO_PASSWORD)).status).toBe(201);
  });

  it('clears the count after a success [IDN-005]', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let turn = 0; turn < 4; turn += 1) await attempt('general.manager@larkfield.test', 'Wrong-password-1');
      expect((await attempt('general.manager@larkfield.test', DEMO_PASSWORD)).status).toBe(201);
    }
  });

  it('takes about as long for an unknown email as for a wrong password [IDN-004]', async () => {
    const time = async (email: string) => {
      const start = performance.now();
      await attempt(email, 'Wrong-password-1');
      return performance.now() - start;
    };
    await time('warm.up@larkfield.test');
    const known = await time('two.companies@larkfield.test');
    const unknown = await time('unheard.of@larkfield.test');
    // Both compute one memory-hard hash; without the decoy, the unknown one would be many times faster.
    expect(unknown).toBeGreaterThan(known / 5);
  });

  it('returns the user’s profile [IDN-001, IDN-003, CMP-001]', async () => {
    const caller = await api.signIn('manager@larkfield.test');
    const { body } = await caller.call<{ user: User }>(getCurrentUser);
    expect(body.user).toMatchObject({
      name: 'Darnell Whitaker',
      email: 'manager@larkfield.test',
      phone: null,
      global_phone_number_for_sms: null,
      is_super_admin: false,
      is_support_staff: false,
      is_sso: false,
      reset_password_required: false,
      user_onboarding_desktop_step: 'complete',
      company: { id: 1, name: 'Larkfield Group', paid_locations_count: 15, available_locations_count: 4 },
      company_role: {
        name: 'Manager',
        permissions: ['edit_applicant', 'edit_note', 'edit_message', 'edit_feedback', 'customize_notifications'],
      },
      pop_up_notifications: [],
      calendar: {
        availabilities: expect.arrayContaining([{ weekday: 1, start: expect.any(String), end: expect.any(String) }]),
      },
      token: caller.token,
    });
    expect(JSON.stringify(body)).not.toContain('password_hash');
  });

  it('ends the session at once on sign-out [IDN-010, IDN-016]', async () => {
    const caller = await api.signIn('super.admin@larkfield.test');
    expect((await caller.call(getCurrentUser)).status).toBe(200);
    expect((await caller.call(signOut)).status).toBe(204);
    await until('the end', async () => (await caller.call(getCurrentUser)).body.error_code === 10003);
  });

  it('ends a session after 14 days unused, and after 90 days in any case [IDN-007, IDN-016]', async () => {
    const idle = await api.signIn('super.admin@larkfield.test');
    later(13 * 86_400);
    expect((await idle.call(getCurrentUser)).status).toBe(200);
    later(15 * 86_400);
    expect((await idle.call(getCurrentUser)).body.error_code).toBe(10003);
    const used = await api.signIn('super.admin@larkfield.test');
    for (let day = 0; day < 90; day += 10) {
      expect((await used.call(getCurrentUser)).status).toBe(200);
      later(10 * 86_400);
    }
    later(1);
    expect((await used.call(getCurrentUser)).body.error_code).toBe(10003);
  });

  describe('with two companies', () => {
    it('asks to choose first, by code and header, on every company request [IDN-011, IDN-013, IDN-016]', async () => {
      const answer = await attempt('two.companies@larkfield.test', DEMO_PASSWORD);
      expect(answer.body.require_select_company).toBe(true);
      const caller = api.as({ token: String(answer.body.token) });
      for (const call of [
        caller.call(getCurrentUser),
        caller.call(createDepartment, { body: { department: { name: 'x' } } }),
      ]) {
        const { status, body, headers } = await call;
        expect([status, body.error_code, headers.get('require-select-company')]).toEqual([403, 10006, '1']);
      }
    });

    it('lists both and remembers the choice in the session [IDN-012]', async () => {
      const { body } = await attempt('two.companies@larkfield.test', DEMO_PASSWORD);
      const caller = api.as({ token: String(body.token) });
      const mine = await caller.call<{ companies: { id: number; name: string; role_name: string }[] }>(listMyCompanies);
      expect(mine.body.companies.map(({ name }) => name).sort()).toEqual(['Harbor & Pine Hotels', 'Larkfield Group']);
      const chosen = await caller.call(selectCompany, { body: { company_id: 2 } });
      expect(chosen.body.company).toMatchObject({ id: 2, name: 'Harbor & Pine Hotels' });
      const user = await until('the choice', async () => {
        const answer = await caller.call<{ user: User }>(getCurrentUser);
        return answer.status === 200 ? answer.body.user : undefined;
      });
      expect(user.company.id).toBe(2);
      const other = caller.as({ token: caller.token, companyId: 1 });
      expect((await other.call<{ user: User }>(getCurrentUser)).body.user.company.id).toBe(1);
    });

    it('refuses other companies and a suspended one [IDN-012, CMP-001]', async () => {
      const caller = await api.signIn('owner@harborpine.test');
      expect((await caller.call(selectCompany, { body: { company_id: 1 } })).body.error_code).toBe(10004);
      await product.app.ownerPool.query("update companies set status = 'suspended' where id = 2");
      await until('the suspension', async () => (await caller.call(getCurrentUser)).body.error_code === 10004);
      await product.app.ownerPool.query("update companies set status = 'active' where id = 2");
    });
  });

  describe('deactivated', () => {
    it('ends the sessions at once and prevents sign-in until reactivated [IDN-016, CMP-029, CMP-031]', async () => {
      const admin = await api.signIn('super.admin@larkfield.test');
      const manager = await api.signIn('manager@larkfield.test');
      const list = await admin.call<{ company_staffs: StaffMember[] }>(listStaff, {
        query: { query: 'manager@larkfield', order: 'email asc' },
      });
      const id = list.body.company_staffs.find(({ email }) => email === 'manager@larkfield.test')?.id ?? 0;
      expect((await admin.call(deactivateStaff, { params: { id } })).status).toBe(200);
      await until('the end', async () => (await manager.call(getCurrentUser)).body.error_code === 10003);
      expect((await attempt('manager@larkfield.test', DEMO_PASSWORD)).body.error_code).toBe(10001);
      expect((await admin.call(deactivateStaff, { params: { id } })).body.error_code).toBe(20003);
      expect((await admin.call(reactivateStaff, { params: { id } })).status).toBe(200);
      expect((await attempt('manager@larkfield.test', DEMO_PASSWORD)).status).toBe(201);
    });

    it('is refused for the last super admin [CMP-029]', async () => {
      const admin = await api.signIn('super.admin@larkfield.test');
      const own = (await admin.call<{ user: User }>(getCurrentUser)).body.user.id;
      expect((await admin.call(deactivateStaff, { params: { id: own } })).body.error_code).toBe(20003);
    });
  });
});
