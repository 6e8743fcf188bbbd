// Adding an applicant by hand, editing, files, reactivating, and viewing, over HTTP.

import type { Application, ApplicationAttachment, ApplicationHistory } from '@onward/contract/applicants/application';
import {
  addApplication,
  addApplicationAttachment,
  deleteApplicationAttachment,
  getApplication,
  getApplicationAttachment,
  listApplicationHistories,
  markApplicationSeen,
  reactivateApplication,
  updateApplication,
} from '@onward/contract/applicants/applications';
import { mergePersons } from '@onward/contract/applicants/persons';
import { createUpload } from '@onward/contract/attachments/attachments';
import type { EditConflict } from '@onward/contract/errors';
import { HISTORY_PAGE } from '@onward/domain/applicants/history';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer, freshPhone } from '../../../../../../testing/people/employer.ts';
import { insertApplicant, type TestApplicant } from '../../../../../../testing/people/insert-applicant.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

interface Place {
  id: number;
  key: string;
  stageId: number;
}

let product: InProcessProduct;
let admin: ApiCaller;
let manager: ApiCaller;
let kitchen: Place;
let buckhead: Place;

beforeAll(async () => {
  product = await startInProcess();
  const api = new ApiCaller(product.url);
  admin = await api.signIn('super.admin@larkfield.test');
  manager = await api.signIn('manager@larkfield.test');
  kitchen = await place();
  buckhead = await place('Buckhead');
});
afterAll(() => product.stop());

const MOMENT = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

async function place(location?: string): Promise<Place> {
  const employer = new Employer(admin);
  const process = await employer.process([{ id: -2, name: 'Review', stage_type: 'custom' }]);
  const { id, digest_key: key } = await employer.publish({
    hiring_process_template_id: process.id,
    ...(location ? { location_id: await employer.locationId(location) } : {}),
  });
  const [{ id: stageId }] = await rows(
    'select id from stages where hiring_process_template_id = $1 order by sequence',
    [process.id],
  );
  return { id, key, stageId };
}

const someone = (more: Partial<TestApplicant> = {}, { id, stageId } = kitchen) =>
  insertApplicant(product.app.ownerPool, { positionId: id, stageId, ...more });

const profileOf = async (id: number, caller = admin) =>
  (await caller.call<{ application: Application }>(getApplication, { params: { id } })).body.application;
const add = (application: object, caller = admin) =>
  caller.call<{ application: Application }>(addApplication, {
    body: { application: { position_key: kitchen.key, first_name: 'Ana', last_name: 'Ruiz', ...application } },
  });
const change = (id: number, application: object, caller = admin) =>
  caller.call<{ application: Application; conflict?: EditConflict }>(updateApplication, {
    params: { id },
    body: { application },
  });
const historiesOf = async (id: number, query = {}) =>
  (
    await admin.call<{ histories: ApplicationHistory[]; total_pages: number }>(listApplicationHistories, {
      params: { id },
      query,
    })
  ).body;

async function upload(caller = admin, name = 'Certificate.txt'): Promise<number> {
  const form = new FormData();
  form.append('category', 'document');
  form.append('file', new Blob(['ServSafe, valid until 2028'], { type: 'text/plain' }), name);
  const { body } = await caller.call<{ upload: { id: number } }>(createUpload, { body: form });
  return body.upload.id;
}

