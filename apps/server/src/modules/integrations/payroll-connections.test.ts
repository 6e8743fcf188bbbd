// Connecting payroll providers with credentials at the sandbox: tried first, stored encrypted, tested, broken, repaired.
import {
  disconnectIntegration,
  listProviderCompanies,
  listRunningWork,
  testIntegration,
  updateIntegration,
} from '@onward/contract/integrations/integrations';
import { PAYROLL_PROVIDERS } from '@onward/domain/payroll/hires';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CREDENTIALS, PayrollOffice } from '../../../../../testing/people/payroll-office.ts';
import { SANDBOX_SECRET } from '../../platform/settings-reader.ts';
import { payrollProblemBehind, withPayroll } from './integrations.service.ts';

let office: PayrollOffice;

beforeAll(async () => {
  office = await PayrollOffice.open();
});
afterAll(() => office.product.stop());
beforeEach(() => office.clear());

const companies = () => withPayroll(office.product.app, 1, 'paychex', (client) => client.listCompanies());
const failure = async () => payrollProblemBehind(await companies().catch((error: unknown) => error))?.kind ?? null;
const test = (id: number) => office.admin.call<{ ok: boolean }>(testIntegration, { params: { id } });

describe('A payroll provider', () => {
  it.each(PAYROLL_PROVIDERS)(
    '%s is connected by credentials and works at once [INT-005, INT-006, INT-011]',
    async (provider) => {
      expect(await office.integration(provider)).toMatchObject({ id: null, status: 'not_connected' });
      const { status, body, text } = await office.connect(provider);
      expect({ status, text }).toMatchObject({ status: 200 });
      expect(body.integration).toMatchObject({ nickname: provider, category: 'payroll', status: 'active' });
      expect(body.integration.account).toBe(CREDENTIALS[provider].company_id ?? null);
      expect(text).not.toContain(SANDBOX_SECRET);
      expect(text).not.toContain(CREDENTIALS[provider].client_id);
      expect((await test(body.integration.id)).body).toMatchObject({ ok: true });
      const [row] = await office.rows<{ secrets: Buffer }>('select secrets from integrations');
      expect(row?.secrets.toString('latin1')).not.toContain(SANDBOX_SECRET);
    },
  );

  it.each(PAYROLL_PROVIDERS)(
    '%s with wrong credentials is refused in plain words and nothing is stored [INT-005]',
    async (provider) => {
      const { status, body } = await office.connect(provider, { client_secret: 'wrong' });
      expect({ status, code: body.error_code }).toEqual({ status: 502, code: 30001 });
      expect(body.message).toMatch(/doesn't accept the client ID and secret/);
      expect(await office.rows('select from integrations')).toEqual([]);
    },
  );

  it('that does not answer, or does not know the company, is not connected either [INT-005, INT-016]', async () => {
    expect((await office.connect('paychex', { company_id: 'X' })).body).toMatchObject({ error_code: 30001 });
    expect((await office.connect('paylocity', { company_id: ' ' })).body).toMatchObject({
      error_code: 20001,
      errors: { company_id: expect.anything() },
    });
    await office.mood({ system: 'adp', on: 'read', answer: 503, times: 9 });
    expect((await office.connect('adp')).body).toMatchObject({
      error_code: 30001,
      message: "ADP Workforce Now isn't responding right now. Try again in a few minutes.",
    });
    expect(await office.rows('select from integrations')).toEqual([]);
  });

  it('lists its companies, one of which is chosen and stored [INT-011]', async () => {
    const { body } = await office.connect('paychex', { company_id: undefined });
    const { id } = body.integration;
    const listed = await office.admin.call<{ companies: { id: string; name: string }[] }>(listProviderCompanies, {
      params: { id },
    });
    const own = CREDENTIALS.paychex.company_id ?? '';
    expect(listed.body.companies.map((company) => company.id)).toContain(own);
    const choose = (company: string) =>
      office.admin.call(updateIntegration, { params: { id }, body: { config: { default_company_id: company } } });
    expect((await choose('made-up')).body).toMatchObject({
      error_code: 20001,
      errors: { 'config.default_company_id': expect.anything() },
    });
    expect((await choose(own)).body).toMatchObject({
      integration: { account: own, config: { default_company_id: own } },
    });
    expect(await companies()).toEqual(listed.body.companies);
  });

  it('stops at once when its credentials are refused, and reconnecting repairs it [INT-006, INT-010]', async () => {
    const { body } = await office.connect('paychex');
    await office.control('POST', '/revoke', {});
    await office.mood({ system: 'paychex', on: 'token', answer: 401, times: 9 });
    expect(await failure()).toBe('unauthorized');
    expect(await office.integration('paychex')).toMatchObject({
      status: 'error',
      error_message: 'Paychex Flex no longer accepts our access. Reconnect your account.',
    });
    expect((await test(body.integration.id)).body).toMatchObject({ ok: false });
    await expect(companies()).rejects.toMatchObject({ code: 20003 });
    await office.mood(null);
    expect((await office.connect('paychex')).body.integration).toMatchObject({ status: 'active', error_message: null });
  });

  it('stops after five failed calls in a row, and a test repairs it [INT-006]', async () => {
    const { body } = await office.connect('paychex');
    await office.mood({ system: 'paychex', on: 'read', answer: 503, times: 99 });
    for (let turn = 0; turn < 5; turn += 1) expect(await failure()).toBe('unavailable');
    expect(await office.integration('paychex')).toMatchObject({ status: 'error' });
    await office.mood(null);
    expect((await test(body.integration.id)).body).toMatchObject({ ok: true, integration: { status: 'active' } });
  });

  it('is disconnected without its secrets, and other ways to connect it are refused [INT-005]', async () => {
    const { id } = (await office.connect('paylocity')).body.integration;
    expect((await office.admin.call(listRunningWork, { params: { id } })).body).toEqual({ running_work: [] });
    expect((await office.admin.call(disconnectIntegration, { params: { id } })).status).toBe(204);
    expect(await office.integration('paylocity')).toMatchObject({ status: 'not_connected', account: null });
    expect(await office.rows('select secrets from integrations')).toEqual([{ secrets: null }]);
    const authorized = await office.admin.request('POST', '/v1/integrations/paylocity/authorization', {});
    expect(authorized.body).toMatchObject({ error_code: 20003 });
    const body = CREDENTIALS.adp;
    expect((await office.admin.request('POST', '/v1/integrations/checkr/credentials', { body })).body).toMatchObject({
      error_code: 20003,
    });
    expect((await office.connect('paylocity')).body.integration).toMatchObject({ id, status: 'active' });
  });

  it('needs the permission, the module, and a recent confirmation [INT-003, INT-004, IDN-042]', async () => {
    const manager = await office.employees.stranger.signIn('general.manager@larkfield.test');
    expect((await office.connect('adp', {}, manager)).body).toMatchObject({ error_code: 10004 });
    const harbor = await office.employees.stranger.signIn('owner@harborpine.test');
    expect((await office.connect('adp', {}, harbor)).body).toMatchObject({ error_code: 10004 });
    const stale = await office.employees.stranger.signIn('super.admin@larkfield.test');
    await office.rows(`update sessions set confirmed_at = now() - interval '11 minutes'`);
    const { body } = await office.connect('adp', {}, stale);
    expect(body).toMatchObject({ error_code: 10007 });
    await office.rows('update sessions set confirmed_at = now()');
  });
});

describe('ADP', () => {
  it('is not offered on a live system without its certificate [INT-004, INT-014]', async () => {
    const { isSetUp } = await import('./list-integrations.ts');
    const { config } = office.product.app;
    const without = { ...config, payroll: { ...config.payroll, adp: null } };
    expect(PAYROLL_PROVIDERS.filter((provider) => isSetUp(without, provider))).toEqual(['paychex', 'paylocity']);
    expect(PAYROLL_PROVIDERS.filter((provider) => isSetUp(config, provider))).toEqual([...PAYROLL_PROVIDERS]);
  });
});
