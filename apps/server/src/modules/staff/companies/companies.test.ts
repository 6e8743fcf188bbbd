// Creating companies over HTTP: the first one from the set-up link, others by support staff.
import {
  createReferral,
  listReferrals,
  listSupportedReferrals,
  type Referral,
  rewardReferral,
  type SupportedReferral,
} from '@onward/contract/company/referrals';
import {
  createSignUpRequest,
  deleteSignUpRequest,
  listSignUpRequests,
  type SignUpRequest,
} from '@onward/contract/company/sign-up-requests';
import { listSupportChanges, updateSupportedCompany } from '@onward/contract/company/support';
import { getCurrentUser, signIn } from '@onward/contract/identity/identity';
import {
  createSupportedCompany,
  getSetup,
  requirePasswordReset,
  setUpCompany,
} from '@onward/contract/staff/new-company';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller, DEMO_PASSWORD } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { inSystem } from '../../../platform/database/transaction.ts';
import { forgetHandledRequests } from '../../company/signing-up/sign-up-requests.service.ts';

const PASSWORD = 'larks fly at seven';
const ENTRY = {
  company: { name: ' Larkfield  Group ', time_zone: 'America/Los_Angeles', language: 'fr' },
  location: { name: 'Decatur', address_line_1: '412 Church St', city: 'Decatur', state: 'GA', postal_code: '30030' },
  admin: { name: 'Nora Whelan', email: 'Nora@larkfield.test', password: PASSWORD },
};
const { password: _password, ...INVITED } = ENTRY.admin;

