// Rows of lists are kept by the process; whatever they show has to be forgotten when it changes. The profile, which is
// read anew each time, tells what a row should show.

import { type Application, ApplicationRow } from '@onward/contract/applicants/application';
import { getApplication, listApplications } from '@onward/contract/applicants/applications';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/api-caller.ts';
import { Employer } from '../../../../../testing/employer.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/in-process-product.ts';
import { insertApplicant } from '../../../../../testing/insert-applicant.ts';
import { until } from '../../../../../testing/until.ts';

let product: InProcessProduct;
let admin: ApiCaller;
let posting: { id: number; key: string; stages: number[] };
let applicant: number;

beforeAll(async () => {
  product = await startInProcess();
  admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
  const employer = new Employer(admin);
  const process = await employer.process([{ id: -2, name: 'Talk', stage_type: 'custom' }]);
  const { id, digest_key: key } = await employer.publish({
    hiring_process_template_id: process.id,
    location_id: await employer.locationId('Decatur'),
  });
  const { rows } = await product.house.ownerPool.query(
    'select id from stages where hiring_process_template_id = $1 order by sequence',
    [process.id],
  );
  posting = { id, key, stages: rows.map((row) => row.id) };
  const stageId = posting.stages[1] ?? 0;
  applicant = await insertApplicant(product.house.ownerPool, {
    positionId: id,
    stageId,
    stageStatus: 'confirmed',
    firstName: 'Kept',
    email: 'kept@mail.example',
  });
  await product.house.ownerPool.query(
    `update positions set department_id = (select min(id) from departments where company_id = 1) where id = $1`,
    [id],
  );
  await product.house.ownerPool.query(
    `insert into meetings (company_id, application_id, stage_id, stage_entry, meeting_type, status, starts_at, ends_at,
       time_zone, confirmed_at, confirmed_by, confirmed_by_id)
     select 1, $1, $2, 1, 'phone_call', 'confirmed', now() + interval '1 day', now() + interval '25 hours',
       'America/New_York', now(), 'staff', (select min(id) from company_staffs where company_id = 1)`,
    [applicant, stageId],
  );
});
afterAll(() => product.stop());

const listed = async (): Promise<ApplicationRow | undefined> => {
  const query = { position_key: posting.key };
  const { body } = await admin.call<{ applications: ApplicationRow[] }>(listApplications, { query });
  return body.applications.find(({ id }) => id === applicant);
};

async function shouldBe(): Promise<Partial<Application>> {
  const { body } = await admin.call<{ application: Application }>(getApplication, { params: { id: applicant } });
  const fields = Object.keys(ApplicationRow.properties) as (keyof Application)[];
  return Object.fromEntries(fields.map((field) => [field, body.application[field]]));
}

/** Each changes one thing that the row shows. */
const CHANGES: Record<string, [statement: string, ...values: (() => unknown)[]]> = {
  'the name of the applicant': ["update applications set last_name = 'Else' where id = $1", () => applicant],
  'the title of the posting': ["update positions set title = 'Another title' where id = $1", () => posting.id],
  'the state of the posting': ["update positions set status = 'closed' where id = $1", () => posting.id],
  'the department of the posting': ['update positions set department_id = null where id = $1', () => posting.id],
  'the name of the stage': ["update stages set name = 'Chat' where id = $1", () => posting.stages[1]],
  'the number of stages': [
    `insert into stages (company_id, hiring_process_template_id, name, stage_type, sequence)
     select company_id, hiring_process_template_id, 'Later', 'custom', 90 from stages where id = $1`,
    () => posting.stages[1],
  ],
  'the name of the location': [
    "update locations set name = 'Decatur Square' where company_id = 1 and name = 'Decatur'",
  ],
  'the name of the brand': [
    `update brands set name = name || '!' where company_id = 1 and id = (
       select l.brand_id from locations l join positions p on p.location_id = l.id where p.id = $1)`,
    () => posting.id,
  ],
  'the name of who said yes': [
    `update company_staffs set name = 'Renamed' where company_id = 1
       and id = (select min(id) from company_staffs where company_id = 1)`,
  ],
  'who may not be written to': [
    'update persons set sms_opt_out = true where id = (select person_id from applications where id = $1)',
    () => applicant,
  ],
  'unread messages': [
    `insert into conversations (company_id, person_id, application_id, position_id, unread_count)
     select company_id, person_id, id, position_id, 2 from applications where id = $1`,
    () => applicant,
  ],
  'messages that were read': ['update conversations set unread_count = 0 where application_id = $1', () => applicant],
  'the latest step': [
    `insert into application_histories (company_id, application_id, actor, action, created_at)
     values (1, $1, 'staff', 'printed', now())`,
    () => applicant,
  ],
  'another application of the person': [
    `insert into applications (company_id, digest_key, person_id, position_id, stage_id, first_name, last_name, status,
       applied_at, stage_entered_at, last_activity_at)
     select company_id, 'kept-rows-2', person_id, position_id, stage_id, first_name, last_name, 'rejected', now(), now(),
       now() from applications where id = $1`,
    () => applicant,
  ],
  'the other one open again': [
    `update applications set status = 'in_progress', position_id = (
       select max(id) from positions where company_id = 1 and id <> $1) where digest_key = 'kept-rows-2'`,
    () => posting.id,
  ],
};

describe('A kept row of an applicant', () => {
  it('is as the row that is read [APP-008]', async () => {
    expect(await listed()).toEqual(await shouldBe());
    expect(await listed(), 'the second time').toEqual(await shouldBe());
  });

  it.each(Object.entries(CHANGES))(
    'shows a change of %s at once [APP-008, PLT-017]',
    async (_what, [text, ...values]) => {
      const before = await listed();
      await product.house.ownerPool.query(
        text,
        values.map((value) => value()),
      );
      const after = await listed();
      expect(after).not.toEqual(before);
      expect(after).toEqual(await shouldBe());
    },
  );

  it('is forgotten when another process changes a name in it [APP-008, PLT-017]', async () => {
    const elsewhere = new pg.Client({ connectionString: product.databaseUrl });
    await elsewhere.connect();
    try {
      expect((await listed())?.position.title).not.toBe('From elsewhere');
      await elsewhere.query("update positions set title = 'From elsewhere' where id = $1", [posting.id]);
      await until('the new title', async () => (await listed())?.position.title === 'From elsewhere');
    } finally {
      await elsewhere.end();
    }
  });

  it('goes with the applicant [APP-008]', async () => {
    await product.house.ownerPool.query('update applications set position_id = $2 where id = $1', [
      applicant,
      await new Employer(admin).publish({}).then(({ id }) => id),
    ]);
    expect(await listed()).toBeUndefined();
  });
});
