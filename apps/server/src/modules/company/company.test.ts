// The company's profile over HTTP: read, changed, and its logo.
import { createUpload } from '@onward/contract/attachments/attachments';
import { type CompanyProfile, getCompany, updateCompany } from '@onward/contract/company/company';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';

type One = { company: CompanyProfile };

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

describe('the company', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let admin: ApiCaller;
  let manager: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess();
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
    manager = await api.signIn('manager@larkfield.test');
  });
  afterAll(() => product.stop());

  const read = async (caller = admin): Promise<CompanyProfile> =>
    (await caller.call<One>(getCompany, { params: { id: 1 } })).body.company;
  const change = (company: Record<string, unknown>, caller = admin) =>
    caller.call<One>(updateCompany, { params: { id: 1 }, body: { company } });

  const upload = async (caller: ApiCaller, category = 'image'): Promise<number> => {
    const form = new FormData();
    form.append('category', category);
    form.append('file', new Blob([PIXEL], { type: 'image/png' }), 'logo.png');
    const { body } = await caller.call<{ upload: { id: number } }>(createUpload, { body: form });
    return body.upload.id;
  };

  it('shows its plan to everyone who works in it [CMP-001, CMP-004]', async () => {
    expect(await read(manager)).toMatchObject({
      id: 1,
      name: 'Larkfield Group',
      status: 'active',
      digest_key: 'larkfieldgrp',
      tier: 'hiring',
      plan_type: 'flexible',
      paid_locations_count: 15,
      available_locations_count: 4,
      available_positions_count: null,
      trial: false,
      time_zone: 'America/New_York',
      website: null,
      logo_url: null,
      version: 1,
    });
    expect((await read()).brands.map(({ name }) => name)).toEqual(['Cluckwell', 'Kindred Home Care', 'Tidewater']);
  });

  it('is not found for staff of another company [CMP-004, PLT-016]', async () => {
    const owner = await api.signIn('owner@harborpine.test');
    expect((await owner.call(getCompany, { params: { id: 1 } })).body.error_code).toBe(40001);
    const { body } = await owner.call(updateCompany, { params: { id: 1 }, body: { company: { name: 'Mine' } } });
    expect(body.error_code).toBe(40001);
    expect((await read()).name).toBe('Larkfield Group');
  });

  it('can be changed only with edit_company, normalized and validated [CMP-004]', async () => {
    expect((await change({ name: 'Mine' }, manager)).body.error_code).toBe(10004);
    expect((await change({ name: '  ' })).body).toMatchObject({
      error_code: 20001,
      errors: { name: [expect.any(String)] },
    });
    expect((await change({ website: 'javascript://x.com' })).body.errors).toEqual({
      website: ['Enter a web address, like example.com'],
    });
    expect((await change({ time_zone: 'America/Atlanta' })).body.errors).toEqual({
      time_zone: ['Choose a time zone from the list'],
    });
    const { status, body } = await change({
      name: ' Larkfield   Hospitality ',
      website: 'larkfield.test',
      time_zone: 'America/Chicago',
      version: 1,
    });
    expect(status).toBe(200);
    expect(body.company).toMatchObject({
      name: 'Larkfield Hospitality',
      website: 'https://larkfield.test',
      time_zone: 'America/Chicago',
      version: 2,
    });
    const { rows } = await product.app.ownerPool.query(
      "select changes from audit_log where event = 'company_updated' and subject_id = 1",
    );
    expect(rows[0]?.changes).toEqual({
      name: ['Larkfield Group', 'Larkfield Hospitality'],
      website: [null, 'https://larkfield.test'],
      time_zone: ['America/New_York', 'America/Chicago'],
    });
  });

  it('shows both values when two editors conflict [CMP-004, AHD-021]', async () => {
    const { version } = await read();
    await change({ name: 'First', version });
    const second = await change({ name: 'Second', version });
    expect([second.status, second.body.error_code]).toEqual([409, 20002]);
    expect(second.body.conflict).toEqual({
      version: version + 1,
      fields: { name: { theirs: 'First', yours: 'Second' } },
    });
  });

  it('shows its uploaded logo to anyone, and no other upload [CMP-004]', async () => {
    const hr = await api.signIn('hr.admin@larkfield.test');
    for (const wrong of [await upload(admin, 'document'), await upload(hr), 987_654]) {
      expect((await change({ logo_upload_id: wrong })).body.errors).toEqual({
        logo_upload_id: ["This doesn't exist"],
      });
    }
    const first = await upload(admin);
    const { logo_url } = (await change({ logo_upload_id: first })).body.company;
    expect(logo_url).toMatch(/^\/v1\/logos\/1\/[0-9a-f-]{36}$/);
    const shown = await fetch(`${product.url}${logo_url}`);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(PIXEL);

    const other = await upload(admin);
    const { rows } = await product.app.ownerPool.query('select storage_key from uploads where id = $1', [other]);
    expect((await fetch(`${product.url}/v1/logos/${rows[0]?.storage_key}`)).status).toBe(404);

    expect((await change({ logo_upload_id: null })).body.company.logo_url).toBeNull();
    expect((await fetch(`${product.url}${logo_url}`)).status).toBe(404);
  });
});