describe('An applicant added by hand', () => {
  it('starts in the first stage with the resume, and the history names who added them [APP-015, APP-038]', async () => {
    const phone = freshPhone();
    const made = await add({ phone, region_number: '1', resume_upload_id: await upload(admin, 'Resume.txt') }, admin);
    expect(made.status).toBe(201);
    expect(made.body.application).toMatchObject({
      first_name: 'Ana',
      last_name: 'Ruiz',
      phone,
      region_number: '1',
      email: null,
      status: 'in_progress',
      position_stage: { name: 'Applied', stage_type: 'application' },
      attachments: [{ kind: 'resume', file_name: 'Resume.txt' }],
    });
    const added = [{ action: 'added', actor: 'staff', staff_name: expect.any(String) }];
    expect(made.body.application.recent_histories).toMatchObject(added);
    expect((await profileOf(made.body.application.id)).recent_histories).toMatchObject(added);
  });

  it.each(['+14045550191', '+1 (404) 555-0192', '1-404-555-0193', '404.555.0194'])(
    'has the phone number %s in one form, also after a change [APP-012, APP-015, PLT-046]',
    async (typed) => {
      const stored = { phone: typed.replace(/\D/g, '').slice(-10), region_number: '1' };
      const { body } = await add({ phone: typed });
      expect(body.application).toMatchObject(stored);
      const other = await add({ phone: freshPhone() });
      expect((await change(other.body.application.id, { phone: typed })).body.application).toMatchObject(stored);
    },
  );

  it('is refused if they already applied, with the existing application [APP-015]', async () => {
    const phone = freshPhone();
    const { body } = await add({ phone });
    const again = await add({ phone, first_name: 'Anna' });
    expect(again.body).toMatchObject({ error_code: 20002, existing_id: body.application.id });
  });

  it.each([
    ['without any contact', {}, 'application.phone'],
    ['with a broken number', { phone: '12' }, 'application.phone'],
    ['with a broken address', { email: 'ana@' }, 'application.email'],
    ['to a job that is not there', { phone: '4045550199', position_key: 'nowhere' }, 'application.position_key'],
  ])('is refused %s [APP-015]', async (_how, values, field) => {
    const { body } = await add(values);
    expect(body).toMatchObject({ error_code: 20001, errors: { [field]: [expect.any(String)] } });
  });

  it('cannot be added to a job outside one’s scope [APP-015, CMP-024]', async () => {
    const { body } = await add({ phone: freshPhone(), position_key: buckhead.key }, manager);
    expect(body.error_code).toBe(20001);
  });
});

describe('Name and contact details', () => {
  it('keep the bounce flag until the address changes [APP-012, AHD-002, MSG-006]', async () => {
    const id = await someone({ email: 'full@mail.example', phone: '4045550177' });
    const [{ person_id: person }] = await rows('select person_id from applications where id = $1', [id]);
    const hasBounced = async () =>
      (await rows('select email_bounced_at is not null as has from persons where id = $1', [person]))[0].has;
    const bounce = () => rows('update persons set email_bounced_at = now() where id = $1', [person]);
    await bounce();
    await change(id, { first_name: 'Anna', phone: '4045550178' });
    await add({ phone: '4045550178', position_key: buckhead.key });
    expect(await hasBounced()).toBe(true);
    await change(id, { email: 'other@mail.example' });
    expect(await hasBounced()).toBe(false);
    await bounce();
    await add({ phone: '4045550178', email: 'third@mail.example', position_key: (await place()).key });
    expect(await hasBounced()).toBe(false);
    await bounce();
    const twin = await someone({ email: 'fourth@mail.example' }, await place());
    const [{ person_id: other }] = await rows('select person_id from applications where id = $1', [twin]);
    const merged = { person_id: other, values: { email: 'fourth@mail.example' } };
    expect((await admin.call(mergePersons, { params: { id: person }, body: merged })).status).toBe(200);
    expect(await hasBounced()).toBe(false);
  });

  it('are changed field by field; omitted fields stay [APP-012, APP-038]', async () => {
    const id = await someone({ email: 'old@mail.example', phone: '4045550111' });
    const { body } = await change(id, { first_name: ' Amara ', email: 'New@Mail.example' });
    expect(body.application).toMatchObject({
      first_name: 'Amara',
      last_name: 'Quist',
      email: 'new@mail.example',
      phone: '4045550111',
    });
    expect((await historiesOf(id)).histories[0]).toMatchObject({
      action: 'edited',
      detail: { fields: expect.arrayContaining(['first_name', 'email']) },
    });
  });

  it('never overwrite silently: the second editor sees both values [AHD-021]', async () => {
    const id = await someone({ phone: '4045550112' });
    const { version } = await profileOf(id);
    await change(id, { first_name: 'First', version });
    const second = await change(id, { first_name: 'Second', version });
    expect(second.body).toMatchObject({
      error_code: 20002,
      conflict: { version: version + 1, fields: { first_name: { theirs: 'First', yours: 'Second' } } },
    });
    expect((await change(id, { first_name: 'Second', version: version + 1 })).body.application.first_name).toBe(
      'Second',
    );
  });

  it('require at least one way to reach the applicant [APP-012]', async () => {
    const id = await someone({ phone: '4045550113' });
    expect((await change(id, { phone: null })).body).toMatchObject({
      error_code: 20001,
      errors: { 'application.phone': [expect.any(String)] },
    });
  });
});

