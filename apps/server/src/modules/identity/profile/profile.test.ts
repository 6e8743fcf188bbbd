// The account page and the onboarding wizard, over HTTP.
import { advanceUserWizard, getCurrentUser, type User, updateProfile } from '@onward/contract/identity/identity';
import { updatePassword } from '@onward/contract/identity/passwords';
import {
  listNotificationConfigs,
  type NotificationConfig,
  updateNotificationConfig,
} from '@onward/contract/notifications/notifications';
import { getStaff, listStaff, type StaffMember, updateStaff } from '@onward/contract/staff/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

describe('the account', () => {
  let product: InProcessProduct;
  let api: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess();
    api = new ApiCaller(product.url);
  });
  afterAll(() => product.stop());

  const change = (caller: ApiCaller, company_staff: object) =>
    caller.call<{ user: User }>(updateProfile, { body: { company_staff } });

  it('saves a new phone as digits and keeps the full number in sync [IDN-036, NTF-011, PLT-046]', async () => {
    const caller = await api.signIn('manager@larkfield.test');
    const { status, body } = await change(caller, { phone: '(404) 555-0123', region_number: '1' });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ phone: '4045550123', global_phone_number_for_sms: '+14045550123' });
  });

  it.each([
    [{ phone: '123', region_number: '1' }, 'Please enter a correct phone number'],
    [{ phone: '404 555-0172', region_number: '1' }, 'Please enter a different phone number'],
  ])('refuses %o: %s [IDN-035, IDN-036]', async (phone, message) => {
    const caller = await api.signIn('super.admin@larkfield.test');
    const { body } = await change(caller, phone);
    expect([body.error_code, body.errors]).toEqual([20001, { phone: [message] }]);
  });

  it('asks for a phone when the flag makes it required [IDN-035]', async () => {
    await product.app.ownerPool.query(
      "insert into company_flags (company_id, flag, kind) values (2, 'phone_required', 'growth')",
    );
    const caller = await api.signIn('owner@harborpine.test');
    expect((await change(caller, { phone: '', region_number: '1' })).body.errors).toEqual({
      phone: ['Please enter phone number'],
    });
  });

  it('turns texts off when the phone is cleared [IDN-036]', async () => {
    const caller = await api.signIn('general.manager@larkfield.test');
    const configs = async () =>
      (await caller.call<{ notification_configs: NotificationConfig[] }>(listNotificationConfigs)).body
        .notification_configs;
    const [first] = await configs();
    const body = { notification_config: { settings: { email: true, sms: true } } };
    await caller.call(updateNotificationConfig, { params: { id: first?.id ?? 0 }, body });
    expect((await configs())[0]?.settings.sms).toBe(true);
    expect((await change(caller, { phone: '', region_number: '' })).body.user.phone).toBeNull();
    expect((await configs())[0]?.settings.sms).toBe(false);
  });

  it('saves name and language [IDN-034, IDN-038]', async () => {
    const caller = await api.signIn('hr.admin@larkfield.test');
    const { body } = await change(caller, { name: '  Tobias L. ', locale: 'fr' });
    expect(body.user).toMatchObject({ name: 'Tobias L.', locale: 'fr' });
    expect((await change(caller, { locale: 'tlh' })).body.errors).toHaveProperty('locale');
    expect((await change(caller, { name: ' ' })).body.errors).toHaveProperty('name');
  });

  it('has no password for single sign-on users [IDN-023]', async () => {
    const caller = await api.signIn('hr.admin@larkfield.test');
    await product.app.ownerPool.query("update users set sso_provider = 'adp' where email = 'hr.admin@larkfield.test'");
    const { body } = await caller.call(updatePassword, {
      body: { current_password: 'x', password: 'Brand-new-pass-9' },
    });
    expect(body.error_code).toBe(10004);
  });

  describe('of a colleague', () => {
    const find = async (admin: ApiCaller, email: string): Promise<StaffMember> => {
      const { body } = await admin.call<{ company_staffs: StaffMember[] }>(listStaff, { query: { query: email } });
      return body.company_staffs.find((staff) => staff.email === email) as StaffMember;
    };

    it('requires the permission [IDN-037, CMP-022]', async () => {
      const admin = await api.signIn('super.admin@larkfield.test');
      const { id } = await find(admin, 'manager@larkfield.test');
      expect((await admin.call(getStaff, { params: { id } })).status).toBe(200);
      const manager = await api.signIn('manager@larkfield.test');
      expect((await manager.call(getStaff, { params: { id } })).body.error_code).toBe(10004);
    });

    it('lets the email be changed, but not to one in use, nor for someone who also works for another company [IDN-034]', async () => {
      const admin = await api.signIn('super.admin@larkfield.test');
      const save = async (id: number, email: string) =>
        admin.call(updateStaff, { params: { id }, body: { company_staff: { email } } });
      const sso = await find(admin, 'sso.user@larkfield.test');
      expect((await save(sso.id, 'Imani.Brooks@larkfield.test')).body.company_staff).toMatchObject({
        email: 'imani.brooks@larkfield.test',
      });
      expect((await save(sso.id, 'manager@larkfield.test')).body.error_code).toBe(20002);
      const shared = await find(admin, 'two.companies@larkfield.test');
      expect((await save(shared.id, 'mine.alone@larkfield.test')).body.error_code).toBe(20003);
    });

    it('keeps others from changing a super admin’s sign-in [CMP-029]', async () => {
      const admin = await api.signIn('super.admin@larkfield.test');
      const { id } = await find(admin, 'super.admin@larkfield.test');
      await product.app.ownerPool.query("update users set sso_provider = null where email = 'hr.admin@larkfield.test'");
      const hr = await api.signIn('hr.admin@larkfield.test');
      const { body } = await hr.call(updateStaff, {
        params: { id },
        body: { company_staff: { email: 'taken.over@larkfield.test' } },
      });
      expect(body).toMatchObject({ error_code: 10004, message: 'Only super admins can do this.' });
    });
  });

  describe('of someone new', () => {
    const post = async (caller: ApiCaller, step: string) =>
      (await caller.call(advanceUserWizard, { body: { user_onboarding_desktop_step: step } })).body
        .user_onboarding_desktop_step;

    it('moves through the steps in order, and a late or repeated request changes nothing [IDN-026, IDN-028]', async () => {
      const caller = await api.signIn('new.manager@larkfield.test');
      expect(await post(caller, 'download_app')).toBe('notification');
      expect(await post(caller, 'notification')).toBe('download_app');
      expect(await post(caller, 'notification')).toBe('download_app');
      expect(await post(caller, 'download_app')).toBe('welcome_modal');
      expect(await post(caller, 'welcome_modal')).toBe('complete');
      expect(await post(caller, 'complete')).toBe('complete');
      const { body } = await caller.call<{ user: User }>(getCurrentUser);
      expect(body.user.user_onboarding_desktop_step).toBe('complete');
      const { body: refused } = await caller.call(advanceUserWizard, {
        body: { user_onboarding_desktop_step: 'finish' },
      });
      expect(refused.error_code).toBe(20001);
    });
  });
});
