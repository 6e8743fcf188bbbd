// Reading staff over HTTP: the list, who covers a location, and how much a scope shows.
import { listPermittedDepartments } from '@onward/contract/locations/departments';
import { listPermittedLocations } from '@onward/contract/locations/locations';
import {
  getStaff,
  listPermittedStaffs,
  listStaff,
  listStaffWithLocations,
  previewScope,
  type StaffMember,
  updateStaff,
} from '@onward/contract/staff/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { enlargeDemo } from '../../demo/enlarge.ts';

type Page = {
  company_staffs: (StaffMember & { employee_id?: null; permitted_locations?: { id: number; name: string }[] })[];
  current_page: number;
  total_pages: number;
  total_count: number;
};
type Permitted = { permitted_staffs: (StaffMember & { employee_id?: null })[] };

describe('reading staff', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let admin: ApiCaller;
  const locations = new Map<string, { id: number; brand_id: number }>();
  const departments = new Map<string, number>();

  beforeAll(async () => {
    product = await startInProcess();
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
    type Places = { locations: { id: number; name: string; brand_id: number }[] };
    for (const place of (await admin.call<Places>(listPermittedLocations)).body.locations)
      locations.set(place.name, place);
    type Rooms = { departments: { id: number; name: string }[] };
    for (const { id, name } of (await admin.call<Rooms>(listPermittedDepartments)).body.departments) {
      departments.set(name, id);
    }
  });
  afterAll(() => product.stop());

  const at = (name: string) => locations.get(name) ?? { id: 0, brand_id: 0 };
  const list = async (query: Record<string, string | number | boolean>) =>
    (await admin.call<Page>(listStaff, { query: { per_page: 100, ...query } })).body;
  const names = (staffs: { name: string }[]) => staffs.map(({ name }) => name).sort();
  const named = async (name: string) => (await list({ query: name })).company_staffs[0] as StaffMember;

  it('shows every field of a colleague and nothing else [CMP-027]', async () => {
    const staff = await named('Nora Whelan');
    const { body } = await admin.call<{ company_staff: StaffMember }>(getStaff, { params: { id: staff.id } });
    expect(body.company_staff).toMatchObject({
      name: 'Nora Whelan',
      email: 'new.manager@larkfield.test',
      phone: '4045550144',
      region_number: '1',
      status: 'active',
      company_role: { name: 'Manager' },
      is_super_admin: false,
      permitted_department_ids: [],
      permitted_brand_ids: [],
      permitted_position_ids: [],
    });
    expect(body.company_staff.permitted_location_ids).toEqual(
      [at('Decatur').id, at('Buckhead').id].sort((a, b) => a - b),
    );
  });

  it('pages, counts and sorts [CMP-027, PLT-017]', async () => {
    const all = await list({ order: 'name asc' });
    expect(all.company_staffs.map(({ name }) => name)).toEqual(names(all.company_staffs));
    const page = await list({ order: 'name asc', per_page: 5, page: 2 });
    expect(page).toMatchObject({ current_page: 2, total_count: all.total_count });
    expect(page.company_staffs.map(({ id }) => id)).toEqual(all.company_staffs.slice(5, 10).map(({ id }) => id));
    const byEmail = (await list({ order: 'email desc' })).company_staffs.map(({ email }) => email);
    expect(byEmail).toEqual([...byEmail].sort().reverse());
    const refused = await admin.call(listStaff, { query: { order: 'salary desc' } });
    expect([refused.body.error_code, Object.keys(refused.body.errors ?? {})]).toEqual([20001, ['order']]);
  });

  it('finds staff by a changed email, and no longer by the old one [CMP-027]', async () => {
    const { id } = await named('Theo Marsh');
    const change = (email: string) => admin.call(updateStaff, { params: { id }, body: { company_staff: { email } } });
    expect((await change('thistle@larkfield.test')).status).toBe(200);
    expect(names((await list({ query: 'thistle' })).company_staffs)).toEqual(['Theo Marsh']);
    expect((await change('theo.marsh@larkfield.test')).status).toBe(200);
    expect((await list({ query: 'thistle' })).company_staffs).toEqual([]);
  });

  it.each([
    ['part of a name, whatever its case', { query: 'WHEL' }, ['Nora Whelan']],
    ['an email', { query: 'theo.marsh@' }, ['Theo Marsh']],
    ['a status', { status: 'invited' }, ['Owen Achter']],
    ['a status', { status: 'inactive' }, ['Joan Pruitt']],
    ['nothing that fits', { query: 'nobody at all' }, []],
  ])('finds by %s: %o [CMP-027]', async (_case, query, found) => {
    expect(names((await list(query)).company_staffs)).toEqual(found);
  });

  it('finds staff by role and by covered location [CMP-027, CMP-024]', async () => {
    const { company_role } = await named('Theo Marsh');
    expect(names((await list({ company_role_id: company_role.id })).company_staffs)).toEqual([
      'Lena Ortega',
      'Theo Marsh',
    ]);
    const reaching = names((await list({ location_id: at('Buckhead').id, status: 'active' })).company_staffs);
    expect(reaching).toContain('Victor Lam');
    expect(reaching).toContain('Renee Castellano');
    expect(reaching).not.toContain('Omar Haddad');
    const nowhere = await admin.call(listStaff, { query: { location_id: 987_654 } });
    expect([nowhere.body.error_code, Object.keys(nowhere.body.errors ?? {})]).toEqual([20001, ['location_id']]);
  });

  it('adds the permitted locations by name, and the employee record on request [CMP-027]', async () => {
    const { body } = await admin.call<Page>(listStaffWithLocations, {
      query: { query: 'whelan', needs_employee_record_mapping: true },
    });
    const [nora] = body.company_staffs;
    expect(nora?.permitted_locations?.map(({ name }) => name)).toEqual(['Buckhead', 'Decatur']);
    expect(nora?.employee_id).toBeNull();
    expect((await list({ query: 'whelan' })).company_staffs[0]).not.toHaveProperty('employee_id');
    // Someone limited to other locations sees how many there are, not which.
    const atlanta = await api.signIn('hr.atlanta@larkfield.test');
    const seen = await atlanta.call<Page>(listStaffWithLocations, { query: { query: 'whelan' } });
    expect(seen.body.company_staffs[0]?.permitted_locations).toEqual([]);
    expect(seen.body.company_staffs[0]?.permitted_location_ids).toHaveLength(2);
  });

  it('shows the account of a colleague only to those whose scope covers theirs [IDN-037, CMP-024]', async () => {
    const { rows } = await product.app.ownerPool.query(
      `select s.id, u.email from company_staffs s join users u on u.id = s.user_id where s.company_id = 1`,
    );
    const idOf = (email: string) => Number(rows.find((row) => row.email === email)?.id);
    const target = idOf('super.admin@larkfield.test');
    const limited = idOf('hr.admin@larkfield.test');
    await product.app.ownerPool.query(
      `insert into staff_scopes (company_id, staff_id, kind, record_id)
       select 1, $1, 'location', min(id) from locations where company_id = 1 on conflict do nothing`,
      [limited],
    );
    const hr = await new ApiCaller(product.url).signIn('hr.admin@larkfield.test');
    expect((await hr.call(getStaff, { params: { id: target } })).body.error_code).toBe(40001);
    expect((await hr.call(getStaff, { params: { id: limited } })).status).toBe(200);
    await product.app.ownerPool.query('delete from staff_scopes where staff_id = $1', [limited]);
  });

  it('names the active colleagues whose scope covers location, its brand and department [CMP-028]', async () => {
    const permitted = async (query: Record<string, string | number>, who = admin) =>
      names((await who.call<Permitted>(listPermittedStaffs, { query })).body.permitted_staffs);
    const [kitchen = 0, delivery = 0] = [departments.get('Kitchen'), departments.get('Delivery')];
    const [theo, lena] = [await named('Theo Marsh'), await named('Lena Ortega')];
    await admin.call(updateStaff, {
      params: { id: theo.id },
      body: { company_staff: { permitted_department_ids: [kitchen] } },
    });
    await admin.call(updateStaff, {
      params: { id: lena.id },
      body: { company_staff: { permitted_location_ids: [], permitted_brand_ids: [at('Midtown').brand_id] } },
    });
    const inKitchen = await permitted({ location_id: at('Decatur').id, department_id: kitchen });
    expect(inKitchen).toContain('Theo Marsh');
    expect(inKitchen).not.toContain('Lena Ortega');
    expect(inKitchen).not.toContain('Owen Achter');
    expect(await permitted({ location_id: at('Decatur').id, department_id: delivery })).not.toContain('Theo Marsh');
    expect(await permitted({ location_id: at('Ponce City').id })).toContain('Lena Ortega');
    expect(await permitted({ location_id: at('Ponce City').id, query: 'ortega' })).toEqual(['Lena Ortega']);
    expect(await permitted({ location_id: at('Decatur').id, status: 'invited' })).toEqual(['Owen Achter']);
    // A location outside the user's scope, or one that does not exist, has no staff to pick.
    const manager = await api.signIn('manager@larkfield.test');
    expect(await permitted({ location_id: at('Midtown').id }, manager)).toEqual([]);
    expect(await permitted({ location_id: at('Decatur').id }, manager)).toContain('Darnell Whitaker');
    expect(await permitted({ department_id: 987_654 })).toEqual([]);
  });

  it('counts what a scope would show before anyone gets it [CMP-024]', async () => {
    const preview = async (scope: object) => (await admin.call(previewScope, { body: { scope } })).body;
    expect(await preview({})).toEqual({
      locations: 11,
      total_locations: 11,
      open_positions: 17,
      total_open_positions: 17,
    });
    expect(await preview({ permitted_location_ids: [at('Decatur').id, at('Buckhead').id] })).toMatchObject({
      locations: 2,
      open_positions: 2,
    });
    expect(
      await preview({
        permitted_location_ids: [at('Decatur').id, at('Midtown').id],
        permitted_brand_ids: [at('Decatur').brand_id],
        permitted_department_ids: [departments.get('Kitchen')],
      }),
    ).toMatchObject({ locations: 1, open_positions: 0 });
  });

  it('stays quick with 5,000 colleagues [CMP-027]', async () => {
    await enlargeDemo(product.databaseUrl, { staff: 5000 });
    await product.app.ownerPool.query('analyze');
    const timed = async (query: Record<string, string | number>) => {
      await list({ per_page: 10, ...query });
      const rounds = await Promise.all(
        [1, 2, 3].map(async () => {
          const begun = performance.now();
          await list({ per_page: 10, ...query });
          return performance.now() - begun;
        }),
      );
      return Math.min(...rounds);
    };
    expect((await list({ query: 'colleague 4999' })).total_count).toBe(1);
    const queries: Record<string, string | number>[] = [
      {},
      { order: 'name asc' },
      { query: 'colleague 49' },
      { location_id: at('Decatur').id },
    ];
    for (const query of queries) {
      expect([query, (await timed(query)) < 400]).toEqual([query, true]);
    }
  });
});