describe('Files', () => {
  it('are added, read and deleted, each recorded in the history [APP-036, APP-013]', async () => {
    const id = await someone();
    const added = await admin.call<{ attachment: ApplicationAttachment }>(addApplicationAttachment, {
      params: { id },
      body: { upload_id: await upload() },
    });
    expect(added).toMatchObject({ status: 201, body: { attachment: { kind: 'file', file_name: 'Certificate.txt' } } });
    const params = { id: added.body.attachment.id };
    expect((await admin.call(getApplicationAttachment, { params })).text).toContain('ServSafe');
    expect((await admin.call(deleteApplicationAttachment, { params })).status).toBe(204);
    expect((await profileOf(id)).attachments).toEqual([]);
    expect((await admin.call(getApplicationAttachment, { params })).body.error_code).toBe(40001);
    expect((await historiesOf(id)).histories.map(({ action, detail }) => [action, detail.file_name])).toEqual([
      ['file_deleted', 'Certificate.txt'],
      ['file_added', 'Certificate.txt'],
    ]);
  });

  it('send an event to open screens [APP-037]', async () => {
    const id = await someone();
    await admin.call(addApplicationAttachment, { params: { id }, body: { upload_id: await upload() } });
    const events = await rows(`select 1 from events where subject_id = $1 and name = 'application_updated'`, [id]);
    expect(events).toHaveLength(1);
  });

  it('cannot come from another user’s upload, nor from one upload twice [APP-036]', async () => {
    const id = await someone();
    const attach = (upload_id: number) => admin.call(addApplicationAttachment, { params: { id }, body: { upload_id } });
    expect((await attach(await upload(manager))).body.error_code).toBe(20001);
    const own = await upload();
    expect((await attach(own)).status).toBe(201);
    expect((await attach(own)).body.error_code).toBe(20001);
  });
});

describe('An inactive applicant', () => {
  it('is reactivated in the same stage; others cannot be [APP-016, APP-003]', async () => {
    const id = await someone({ status: 'inactive' });
    const back = await admin.call<{ application: Application }>(reactivateApplication, { params: { id } });
    expect(back.body.application).toMatchObject({ status: 'in_progress', position_stage: { id: kitchen.stageId } });
    expect(back.body.application.recent_histories[0]?.action).toBe('reactivated');
    expect((await historiesOf(id)).histories[0]?.action).toBe('reactivated');
    expect((await admin.call(reactivateApplication, { params: { id } })).body.error_code).toBe(20003);
  });
});

