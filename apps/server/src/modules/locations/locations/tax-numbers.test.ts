// Employer tax numbers: masked for users who may not see sensitive data, and encrypted in the database.

import {
  createOrUpdateLocations,
  type EmployerTaxInfo,
  getLocation,
  type Location,
  listEmployerTaxInfos,
  listLocations,
  updateLocation,
} from '@onward/contract/locations/locations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { sealPlainTaxNumbers } from './tax-numbers.ts';

const NUMBER = '582214907';
const MASKED = '*****4907';

let product: InProcessProduct;
let admin: ApiCaller;
/** May edit all locations but may not see sensitive data. */
let editor: ApiCaller;
let midtown: Location;

beforeAll(async () => {
  product = await startInProcess({ env: { ROLE: 'web' } });
  const api = new ApiCaller(product.url);
  await rows(
    `update company_roles set permissions = permissions || '{edit_location}' where company_id = 1
       and id = (select role_id from company_staffs where company_id = 1 and email = 'manager@larkfield.test')`,
  );
  await rows(
    `delete from staff_scopes where (company_id, staff_id) in
       (select company_id, id from company_staffs where email = 'manager@larkfield.test')`,
  );
  admin = await api.signIn('super.admin@larkfield.test');
  editor = await api.signIn('manager@larkfield.test');
  const { body } = await admin.call<{ locations: Location[] }>(listLocations, { query: { query: 'Midtown' } });
  midtown = body.locations[0] as Location;
  expect(midtown.employer_tax_info?.employer_id_number).toBe(NUMBER);
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

const read = async (caller: ApiCaller, id: number): Promise<Location> => {
  const answer = await caller.call<{ location: Location }>(getLocation, { params: { id } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.location;
};

const update = (caller: ApiCaller, id: number, location: object) =>
  caller.call<{ location: Location }>(updateLocation, { params: { id }, body: { location } });

const emptyLocation = async (name: string): Promise<number> =>
  (
    await rows(
      `insert into locations (company_id, brand_id, name, is_remote)
       select company_id, brand_id, $2, true from locations where id = $1 returning id`,
      [midtown.id, name],
    )
  )[0].id;

describe('An employer tax number', () => {
  it('is masked for staff without view_sensitive_pii, wherever it is read [PLT-056, CMP-015]', async () => {
    const answers = [
      await editor.call(getLocation, { params: { id: midtown.id } }),
      await editor.call(listLocations, { query: { query: 'Midtown' } }),
      await editor.call(listEmployerTaxInfos),
      await update(editor, midtown.id, { name: 'Midtown' }),
      await editor.call(createOrUpdateLocations, { body: { locations: [{ id: midtown.id, name: 'Midtown' }] } }),
    ];
    for (const { status, text } of answers) {
      expect(status, text).toBeLessThan(300);
      expect(text).not.toContain(NUMBER);
      expect(text).toContain(MASKED);
    }
  });

  it('is shown in full with view_sensitive_pii, and each such read is in the audit log [PLT-056, PLT-055]', async () => {
    const viewed = async () => (await rows("select from audit_log where event = 'tax_numbers_viewed'")).length;
    const before = await viewed();
    expect((await read(admin, midtown.id)).employer_tax_info?.employer_id_number).toBe(NUMBER);
    const taxes = await admin.call<{ employer_tax_infos: EmployerTaxInfo[] }>(listEmployerTaxInfos);
    expect(taxes.body.employer_tax_infos.map(({ employer_id_number }) => employer_id_number)).toContain(NUMBER);
    expect(await viewed()).toBe(before + 2);
    await read(editor, midtown.id);
    expect(await viewed()).toBe(before + 2);
    const log = await rows("select changes::text from audit_log where event = 'tax_numbers_viewed'");
    expect(JSON.stringify(log)).not.toContain(NUMBER);
  });

  it('is encrypted in the database, including plain text left by an earlier version [PLT-056]', async () => {
    const plain = await rows('select id from employer_tax_infos where employer_id_number is not null');
    expect(plain).toEqual([]);
    const [old] = await rows(
      `insert into employer_tax_infos (company_id, legal_name, employer_id_number, address_line_1)
       values (1, 'Left in clear LLC', '123456789', '1 Main St') returning id`,
    );
    expect(await sealPlainTaxNumbers(product.app)).toBe(1);
    expect(await sealPlainTaxNumbers(product.app)).toBe(0);
    const id = await emptyLocation('Left in clear');
    await rows('update locations set employer_tax_info_id = $1 where id = $2', [old.id, id]);
    expect((await read(admin, id)).employer_tax_info?.employer_id_number).toBe('123456789');
    const dump = await rows('select t::text as line from employer_tax_infos t');
    expect(JSON.stringify(dump)).not.toContain('123456789');
    expect(JSON.stringify(dump)).not.toContain(NUMBER);
  });

  it('stays as it is when a location is saved with the masked number [CMP-015, PLT-056]', async () => {
    const { id: _id, ...shown } = (await read(editor, midtown.id)).employer_tax_info as EmployerTaxInfo;
    const saved = await update(editor, midtown.id, {
      employer_tax_info_attributes: { ...shown, legal_name: 'Renamed LLC' },
    });
    expect(saved.status, saved.text).toBe(200);
    const after = (await read(admin, midtown.id)).employer_tax_info;
    expect(after).toMatchObject({ legal_name: 'Renamed LLC', employer_id_number: NUMBER });
    await update(editor, midtown.id, { employer_tax_info_id: midtown.employer_tax_info_id });
  });

  it('can be copied masked from another location in scope, but not invented [CMP-015, CMP-024]', async () => {
    const id = await emptyLocation('Takes over');
    const { id: _id, ...shown } = (await read(editor, midtown.id)).employer_tax_info as EmployerTaxInfo;
    const copied = await update(editor, id, { employer_tax_info_attributes: shown });
    expect(copied.status, copied.text).toBe(200);
    expect(copied.body.location.employer_tax_info_id).toBe(midtown.employer_tax_info_id);
    const madeUp = await update(editor, id, {
      employer_tax_info_attributes: { ...shown, employer_id_number: '*****0001' },
    });
    expect(madeUp.body.error_code).toBe(20001);
    expect(Object.keys(madeUp.body.errors ?? {})).toEqual(['employer_tax_info_attributes.employer_id_number']);
  });

  it('cannot be guessed by saving numbers and comparing the ids [PLT-056]', async () => {
    const id = await emptyLocation('Guesses');
    const { id: _id, ...shown } = (await read(editor, midtown.id)).employer_tax_info as EmployerTaxInfo;
    const guessed = await update(editor, id, {
      employer_tax_info_attributes: { ...shown, employer_id_number: NUMBER },
    });
    expect(guessed.status, guessed.text).toBe(200);
    expect(guessed.body.location.employer_tax_info_id).not.toBe(midtown.employer_tax_info_id);
  });
});
