// Imports contain data of the whole company: a location manager sees only their own imports, and can undo an import
// only if all of it is in their scope.

import {
  confirmImport,
  discardImport,
  getImport,
  type Import,
  listImportRows,
  listImports,
  startImport,
  undoImport,
  updateImport,
} from '@onward/contract/imports/imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer, freshPhone } from '../../../../../testing/people/employer.ts';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';

let product: InProcessProduct;
let admin: ApiCaller;
/** A manager of one location. */
let manager: ApiCaller;
let jobs: { id: number; title: string }[];

beforeAll(async () => {
  product = await startInProcess({ env: { ROLE: 'web' } });
  const api = new ApiCaller(product.url);
  admin = await api.signIn('super.admin@larkfield.test');
  manager = await api.signIn('manager@larkfield.test');
  const employer = new Employer(admin);
  jobs = [await employer.publish(), await employer.publish()];
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

async function start(caller: ApiCaller, names: string[]): Promise<number> {
  const file = new FormData();
  file.set('kind', 'applicants');
  const lines = names.map((name, at) => `${name},Imported,${freshPhone()},,${jobs[at % jobs.length]?.title},Fair`);
  file.set('file', new Blob([['First name,Last name,Mobile,Email,Job,Source', ...lines].join('\n')]), 'people.csv');
  const answer = await caller.call<{ import: Import }>(startImport, { body: file });
  expect(answer.status, answer.text).toBe(201);
  return answer.body.import.id;
}

const listed = async (caller: ApiCaller): Promise<number[]> =>
  (await caller.call<{ imports: Import[] }>(listImports, { query: { per_page: 100 } })).body.imports.map(
    ({ id }) => id,
  );

describe('An import', () => {
  it('of someone else stays hidden from a manager of one location [CMP-024, AHD-019]', async () => {
    const id = await start(admin, ['Hidden', 'Covert']);
    expect(await listed(admin)).toContain(id);
    expect(await listed(manager)).not.toContain(id);
    const list = await manager.call<{ total_count: number }>(listImports);
    expect(list.body.total_count).toBe((await listed(manager)).length);
    for (const endpoint of [getImport, listImportRows]) {
      const answer = await manager.call(endpoint, { params: { id } });
      expect(answer.body.error_code).toBe(40001);
      expect(answer.text).not.toContain('Covert');
    }
    const body = { import: { left_out_lines: [2] } };
    expect((await manager.call(updateImport, { params: { id }, body })).body.error_code).toBe(10004);
    for (const endpoint of [confirmImport, discardImport, undoImport]) {
      expect((await manager.call(endpoint, { params: { id } })).body.error_code).toBe(10004);
    }
    expect((await rows('select state from imports where id = $1', [id]))[0].state).toBe('draft');
  });

  it('is visible to its creator and to staff without a limited scope [CMP-024]', async () => {
    const id = await start(manager, ['Mine']);
    for (const caller of [manager, admin]) {
      expect(await listed(caller)).toContain(id);
      expect((await caller.call(getImport, { params: { id } })).status).toBe(200);
    }
  });

  it('cannot be undone by someone who no longer has all of it in scope [CMP-024, AHD-019]', async () => {
    const id = await start(manager, ['Stays', 'Remains']);
    expect((await manager.call(confirmImport, { params: { id } })).status).toBe(200);
    const count = async () => (await rows("select from applications where first_name in ('Stays', 'Remains')")).length;
    expect(await count()).toBe(2);
    const [far] = await rows(
      `insert into locations (company_id, brand_id, name)
       select company_id, brand_id, 'Far away' from locations where company_id = 1 limit 1 returning id`,
    );
    await rows('update positions set location_id = $1 where id = $2', [far.id, jobs[1]?.id]);
    expect((await manager.call(undoImport, { params: { id } })).body.error_code).toBe(10004);
    expect(await count()).toBe(2);
    expect((await admin.call(undoImport, { params: { id } })).status).toBe(200);
    expect(await count()).toBe(0);
  });
});
