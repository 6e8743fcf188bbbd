// Locations over HTTP: reading, writing, and what prevents a deletion.
import {
  createLocation,
  deleteLocation,
  type EmployerTaxInfo,
  getLocation,
  guessPlace,
  type Location,
  type LocationSummary,
  listBrandLocations,
  listEmployerTaxInfos,
  listLocationPositions,
  listLocations,
  listPermittedLocations,
  updateLocation,
} from '@onward/contract/locations/locations';
import type { PositionSummary } from '@onward/contract/positions/position';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

type One = { location: Location };
type Page = { locations: Location[]; states: string[]; current_page: number; total_pages: number; total_count: number };

const TAX_INFO = {
  legal_name: 'Tidewater Coffee of Georgia LLC',
  employer_id_number: '58-2214907',
  address_line_1: '1180 W Peachtree Street NW #210',
};

describe('locations', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let admin: ApiCaller;
  let brands: Map<string, number>;

  beforeAll(async () => {
    product = await startInProcess();
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
    const { rows } = await product.app.ownerPool.query('select id, nickname from brands');
    brands = new Map(rows.map(({ id, nickname }) => [nickname, id]));
  });
  afterAll(() => product.stop());

  const brand = (nickname: string): number => brands.get(nickname) ?? 0;
  const entry = (name: string, more: object = {}) => ({
    brand_id: brand('cluckwell'),
    name,
    address_line_1: '7 Elm St',
    city: 'Atlanta',
    state: 'Georgia',
    postal_code: '30303',
    ...more,
  });
  const create = async (name: string, more: object = {}): Promise<Location> => {
    const { status, body, text } = await admin.call<One>(createLocation, { body: { location: entry(name, more) } });
    if (status !== 201) throw new Error(text);
    return body.location;
  };
  const update = (id: number, location: object) =>
    admin.call<One>(updateLocation, { params: { id }, body: { location } });
  const read = async (id: number): Promise<Location> =>
    (await admin.call<One>(getLocation, { params: { id } })).body.location;
  const byName = async (name: string): Promise<Location> => {
    const { body } = await admin.call<Page>(listLocations, { query: { query: name } });
    const found = body.locations.find((location) => location.name === name);
    if (!found) throw new Error(`no ${name}`);
    return found;
  };

  it('lists what the user may see, by name, with codes and open jobs [CMP-010, CMP-012]', async () => {
    const { body } = await admin.call<{ locations: LocationSummary[] }>(listPermittedLocations);
    expect(body.locations.slice(0, 2)).toMatchObject([
      {
        name: 'Buckhead',
        identify_code: 'CW-026',
        city: 'Atlanta',
        state_code: 'GA',
        country_code: 'US',
        positions: 1,
      },
      { name: 'Decatur', identify_code: 'CW-014', positions: 1 },
    ]);
    expect(body.locations).toHaveLength(11);
  });

  it('lists the locations of a brand and of one of its groups; unknown groups are empty, unknown brands not found [CMP-008]', async () => {
    const ofBrand = (nickname: string, query = {}) =>
      admin.call<{ locations: LocationSummary[] }>(listBrandLocations, { params: { nickname }, query });
    const { rows } = await product.app.ownerPool.query('select id from location_groups order by id limit 1');
    expect((await ofBrand('tidewater')).body.locations.map(({ name }) => name)).toEqual([
      'Emory Village',
      'Midtown',
      'Ponce City',
    ]);
    const group = await ofBrand('cluckwell', { filter_group: rows[0].id });
    expect(group.body.locations.map(({ name }) => name)).toEqual(['Buckhead', 'Decatur', 'East Point']);
    expect((await ofBrand('cluckwell', { filter_group: 987_654 })).body.locations).toEqual([]);
    expect((await ofBrand('tidewater', { filter_group: rows[0].id })).body.locations).toEqual([]);
    expect((await ofBrand('nobody')).body.error_code).toBe(40001);
    expect((await ofBrand('harbor-pine')).body.error_code).toBe(40001);
  });

  it('pages, searches, filters and sorts the list, and lists the available states [CMP-012, PLT-017]', async () => {
    const list = async (query: Record<string, string | number>) =>
      (await admin.call<Page>(listLocations, { query })).body;
    const names = async (query: Record<string, string | number>) =>
      (await list(query)).locations.map(({ name }) => name);
    expect(await list({ page: 2, per_page: 8 })).toMatchObject({
      current_page: 2,
      total_pages: 2,
      total_count: 11,
      states: ['GA'],
    });
    expect(await names({ query: 'cw-02' })).toEqual(['Buckhead', 'Marietta Square']);
    expect(await names({ query: ' PEACHTREE ' })).toEqual(['Buckhead', 'Midtown']);
    expect(await names({ brand_id: brand('kindred'), state: 'GA' })).toEqual(['Roswell', 'Sandy Springs']);
    expect(await names({ tax_info: 'missing' })).toEqual(['Emory Village']);
    expect((await list({ tax_info: 'complete' })).total_count).toBe(10);
    expect(await names({ order: 'identify_code desc', per_page: 2 })).toEqual(['Emory Village', 'Midtown']);
    const counts = (await list({ order: 'open_positions_count desc' })).locations.map(
      (one) => one.open_positions_count,
    );
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
    expect((await admin.call(listLocations, { query: { order: 'postal_code asc' } })).body.errors).toHaveProperty(
      'order',
    );
  });

  it('shows one with its address on one line and its tax information [CMP-011, CMP-015]', async () => {
    const midtown = await read((await byName('Midtown')).id);
    expect(midtown).toMatchObject({
      full_address: '1010 W Peachtree St, Atlanta, GA 30309',
      state: 'GA',
      employer_tax_info: {
        legal_name: 'Tidewater Coffee of Georgia LLC',
        employer_id_number: '582214907',
        state: 'GA',
      },
      custom_field_values: { sales_region: 'Atlanta West' },
    });
  });

  it('lists the jobs of a location and the tax information in use [CMP-012, CMP-015]', async () => {
    const { id } = await byName('Decatur');
    const jobs = await admin.call<{ positions: PositionSummary[] }>(listLocationPositions, { params: { id } });
    expect(jobs.body.positions.map(({ title, status }) => [title, status])).toEqual([
      ['Delivery Driver', 'closed'],
      ['Shift Leader', 'published'],
    ]);
    const taxes = await admin.call<{ employer_tax_infos: EmployerTaxInfo[] }>(listEmployerTaxInfos);
    expect(taxes.body.employer_tax_infos.map(({ legal_name }) => legal_name)).toEqual([
      'Cluckwell Restaurants LLC',
      'Kindred Home Care Inc',
      'Tidewater Coffee of Georgia LLC',
    ]);
  });

  it('returns no coordinates without a map service [CMP-012]', async () => {
    expect((await admin.call(guessPlace)).body).toEqual({ latitude: null, longitude: null });
  });

  it('creates one, keeps the state by code and the employer id without dashes, and logs it [CMP-011, CMP-013, CMP-015, PLT-055]', async () => {
    const location = await create('  Grant   Park ', {
      identify_code: ' CW-040 ',
      employer_tax_info_attributes: { ...TAX_INFO, legal_name: 'Grant Park Foods LLC', state: 'georgia' },
      latitude: 33.74,
      longitude: -84.37,
    });
    expect(location).toMatchObject({
      name: 'Grant Park',
      identify_code: 'CW-040',
      state: 'GA',
      country: 'US',
      latitude: 33.74,
      employer_tax_info: { legal_name: 'Grant Park Foods LLC', employer_id_number: '582214907', state: 'GA' },
      open_positions_count: 0,
      draft_positions_count: 0,
    });
    const { rows } = await product.app.ownerPool.query(
      `select a.event, e.name, e.scope from audit_log a join events e on e.subject_id = a.subject_id and e.name = 'location_changed'
       where a.subject_type = 'location' and a.subject_id = $1 and a.event <> 'tax_numbers_viewed'`,
      [location.id],
    );
    expect(rows).toEqual([
      {
        event: 'location_created',
        name: 'location_changed',
        scope: { location: location.id, brand: brand('cluckwell') },
      },
    ]);
  });

  it.each([
    [{ name: '  ' }, 'name'],
    [{ brand_id: 987_654 }, 'brand_id'],
    [{ city: '' }, 'city'],
    [{ state: 'Georga' }, 'state'],
    [{ postal_code: '3032' }, 'postal_code'],
    [{ country: 'ZZ' }, 'country'],
    [{ latitude: 120 }, 'latitude'],
    [
      { employer_tax_info_attributes: { ...TAX_INFO, employer_id_number: '58-22' } },
      'employer_tax_info_attributes.employer_id_number',
    ],
    [
      { employer_tax_info_attributes: { ...TAX_INFO, address_line_1: 'x'.repeat(36) } },
      'employer_tax_info_attributes.address_line_1',
    ],
    [
      { employer_tax_info_attributes: { ...TAX_INFO, address_line_2: 'Building B, Rear' } },
      'employer_tax_info_attributes.address_line_2',
    ],
    [{ employer_tax_info_id: 987_654 }, 'employer_tax_info_id'],
    [{ custom_field_values: { sales_region: 'Savannah' } }, 'custom_field_values.sales_region'],
    [{ custom_field_values: { mood: 'good' } }, 'custom_field_values.mood'],
  ])('refuses %o and names the field alone [CMP-011, CMP-015, CMP-017, PLT-020]', async (more, field) => {
    const { status, body } = await admin.call(createLocation, { body: { location: entry('Refused', more) } });
    expect([status, body.error_code]).toEqual([422, 20001]);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });

  it('requires no address for a remote one [CMP-011]', async () => {
    const location = { brand_id: brand('kindred'), name: 'Anywhere', is_remote: true };
    const { status, body } = await admin.call<One>(createLocation, { body: { location } });
    expect(status).toBe(201);
    expect(body.location).toMatchObject({ is_remote: true, full_address: '', country: null });
  });

  it('gives a store number to only one location, with a field error [CMP-011, PLT-006]', async () => {
    const refused = await admin.call(createLocation, {
      body: { location: entry('Twin', { identify_code: 'cw-014' }) },
    });
    expect([refused.status, refused.body.error_code]).toEqual([409, 20002]);
    expect(refused.body.errors).toEqual({ identify_code: ['Another location already has this store number'] });
    const attempts = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        admin.call(createLocation, { body: { location: entry(`Race ${n}`, { identify_code: 'CW-777' }) } }),
      ),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual([201, ...Array(5).fill(409)]);
  });

  it('changes only what was sent, and drops coordinates with the old address [CMP-013, CMP-018]', async () => {
    const { id, version } = await create('Moving', { latitude: 33, longitude: -84, google_place_id: 'place-1' });
    const named = await update(id, { name: 'Moved', version });
    expect(named.body.location).toMatchObject({ name: 'Moved', latitude: 33, city: 'Atlanta', version: version + 1 });
    const moved = await update(id, { address_line_1: '9 Oak St' });
    expect(moved.body.location).toMatchObject({ latitude: null, longitude: null, google_place_id: null });
  });

  it('shares tax information between locations and never changes it for another location [CMP-015]', async () => {
    const midtown = await byName('Midtown');
    const emory = await byName('Emory Village');
    const { id: sharedId, ...attributes } = midtown.employer_tax_info ?? { id: 0 };
    const copied = await update(emory.id, { employer_tax_info_attributes: attributes });
    expect(copied.body.location.employer_tax_info_id).toBe(sharedId);
    const changed = await update(emory.id, {
      employer_tax_info_attributes: { ...attributes, legal_name: 'Emory LLC' },
    });
    expect(changed.body.location.employer_tax_info?.legal_name).toBe('Emory LLC');
    expect((await read(midtown.id)).employer_tax_info?.legal_name).toBe('Tidewater Coffee of Georgia LLC');
    const chosen = await update(emory.id, { employer_tax_info_id: sharedId });
    expect(chosen.body.location.employer_tax_info_id).toBe(sharedId);
    const removed = await update(emory.id, { employer_tax_info_attributes: null });
    expect(removed.body.location.employer_tax_info).toBeNull();
  });

  it('shows the second of two editors both values of every field that differs [PLT-006, AHD-021]', async () => {
    const { id, version } = await create('Two editors');
    await update(id, { name: 'First', custom_field_values: { sales_region: 'Atlanta East' }, version });
    const late = await update(id, { name: 'Second', employer_tax_info_attributes: TAX_INFO, version });
    expect([late.status, late.body.error_code]).toEqual([409, 20002]);
    expect(late.body.conflict).toEqual({
      version: version + 1,
      fields: {
        name: { theirs: 'First', yours: 'Second' },
        'employer_tax_info_attributes.legal_name': { theirs: null, yours: TAX_INFO.legal_name },
        'employer_tax_info_attributes.employer_id_number': { theirs: null, yours: '582214907' },
        'employer_tax_info_attributes.address_line_1': { theirs: null, yours: TAX_INFO.address_line_1 },
        'employer_tax_info_attributes.country': { theirs: null, yours: 'US' },
      },
    });
    expect((await read(id)).name).toBe('First');
  });

  it('soft-deletes an unused one and frees its store number [CMP-013]', async () => {
    const { id } = await create('Short lived', { identify_code: 'CW-900' });
    expect((await admin.call(deleteLocation, { params: { id } })).status).toBe(204);
    expect((await admin.call(getLocation, { params: { id } })).body.error_code).toBe(40001);
    expect((await update(id, { name: 'Back' })).body.error_code).toBe(40001);
    const { rows } = await product.app.ownerPool.query('select deleted_at from locations where id = $1', [id]);
    expect(rows[0].deleted_at).not.toBeNull();
    expect((await create('Heir', { identify_code: 'CW-900' })).identify_code).toBe('CW-900');
  });

  it('keeps one with open jobs or active employees, and says how many [CMP-013]', async () => {
    const { id } = await byName('Decatur');
    const withJobs = await admin.call(deleteLocation, { params: { id } });
    expect(withJobs.body).toMatchObject({
      error_code: 20003,
      message: 'This location has 1 open or draft job. Close or move it first.',
    });
    const drafting = await create('Drafting');
    await product.app.ownerPool.query(
      `insert into positions (company_id, digest_key, title, status, location_id) values (1, 'draftonly001', 'Cook', 'pending', $1)`,
      [drafting.id],
    );
    expect(await byName('Drafting')).toMatchObject({ open_positions_count: 0, draft_positions_count: 1 });
    expect((await admin.call(deleteLocation, { params: { id: drafting.id } })).body.error_code).toBe(20003);
    const staffed = await create('Staffed');
    await product.app.ownerPool.query('update locations set employees_count = 3 where id = $1', [staffed.id]);
    const withEmployees = await admin.call(deleteLocation, { params: { id: staffed.id } });
    expect(withEmployees.body.message).toBe('This location has 3 active employees. Move them first.');
  });

  describe('for someone limited to certain locations', () => {
    const limitTo = async (email: string, kind: 'location' | 'brand', ids: number[]) => {
      const caller = await api.signIn(email);
      const person = `from company_staffs s join users u on u.id = s.user_id where u.email = $1`;
      await product.app.ownerPool.query(`delete from staff_scopes where staff_id in (select s.id ${person})`, [email]);
      await product.app.ownerPool.query(
        `insert into staff_scopes (company_id, staff_id, kind, record_id)
         select s.company_id, s.id, $2, unnest($3::bigint[]) ${person}`,
        [email, kind, ids],
      );
      return caller;
    };

    it('shows only those, everywhere [CMP-008, CMP-012, CMP-024]', async () => {
      const [midtown, decatur] = [await byName('Midtown'), await byName('Decatur')];
      const limited = await limitTo('hr.admin@larkfield.test', 'location', [midtown.id]);
      const names = async (endpoint: typeof listLocations | typeof listPermittedLocations) =>
        (await limited.call<Page>(endpoint)).body.locations.map(({ name }) => name);
      expect(await names(listLocations)).toEqual(['Midtown']);
      expect(await names(listPermittedLocations)).toEqual(['Midtown']);
      const ofBrand = await limited.call<Page>(listBrandLocations, { params: { nickname: 'cluckwell' } });
      expect(ofBrand.body.locations).toEqual([]);
      const taxes = await limited.call<{ employer_tax_infos: EmployerTaxInfo[] }>(listEmployerTaxInfos);
      expect(taxes.body.employer_tax_infos.map(({ id }) => id)).toEqual([midtown.employer_tax_info_id]);
      expect((await limited.call(getLocation, { params: { id: decatur.id } })).body.error_code).toBe(40001);
      expect((await limited.call(listLocationPositions, { params: { id: decatur.id } })).body.error_code).toBe(40001);
    });

    it('refuses to write to other locations, and to create [CMP-024]', async () => {
      const [midtown, decatur] = [await byName('Midtown'), await byName('Decatur')];
      const limited = await limitTo('hr.admin@larkfield.test', 'location', [midtown.id]);
      const attempts = await Promise.all([
        limited.call(updateLocation, { params: { id: decatur.id }, body: { location: { name: 'Mine' } } }),
        limited.call(deleteLocation, { params: { id: decatur.id } }),
        limited.call(createLocation, { body: { location: entry('New') } }),
      ]);
      expect(attempts.map(({ body }) => body.error_code)).toEqual([10004, 10004, 10004]);
      const own = await limited.call(updateLocation, {
        params: { id: midtown.id },
        body: { location: { name: 'Midtown' } },
      });
      expect(own.status).toBe(200);
    });

    it('lets someone limited to a brand create only there [CMP-024]', async () => {
      const limited = await limitTo('hr.admin@larkfield.test', 'brand', [brand('kindred')]);
      const inBrand = (nickname: string) =>
        limited.call(createLocation, { body: { location: entry(`In ${nickname}`, { brand_id: brand(nickname) }) } });
      expect((await inBrand('kindred')).status).toBe(201);
      expect((await inBrand('tidewater')).body.error_code).toBe(10004);
    });

    it('stays limited when the location is deleted [CMP-024]', async () => {
      const { id } = await create('Their only one');
      const limited = await limitTo('hr.admin@larkfield.test', 'location', [id]);
      await admin.call(deleteLocation, { params: { id } });
      expect((await limited.call<Page>(listLocations)).body.total_count).toBe(0);
    });
  });
});
