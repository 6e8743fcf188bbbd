// Paywalls and referrals over HTTP, with the emails they send.
import { createReferral, listReferrals, type Referral } from '@onward/contract/company/referrals';
import { recordPaywallView, recordSignUpVisit, requestUpgrade } from '@onward/contract/company/upgrades';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';

const WALL = {
  page_url: 'http://127.0.0.1/#/company?currentPanel=locations',
  plan_type: 'fixed_locations',
  paywall_title: "You've reached your plan limit",
  paywall_body: 'Your plan is capped at 3 locations.',
  paywall_limit_text: '3 of 3 locations',
};

describe('the plan', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let owner: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess({ sandbox: true, env: { SALES_EMAIL: 'sales@onward.test' } });
    api = new ApiCaller(product.url);
    owner = await api.signIn('owner@harborpine.test');
  });
  afterAll(() => product.stop());

  const stored = async (id: number) => {
    const { rows } = await product.app.ownerPool.query('select * from upgrade_requests where id = $1', [id]);
    return rows[0];
  };
  const ask = (phone_number: string, request_type = 'locations') =>
    owner.call<{ upgrade_request: { id: number } }>(requestUpgrade, {
      body: { ...WALL, upgrade_request: { request_type, phone_number } },
    });

  it('records that a paywall was seen [CMP-050]', async () => {
    const { status, body } = await owner.call<{ upgrade_request: { id: number } }>(recordPaywallView, { body: WALL });
    expect(status).toBe(201);
    expect(await stored(body.upgrade_request.id)).toMatchObject({ company_id: 2, request_type: null, ...WALL });
  });

  it('stores an upgrade request with who asked, and emails it to sales [CMP-049]', async () => {
    const { status, body } = await ask('(206) 555-0110');
    expect(status).toBe(201);
    expect(await stored(body.upgrade_request.id)).toMatchObject({
      company_id: 2,
      request_type: 'locations',
      phone_number: '+12065550110',
      paywall_title: WALL.paywall_title,
    });
    const mail = await product.outside.email('sales@onward.test');
    expect(mail.subject).toContain('Harbor & Pine Hotels');
    expect(mail.text).toContain('owner@harborpine.test');
    expect(mail.text).toContain('+12065550110');
    expect(mail.text).toContain(WALL.page_url);
  });

  it('refuses an invalid phone number and an unknown kind of request [CMP-049]', async () => {
    expect((await ask('12')).body).toMatchObject({
      error_code: 20001,
      errors: { phone_number: ['Please enter a correct phone number'] },
    });
    expect((await ask('2065550110', 'discount')).body.error_code).toBe(20001);
  });

  it('records visits to the sign-up page without a session [CMP-053]', async () => {
    const { status } = await api.call(recordSignUpVisit, { body: { anonymous_id: 'abc' } });
    expect(status).toBe(204);
    expect((await api.call(recordSignUpVisit, { body: {} })).status).toBe(204);
    const { rows } = await product.app.ownerPool.query('select anonymous_id from sign_up_visits order by id');
    expect(rows.map((row) => row.anonymous_id)).toEqual(['abc', null]);
  });

  it('refers another company by email once, with a personal link [CMP-063]', async () => {
    const referral = { name: 'Amy', email: 'Amy@Bakery.test ', company_name: 'Amy’s Bakery' };
    const { status, body } = await owner.call<{ referral: Referral }>(createReferral, { body: { referral } });
    expect(status).toBe(201);
    expect(body.referral).toMatchObject({ email: 'amy@bakery.test', status: 'invited', company_name: 'Amy’s Bakery' });
    const listed = await owner.call<{ referrals: Referral[]; referral_url: string }>(listReferrals);
    expect(listed.body.referrals).toEqual([body.referral]);
    const mail = await product.outside.email('amy@bakery.test');
    expect(mail.text).toContain(listed.body.referral_url);
    expect(mail.text).toContain('Ingrid Solberg');
    expect(mail.text).toContain('$200');

    const again = await owner.call(createReferral, { body: { referral: { ...referral, email: 'amy@bakery.test' } } });
    expect([again.status, again.body.error_code]).toEqual([409, 20002]);
    const bad = await owner.call(createReferral, { body: { referral: { ...referral, email: 'amy' } } });
    expect(bad.body).toMatchObject({ error_code: 20001, errors: { email: ['Please enter a correct email'] } });
  });

  it('shows everyone only their own referrals, with their own link [CMP-063]', async () => {
    const other = await api.signIn('two.companies@larkfield.test', 2);
    const mine = await owner.call<{ referral_url: string }>(listReferrals);
    const theirs = await other.call<{ referrals: Referral[]; referral_url: string }>(listReferrals);
    expect(theirs.body.referrals).toEqual([]);
    expect(theirs.body.referral_url).not.toBe(mine.body.referral_url);
  });
});
