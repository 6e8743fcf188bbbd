// The dashboard over all locations.
import { getCompanyDashboard, type LocationHealth } from '@onward/contract/home/home';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertApplicant } from '../../../../../testing/people/insert-applicant.ts';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';

type Dashboard = {
  locations: LocationHealth[];
  brands: {
    brand_id: number;
    open_positions: number;
    locations: number;
    applicants: number;
    hires: number;
    days_to_hire: number | null;
  }[];
  totals: {
    open_positions: number;
    locations: number;
    latest: { applicants: number; hires: number; days_to_hire: number | null };
    before: { applicants: number; hires: number; days_to_hire: number | null };
  };
  total_count: number;
  today: string;
  since: string;
};

describe('the company dashboard', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let admin: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess();
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
  });
  afterAll(() => product.stop());

  const read = async (query: Record<string, string | number> = {}): Promise<Dashboard> =>
    (await admin.call<Dashboard>(getCompanyDashboard, { query })).body;

  it('shows every location with its published jobs, not drafts, and sums per brand [CMP-062]', async () => {
    const board = await read({ order: 'open_positions desc', per_page: 50 });
    expect(board.totals).toMatchObject({ open_positions: 17, locations: 11 });
    expect(board.brands.reduce((sum, brand) => sum + brand.open_positions, 0)).toBe(17);
    expect(board.locations).toHaveLength(11);
    expect(board.locations[0]?.open_positions).toBe(3);
    expect(board.locations.at(-1)?.open_positions).toBe(0);
  });

  it('shows who applied and who was hired at each location in 30 days, and how long that took [CMP-062]', async () => {
    const [position] = (
      await product.app.ownerPool.query(
        `select p.id, p.location_id, (select min(s.id) from stages s where s.company_id = p.company_id) as stage
         from positions p join locations l on l.id = p.location_id where l.name = 'Decatur' limit 1`,
      )
    ).rows;
    const atDecatur = async () =>
      (await read({ query: 'decatur' })).locations.find(({ location }) => location.id === position.location_id);
    const before = await atDecatur();
    const add = async (applied: string, hired: string | null) => {
      const status = hired ? 'hired' : 'in_progress';
      const applicant = { positionId: position.id, stageId: position.stage, status } as const;
      const id = await insertApplicant(product.app.ownerPool, applicant);
      await product.app.ownerPool.query(
        `update applications set applied_at = now() - $2::interval, hired_date = (now() - $3::interval)::date where id = $1`,
        [id, applied, hired],
      );
    };
    await add('1 day', null);
    await add('40 days', null);
    await add('50 days', '2 days');
    const after = await atDecatur();
    expect(after?.applicants_30_days).toBe((before?.applicants_30_days ?? 0) + 1);
    expect(after?.hires_30_days).toBe((before?.hires_30_days ?? 0) + 1);
    expect(after?.days_to_hire).toBeGreaterThan(0);
    const { totals, locations, brands } = await read({ per_page: 50 });
    const sum = (field: 'applicants_30_days' | 'hires_30_days') =>
      locations.reduce((all, location) => all + location[field], 0);
    expect(totals.latest).toMatchObject({ applicants: sum('applicants_30_days'), hires: sum('hires_30_days') });
    expect(totals.before.applicants).toBeGreaterThan(0);
    for (const brand of brands) {
      const here = locations.filter(({ location }) => location.brand_id === brand.brand_id);
      const sumHere = (field: 'applicants_30_days' | 'hires_30_days') => here.reduce((all, one) => all + one[field], 0);
      expect(brand).toMatchObject({ applicants: sumHere('applicants_30_days'), hires: sumHere('hires_30_days') });
    }
    expect(brands.some(({ days_to_hire }) => days_to_hire !== null)).toBe(true);
  });

  it('searches, filters by brand and pages [CMP-062, PLT-017]', async () => {
    const found = await read({ query: 'DECAT' });
    expect(found.locations.map(({ location }) => location.name)).toContain('Decatur');
    const brand_id = found.locations[0]?.location.brand_id ?? 0;
    const ofBrand = await read({ brand_id, per_page: 2, page: 2 });
    expect(ofBrand.totals.locations).toBe(5);
    expect(ofBrand.locations).toHaveLength(2);
    expect((await admin.call(getCompanyDashboard, { query: { order: 'days asc' } })).body.error_code).toBe(20001);
  });

  it('is for super admins only [CMP-062]', async () => {
    for (const email of ['general.manager@larkfield.test', 'hr.admin@larkfield.test', 'manager@larkfield.test']) {
      const { status, body } = await (await api.signIn(email)).call(getCompanyDashboard);
      expect([status, body.message]).toEqual([403, 'Only super admins can do this.']);
    }
  });
});
