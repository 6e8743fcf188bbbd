// Connecting ADP by a consent at the sandbox: to its page and back, tried, stored encrypted, refused, and protected.
import { disconnectIntegration, testIntegration } from '@onward/contract/integrations/integrations';
import { CONSENT_NICKNAMES, type ConsentNickname } from '@onward/domain/integrations/consent';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AdpConsent, ORGANIZATIONS } from '../../../../../testing/people/adp-consent.ts';
import { CREDENTIALS, PayrollOffice } from '../../../../../testing/people/payroll-office.ts';
import { SANDBOX_SECRET } from '../../platform/settings-reader.ts';
import { presentWithoutRow } from './integrations.presenter.ts';

let office: PayrollOffice;
let adp: AdpConsent;

beforeAll(async () => {
  office = await PayrollOffice.open();
  adp = new AdpConsent(office.admin);
});
afterAll(() => office.product.stop());
beforeEach(async () => {
  await office.clear();
  await office.rows('delete from integration_attempts');
});

const audited = async () =>
  (
    await office.rows<{ event: string }>(
      `select event from audit_log where subject_type = 'integration' and created_at > now() - interval '1 minute'
       order by id desc limit 2`,
    )
  ).map(({ event }) => event);
const breakIt = async (nickname: ConsentNickname, id: number) => {
  await office.control('POST', '/revoke', {});
  await office.mood({ system: nickname, on: 'token', answer: 401, times: 9 });
  await office.admin.call(testIntegration, { params: { id } });
  await office.mood(null);
};

describe('A consent at ADP', () => {
  it.each(CONSENT_NICKNAMES)('connects %s, which works at once [INT-006, INT-012]', async (nickname) => {
    expect(await office.integration(nickname)).toMatchObject({ status: 'not_connected', offers_consent: true });
    const back = await adp.visit(nickname);
    expect(await office.integration(nickname)).toMatchObject({ status: 'pending', account: null, connected_at: null });
    const { status, body, text } = await adp.finish(nickname, back);
    expect({ status, text }).toMatchObject({ status: 200 });
    expect(body.integration).toMatchObject({ nickname, status: 'active', account: ORGANIZATIONS[nickname] });
    expect(await audited()).toEqual(['integration_connected', 'integration_connect_started']);
    const { id } = body.integration;
    expect((await office.admin.call(testIntegration, { params: { id } })).body).toMatchObject({ ok: true });
  });

  it('stores what ADP gives out encrypted, and answers with none of it [INT-005, INT-012]', async () => {
    const { text } = await adp.connect('adp');
    const [row] = await office.rows<{ secrets: Buffer }>('select secrets from integrations');
    const audit = JSON.stringify(await office.rows(`select * from audit_log where subject_type = 'integration'`));
    for (const secret of [SANDBOX_SECRET, CREDENTIALS.adp.client_id ?? '']) {
      expect(text).not.toContain(secret);
      expect(row?.secrets.toString('latin1')).not.toContain(secret);
      expect(audit).not.toContain(secret);
    }
  });

  it('leads to an address with our state, of which only a hash is stored [INT-012]', async () => {
    const { url } = (await adp.begin('adp_run')).body;
    const asked = new URL(url).searchParams;
    expect(asked.get('redirect_uri')).toBe(`${office.product.url}/adp/redirect`);
    expect(asked.get('state')).toMatch(/^adp_run\.[\w-]{43}$/);
    expect(url).not.toContain(SANDBOX_SECRET);
    const [attempt] = await office.rows('select * from integration_attempts');
    expect(JSON.stringify(attempt)).not.toContain(asked.get('state'));
  });

  it('that covers several companies needs the one that was chosen [INT-012]', async () => {
    expect((await adp.finish('adp', await adp.visit('adp', 'all'))).body).toMatchObject({ error_code: 30001 });
    const back = await adp.visit('adp', 'all');
    const { body } = await adp.finish('adp', { ...back, organization_oid: ORGANIZATIONS.adp });
    expect(body.integration).toMatchObject({ status: 'active', account: ORGANIZATIONS.adp });
  });

  it('repairs a connection that had stopped, and keeps what was set for it [INT-006, INT-012]', async () => {
    const { id } = (await office.connect('adp', { template_code: 'Applicant Onboard' })).body.integration;
    expect((await adp.begin('adp')).body).toMatchObject({
      error_code: 20003,
      message: 'ADP Workforce Now is already connected. Disconnect it first.',
    });
    await breakIt('adp', id);
    const back = await adp.visit('adp');
    expect(await office.integration('adp')).toMatchObject({ status: 'error' });
    expect((await adp.finish('adp', back)).body.integration).toMatchObject({
      id,
      status: 'active',
      error_message: null,
      config: { template_code: 'Applicant Onboard' },
    });
    expect((await office.admin.call(disconnectIntegration, { params: { id } })).status).toBe(204);
    expect(await office.rows('select secrets from integrations')).toEqual([{ secrets: null }]);
  });
});

