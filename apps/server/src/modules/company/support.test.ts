// Support staff switching a company's modules, flags, and plan over HTTP.
import { getGrowthFlags } from '@onward/contract/company/company';
import {
  getSupportedCompany,
  listSupportedCompanies,
  type SupportedCompany,
  updateSupportedCompany,
} from '@onward/contract/company/support';
import { getCurrentUser } from '@onward/contract/identity/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../testing/until.ts';

type Detail = {
  company: SupportedCompany;
  changes: { event: string; by: string; changes: { field: string; before: string; after: string }[] }[];
};

describe('support', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let support: ApiCaller;
  let owner: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess();
    api = new ApiCaller(product.url);
    support = await api.signIn('support@onward.test');
    owner = await api.signIn('owner@harborpine.test');
  });
  afterAll(() => product.stop());

  const detail = async (id: number): Promise<Detail> =>
    (await support.call<Detail>(getSupportedCompany, { params: { id } })).body;
  const change = (company: Record<string, unknown>, id = 2) =>
    support.call<{ company: SupportedCompany }>(updateSupportedCompany, { params: { id }, body: { company } });
  const ownCompany = async () =>
    (await owner.call<{ user: { company: { function_modules: string[]; tier: string } } }>(getCurrentUser)).body.user
      .company;

  it('lists and finds companies with what is switched on [CMP-002, IDN-002]', async () => {
    const { body } = await support.call<{ companies: SupportedCompany[]; total_count: number }>(listSupportedCompanies);
    expect(
      body.companies.map(({ name, tier, active_locations_count }) => [name, tier, active_locations_count]),
    ).toEqual([
      ['Harbor & Pine Hotels', 'hiring', 2],
      ['Larkfield Group', 'hiring', 11],
      ['Pebble Café', 'lite', 2],
    ]);
    expect(body.companies[0]?.function_modules).toEqual(['hiring_stages', 'onboarding', 'scheduling']);
    const found = await support.call<{ companies: SupportedCompany[]; total_count: number }>(listSupportedCompanies, {
      query: { query: 'PEBBLE' },
    });
    expect(found.body).toMatchObject({ total_count: 1, companies: [{ name: 'Pebble Café' }] });
    expect((await support.call(getSupportedCompany, { params: { id: 987 } })).body.error_code).toBe(40001);
    expect((await owner.call(listSupportedCompanies)).body.error_code).toBe(10004);
  });

  it('switches a module off for every open session at once, logged in that company [CMP-002, IDN-002]', async () => {
    expect((await ownCompany()).function_modules).toContain('scheduling');
    const { status, body } = await change({ function_modules: ['hiring_stages', 'onboarding'] });
    expect([status, body.company.function_modules]).toEqual([200, ['hiring_stages', 'onboarding']]);
    await until('the module to be gone', async () => !(await ownCompany()).function_modules.includes('scheduling'));
    const { changes } = await detail(2);
    expect(changes[0]).toMatchObject({
      event: 'company_switched',
      by: 'support@onward.test',
      changes: [
        {
          field: 'function_modules',
          before: 'hiring_stages, onboarding, scheduling',
          after: 'hiring_stages, onboarding',
        },
      ],
    });
    const { rows } = await product.app.ownerPool.query(
      "select name from events where company_id = 2 and name = 'settings_changed'",
    );
    expect(rows).toHaveLength(1);
  });

  it('logs nothing when nothing changes [PLT-055]', async () => {
    const before = (await detail(2)).changes.length;
    await change({ function_modules: ['onboarding', 'hiring_stages'] });
    expect((await detail(2)).changes).toHaveLength(before);
  });

  it('switches flags, tier and plan [CMP-005, CMP-045, CMP-001]', async () => {
    const { body } = await change({
      flags: ['language_switch'],
      tier: 'lite',
      plan_type: 'flexible',
      paid_locations_count: 9,
    });
    expect(body.company).toMatchObject({
      flags: ['language_switch'],
      tier: 'lite',
      plan_type: 'flexible',
      paid_locations_count: 9,
    });
    expect((await owner.call<{ features: unknown }>(getGrowthFlags)).body.features).toEqual({
      language_switch: { value: true },
    });
    await until('the tier to have changed', async () => (await ownCompany()).tier === 'lite');
    expect((await change({ function_modules: ['teleport'] })).body.error_code).toBe(20001);
    expect((await change({ paid_locations_count: -1 })).body.error_code).toBe(20001);
  });

  it('switches a flag off and on again while others stay on [CMP-005]', async () => {
    const flagsAfter = async (flags: string[]) => (await change({ flags }, 1)).body.company.flags;
    expect(await flagsAfter(['message_widget'])).toEqual(['message_widget']);
    const all = ['homepage_redesign', 'language_switch', 'message_widget'];
    expect(await flagsAfter(all)).toEqual(all);
    expect((await detail(1)).company.flags).toEqual(all);
  });

  it('suspends a company: its staff have no access until it is active again [CMP-001, PLT-016]', async () => {
    await change({ status: 'suspended' });
    await until('the door to be closed', async () => (await owner.call(getCurrentUser)).body.error_code === 10004);
    await change({ status: 'active' });
    await until('the door to be open', async () => (await owner.call(getCurrentUser)).status === 200);
  });
});
