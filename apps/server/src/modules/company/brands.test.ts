// Brands over HTTP: created, named for URLs, changed, deleted, and limited by scope.
import {
  type Brand,
  createBrand,
  deleteBrand,
  listPermittedBrands,
  updateBrand,
} from '@onward/contract/company/brands';
import { getSettings } from '@onward/contract/company/company';
import { INDUSTRIES } from '@onward/domain/company/industries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';

describe('brands', () => {
  let product: InProcessProduct;
  let admin: ApiCaller;
  let api: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess();
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
  });
  afterAll(() => product.stop());

  const list = async (caller = admin): Promise<Brand[]> =>
    (await caller.call<{ brands: Brand[] }>(listPermittedBrands)).body.brands;
  const create = (brand: Record<string, unknown>, caller = admin) =>
    caller.call<{ brand: Brand }>(createBrand, { body: { brand } });
  const change = (id: number, brand: Record<string, unknown>, caller = admin) =>
    caller.call<{ brand: Brand }>(updateBrand, { params: { id }, body: { brand } });
  const remove = (id: number, caller = admin) => caller.call(deleteBrand, { params: { id } });
  const named = async (name: string): Promise<Brand> => {
    const brand = (await list()).find((one) => one.name === name);
    if (!brand) throw new Error(`no brand ${name}`);
    return brand;
  };

  it('get a unique URL nickname [CMP-006, CMP-009]', async () => {
    const made = await create({ name: ' Café  Olé! ', industry: 'restaurant' });
    expect(made.status).toBe(201);
    expect(made.body.brand).toMatchObject({
      name: 'Café Olé!',
      nickname: 'cafe-ole',
      friendly_id: 'cafe-ole',
      industry: 'restaurant',
      status: 'active',
      location_counts: 0,
      location_groups: [],
    });
    expect((await create({ name: 'Cafe Ole' })).body.brand.nickname).toBe('cafe-ole-2');
    expect((await create({ name: '面馆' })).body.brand.nickname).toBe('brand');
    const { name, nickname } = (await change(made.body.brand.id, { name: 'Olé' })).body.brand;
    expect({ name, nickname }).toEqual({ name: 'Olé', nickname: 'cafe-ole' });
  });

  it('have a unique name per company and a known industry [CMP-006, CMP-009, PLT-027]', async () => {
    expect((await create({ name: 'CLUCKWELL' })).body).toMatchObject({
      error_code: 20002,
      errors: { name: ['A brand with this name already exists'] },
    });
    expect((await create({ name: '' })).body.error_code).toBe(20001);
    expect((await create({ name: 'Spaceport', industry: 'space' })).body.errors).toHaveProperty('industry');
    const made = await create({ name: 'Bespoke', industry: 'other' });
    expect((await admin.call(getSettings)).body).toMatchObject({
      industries: [...INDUSTRIES],
      custom_category_brands: [made.body.brand.nickname],
    });
  });

  it('can be created twenty at once without nickname conflicts [CMP-006]', async () => {
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, index) => create({ name: `Rush ${'!'.repeat(index)}` })),
    );
    expect(made.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 201));
    expect(new Set(made.map(({ body }) => body.brand.nickname)).size).toBe(20);
  });

  it('show both values when two editors conflict [CMP-009, AHD-021]', async () => {
    const { id, version } = (await create({ name: 'Meeting' })).body.brand;
    await change(id, { status: 'inactive', version });
    const { body } = await change(id, { status: 'active', name: 'Meeting', version });
    expect(body).toMatchObject({
      error_code: 20002,
      conflict: { version: version + 1, fields: { status: { theirs: 'inactive', yours: 'active' } } },
    });
  });

  it('cannot be deleted while they have locations, and are deleted with their groups [CMP-009]', async () => {
    const kindred = await named('Kindred Home Care');
    expect((await remove(kindred.id)).body).toMatchObject({
      error_code: 20003,
      message: 'This brand has 3 locations. Move or delete them first.',
    });
    await product.app.ownerPool.query(
      'update locations set deleted_at = now() where company_id = 1 and brand_id = $1',
      [kindred.id],
    );
    expect((await remove(kindred.id)).status).toBe(204);
    expect((await list()).map(({ name }) => name)).not.toContain('Kindred Home Care');
    expect((await change(kindred.id, { name: 'Back' })).body.error_code).toBe(40001);
    expect((await create({ name: 'Kindred Home Care' })).body.brand.nickname).toBe('kindred-home-care');
  });

  it('are visible and editable only within scope [CMP-007, CMP-024]', async () => {
    const { rows } = await product.app.ownerPool.query(
      "select s.id from company_staffs s join users u on u.id = s.user_id where u.email = 'hr.admin@larkfield.test'",
    );
    const tidewater = await named('Tidewater');
    const cluckwell = await named('Cluckwell');
    await product.app.ownerPool.query('insert into staff_scopes values (1, $1, $2, $3)', [
      rows[0]?.id,
      'brand',
      tidewater.id,
    ]);
    await product.app.ownerPool.query(
      "update company_roles set permissions = permissions || '{edit_company}' where company_id = 1 and name = 'HR Admin'",
    );
    const limited = await api.signIn('hr.admin@larkfield.test');
    expect((await list(limited)).map(({ name }) => name)).toEqual(['Tidewater']);
    expect((await create({ name: 'Invisible' }, limited)).body.error_code).toBe(10004);
    expect((await change(cluckwell.id, { name: 'Mine' }, limited)).body.error_code).toBe(10004);
    expect((await remove(cluckwell.id, limited)).body.error_code).toBe(10004);
    expect((await change(tidewater.id, { industry: 'retail' }, limited)).body.brand.industry).toBe('retail');
  });
});
