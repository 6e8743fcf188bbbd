// Bulk changes to locations, the plan's limit, and undoing an import.
import {
  createLocation,
  createLocations,
  createOrUpdateLocations,
  deleteLocation,
  type Location,
  listLocations,
  restoreLocation,
} from '@onward/contract/locations/locations';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { deleteLocations, restoreLocations, saveLocations } from '../locations.service.ts';

type Many = { locations: Location[]; total_count: number };

describe('several locations', () => {
  let product: InProcessProduct;
  let owner: ApiCaller;
  let companyId: number;
  let brandId: number;

  beforeAll(async () => {
    product = await startInProcess();
    owner = await new ApiCaller(product.url).signIn('owner@harborpine.test');
    const { rows } = await product.app.ownerPool.query(
      "select company_id, id from brands where nickname = 'harbor-pine'",
    );
    companyId = rows[0].company_id;
    brandId = rows[0].id;
  });
  afterAll(() => product.stop());
  beforeEach(() => allow('flexible', 3));

  const allow = (planType: string, paid: number) =>
    product.app.ownerPool.query('update companies set plan_type = $1, paid_locations_count = $2 where id = $3', [
      planType,
      paid,
      companyId,
    ]);
  const place = (name: string, more: object = {}) => ({
    brand_id: brandId,
    name,
    address_line_1: '1 Dock St',
    city: 'Seattle',
    state: 'WA',
    postal_code: '98101',
    ...more,
  });
  const count = async (): Promise<number> => (await owner.call<Many>(listLocations)).body.total_count;
  const createMany = (locations: object[]) => owner.call<Many>(createLocations, { body: { locations } });
  const saveMany = (locations: object[]) => owner.call<Many>(createOrUpdateLocations, { body: { locations } });

  it('are created together, in the order given [CMP-013]', async () => {
    const { status, body } = await createMany([place('Ballard'), place('Fremont', { identify_code: 'HP-30' })]);
    expect(status).toBe(201);
    expect(body.locations.map(({ name, identify_code }) => [name, identify_code])).toEqual([
      ['Ballard', null],
      ['Fremont', 'HP-30'],
    ]);
  });

  it('are all refused if one is invalid, with problems by index [CMP-013]', async () => {
    const before = await count();
    const { status, body } = await createMany([
      place('Right'),
      place('No code', { postal_code: '981' }),
      place('Taken', { identify_code: 'hp-1' }),
      place('Twice', { identify_code: 'HP-70' }),
      place('Again', { identify_code: 'hp-70' }),
    ]);
    expect([status, body.error_code]).toEqual([422, 20001]);
    expect(body.errors).toEqual({
      'locations.1.postal_code': ['Enter a valid ZIP or postal code'],
      'locations.2.identify_code': ['Another location already has this store number'],
      'locations.4.identify_code': ['Another location already has this store number'],
    });
    const schema = await createMany([place('Right'), { name: 'No brand' }]);
    expect(Object.keys(schema.body.errors ?? {})).toEqual(['locations.1.brand_id']);
    expect(await count()).toBe(before);
  });

  it('update those with an id and create the rest [CMP-013]', async () => {
    const created = await createMany([place('Old name')]);
    const id = created.body.locations[0]?.id ?? 0;
    const { status, body } = await saveMany([{ id, name: 'New name' }, place('Beside it')]);
    expect(status).toBe(200);
    expect(body.locations).toMatchObject([{ id, name: 'New name', city: 'Seattle' }, { name: 'Beside it' }]);
    const unknown = await saveMany([{ id: 987_654, name: 'Nobody' }]);
    expect(unknown.body).toMatchObject({ error_code: 20001, errors: { 'locations.0.id': ["This doesn't exist"] } });
    const twice = await saveMany([
      { id, name: 'One' },
      { id, name: 'Two' },
    ]);
    expect(Object.keys(twice.body.errors ?? {})).toEqual(['locations.1.id']);
  });

  it('are at most a hundred per call [CMP-013, CMP-019]', async () => {
    const hundred = Array.from({ length: 100 }, (_, n) => place(`Kiosk ${n}`));
    const { status, body } = await createMany([...hundred, place('Kiosk 100')]);
    expect([status, body.error_code]).toEqual([422, 20004]);
    expect((await createMany(hundred)).status).toBe(201);
  });

  describe('on a plan with a fixed limit', () => {
    const leave = async (places: number) => allow('fixed_locations', (await count()) + places);

    it('are refused beyond it, and a bulk request names how many are left [CMP-014, PLT-010]', async () => {
      await leave(1);
      const several = await createMany([place('One'), place('Two')]);
      expect([several.status, several.body.error_code]).toEqual([422, 50031]);
      expect(several.body.message).toMatch(/^Your plan is capped at \d+ locations\. You can add 1 more\.$/);
      expect((await createMany([place('Only one')])).status).toBe(201);
      const single = await owner.call(createLocation, { body: { location: place('One too many') } });
      expect(single.body).toMatchObject({ error_code: 50031, message: "You've reached your plan limit" });
    });

    it('may still be changed when the plan has shrunk below what is in use [CMP-014]', async () => {
      const { body } = await createMany([place('Before the cut')]);
      await leave(-2);
      expect((await saveMany([{ id: body.locations[0]?.id, name: 'After the cut' }])).status).toBe(200);
    });

    it('get the last place only once, however many requests arrive at the same time [CMP-014]', async () => {
      await leave(1);
      const attempts = await Promise.all(
        Array.from({ length: 20 }, (_, n) => owner.call(createLocation, { body: { location: place(`Wanted ${n}`) } })),
      );
      expect(attempts.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(attempts.filter(({ body }) => body.error_code === 50031)).toHaveLength(19);
    });

    it('get the last place only once, through any combination of concurrent requests [CMP-014]', async () => {
      const { body } = await createMany(Array.from({ length: 4 }, (_, n) => place(`Deleted ${n}`)));
      for (const { id } of body.locations) await owner.call(deleteLocation, { params: { id } });
      await leave(1);
      const before = await count();
      const attempts = await Promise.all([
        ...body.locations.map(({ id }) => owner.call(restoreLocation, { params: { id } })),
        ...Array.from({ length: 4 }, (_, n) => owner.call(createLocation, { body: { location: place(`One ${n}`) } })),
        ...Array.from({ length: 4 }, (_, n) => createMany([place(`Of many ${n}`)])),
        ...Array.from({ length: 4 }, (_, n) => saveMany([place(`Saved ${n}`)])),
      ]);
      expect(attempts.filter(({ status }) => status < 300)).toHaveLength(1);
      expect(attempts.filter(({ body: { error_code } }) => error_code === 50031)).toHaveLength(15);
      expect(await count()).toBe(before + 1);
    });

    it('free their place when deleted [CMP-001, CMP-013]', async () => {
      const { body } = await createMany([place('Makes room')]);
      await leave(0);
      await owner.call(deleteLocation, { params: { id: body.locations[0]?.id ?? 0 } });
      expect((await createMany([place('Takes it')])).status).toBe(201);
    });
  });

  describe('from a file', () => {
    /** The import room calls these within its own transaction. */
    const inside = async <R>(work: (call: Parameters<typeof saveLocations>[1]) => Promise<R>): Promise<R> => {
      const { rows } = await product.app.ownerPool.query(
        `select s.id, s.user_id from company_staffs s join users u on u.id = s.user_id where u.email = 'owner@harborpine.test'`,
      );
      const scope = { location: [], department: [], brand: [], position: [] };
      const access = { companyId, staffId: rows[0].id, userId: rows[0].user_id, scope } as unknown as CompanyAccess;
      return inCompany(product.app.pool, companyId, (tx) =>
        work({ tx, access, names: product.app.names, now: new Date(), language: 'en', requestId: 'test' }),
      );
    };

    it('are returned with their previous values, and can be restored [CMP-013, AHD-019]', async () => {
      const { body } = await createMany([place('Standing', { identify_code: 'HP-50' })]);
      const id = body.locations[0]?.id ?? 0;
      const [changed, fresh] = await inside((call) =>
        saveLocations(product.app, call, [{ id, name: 'Renamed' }, place('Fresh')]),
      );
      expect([changed?.before?.name, changed?.location.name, fresh?.before]).toEqual(['Standing', 'Renamed', null]);

      const refused = await inside(async (call) => [
        ...(await restoreLocations(call, [
          { id, version: changed?.location.version ?? 0, before: changed?.before ?? ({} as never) },
        ])),
        ...(await deleteLocations(call, [
          { id: fresh?.location.id ?? 0, version: fresh?.location.version ?? 0 },
          { id: 987_654, version: 1 },
        ])),
      ]);
      expect(refused).toEqual([{ id: 987_654, reason: 'gone' }]);
      const names = (await owner.call<Many>(listLocations, { query: { per_page: 1000 } })).body.locations.map(
        ({ name }) => name,
      );
      expect(names).toContain('Standing');
      expect(names).not.toContain('Fresh');
    });

    it('are not undone when someone has changed them since [AHD-019]', async () => {
      const [fresh] = await inside((call) => saveLocations(product.app, call, [place('Touched')]));
      const { id = 0, version = 0 } = fresh?.location ?? {};
      await saveMany([{ id, name: 'Touched again' }]);
      expect(await inside((call) => deleteLocations(call, [{ id, version }]))).toEqual([
        { id, reason: 'changed_since' },
      ]);
    });
  });
});
