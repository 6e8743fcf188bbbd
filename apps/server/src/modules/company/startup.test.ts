// The requests every app start makes, for different users.

import { listPermittedBrands } from '@onward/contract/company/brands';
import { getBetaFeatures, getGrowthFlags, getSettings, openSupportTicket } from '@onward/contract/company/company';
import { listIntegrations } from '@onward/contract/integrations/integrations';
import { type LocationSummary, listPermittedLocations } from '@onward/contract/locations/locations';
import type { PositionSummary } from '@onward/contract/positions/position';
import { listMyPositions } from '@onward/contract/positions/positions';
import { listStaff, type StaffMember } from '@onward/contract/staff/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';

describe('starting the app', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let admin: ApiCaller;
  let manager: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess({ sandbox: true, env: { SUPPORT_EMAIL: 'help@onward.test' } });
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
    manager = await api.signIn('manager@larkfield.test');
  });
  afterAll(() => product.stop());

  const locationsOf = async (caller: ApiCaller) =>
    (await caller.call<{ locations: LocationSummary[] }>(listPermittedLocations)).body.locations;

  it('loads the permitted locations with their codes and open positions [PLT-023, CMP-010, CMP-012, CMP-024]', async () => {
    const all = await locationsOf(admin);
    expect(all).toHaveLength(11);
    expect(all.find(({ name }) => name === 'Decatur')).toMatchObject({
      city: 'Decatur',
      state_code: 'GA',
      country_code: 'US',
      positions: 1,
    });
    expect(all.find(({ is_remote }) => is_remote)).toMatchObject({ name: 'Remote office', city: null });
    expect((await locationsOf(manager)).map(({ name }) => name)).toEqual(['Decatur']);
  });

  it('loads the permitted brands with their groups [PLT-023, CMP-006, CMP-007]', async () => {
    const { body } = await admin.call<{
      brands: { name: string; location_counts: number; location_groups: unknown[] }[];
    }>(listPermittedBrands);
    expect(body.brands.map(({ name, location_counts }) => [name, location_counts])).toEqual([
      ['Cluckwell', 5],
      ['Kindred Home Care', 3],
      ['Tidewater', 3],
    ]);
    expect(body.brands[0]?.location_groups).toEqual([{ id: expect.any(Number), name: 'Inside the perimeter' }]);
  });

  it('loads settings, integrations and flags [PLT-023, PLT-027, CMP-005]', async () => {
    const settings = await admin.call(getSettings);
    expect(settings.body).toMatchObject({
      validate_rules: { address_line_1_max: 35, address_line_2_max: 15, sms_max: 1600 },
      share: { width: 550, height: 400 },
    });
    const nameOf = (body: Record<string, unknown>) =>
      (body.merge_tags as Record<string, { key: string; label: string }[]>).message?.find(
        ({ key }) => key === 'applicant_first_name',
      )?.label;
    expect(nameOf(settings.body)).toBe('First name');
    const french = await admin.request('GET', '/v1/settings', { headers: { locale: 'fr' } });
    expect(nameOf(french.body)).toBe('Prénom');
    expect(Object.keys(settings.body).sort()).toEqual([
      'custom_category_brands',
      'identity_regexes',
      'industries',
      'merge_tags',
      'share',
      'text_to_apply_phone_numbers',
      'validate_rules',
    ]);
    const { integrations } = (await admin.call<{ integrations: object[] }>(listIntegrations)).body;
    expect(integrations).toContainEqual(expect.objectContaining({ nickname: 'checkr', status: 'not_connected' }));
    expect((await admin.call(getBetaFeatures, { params: { id: 1 } })).body).toEqual({ betas: ['message_widget'] });
    expect((await admin.call(getBetaFeatures, { params: { id: 2 } })).body.error_code).toBe(10004);
    expect((await admin.call(getGrowthFlags)).body.features).toEqual({
      homepage_redesign: { value: true },
      language_switch: { value: true },
    });
  });

  it('loads permitted positions and active staff in the background [PLT-025, CMP-027]', async () => {
    const query = { page: 1, per_page: 10_000, show_simple_list: true, statuses: 'published,closed,pending,deleted' };
    const positions = await admin.call<{ positions: PositionSummary[] }>(listMyPositions, { query });
    expect(positions.body.positions).toHaveLength(40);
    const own = await manager.call<{ positions: PositionSummary[] }>(listMyPositions, { query });
    expect(own.body.positions.map(({ title }) => title).sort()).toEqual(['Delivery Driver', 'Shift Leader']);
    expect((await admin.call(listMyPositions, { query: { statuses: 'published,lost' } })).body.errors).toHaveProperty(
      'statuses',
    );

    const staff = await admin.call<{ company_staffs: StaffMember[]; total_count: number }>(listStaff, {
      query: { page: 1, per_page: 1000, status: 'active', order: 'created_at desc' },
    });
    expect(staff.body.total_count).toBe(staff.body.company_staffs.length);
    expect(staff.body.company_staffs.map(({ email }) => email)).toContain('manager@larkfield.test');
    expect(staff.body.company_staffs.map(({ email }) => email)).not.toContain('invited@larkfield.test');
    expect(staff.body.company_staffs.every(({ status }) => status === 'active')).toBe(true);
  });

  it('stores an error report as a ticket and emails it to support [PLT-013, CMP-066]', async () => {
    const support_ticket = {
      subject: 'It broke',
      body: 'On saving',
      page_url: 'http://x/#/y',
      request_url: '/v1/z',
      error_reference: 'abc',
    };
    const { status, body } = await manager.call<{ support_ticket: { id: number } }>(openSupportTicket, {
      body: { support_ticket },
    });
    expect(status).toBe(201);
    const { rows } = await product.app.ownerPool.query('select * from support_tickets where id = $1', [
      body.support_ticket.id,
    ]);
    expect(rows[0]).toMatchObject({ company_id: 1, ...support_ticket });
    expect((await product.outside.email('help@onward.test')).text).toContain('manager@larkfield.test');
  });
});
