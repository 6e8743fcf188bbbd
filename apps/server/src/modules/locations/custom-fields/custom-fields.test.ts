// Custom fields over HTTP, and their values on locations and departments.
import {
  type CustomField,
  createCustomField,
  deleteCustomField,
  listCustomFields,
  updateCustomField,
} from '@onward/contract/locations/custom-fields';
import { createDepartment, type Department, updateDepartment } from '@onward/contract/locations/departments';
import { createLocation, getLocation, type Location, updateLocation } from '@onward/contract/locations/locations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

type Field = { custom_field: CustomField };

describe('custom fields', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let admin: ApiCaller;
  let brandId: number;

  beforeAll(async () => {
    product = await startInProcess();
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
    const { rows } = await product.app.ownerPool.query("select id from brands where nickname = 'kindred'");
    brandId = rows[0].id;
  });
  afterAll(() => product.stop());

  const add = async (custom_field: object) => admin.call<Field>(createCustomField, { body: { custom_field } });
  const added = async (custom_field: object): Promise<CustomField> => (await add(custom_field)).body.custom_field;
  const list = async (target: string) =>
    (await admin.call<CustomField[]>(listCustomFields, { query: { target } })).body as CustomField[];
  const remote = (name: string, custom_field_values?: object) =>
    admin.call<{ location: Location }>(createLocation, {
      body: { location: { brand_id: brandId, name, is_remote: true, custom_field_values } },
    });

  it('are listed by target [CMP-017]', async () => {
    expect(await list('location')).toMatchObject([
      { key: 'sales_region', label: 'Sales region', field_type: 'select', required: false },
      { key: 'opening_date', field_type: 'date', options: [] },
    ]);
    expect((await list('department')).map(({ key }) => key)).toEqual(['cost_center']);
  });

  it('get a key from their label, and a number where labels have no Latin letters [CMP-017]', async () => {
    expect(await added({ target: 'employee', label: ' Shirt  size ', field_type: 'text' })).toMatchObject({
      key: 'shirt_size',
      label: 'Shirt size',
      required: false,
    });
    expect((await added({ target: 'employee', label: '区域', field_type: 'text' })).key).toBe('field');
    expect((await added({ target: 'employee', label: '尺码', field_type: 'text' })).key).toBe('field_2');
  });

  it.each([
    [{ target: 'location', label: 'sales REGION', field_type: 'text' }, 20002, 'label'],
    [{ target: 'location', label: ' ', field_type: 'text' }, 20001, 'label'],
    [{ target: 'location', label: 'Level', field_type: 'select' }, 20001, 'options'],
    [{ target: 'location', label: 'Level', field_type: 'select', options: ['A', 'a '] }, 20001, 'options'],
    [{ target: 'planet', label: 'Level', field_type: 'text' }, 20001, 'target'],
    [{ target: 'location', label: 'Level', field_type: 'colour' }, 20001, 'field_type'],
  ])('are refused when wrong: %o [CMP-017]', async (field, code, name) => {
    const { body } = await add(field);
    expect([body.error_code, Object.keys(body.errors ?? {})]).toEqual([code, [name]]);
  });

  it('must be filled on new locations once required, and in changes that include them [CMP-017]', async () => {
    const before = (await remote('Before it was required')).body.location;
    const field = await added({ target: 'location', label: 'Phone line', field_type: 'number', required: true });
    const refused = await remote('Without it');
    expect(refused.body.errors).toEqual({ 'custom_field_values.phone_line': ['Please fill in this field'] });
    expect((await remote('Wrong', { phone_line: 'four' })).body.errors).toEqual({
      'custom_field_values.phone_line': ['Enter a number'],
    });
    expect((await remote('With it', { phone_line: 4 })).body.location.custom_field_values).toEqual({ phone_line: 4 });
    const change = (location: object) => admin.call(updateLocation, { params: { id: before.id }, body: { location } });
    expect((await change({ name: 'Only renamed' })).status).toBe(200);
    expect((await change({ custom_field_values: { sales_region: 'Atlanta East' } })).status).toBe(422);
    await admin.call(deleteCustomField, { params: { id: field.id } });
  });

  it('keep target, key and type when changed [CMP-017]', async () => {
    const field = await added({ target: 'location', label: 'Size', field_type: 'select', options: ['S', 'M'] });
    const { body } = await admin.call<Field>(updateCustomField, {
      params: { id: field.id },
      body: { custom_field: { label: 'Floor size', options: ['S', 'M', 'L'], required: true, field_type: 'text' } },
    });
    expect(body.custom_field).toEqual({ ...field, label: 'Floor size', options: ['S', 'M', 'L'], required: true });
    await admin.call(deleteCustomField, { params: { id: field.id } });
  });

  it('are deleted with their values [CMP-017]', async () => {
    const field = await added({ target: 'location', label: 'Drive through', field_type: 'checkbox' });
    const { id } = (await remote('Lane', { drive_through: true, sales_region: 'Atlanta West' })).body.location;
    expect((await admin.call(deleteCustomField, { params: { id: field.id } })).status).toBe(204);
    const left = await admin.call<{ location: Location }>(getLocation, { params: { id } });
    expect(left.body.location.custom_field_values).toEqual({ sales_region: 'Atlanta West' });
    const again = await added({ target: 'location', label: 'Drive through', field_type: 'checkbox' });
    expect(again.key).toBe('drive_through');
    expect((await admin.call(deleteCustomField, { params: { id: field.id } })).body.error_code).toBe(40001);
  });

  it('belong to departments too, and an empty value removes the old one [CMP-016, CMP-017]', async () => {
    const create = (department: object) =>
      admin.call<{ department: Department }>(createDepartment, { body: { department } });
    const wrong = await create({ name: 'Bakery', custom_field_values: { cost_center: 7 } });
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(['custom_field_values.cost_center']);
    const { department } = (await create({ name: 'Bakery', custom_field_values: { cost_center: ' B-7 ' } })).body;
    expect(department.custom_field_values).toEqual({ cost_center: 'B-7' });
    const change = (input: object) =>
      admin.call<{ department: Department }>(updateDepartment, {
        params: { id: department.id },
        body: { department: { name: 'Bakery', ...input } },
      });
    expect((await change({ description: 'Bread' })).body.department.custom_field_values).toEqual({
      cost_center: 'B-7',
    });
    const late = await change({ custom_field_values: { cost_center: 'B-9' }, version: department.version });
    expect(late.body.conflict?.fields).toEqual({
      'custom_field_values.cost_center': { theirs: 'B-7', yours: 'B-9' },
    });
    expect((await change({ custom_field_values: { cost_center: '' } })).body.department.custom_field_values).toEqual(
      {},
    );
  });

  it('can be read by everyone and changed by staff who may edit the company [CMP-017, CMP-022]', async () => {
    const hr = await api.signIn('hr.admin@larkfield.test');
    expect((await hr.call(listCustomFields)).status).toBe(200);
    const refused = await hr.call(createCustomField, {
      body: { custom_field: { target: 'location', label: 'Mine', field_type: 'text' } },
    });
    expect(refused.body.error_code).toBe(10004);
  });
});
