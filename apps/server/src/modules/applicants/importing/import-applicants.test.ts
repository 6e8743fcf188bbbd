// Importing applicants from a file, over HTTP.

import { addApplication, listApplications } from '@onward/contract/applicants/applications';
import {
  confirmImport,
  type Import,
  type ImportProblem,
  listImportRows,
  startImport,
  undoImport,
} from '@onward/contract/imports/imports';
import { openConversation } from '@onward/contract/messages/conversations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

let product: InProcessProduct;
let admin: ApiCaller;
let cook: { id: number; title: string; digest_key: string };

beforeAll(async () => {
  product = await startInProcess();
  admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
  cook = await new Employer(admin).publish({});
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

async function start(lines: string[], caller = admin) {
  const file = new FormData();
  file.set('kind', 'applicants');
  file.set(
    'file',
    new Blob([`${['First name,Last name,Mobile,Email,Job,Source', ...lines].join('\n')}\n`]),
    'people.csv',
  );
  return caller.call<{ import: Import }>(startImport, { body: file });
}

const act = (endpoint: typeof confirmImport | typeof undoImport, id: number) =>
  admin.call<{ import: Import }>(endpoint, { params: { id } });

const count = async () =>
  (await admin.call<{ total_count: number }>(listApplications, { query: { position_key: cook.digest_key } })).body
    .total_count;

describe('An import of applicants', () => {
  it('detects its columns, names each invalid cell by its row, and stores nothing yet [AHD-019]', async () => {
    const { body } = await start([
      `Ada,Quist,(404) 555-7001,,${cook.title},Fair`,
      `,Quist,12,nobody,${cook.title.slice(0, -1)}x,`,
    ]);
    expect(body.import).toMatchObject({ kind: 'applicants', counts: { rows: 2, new: 1, fix: 1 }, mapping_errors: {} });
    const listed = await admin.call<{ problems: ImportProblem[] }>(listImportRows, { params: { id: body.import.id } });
    expect(listed.body.problems.map(({ line, field, message }) => [line, field, message])).toEqual([
      [3, 'first_name', "This cell can't be empty"],
      [3, 'phone', "“12” isn't a valid phone number"],
      [3, 'email', "“nobody” isn't a valid email"],
      [3, 'position', expect.stringContaining("isn't one of your open jobs")],
    ]);
    expect((await act(confirmImport, body.import.id)).body.error_code).toBe(20001);
    expect(await count()).toBe(0);
  });

  it('stores all rows into the first stage with their history, and undoes them as a whole [AHD-019]', async () => {
    const many = Array.from(
      { length: 1_200 },
      (_, at) => `Ada,No ${at},404556${String(at).padStart(4, '0')},,${cook.title},Fair`,
    );
    const { body } = await start(many);
    expect((await act(confirmImport, body.import.id)).body.import).toMatchObject({ state: 'imported', can_undo: true });
    expect(await count()).toBe(1_200);
    const [history] = await rows("select count(*)::int as count from application_histories where action = 'imported'");
    expect(history.count).toBe(1_200);
    const [people] = await rows("select count(*)::int as count from persons where last_name like 'No %'");
    expect(people.count).toBe(1_200);

    const again = await start(many.slice(0, 1));
    const { body: listed } = await admin.call<{ problems: ImportProblem[] }>(listImportRows, {
      params: { id: again.body.import.id },
    });
    expect(listed.problems[0]?.message).toContain('has already applied for this job');

    expect((await act(undoImport, body.import.id)).body.import.state).toBe('undone');
    expect(await count()).toBe(0);
    expect(await rows("select id from persons where last_name like 'No %'")).toEqual([]);
  });

  it('cannot be undone once someone has worked with one of the applicants [AHD-019]', async () => {
    const { body } = await start([`Bo,Lind,4045577001,bo@mail.test,${cook.title},`]);
    await act(confirmImport, body.import.id);
    await rows("update applications set version = 2 where last_name = 'Lind' and first_name = 'Bo'");
    expect((await act(undoImport, body.import.id)).body.error_code).toBe(20003);
    expect(await count()).toBe(1);
  });

  it('can be undone for people with earlier messages, but not for those messaged since [AHD-019, MSG-002]', async () => {
    const employer = new Employer(admin);
    const [earlier, later] = [await employer.publish({}), await employer.publish({})];
    const add = { first_name: 'Cy', last_name: 'Known', phone: '4045577002', position_key: earlier.digest_key };
    const { body: added } = await admin.call<{ application: { id: number } }>(addApplication, {
      body: { application: add },
    });
    const open = (application_id: number) =>
      admin.call<{ conversation: { application_id: number } }>(openConversation, { body: { application_id } });
    await open(added.application.id);
    const { body } = await start([`Cy,Known,4045577002,,${later.title},`, `Di,Fresh,4045577003,,${later.title},`]);
    await act(confirmImport, body.import.id);
    const [known, fresh] = await rows(
      "select id from applications where last_name in ('Known', 'Fresh') and id <> $1 order by last_name desc",
      [added.application.id],
    );
    expect((await open(added.application.id)).body.conversation.application_id).toBe(known.id);
    await open(fresh.id);
    expect((await act(undoImport, body.import.id)).body.error_code).toBe(20003);
    await rows('delete from conversations where application_id = $1', [fresh.id]);
    expect((await act(undoImport, body.import.id)).body.import.state).toBe('undone');
    const after = await open(added.application.id);
    expect(after.body.conversation.application_id).toBe(added.application.id);
  });

  it('requires permission to edit applicants [AHD-019, CMP-022]', async () => {
    const clerk = await new ApiCaller(product.url).signIn('manager@larkfield.test');
    await rows("update company_roles set permissions = '{edit_location}' where company_id = 1 and name = 'Manager'");
    await rows("select pg_notify('onward_access', 'company:1')");
    expect((await start(['Ada,Quist,4045557009,,x,'], clerk)).body.error_code).toBe(10004);
  });
});
