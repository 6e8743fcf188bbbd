// Imports over HTTP: a file becomes a draft, a draft becomes locations, and the import is undone.
import {
  confirmImport,
  discardImport,
  getImport,
  type Import,
  type ImportProblem,
  type ImportRow,
  listImportRows,
  listImports,
  undoImport,
  updateImport,
} from '@onward/contract/imports/imports';
import { type Location, listLocations, updateLocation } from '@onward/contract/locations/locations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';

type One = { import: Import };
type Rows = { rows: ImportRow[]; problems: ImportProblem[]; total_count: number };

const HEADINGS = 'Name,Store number,Brand,Address,City,State,Zip';

describe('imports of locations', () => {
  let product: InProcessProduct;
  let admin: ApiCaller;
  let owner: ApiCaller;
  const clock = { now: new Date() };

  beforeAll(async () => {
    product = await startInProcess({ clock: () => clock.now });
    const api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
    owner = await api.signIn('owner@harborpine.test');
  });
  afterAll(() => product.stop());

  const send = (caller: ApiCaller, content: string | Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.set('kind', 'locations');
    form.set('file', new Blob([content], { type: 'text/csv' }), 'locations-november.csv');
    return caller.request<One>('POST', '/v1/imports', { body: form });
  };

  const start = async (lines: string[], caller = admin): Promise<Import> =>
    (await send(caller, [HEADINGS, ...lines].join('\n'))).body.import;

  const confirm = (id: number, caller = admin) => caller.call<One>(confirmImport, { params: { id } });

  const found = async (query: string, caller = admin): Promise<Location[]> =>
    (await caller.call<{ locations: Location[] }>(listLocations, { query: { query } })).body.locations;

  const line = (name: string, code: string, brand = 'Cluckwell') =>
    `${name},${code},${brand},1 Main St,Atlanta,Georgia,30301`;

  it('are read, matched by their headings and checked, and store nothing yet [AHD-019]', async () => {
    const draft = await start([line('Athens', 'CW-400'), line('Decatur', 'cw-014')]);
    expect(draft).toMatchObject({
      state: 'draft',
      file_name: 'locations-november.csv',
      mapping: { name: 0, identify_code: 1, brand: 2, address_line_1: 3, city: 4, state: 5, postal_code: 6 },
      mapping_errors: {},
      counts: { rows: 2, new: 1, update: 1, fix: 0, problems: 0 },
      beyond_plan: 0,
    });
    expect(await found('Athens')).toEqual([]);
  });

  it('become locations when confirmed, new ones and changed ones, and can be undone as a whole [AHD-019, CMP-013]', async () => {
    const [before] = await found('CW-014');
    const draft = await start([line('Augusta', 'CW-401'), line('Decatur Square', 'CW-014')]);
    const { status, body } = await confirm(draft.id);
    expect(status).toBe(200);
    expect(body.import).toMatchObject({ state: 'imported', counts: { new: 1, update: 1 }, can_undo: true });
    expect(await found('Augusta')).toMatchObject([
      { identify_code: 'CW-401', state: 'GA', full_address: '1 Main St, Atlanta, GA 30301' },
    ]);
    expect(await found('CW-014')).toMatchObject([{ name: 'Decatur Square', id: before?.id, city: 'Atlanta' }]);

    const undone = await admin.call<One>(undoImport, { params: { id: draft.id } });
    expect(undone.body.import).toMatchObject({ state: 'undone', can_undo: false });
    expect(await found('Augusta')).toEqual([]);
    const { version, updated_at, ...old } = before ?? {};
    expect((await found('CW-014'))[0]).toMatchObject(old);
    expect(version).toBeDefined();
    expect(updated_at).toBeDefined();
  });

  it('report every invalid cell by row, in the user’s language, with a suggestion, and store nothing [AHD-019]', async () => {
    const draft = await start([
      line('Macon', 'CW-500'),
      'Savannah,CW-501,Cluckwell,1 Bay St,Savannah,Georga,31401',
      'Rome,CW-501,Kindrd,1 Broad St,Rome,GA,3016',
      ',CW-502,Cluckwell,=HYPERLINK("x"),Albany,GA,31701',
    ]);
    expect(draft.counts).toEqual({ rows: 4, new: 1, update: 0, fix: 3, problems: 6 });
    const { body } = await admin.call<Rows>(listImportRows, { params: { id: draft.id }, query: { result: 'fix' } });
    expect(body.rows.map(({ line: row, result }) => [row, result])).toEqual([
      [3, 'fix'],
      [4, 'fix'],
      [5, 'fix'],
    ]);
    expect(body.problems).toEqual([
      { line: 3, field: 'state', message: "“Georga” isn't a state", suggestion: 'Georgia' },
      { line: 4, field: 'postal_code', message: "“3016” isn't a postal code in this country", suggestion: null },
      { line: 4, field: 'brand', message: "“Kindrd” isn't one of your brands", suggestion: 'Kindred Home Care' },
      { line: 4, field: 'identify_code', message: 'CW-501 is also used in row 3', suggestion: null },
      { line: 5, field: 'address_line_1', message: expect.stringContaining('is a formula'), suggestion: null },
      { line: 5, field: 'name', message: "This cell can't be empty", suggestion: null },
    ]);
    const refused = await confirm(draft.id);
    expect([refused.status, refused.body.error_code]).toEqual([422, 20001]);
    expect(Object.keys(refused.body.errors ?? {})).toContain('rows.3.state');
    expect(await found('Macon')).toEqual([]);
  });

  it('can leave out the rows with errors, and then say which and why [AHD-019]', async () => {
    const draft = await start([
      line('Moultrie', 'CW-550'),
      'Cordele,CW-551,Cluckwell,1 Bay St,Cordele,Georga,31015',
      line('Valdosta', 'CW-552'),
    ]);
    const { status, body } = await admin.call<One>(confirmImport, {
      params: { id: draft.id },
      query: { skip_wrong: true },
    });
    expect(status).toBe(200);
    expect(body.import).toMatchObject({ state: 'imported', counts: { rows: 2, new: 2, fix: 1, problems: 1 } });
    expect([await found('Moultrie'), await found('Valdosta')].flat()).toHaveLength(2);
    expect(await found('Cordele')).toEqual([]);
    const skipped = await admin.call<Rows>(listImportRows, { params: { id: draft.id } });
    expect(skipped.body.rows).toMatchObject([{ line: 3, result: 'fix', cells: { name: 'Cordele' } }]);
    expect(skipped.body.problems).toMatchObject([{ line: 3, field: 'state', message: "“Georga” isn't a state" }]);
  });

  it('store nothing when every row has an error [AHD-019]', async () => {
    const draft = await start([',CW-560,Cluckwell,,,,']);
    const refused = await admin.call<One>(confirmImport, { params: { id: draft.id }, query: { skip_wrong: true } });
    expect(refused.body.error_code).toBe(20003);
  });

  it('can be corrected cell by cell, or by skipping a row [AHD-019]', async () => {
    const draft = await start([
      line('Dalton', 'CW-600'),
      'Tifton,CW-601,Cluckwell,1 Main St,Tifton,Georga,31794',
      ',CW-602,Cluckwell,,,,',
    ]);
    const { body } = await admin.call<One>(updateImport, {
      params: { id: draft.id },
      body: { import: { corrections: [{ line: 3, field: 'state', value: 'Georgia' }], left_out_lines: [4] } },
    });
    expect(body.import.counts).toEqual({ rows: 2, new: 2, update: 0, fix: 0, problems: 0 });
    expect((await confirm(draft.id)).status).toBe(200);
    expect(await found('Tifton')).toMatchObject([{ state: 'GA' }]);
  });

  it('require their columns, and accept them in any order [AHD-019]', async () => {
    const { body } = await send(admin, 'Where,What\nValdosta,Cluckwell\n');
    const draft: Import = body.import;
    expect(draft.mapping_errors).toEqual({
      name: 'Choose the column for this field',
      brand: 'Choose the column for this field',
    });
    expect((await confirm(draft.id)).body.error_code).toBe(20003);
    const matched = await admin.call<One>(updateImport, {
      params: { id: draft.id },
      body: { import: { mapping: { name: 0, brand: 1, salary: 1 } } },
    });
    expect(matched.body.import).toMatchObject({ mapping_errors: {}, counts: { rows: 1, fix: 1 } });
  });

  it.each([
    ['semicolons', `\uFEFF${HEADINGS.replaceAll(',', ';')}\r\nHelen;HX-1;Cluckwell;1 Main St;Helen;GA;30545\r\n`],
    ['quotes', `${HEADINGS}\n"Helen","HX-1","Cluckwell","1 Main St, Suite ""B""",Helen,GA,30545\n`],
  ])('come with %s as spreadsheets write them [AHD-019]', async (_, content) => {
    const { status, body } = await send(admin, content);
    expect(status).toBe(201);
    expect(body.import.counts).toMatchObject({ rows: 1, new: 1, fix: 0 });
  });

  it.each([
    ['nothing', '', 422, 20001, 'This file has no rows below the header row'],
    ['only headings', `${HEADINGS}\n`, 422, 20001, 'This file has no rows below the header row'],
    ['a wrong encoding', new Uint8Array([0x4e, 0xe9, 0x0a, 0x41]), 422, 20001, /isn't saved as UTF-8/],
    ['an open quote', `${HEADINGS}\n"Helen,HX-1\n`, 422, 20001, /never closed/],
    ['too many rows', `Name\n${'A\n'.repeat(10_001)}`, 422, 20001, /more than 10,000 rows/],
    ['six megabytes', `Name\n${'x'.repeat(6_000_000)}`, 413, 20005, /larger than 5 MB/],
    ['eleven megabytes', `Name\n${'x'.repeat(11_000_000)}`, 413, 20005, /too large/],
  ])('with %s are refused in words and leave nothing behind [AHD-019]', async (_, content, status, code, message) => {
    const count = async () => (await admin.call<{ total_count: number }>(listImports)).body.total_count;
    const before = await count();
    const refused = await send(admin, content);
    expect([refused.status, refused.body.error_code]).toEqual([status, code]);
    expect(refused.body.message).toMatch(message);
    expect(await count()).toBe(before);
  });

  it('stop at the plan’s limit: the draft says so in advance, and confirming is refused and stores nothing [CMP-014, PLT-010]', async () => {
    const lines = ['North,N-1', 'South,S-1'].map((place) => `${place},Harbor & Pine,1 Pike St,Seattle,WA,98101`);
    const draft = await start(lines, owner);
    expect(draft).toMatchObject({ counts: { new: 2 }, beyond_plan: 1 });
    const refused = await confirm(draft.id, owner);
    expect([refused.status, refused.body.error_code]).toEqual([422, 50031]);
    expect(await found('North', owner)).toEqual([]);
  });

  it('cannot be undone once a location was changed since, nor after a day [AHD-019]', async () => {
    const first = await start([line('Perry', 'CW-700'), line('Cordele', 'CW-701')]);
    await confirm(first.id);
    const [perry] = await found('Perry');
    const renamed = await admin.call(updateLocation, {
      params: { id: perry?.id ?? 0 },
      body: { location: { name: 'Perry North' } },
    });
    expect(renamed.status, renamed.text).toBe(200);
    const changed = await admin.call(undoImport, { params: { id: first.id } });
    expect(changed.body).toMatchObject({
      error_code: 20003,
      message: expect.stringContaining('changed or used since'),
    });
    expect(await found('Cordele')).toHaveLength(1);

    const second = await start([line('Vidalia', 'CW-702')]);
    await confirm(second.id);
    clock.now = new Date(clock.now.getTime() + 25 * 3_600_000);
    const late = await admin.call(undoImport, { params: { id: second.id } });
    expect(late.body).toMatchObject({ error_code: 20003, message: 'You can only undo an import within 24 hours' });
    expect((await admin.call<One>(getImport, { params: { id: second.id } })).body.import.can_undo).toBe(false);
  });

  it('are stored once, however often they are confirmed at the same time [AHD-019]', async () => {
    const draft = await start([line('Eastman', '')]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(draft.id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    expect(await found('Eastman')).toHaveLength(1);
  });

  it('can be discarded and are then final [AHD-019]', async () => {
    const draft = await start([line('Baxley', 'CW-800')]);
    const { body } = await admin.call<One>(discardImport, { params: { id: draft.id } });
    expect(body.import.state).toBe('discarded');
    expect((await confirm(draft.id)).body.error_code).toBe(20003);
  });

  it('accept a thousand rows at once [AHD-019]', async () => {
    const lines = Array.from({ length: 1000 }, (_, index) => line(`Store ${index}`, `BULK-${index}`));
    const draft = await start(lines);
    expect(draft.counts).toMatchObject({ rows: 1000, new: 1000, fix: 0 });
    const { body } = await confirm(draft.id);
    expect(body.import.counts).toMatchObject({ new: 1000 });
    expect((await admin.call<One>(undoImport, { params: { id: draft.id } })).body.import.state).toBe('undone');
  });
});
