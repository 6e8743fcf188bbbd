// Settings, bell, pop-ups, and delivery, over HTTP and through the sandbox.
import { getCurrentUser, type User } from '@onward/contract/identity/identity';
import {
  dismissPopUp,
  getPopUpSettings,
  listNotificationConfigs,
  listNotifications,
  markPopUpShown,
  type Notification,
  type NotificationConfig,
  readAllNotifications,
  updateAllNotificationConfigs,
  updateNotificationConfig,
  updatePopUpSettings,
} from '@onward/contract/notifications/notifications';
import { NOTIFICATION_TYPES } from '@onward/domain/notifications/types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../testing/until.ts';
import { inCompany } from '../../platform/database/transaction.ts';
import { announcePopUp, type Fact, notifyStaff, showLiveEvent } from './notifications.service.ts';

type Configs = { notification_configs: NotificationConfig[] };
type Bell = { notifications: Notification[]; unread_count: number; total_count: number };

describe('notifications', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let admin: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess({ sandbox: true });
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
  });
  afterAll(() => product.stop());

  const configsOf = async (caller: ApiCaller): Promise<NotificationConfig[]> =>
    (await caller.call<Configs>(listNotificationConfigs)).body.notification_configs;
  const configOf = async (caller: ApiCaller, type: string): Promise<NotificationConfig> =>
    (await configsOf(caller)).find((config) => config.notification_type === type) as NotificationConfig;
  const save = (caller: ApiCaller, id: number, settings: object) =>
    caller.call<{ notification_config: NotificationConfig }>(updateNotificationConfig, {
      params: { id },
      body: { notification_config: { settings } },
    });
  const bellOf = async (caller: ApiCaller): Promise<Bell> => (await caller.call<Bell>(listNotifications)).body;
  const staffId = async (email: string): Promise<number> => {
    const { rows } = await product.app.ownerPool.query(
      'select s.id from company_staffs s join users u on u.id = s.user_id where u.email = $1 order by s.id limit 1',
      [email],
    );
    return rows[0].id;
  };
  const tell = (fact: Partial<Fact> & Pick<Fact, 'key'>) =>
    inCompany(product.app.pool, 1, (tx) =>
      notifyStaff(tx, {
        company_id: 1,
        type: 'offer_signed',
        actor_staff_id: null,
        record: {},
        details: { applicant: 'Amara Okafor', position: 'Shift Leader' },
        link: '/applicant/42',
        ...fact,
      }),
    );
  const allDone = () =>
    until('all jobs', async () => {
      const { rows } = await product.app.ownerPool.query(
        'select count(*) as count from graphile_worker.jobs where run_at <= now() and attempts < max_attempts',
      );
      return rows[0].count === 0;
    });

  describe('settings', () => {
    it('have one row per type, email on and SMS off by default, with texts in the user’s language [NTF-001, NTF-002, NTF-003]', async () => {
      const configs = await configsOf(admin);
      expect(configs.map((config) => config.notification_type)).toEqual([...NOTIFICATION_TYPES]);
      expect(new Set(configs.map((config) => JSON.stringify(config.settings)))).toEqual(
        new Set(['{"email":true,"sms":false}']),
      );
      const french = await admin.call<Configs>(listNotificationConfigs, { headers: { locale: 'fr' } });
      expect(french.body.notification_configs[0]?.notification_type_text).toBe('Nouveau candidat');
    });

    it('are changed one by one [NTF-003]', async () => {
      const { id } = await configOf(admin, 'offer_signed');
      const { status, body } = await save(admin, id, { email: false, sms: true });
      expect([status, body.notification_config.settings]).toEqual([200, { email: false, sms: true }]);
      expect((await configOf(admin, 'offer_signed')).settings).toEqual({ email: false, sms: true });
      await save(admin, id, { email: true, sms: false });
    });

    it('of others are not found, and only booleans are accepted [NTF-003]', async () => {
      const hr = await api.signIn('hr.admin@larkfield.test');
      const { id } = await configOf(hr, 'offer_signed');
      expect((await save(admin, id, { email: true, sms: false })).body.error_code).toBe(40001);
      expect((await save(hr, id, { email: 'yes', sms: false })).body.error_code).toBe(20001);
      const all = await admin.call(updateAllNotificationConfigs, {
        body: { notification_configs: [{ id, settings: { email: true, sms: false } }] },
      });
      expect(all.body.error_code).toBe(40001);
    });

    it('are all changed by a job that the screen waits for [NTF-003, NTF-006]', async () => {
      const wanted = (await configsOf(admin)).map(({ id }) => ({ id, settings: { email: false, sms: false } }));
      const { status } = await admin.call(updateAllNotificationConfigs, { body: { notification_configs: wanted } });
      expect(status).toBe(202);
      await until('all off', async () =>
        (await configsOf(admin)).every(({ settings }) => !settings.email && !settings.sms),
      );
      const back = wanted.map(({ id }) => ({ id, settings: { email: true, sms: false } }));
      await admin.call(updateAllNotificationConfigs, { body: { notification_configs: back } });
      await until('all on', async () => (await configsOf(admin)).every(({ settings }) => settings.email));
    });

    it('cannot turn texts on without a phone [NTF-008]', async () => {
      const manager = await api.signIn('manager@larkfield.test');
      const { id } = await configOf(manager, 'new_applicant');
      const one = await save(manager, id, { email: true, sms: true });
      expect(one.body.errors).toEqual({ phone: ['Enter your phone number to receive sms notification'] });
      const all = await manager.call(updateAllNotificationConfigs, {
        body: { notification_configs: [{ id, settings: { email: true, sms: true } }] },
      });
      expect(all.body.error_code).toBe(20001);
    });

    it('ignore types the plan does not include [NTF-007]', async () => {
      const harbor = await api.signIn('owner@harborpine.test');
      const applicant = await configOf(harbor, 'new_applicant');
      expect(applicant.settings).toEqual({ email: false, sms: false });
      expect((await save(harbor, applicant.id, { email: true, sms: true })).body.notification_config.settings).toEqual({
        email: false,
        sms: false,
      });
      const signed = await configOf(harbor, 'offer_signed');
      expect((await save(harbor, signed.id, { email: true, sms: true })).body.notification_config.settings).toEqual({
        email: true,
        sms: false,
      });
    });

    it('are read-only without customize_notifications [NTF-009]', async () => {
      await product.app.ownerPool.query(
        "update company_roles set permissions = array_remove(permissions, 'customize_notifications') where company_id = 1 and name = 'Manager'",
      );
      const manager = await api.signIn('manager@larkfield.test');
      const { id } = await configOf(manager, 'offer_signed');
      expect((await save(manager, id, { email: false, sms: false })).body.error_code).toBe(10004);
      await product.app.ownerPool.query(
        "update company_roles set permissions = array_append(permissions, 'customize_notifications') where company_id = 1 and name = 'Manager'",
      );
    });
  });

  describe('the bell', () => {
    it('lists the latest first, counts the unread and marks all read [NTF-018]', async () => {
      const bell = await bellOf(admin);
      expect(bell.notifications.map(({ notification_type }) => notification_type).slice(0, 2)).toEqual([
        'new_applicant',
        'applicant_replies',
      ]);
      expect(bell.notifications[0]).toMatchObject({
        title: 'Amara Okafor applied',
        link: '/applicants/all-applicants',
      });
      expect(bell.unread_count).toBe(3);
      expect((await admin.call(readAllNotifications)).status).toBe(204);
      expect((await bellOf(admin)).unread_count).toBe(0);
      expect((await bellOf(await api.signIn('hr.admin@larkfield.test'))).unread_count).toBe(3);
    });
  });

  describe('pop-ups', () => {
    it('come with the user until their owner dismisses them [NTF-016]', async () => {
      const popUps = async () => (await admin.call<{ user: User }>(getCurrentUser)).body.user.pop_up_notifications;
      const [popUp] = await popUps();
      expect(popUp).toMatchObject({ kind: 'announcement', link: '/company?currentPanel=departments' });
      const hr = await api.signIn('hr.admin@larkfield.test');
      expect((await hr.call(dismissPopUp, { params: { id: popUp?.id ?? 0 } })).body.error_code).toBe(40001);
      expect((await admin.call(dismissPopUp, { params: { id: popUp?.id ?? 0 } })).status).toBe(204);
      expect(await popUps()).toEqual([]);
    });

    it('can be shown by any room [NTF-016, NTF-022]', async () => {
      const staff = await staffId('hr.admin@larkfield.test');
      await inCompany(product.app.pool, 1, (tx) =>
        announcePopUp(tx, { companyId: 1, staffId: staff, kind: 'news', title: 'New', body: 'Look', link: null }),
      );
      const hr = await api.signIn('hr.admin@larkfield.test');
      const { body } = await hr.call<{ user: User }>(getCurrentUser);
      expect(body.user.pop_up_notifications).toMatchObject([{ title: 'New', link: null }]);
    });

    it('announce once per person and day, and show a live event once, in the reader’s language [NTF-017]', async () => {
      const member = { companyId: 1, staffId: await staffId('hr.admin@larkfield.test') };
      const hr = await api.signIn('hr.admin@larkfield.test');
      const titles = async (language = 'en') => {
        const headers = { 'accept-language': language };
        const { body } = await hr.call<{ user: User }>(getCurrentUser, { headers });
        return body.user.pop_up_notifications;
      };
      const [first] = await titles();
      await hr.call(markPopUpShown, { params: { id: first?.id ?? 0 } });
      const live = { kind: 'calendar', words: 'calendar_broken', link: '/account/calendar' } as const;
      const details = { provider: 'Google', account: 'hr@larkfield.test' };
      const show = () => inCompany(product.app.pool, 1, (tx) => showLiveEvent(tx, { ...member, ...live, details }));
      await show();
      expect(await titles()).toMatchObject([{ kind: 'calendar', link: '/account/calendar' }]);
      const [event] = await titles('es');
      expect(event?.title).not.toBe((await titles())[0]?.title);
      expect((await admin.call(markPopUpShown, { params: { id: event?.id ?? 0 } })).body.error_code).toBe(40001);
      await hr.call(markPopUpShown, { params: { id: event?.id ?? 0 } });
      expect(await titles()).toEqual([]);
      await product.app.ownerPool.query("update pop_up_settings set announced_at = announced_at - interval '1 day'");
      expect(await titles()).toMatchObject([{ id: first?.id }]);
    });

    it('of live events can be turned off [NTF-017]', async () => {
      const member = { companyId: 1, staffId: await staffId('general.manager@larkfield.test') };
      const manager = await api.signIn('general.manager@larkfield.test');
      const turn = (live_events: boolean) =>
        manager.call(updatePopUpSettings, { body: { pop_up_settings: { live_events } } });
      expect((await turn(false)).status).toBe(200);
      expect((await manager.call(getPopUpSettings)).body).toEqual({ pop_up_settings: { live_events: false } });
      await inCompany(product.app.pool, 1, (tx) =>
        showLiveEvent(tx, {
          ...member,
          kind: 'calendar',
          words: 'calendar_broken',
          details: { provider: 'Google', account: 'me' },
          link: '/account/calendar',
        }),
      );
      const { body } = await manager.call<{ user: User }>(getCurrentUser);
      expect(body.user.pop_up_notifications).toEqual([]);
      await turn(true);
    });
  });

  describe('delivery', () => {
    it('reaches those in scope by bell and email, not the actor, once per event [NTF-010]', async () => {
      const actor = await staffId('general.manager@larkfield.test');
      const { rows } = await product.app.ownerPool.query("select id from locations where name = 'Marietta Square'");
      const fact = { key: 'offer:7:signed', actor_staff_id: actor, record: { location: rows[0].id as number } };
      await tell(fact);
      await tell(fact);
      await allDone();
      expect(await product.outside.emails('hr.admin@larkfield.test')).toHaveLength(1);
      const [mail] = await product.outside.emails('super.admin@larkfield.test');
      expect(mail?.subject).toBe('Amara Okafor signed the offer');
      expect(mail?.text).toContain(`${product.url}/#/applicant/42`);
      // The actor, someone limited to another location, and someone only invited get nothing.
      for (const email of ['general.manager@larkfield.test', 'manager@larkfield.test', 'invited@larkfield.test']) {
        expect([email, await product.outside.emails(email)]).toEqual([email, []]);
      }
      expect((await bellOf(admin)).notifications[0]?.title).toBe('Amara Okafor signed the offer');
    });

    it('texts staff who turned it on, at most 320 characters with the complete link [NTF-010, NTF-011]', async () => {
      const { id } = await configOf(admin, 'offer_declined');
      await save(admin, id, { email: false, sms: true });
      await tell({
        key: 'offer:8:declined',
        type: 'offer_declined',
        details: { applicant: 'A'.repeat(400), position: 'X' },
      });
      const text = await product.outside.text('+14045550172');
      expect(text.body.length).toBeLessThanOrEqual(320);
      expect(text.body.endsWith(`${product.url}/#/applicant/42`)).toBe(true);
    });

    it('goes only to the named people if there are any [NTF-010]', async () => {
      const hr = await staffId('hr.admin@larkfield.test');
      await tell({
        key: 'note:9',
        type: 'mentioned_in_note',
        only_staff_ids: [hr],
        details: { author: 'Grace', applicant: 'Ana' },
      });
      await allDone();
      expect((await product.outside.emails('hr.admin@larkfield.test')).map(({ subject }) => subject)).toContain(
        'Grace mentioned you',
      );
      expect((await product.outside.emails('super.admin@larkfield.test')).map(({ subject }) => subject)).not.toContain(
        'Grace mentioned you',
      );
    });

    it('combines new applicants beyond the fifth in ten minutes into one email [NTF-010]', async () => {
      const hr = await staffId('hr.admin@larkfield.test');
      await product.app.ownerPool.query("delete from notifications where notification_type = 'new_applicant'");
      for (let number = 1; number <= 8; number += 1) {
        await tell({
          key: `applicant:${number}`,
          type: 'new_applicant',
          only_staff_ids: [hr],
          details: { applicant: `Person ${number}`, position: 'Cook', location: 'Decatur' },
        });
        await allDone();
      }
      const applied = async () =>
        (await product.outside.emails('hr.admin@larkfield.test')).filter(({ subject }) =>
          /applied|new applicants/.test(subject),
        );
      expect(await applied()).toHaveLength(5);
      await product.app.ownerPool.query(
        "select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where key like 'notifications:digest:%'",
      );
      await allDone();
      const [digest] = await applied();
      expect(digest?.subject).toBe('3 new applicants');
      expect(digest?.text).toContain('Person 8 applied');
      expect(await applied()).toHaveLength(6);
    });
  });
});
