// Location groups over HTTP.
import {
  createLocationGroup,
  deleteLocationGroup,
  type LocationGroup,
  listLocationGroups,
  updateLocationGroup,
} from '@onward/contract/locations/location-groups';
import { type LocationSummary, listBrandLocations } from '@onward/contract/locations/locations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

type One = { location_group: LocationGroup };

describe('location groups', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let admin: ApiCaller;
  let brands: Map<string, number>;
  let places: Map<string, number>;

  beforeAll(async () => {
    product = await startInProcess();
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
    const read = async (sql: string) =>
      new Map((await product.app.ownerPool.query(sql)).rows.map(({ id, name }) => [name, id] as [string, number]));
    brands = await read('select id, nickname as name from brands');
    places = await read('select id, name from locations');
  });
  afterAll(() => product.stop());

  const brand = (nickname: string) => brands.get(nickname) ?? 0;
  const place = (name: string) => places.get(name) ?? 0;
  const create = (name: string, location_ids: number[], nickname = 'tidewater', caller = admin) =>
    caller.call<One>(createLocationGroup, {
      body: { location_group: { brand_id: brand(nickname), name, location_ids } },
    });
  const update = (id: number, location_group: object, caller = admin) =>
    caller.call<One>(updateLocationGroup, { params: { id }, body: { location_group } });
  const list = async (caller = admin) =>
    (await caller.call<{ location_groups: LocationGroup[] }>(listLocationGroups)).body.location_groups;

  it('contain locations of one brand and filter its list [CMP-008, CMP-009]', async () => {
    const { status, body } = await create(' Near  campus ', [place('Midtown'), place('Emory Village')]);
    expect(status).toBe(201);
    expect(body.location_group).toMatchObject({
      name: 'Near campus',
      location_ids: [place('Emory Village'), place('Midtown')],
    });
    const filtered = await admin.call<{ locations: LocationSummary[] }>(listBrandLocations, {
      params: { nickname: 'tidewater' },
      query: { filter_group: body.location_group.id },
    });
    expect(filtered.body.locations.map(({ name }) => name)).toEqual(['Emory Village', 'Midtown']);
    const changed = await update(body.location_group.id, { location_ids: [place('Ponce City')] });
    expect(changed.body.location_group).toMatchObject({ name: 'Near campus', location_ids: [place('Ponce City')] });
  });

  it('refuse locations of other brands and names that are taken [CMP-009]', async () => {
    const refusal = async (answer: Promise<{ body: { error_code?: number; errors?: object } }>) => {
      const { body } = await answer;
      return [body.error_code, Object.keys(body.errors ?? {})];
    };
    expect(await refusal(create('Mixed', [place('Decatur')]))).toEqual([20001, ['location_ids']]);
    expect(await refusal(create('Foreign', [place('Pier 12')]))).toEqual([20001, ['location_ids']]);
    expect(await refusal(create('No brand', [], 'harbor-pine'))).toEqual([20001, ['brand_id']]);
    expect(await refusal(create('inside THE perimeter', [], 'cluckwell'))).toEqual([20002, ['name']]);
    expect((await create('Inside the perimeter', [], 'kindred')).status).toBe(201);
  });

  it('lose members of the old brand when they move to another brand [CMP-009]', async () => {
    const { id } = (await create('Wandering', [place('Midtown')])).body.location_group;
    const moved = await update(id, { brand_id: brand('cluckwell') });
    expect(moved.body.location_group).toMatchObject({ brand_id: brand('cluckwell'), location_ids: [] });
  });

  it('can be deleted; the locations stay [CMP-009]', async () => {
    const { id } = (await create('Gone soon', [place('Midtown')])).body.location_group;
    expect((await admin.call(deleteLocationGroup, { params: { id } })).status).toBe(204);
    expect((await list()).map((group) => group.id)).not.toContain(id);
    expect((await update(id, { name: 'Back' })).body.error_code).toBe(40001);
  });

  it('show and change only members in the user’s scope; other members stay [CMP-009, CMP-024]', async () => {
    const group = (await create('Half seen', [place('Midtown'), place('Ponce City')])).body.location_group;
    const { rows } = await product.app.ownerPool.query(
      `insert into company_roles (company_id, name, permissions)
       select company_id, 'Editor in part', '{edit_company}' from brands where id = $1 returning id`,
      [brand('tidewater')],
    );
    const limited = await api.signIn('hr.admin@larkfield.test');
    await product.app.ownerPool.query(
      `with person as (update company_staffs s set role_id = $1 from users u
         where u.id = s.user_id and u.email = 'hr.admin@larkfield.test' returning s.company_id, s.id)
       insert into staff_scopes (company_id, staff_id, kind, record_id)
       select company_id, id, 'location', $2::bigint from person union all
       select company_id, id, 'brand', $3::bigint from person`,
      [rows[0].id, place('Midtown'), brand('tidewater')],
    );
    const seen = await list(limited);
    expect(seen.every(({ brand_id }) => brand_id === brand('tidewater'))).toBe(true);
    expect(seen.find(({ id }) => id === group.id)?.location_ids).toEqual([place('Midtown')]);
    expect((await update(group.id, { location_ids: [] }, limited)).body.location_group.location_ids).toEqual([]);
    // What is left of it is outside their scope.
    expect((await list(limited)).map(({ id }) => id)).not.toContain(group.id);
    expect((await update(group.id, { name: 'Mine' }, limited)).body.error_code).toBe(10004);
    expect((await list()).find(({ id }) => id === group.id)?.location_ids).toEqual([place('Ponce City')]);
    expect((await create('Elsewhere', [], 'cluckwell', limited)).body.error_code).toBe(10004);
    const foreign = (await list()).find(({ name }) => name === 'Inside the perimeter');
    expect((await update(foreign?.id ?? 0, { name: 'Mine' }, limited)).body.error_code).toBe(10004);
  });
});
