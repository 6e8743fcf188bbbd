// Connecting tax credit providers with credentials at the sandbox: tried first, stored encrypted, tested, broken, repaired.
import {
  disconnectIntegration,
  type Integration,
  listProviderCompanies,
  testIntegration,
  updateIntegration,
} from '@onward/contract/integrations/integrations';
import { TAX_CREDIT_NICKNAMES } from '@onward/domain/integrations/nicknames';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EmployeeOffice } from '../../../../../testing/people/employee-office.ts';
import { TaxCredits } from '../../../../../testing/people/tax-credits.ts';
import { SANDBOX_SECRET } from '../../platform/settings-reader.ts';
import { taxCreditProblemBehind, withTaxCredit } from './integrations.service.ts';
import { isSetUp } from './list-integrations.ts';

let office: EmployeeOffice;
let credits: TaxCredits;

beforeAll(async () => {
  office = await EmployeeOffice.open({ sandbox: true });
  credits = new TaxCredits(office);
});
afterAll(() => office.product.stop());
beforeEach(async () => {
  await credits.clear();
  await office.rows('delete from integrations');
});

type Tested = { ok: boolean; message: string; integration: Integration };

const test = async (id: number) => (await office.admin.call<Tested>(testIntegration, { params: { id } })).body;
const companies = () => withTaxCredit(office.product.app, 1, 'wotc', (client) => client.listCompanies());
const failure = async () => taxCreditProblemBehind(await companies().catch((error: unknown) => error))?.kind ?? null;

describe('A tax credit provider', () => {
  it.each(TAX_CREDIT_NICKNAMES)(
    '%s is connected by its account and key, which nobody sees again [INT-005, INT-006, INT-013]',
    async (nickname) => {
      expect(await credits.integration(nickname)).toMatchObject({ id: null, status: 'not_connected' });
      const { status, body, text } = await credits.connect(nickname);
      expect({ status, text }).toMatchObject({ status: 200 });
      expect(body.integration).toMatchObject({ nickname, category: 'tax_credit', status: 'active' });
      expect(text).not.toContain(SANDBOX_SECRET);
      expect(await test(body.integration.id)).toMatchObject({ ok: true });
      const [row] = await office.rows<{ secrets: Buffer }>('select secrets from integrations');
      expect(row?.secrets.toString('latin1')).not.toContain(SANDBOX_SECRET);
    },
  );

  it('with a wrong key or account is refused in plain words and nothing is stored [INT-005, INT-016]', async () => {
    for (const wrong of [{ client_secret: 'wrong' }, { client_id: 'somebody-else' }]) {
      const { status, body } = await credits.connect('wotc', wrong);
      expect({ status, code: body.error_code }).toEqual({ status: 502, code: 30001 });
      expect(body.message).toBe("WOTC doesn't accept the account ID and API key. Check them and connect again.");
    }
    await credits.mood({ system: 'wotc', on: 'any', answer: 503, times: 9 });
    expect((await credits.connect('wotc')).body).toMatchObject({
      error_code: 30001,
      message: "WOTC isn't responding right now. Try again in a few minutes.",
    });
    expect(await office.rows('select from integrations')).toEqual([]);
  });

  it('lists its companies, one of which is chosen; a single one is chosen by itself [INT-005, INT-013]', async () => {
    const { id, account, config } = (await credits.connect('wotc')).body.integration;
    expect({ account, config }).toEqual({ account: 'wotc-sandbox', config: { default_company_id: null } });
    const listed = await office.admin.call(listProviderCompanies, { params: { id } });
    expect(listed.body).toMatchObject({ companies: [{ id: 'LARKFIELD' }, { id: 'KINDHOME' }] });
    const choose = (company: string) =>
      office.admin.call(updateIntegration, { params: { id }, body: { config: { default_company_id: company } } });
    expect((await choose('made-up')).body).toMatchObject({
      error_code: 20001,
      errors: { 'config.default_company_id': expect.anything() },
    });
    const chosen = { account: 'wotc-sandbox', config: { default_company_id: 'KINDHOME' } };
    expect((await choose('KINDHOME')).body).toMatchObject({ integration: chosen });
    expect((await credits.connect('wotc')).body.integration).toMatchObject(chosen);
    expect((await credits.connect('ehx_wotc')).body.integration.config).toEqual({ default_company_id: 'EHX-1042' });
  });

  it('says when and why it stopped, and a test or new credentials repair it [INT-005, INT-006, INT-010]', async () => {
    const { id } = (await credits.connect('wotc')).body.integration;
    await credits.mood({ system: 'wotc', on: 'any', answer: 401, times: 9 });
    expect(await test(id)).toMatchObject({ ok: false, integration: { status: 'error' } });
    const broken = await credits.integration('wotc');
    expect(broken.error_message).toBe('WOTC no longer accepts our access. Reconnect your account.');
    expect(Date.parse(broken.error_at ?? '')).toBeGreaterThan(0);
    await expect(companies()).rejects.toMatchObject({ code: 20003 });
    await credits.mood(null);
    expect(await test(id)).toMatchObject({ ok: true, integration: { status: 'active', error_message: null } });

    await credits.mood({ system: 'wotc', on: 'any', answer: 503, times: 99 });
    for (let turn = 0; turn < 5; turn += 1) expect(await failure()).toBe('unavailable');
    expect(await credits.integration('wotc')).toMatchObject({ status: 'error' });
    await credits.mood(null);
    expect((await credits.connect('wotc')).body.integration).toMatchObject({ id, status: 'active' });
  });

  it('is disconnected without its secrets, and is not connected in other ways [INT-005]', async () => {
    const { id } = (await credits.connect('wotc')).body.integration;
    expect((await office.admin.call(disconnectIntegration, { params: { id } })).status).toBe(204);
    expect(await credits.integration('wotc')).toMatchObject({ status: 'not_connected', account: null });
    expect(await office.rows('select secrets from integrations')).toEqual([{ secrets: null }]);
    const authorized = await office.admin.request('POST', '/v1/integrations/wotc/authorization', {});
    expect(authorized.body).toMatchObject({ error_code: 20003 });
  });

  it('needs the permission, the module, and an address in the configuration [INT-003, INT-004, INT-014]', async () => {
    const manager = await office.stranger.signIn('general.manager@larkfield.test');
    expect((await credits.connect('wotc', {}, manager)).body).toMatchObject({ error_code: 10004 });
    const harbor = await office.stranger.signIn('owner@harborpine.test');
    expect((await credits.connect('wotc', {}, harbor)).body).toMatchObject({ error_code: 10004 });
    const { config } = office.product.app;
    const without = { ...config, taxCredits: { ...config.taxCredits, wotc: null } };
    expect(TAX_CREDIT_NICKNAMES.filter((nickname) => isSetUp(without, nickname))).toEqual(['ehx_wotc']);
  });
});