describe('An installation without a company', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let now = new Date('2026-11-18T10:00:00Z');
  const token = () => product.lines.join(' ').match(/\/#\/setup\/(\S+)/)?.[1] ?? '';
  const setUp = (entry: object, given = token()) => api.call(setUpCompany, { params: { token: given }, body: entry });

  beforeAll(async () => {
    product = await startInProcess({ demo: false, clock: () => now });
    api = new ApiCaller(product.url);
  });
  afterAll(() => product.stop());

  it('prints a link that works for 60 minutes [CMP-067]', async () => {
    const { body } = await api.call(getSetup, { params: { token: token() } });
    expect(body).toEqual({ setup: { expires_at: '2026-11-18T11:00:00.000Z' } });
    expect((await api.call(getSetup, { params: { token: 'guessed' } })).body.error_code).toBe(40001);
    expect((await setUp(ENTRY, 'guessed')).body.error_code).toBe(40001);
    now = new Date('2026-11-18T11:00:01Z');
    expect((await api.call(getSetup, { params: { token: token() } })).body.error_code).toBe(40001);
    expect((await setUp(ENTRY)).body.error_code).toBe(40001);
    now = new Date('2026-11-18T10:59:59Z');
  });

  it('names each wrong field, creates nothing, and the link still works [CMP-067]', async () => {
    const wrong = {
      company: { ...ENTRY.company, time_zone: 'EST' },
      location: { ...ENTRY.location, postal_code: '3003' },
      admin: { ...ENTRY.admin, password: 'short' },
    };
    const { status, body } = await setUp(wrong);
    expect(status).toBe(422);
    expect(Object.keys(body.errors ?? {})).toEqual(['company.time_zone', 'location.postal_code', 'admin.password']);
    const { rows } = await product.app.ownerPool.query(
      'select (select count(*) from companies)::int as companies, (select count(*) from users)::int as users',
    );
    expect(rows).toEqual([{ companies: 0, users: 0 }]);
  });

  it('gets its company, location and super admin once, who signs in and needs a second factor [CMP-067, IDN-041]', async () => {
    const both = await Promise.all([setUp(ENTRY), setUp(ENTRY)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    const signedIn = await api.call(signIn, { body: { email: 'nora@larkfield.test', password: PASSWORD } });
    expect(signedIn.status).toBe(201);
    const user = await api.as({ token: String(signedIn.body.token) }).call(getCurrentUser);
    expect(user.body.user).toMatchObject({ second_factor_required: true, locale: 'fr' });
    const { rows } = await product.app.ownerPool.query(
      `select c.name, c.require_second_factor, u.locale, s.status, r.reserved_key, l.name as location, l.time_zone, b.name as brand,
         (select count(*)::int from company_roles) as roles, (select count(*)::int from company_modules) as modules
       from companies c join company_staffs s on s.company_id = c.id join users u on u.id = s.user_id
         join company_roles r on r.id = s.role_id join locations l on l.company_id = c.id join brands b on b.id = l.brand_id`,
    );
    expect(rows).toEqual([
      {
        name: 'Larkfield Group',
        require_second_factor: true,
        locale: 'fr',
        status: 'active',
        reserved_key: 'super_admin',
        location: 'Decatur',
        time_zone: 'America/New_York',
        brand: 'Larkfield Group',
        roles: 4,
        modules: expect.any(Number),
      },
    ]);
    expect((await api.call(getSetup, { params: { token: token() } })).body.error_code).toBe(40001);
    expect((await setUp(ENTRY)).body.error_code).toBe(40001);
  });
});

describe('Support staff', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let support: ApiCaller;
  let owner: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess({ sandbox: true });
    api = new ApiCaller(product.url);
    support = await api.signIn('support@onward.test');
    owner = await api.signIn('owner@harborpine.test');
  });
  afterAll(() => product.stop());

  it('create a company and invite its super admin [CMP-068]', async () => {
    const body = { ...ENTRY, admin: INVITED };
    const created = await support.call<{ company: { id: number } }>(createSupportedCompany, { body });
    expect(created.status).toBe(201);
    expect(created.body.company).toMatchObject({
      name: 'Larkfield Group',
      status: 'active',
      active_locations_count: 1,
    });
    const mail = await product.outside.email('nora@larkfield.test');
    expect(mail.text).toContain('/#/set-password/');
    expect((await owner.call(createSupportedCompany, { body })).body.error_code).toBe(10004);
    const wrong = await support.call(createSupportedCompany, { body: { ...body, admin: { ...INVITED, email: 'x' } } });
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(['admin.email']);
  });

  it('turn those who were invited or came through a referral link into signed-up referrals [CMP-063, CMP-068]', async () => {
    const referral = { name: 'Amy', email: 'amy@bakery.test', company_name: 'Amy’s Bakery' };
    await owner.call(createReferral, { body: { referral } });
    const own = await owner.call<{ referrals: Referral[]; referral_url: string }>(listReferrals);
    const code = new URLSearchParams(own.body.referral_url.split('?')[1]).get('ref') ?? '';
    const ask = (email: string, more: object = {}) =>
      api.call(createSignUpRequest, {
        body: { sign_up_request: { name: 'Bo', email, company_name: 'Bo’s Bagels', ...more } },
      });
    expect((await ask('Bo@Bagels.test', { referral_code: code })).status).toBe(204);
    expect((await ask('cy@cafe.test', { referral_code: 'made up' })).status).toBe(204);
    expect(Object.keys((await ask('cy')).body.errors ?? {})).toEqual(['email']);
    const listed = await support.call<{ sign_up_requests: SignUpRequest[] }>(listSignUpRequests);
    expect(listed.body.sign_up_requests.map(({ email, referred }) => [email, referred])).toEqual([
      ['cy@cafe.test', false],
      ['bo@bagels.test', true],
    ]);
    expect((await owner.call(listSignUpRequests)).body.error_code).toBe(10004);
    for (const email of ['amy@bakery.test', 'bo@bagels.test', 'cy@cafe.test']) {
      const made = await support.call(createSupportedCompany, { body: { ...ENTRY, admin: { ...INVITED, email } } });
      expect(made.status).toBe(201);
    }
    const { body } = await owner.call<{ referrals: Referral[] }>(listReferrals);
    expect(body.referrals.map(({ email, status }) => [email, status])).toEqual([
      ['bo@bagels.test', 'signed_up'],
      ['amy@bakery.test', 'signed_up'],
    ]);
  });

  it('note a reward once, in the log of the company that referred [CMP-063, PLT-055]', async () => {
    const listed = await support.call<{ referrals: SupportedReferral[] }>(listSupportedReferrals);
    const [bo] = listed.body.referrals;
    expect(bo).toMatchObject({ email: 'bo@bagels.test', status: 'signed_up', referring_company: expect.any(String) });
    const params = { id: bo?.id ?? 0 };
    expect((await owner.call(rewardReferral, { params })).body.error_code).toBe(10004);
    const rewarded = await support.call<{ referral: SupportedReferral }>(rewardReferral, { params });
    expect([rewarded.status, rewarded.body.referral.status]).toEqual([200, 'rewarded']);
    expect((await support.call(rewardReferral, { params })).body.error_code).toBe(20003);
    expect((await support.call(rewardReferral, { params: { id: 987_654 } })).body.error_code).toBe(40001);
    const own = await owner.call<{ referrals: Referral[] }>(listReferrals);
    expect(own.body.referrals[0]).toMatchObject({ email: 'bo@bagels.test', status: 'rewarded' });
    const { rows } = await product.app.ownerPool.query(
      `select changes from audit_log where event = 'referral_rewarded' and subject_id = $1`,
      [params.id],
    );
    expect(rows).toEqual([{ changes: { status: ['signed_up', 'rewarded'] } }]);
  });

  it('erase a sign-up request, and those of companies are forgotten after a year [CMP-053]', async () => {
    const list = async () =>
      (await support.call<{ sign_up_requests: SignUpRequest[] }>(listSignUpRequests)).body.sign_up_requests;
    const [cy, bo] = await list();
    expect([cy?.email, cy?.handled_at, bo?.handled_at]).toEqual([
      'cy@cafe.test',
      expect.any(String),
      expect.any(String),
    ]);
    const params = { id: cy?.id ?? 0 };
    expect((await owner.call(deleteSignUpRequest, { params })).body.error_code).toBe(10004);
    expect((await support.call(deleteSignUpRequest, { params })).status).toBe(204);
    expect((await support.call(deleteSignUpRequest, { params })).body.error_code).toBe(40001);
    const waiting = { name: 'Di', email: 'di@diner.test', company_name: 'Diner' };
    await api.call(createSignUpRequest, { body: { sign_up_request: waiting } });
    const sweep = (days: number) =>
      inSystem(product.app.pool, (tx) => forgetHandledRequests(tx, new Date(Date.now() + days * 86_400_000)));
    await sweep(364);
    expect((await list()).map(({ email }) => email)).toEqual(['di@diner.test', 'bo@bagels.test']);
    await sweep(366);
    expect((await list()).map(({ email }) => email)).toEqual(['di@diner.test']);
  });

  it('edit its plan, and the company’s super admins see what was changed and by whom [CMP-068]', async () => {
    const company = {
      tiers: ['onboarding'],
      trial: true,
      available_positions_count: 3,
      onboarding_activated_at: '2026-11-01T00:00:00Z',
    };
    const changed = await support.call(updateSupportedCompany, { params: { id: 2 }, body: { company } });
    expect(changed.body.company).toMatchObject({ ...company, onboarding_activated_at: '2026-11-01T00:00:00.000Z' });
    const { body } = await owner.call<{ support_changes: { by: string; changes: { field: string }[] }[] }>(
      listSupportChanges,
    );
    expect(body.support_changes[0]?.by).toBe('support@onward.test');
    expect(body.support_changes[0]?.changes.map(({ field }) => field).toSorted()).toEqual(
      Object.keys(company).toSorted(),
    );
    const manager = await api.signIn('manager@larkfield.test');
    expect((await manager.call(listSupportChanges)).body.error_code).toBe(10004);
  });

  it('demand a new password: sessions end and the next sign-in asks for one [CMP-068, IDN-019]', async () => {
    const demand = (email: string) => support.call(requirePasswordReset, { params: { id: 2 }, body: { email } });
    expect((await demand('manager@larkfield.test')).body.errors).toEqual({ email: ["This doesn't exist"] });
    expect((await demand('owner@harborpine.test')).status).toBe(204);
    expect((await owner.call(listSupportChanges)).body.error_code).toBe(10003);
    const again = await api.call(signIn, { body: { email: 'owner@harborpine.test', password: DEMO_PASSWORD } });
    const caller = api.as({ token: String(again.body.token) });
    expect((await caller.call<{ user: object }>(getCurrentUser)).body.user).toMatchObject({
      reset_password_required: true,
    });
  });
});