describe('The profile', () => {
  it('names the assigned managers to super admins only [APP-014]', async () => {
    const id = await someone();
    expect(await profileOf(id)).toHaveProperty('assigned_managers');
    expect(await profileOf(id, manager)).not.toHaveProperty('assigned_managers');
  });

  it('shows the person’s other applications in the caller’s scope [APP-017, AHD-002]', async () => {
    const id = await someone({ firstName: 'Twice' });
    const { person_id: personId } = await profileOf(id);
    const other = await someone({ firstName: 'Twice', personId }, buckhead);
    expect(await profileOf(id)).toMatchObject({
      others: [{ id: other, status: 'in_progress', stage_name: 'Applied' }],
    });
    expect((await profileOf(id, manager)).others).toEqual([]);
    expect((await manager.call(getApplication, { params: { id: other } })).body.error_code).toBe(40001);
  });

  it('stops being new once someone has opened it [APP-012]', async () => {
    const id = await someone();
    expect((await profileOf(id)).is_new).toBe(true);
    expect((await manager.call(markApplicationSeen, { params: { id } })).body).toEqual({ is_new: false });
    expect((await profileOf(id)).is_new).toBe(false);
  });

  it('lists its history newest first, fifty at a time [APP-013]', async () => {
    const id = await someone();
    await rows(
      `insert into application_histories (company_id, application_id, actor, action, detail, created_at)
       select 1, $1, 'system', 'reminder_sent', jsonb_build_object('number', n), now() from generate_series(1, 60) n`,
      [id],
    );
    const first = await historiesOf(id);
    expect([first.histories.length, first.total_pages]).toEqual([HISTORY_PAGE, 2]);
    expect(first.histories[0]?.detail.number).toBe(60);
    expect((await historiesOf(id, { page: 2 })).histories.map(({ detail }) => detail.number)).toEqual(
      Array.from({ length: 10 }, (_, at) => 10 - at),
    );
    expect((await admin.call(listApplicationHistories, { params: { id: 987_654 } })).body.error_code).toBe(40001);
  });

  it('narrows the activity to one kind, page by page [APP-013]', async () => {
    const id = await someone();
    await rows(
      `insert into application_histories (company_id, application_id, actor, action)
       select 1, $1, 'system', case n % 3 when 0 then 'note_added' else 'moved_stage' end from generate_series(1, 90) n`,
      [id],
    );
    const moves = await historiesOf(id, { kind: 'moves' });
    expect([moves.histories.length, moves.total_pages]).toEqual([HISTORY_PAGE, 2]);
    const notes = await historiesOf(id, { kind: 'notes' });
    expect([new Set(notes.histories.map(({ action }) => action)), notes.histories.length]).toEqual([
      new Set(['note_added']),
      30,
    ]);
    expect((await historiesOf(id, { kind: 'files' })).histories).toEqual([]);
    const unknown = await admin.call(listApplicationHistories, { params: { id }, query: { kind: 'gossip' } });
    expect(unknown.body.error_code).toBe(20001);
  });

  it('has every field of the table, and empty values for rooms that do not exist yet [APP-001]', async () => {
    const { body } = await add({ phone: freshPhone(), email: 'fields@mail.example', region_number: '1' });
    const profile = await profileOf(body.application.id);
    expect(profile).toMatchObject({
      position_stage: {
        id: kitchen.stageId,
        name: 'Applied',
        stage_type: 'application',
        sequence: expect.any(Number),
      },
      status: 'in_progress',
      stage_status: null,
      employee: null,
      id: body.application.id,
      person_id: expect.any(Number),
      digest_key: expect.any(String),
      first_name: 'Ana',
      last_name: 'Ruiz',
      email: 'fields@mail.example',
      phone: expect.any(String),
      region_number: '1',
      position: {
        id: kitchen.id,
        title: expect.any(String),
        digest_key: kitchen.key,
        location: { name: expect.any(String) },
        department: null,
        brand: { name: expect.any(String) },
      },
      answers: [],
      attachments: [],
      rating: null,
      referer_source: null,
      sms_consent: false,
      email_opt_out: false,
      sms_opt_out: false,
      screening_failed: false,
      applied_at: MOMENT,
      stage_entered_at: MOMENT,
      last_activity_at: MOMENT,
      hired_date: null,
      rejection: null,
      meeting: null,
      offer: null,
      background_check: null,
      unread_messages_count: 0,
      last_message: null,
      assigned_managers: [],
    });
  });
});