describe('A consent at ADP that fails', () => {
  it('because it was refused there says so, and can be started again [INT-006, INT-012]', async () => {
    const back = await adp.visit('adp', 'refuse');
    expect(back).toMatchObject({ error: 'access_denied' });
    expect((await adp.finish('adp', back)).body.integration).toMatchObject({
      status: 'error',
      error_message: 'The connection to ADP Workforce Now was not approved.',
      connected_at: null,
    });
    expect(await audited()).toEqual(['integration_refused', 'integration_connect_started']);
    expect((await adp.connect('adp')).body.integration).toMatchObject({ status: 'active', error_message: null });
  });

  it('leaves a connection that works alone [INT-006, INT-012]', async () => {
    const back = await adp.visit('adp', 'refuse');
    const before = (await office.connect('adp')).body.integration;
    expect((await adp.finish('adp', back)).body.integration).toMatchObject({ status: 'active', id: before.id });
    expect(await office.integration('adp')).toMatchObject({ version: before.version });
  });

  it.each(['none', 'adp_run'] as const)(
    'because ADP gives no access to the company (%s) says what to do [INT-012]',
    async (choice) => {
      const back = await adp.visit('adp', choice);
      const { status, body } = await adp.finish('adp', { ...back, organization_oid: ORGANIZATIONS.adp });
      expect({ status, code: body.error_code }).toEqual({ status: 502, code: 30001 });
      expect(body.message).toMatch(/^ADP Workforce Now gave us no access to a company/);
      expect(await office.integration('adp')).toMatchObject({ status: 'error', account: null });
      expect(await office.rows('select secrets from integrations')).toEqual([{ secrets: null }]);
    },
  );

  it.each([
    ['during the exchange', { on: 'token', skip: 0 }],
    ['while the credentials are read', { on: 'read', skip: 0 }],
    ['while they are tried', { on: 'read', skip: 1 }],
  ] as const)('because ADP is down %s stays open, with a plain message [INT-012, INT-016]', async (_when, mood) => {
    const back = await adp.visit('adp');
    await office.mood({ system: 'adp', answer: 503, times: 9, ...mood });
    expect((await adp.finish('adp', back)).body).toMatchObject({
      error_code: 30001,
      message: "ADP Workforce Now isn't responding right now. Try again in a few minutes.",
    });
    expect(await office.integration('adp')).toMatchObject({ status: 'pending', account: null });
    await office.mood(null);
    expect((await adp.connect('adp')).body.integration).toMatchObject({ status: 'active' });
  });

  it('because ADP says that it could not ask stays open [INT-012]', async () => {
    const { state } = await adp.visit('adp');
    const { body } = await adp.finish('adp', { state, error: 'temporarily_unavailable' });
    expect(body).toMatchObject({ error_code: 30001 });
    expect(await office.integration('adp')).toMatchObject({ status: 'pending' });
  });

  it.each(['html', 'nonsense'] as const)('because ADP answers with %s is told apart [INT-016]', async (answer) => {
    const back = await adp.visit('adp');
    await office.mood({ system: 'adp', on: 'token', answer, times: 9 });
    expect((await adp.finish('adp', back)).body).toMatchObject({
      message: "ADP Workforce Now sent an answer we couldn't read. Try again in a few minutes.",
    });
  });

  it('because the code is wrong cannot be tried with the same state again [INT-012]', async () => {
    const back = await adp.visit('adp');
    expect((await adp.finish('adp', { ...back, code: 'made-up' })).body).toMatchObject({ error_code: 30001 });
    expect((await adp.finish('adp', back)).body).toMatchObject({ error_code: 20003 });
    expect(await office.integration('adp')).toMatchObject({ status: 'error', account: null });
  });
});

describe('The state of a consent', () => {
  const REFUSED = {
    error_code: 20003,
    message: 'This connection attempt has expired or was started by someone else. Start again.',
  };

  it('works once, for its own integration, and only as it was given [INT-012]', async () => {
    const back = await adp.visit('adp');
    expect((await adp.finish('adp_run', back)).body).toMatchObject(REFUSED);
    expect((await adp.finish('adp', { ...back, state: `${back.state}x` })).body).toMatchObject(REFUSED);
    expect((await adp.finish('adp', back)).status).toBe(200);
    expect((await adp.finish('adp', back)).body).toMatchObject(REFUSED);
    expect(await office.integration('adp')).toMatchObject({ status: 'active' });
  });

  it('does not work for somebody else, or after half an hour [INT-012]', async () => {
    const owner = await adp.visit('adp');
    await office.rows(
      `update integration_attempts a set staff_id = s.id from company_staffs s
       where s.company_id = a.company_id and s.id <> a.staff_id`,
    );
    expect((await adp.finish('adp', owner)).body).toMatchObject(REFUSED);
    const back = await adp.visit('adp');
    await office.rows(`update integration_attempts set expires_at = now() - interval '1 second'`);
    expect((await adp.finish('adp', back)).body).toMatchObject(REFUSED);
    expect(await office.integration('adp')).toMatchObject({ status: 'pending', account: null });
  });

  it('is given only with the permission, the module, and a recent confirmation [INT-003, INT-004, IDN-042]', async () => {
    const manager = await office.employees.stranger.signIn('general.manager@larkfield.test');
    expect((await adp.begin('adp', manager)).body).toMatchObject({ error_code: 10004 });
    expect((await adp.finish('adp', { state: 'adp.x', code: 'y' }, manager)).body).toMatchObject({ error_code: 10004 });
    const harbor = await office.employees.stranger.signIn('owner@harborpine.test');
    expect((await adp.begin('adp', harbor)).body).toMatchObject({ error_code: 10004 });
    expect((await adp.finish('adp', { state: 'adp.x', code: 'y' }, harbor)).body).toMatchObject({ error_code: 10004 });
    const stale = await office.employees.stranger.signIn('super.admin@larkfield.test');
    await office.rows(`update sessions set confirmed_at = now() - interval '11 minutes'`);
    expect((await adp.begin('adp', stale)).body).toMatchObject({ error_code: 10007 });
    await office.rows('update sessions set confirmed_at = now()');
    expect(await office.rows('select * from integrations')).toEqual([]);
  });

  it('is not offered where this system has no client at ADP, or for other providers [INT-004, INT-012]', async () => {
    const { config } = office.product.app;
    const used = { board: {}, calendar: {}, people: 0 };
    expect(presentWithoutRow({ config: { ...config, adp: null } }, 'adp', used, 'en').offers_consent).toBe(false);
    expect(await office.integration('paychex')).toMatchObject({ offers_consent: false });
    const other = await office.admin.request('POST', '/v1/integrations/paychex/consent', {});
    expect(other.body).toMatchObject({ error_code: 20001 });
  });
});
