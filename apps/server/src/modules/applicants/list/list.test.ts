// Lists of applicants, over HTTP.

import type { ApplicationRow } from '@onward/contract/applicants/application';
import { exportApplications, listApplications, type StageCount } from '@onward/contract/applicants/applications';
import { getPipeline, searchEverything } from '@onward/contract/applicants/pipeline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { insertApplicant, type TestApplicant } from '../../../../../../testing/people/insert-applicant.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

interface Listed {
  applications: ApplicationRow[];
  total_count: number;
  total_pages: number;
  total_is_exact: boolean;
  stage_counts: StageCount[];
  status_counts: Record<string, number>;
}

let product: InProcessProduct;
let admin: ApiCaller;
let manager: ApiCaller;
let here: { id: number; key: string; stages: { id: number; name: string }[] };
let away: typeof here;
const ids: Record<string, number> = {};

beforeAll(async () => {
  product = await startInProcess();
  const api = new ApiCaller(product.url);
  admin = await api.signIn('super.admin@larkfield.test');
  manager = await api.signIn('manager@larkfield.test');
  here = await place('Decatur');
  away = await place('Midtown');
  const first = here.stages[0]?.id ?? 0;
  const second = here.stages[1]?.id ?? 0;
  const add = async (name: string, more: Partial<TestApplicant>) => {
    ids[name] = await insertApplicant(product.app.ownerPool, { positionId: here.id, stageId: first, ...more });
  };
  await add('jose', { firstName: 'José', lastName: 'Quillón', phone: '4045550148', email: 'jose@mail.example' });
  await add('ann', { firstName: 'Ann', lastName: 'Quillfeather', stageId: second });
  await add('hired', { firstName: 'Zoe', lastName: 'Quill', status: 'hired', stageId: second });
  await add('rejected', { firstName: 'Bea', lastName: 'Quill', status: 'rejected' });
  await add('inactive', { firstName: 'Ida', lastName: 'Quill', status: 'inactive' });
  await add('far', { firstName: 'Far', lastName: 'Quill', positionId: away.id, stageId: away.stages[0]?.id ?? 0 });
  await rows("update applications set answers = $2, rating = 4.5, referer_source = 'Indeed' where id = $1", [
    ids.ann,
    JSON.stringify([
      { question_id: 1, title: 'Why us?', question_type: 'long_text', value: 'I love marzipan', passed: null },
    ]),
  ]);
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

async function place(location: string) {
  const employer = new Employer(admin);
  const process = await employer.process([{ id: -2, name: 'Review', stage_type: 'custom' }]);
  const { id, digest_key: key } = await employer.publish({
    hiring_process_template_id: process.id,
    location_id: await employer.locationId(location),
  });
  const stages = await rows('select id, name from stages where hiring_process_template_id = $1 order by sequence', [
    process.id,
  ]);
  return { id, key, stages };
}

const list = async (query: Record<string, string | number | boolean>, caller = admin) =>
  (await caller.call<Listed>(listApplications, { query })).body;

const found = async (query: Record<string, string | number | boolean>, caller = admin) => {
  const { applications } = await list(query, caller);
  const names = new Map(Object.entries(ids).map(([name, id]) => [id, name]));
  return applications.map(({ id }) => names.get(id) ?? id);
};

describe('Applicants of a position', () => {
  it('are listed newest first without inactive ones, with counts by stage and status [APP-008, APP-010]', async () => {
    const body = await list({ position_key: here.key, screen: 'position_applicants' });
    expect(body.applications.map(({ id }) => id)).toEqual([ids.rejected, ids.hired, ids.ann, ids.jose]);
    expect(body).toMatchObject({ total_count: 4, total_pages: 1, total_is_exact: true });
    expect(body.stage_counts.map(({ name, count, new_count }) => [name, count, new_count])).toEqual([
      ['Applied', 1, 1],
      ['Review', 1, 1],
    ]);
    expect(body.status_counts).toEqual({ in_progress: 2, hired: 1, rejected: 1, inactive: 1 });
    expect(body.applications.at(-1)).toMatchObject({
      first_name: 'José',
      is_new: true,
      application_number: 1,
      stages_count: 2,
      employee: null,
      status: 'in_progress',
      stage_status: null,
      position_stage: { name: 'Applied', sequence: 0 },
      position: { id: here.id, location: { name: 'Decatur' }, brand: { friendly_id: 'cluckwell' } },
    });
  });

  it.each([
    [{ status: 'in_progress' }, ['ann', 'jose']],
    [{ status: 'hired,rejected' }, ['rejected', 'hired']],
    [{ stage: 1, status: 'in_progress' }, ['ann']],
    [{ screen: 'inactive_applicants' }, ['inactive']],
    [{ stage_type: 'application' }, ['rejected', 'jose']],
    [{ rating: 4 }, ['ann']],
    [{ source: 'Indeed' }, ['ann']],
    [{ is_new: true }, ['ann', 'jose']],
    [{ order: 'name asc' }, ['ann', 'rejected', 'jose', 'hired']],
    [{ order: 'rating desc' }, ['ann', 'rejected', 'hired', 'jose']],
    [{ order: 'applied_at asc' }, ['jose', 'ann', 'hired', 'rejected']],
  ])(
    'are found by %j [APP-008, APP-011]',
    async ({ stage, ...query }: Record<string, string | number | boolean>, names) => {
      const stageId: Record<string, number> =
        stage === undefined ? {} : { stage_id: here.stages[Number(stage)]?.id ?? 0 };
      expect(await found({ position_key: here.key, ...query, ...stageId })).toEqual(names);
    },
  );

  it.each([
    ['jose', ['jose']],
    ['JOSÉ quil', ['jose']],
    ['quillf', ['ann']],
    ['(404) 555-0148', ['jose']],
    ['0148', ['jose']],
    ['jose@mail', ['jose']],
    ['marzip', ['ann']],
    ['quill', ['rejected', 'hired', 'ann', 'jose']],
    ['q', ['rejected', 'hired', 'ann', 'jose']],
    ['marzipan jose', []],
    ['%', []],
  ])('are found by the words "%s" [APP-008, AHD-022]', async (query, names) => {
    expect(await found({ position_key: here.key, query })).toEqual(names);
  });

  it('refuse an unknown filter or order by name [APP-008]', async () => {
    const unknown: Record<string, string>[] = [{ status: 'maybe' }, { stage_type: 'nap' }, { order: 'shoe_size desc' }];
    for (const query of unknown) {
      const { status, body } = await admin.call(listApplications, { query });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [Object.keys(query)[0]]]);
    }
  });

  it('are ordered by the latest message, those without one last, page by page [APP-008, APP-009]', async () => {
    await rows(
      `with thread as (
         insert into conversations (company_id, person_id, application_id, position_id, updated_at)
         select company_id, person_id, id, position_id, now() - interval '1 day' * array_position($1, id)
         from applications where id = any($1) returning *
       )
       insert into messages (company_id, conversation_id, application_id, channel, direction, status, body, created_at)
       select company_id, id, application_id, 'sms', 'inbound', 'received', 'Hi', updated_at from thread`,
      [[ids.hired, ids.far]],
    );
    await rows(
      `update conversations c set last_message_id = m.id from messages m
       where m.conversation_id = c.id and c.application_id = any($1)`,
      [[ids.hired, ids.far]],
    );
    const byWord = (order: string) => found({ query: 'quill', order });
    expect((await byWord('last_message_at desc')).slice(0, 2)).toEqual(['hired', 'far']);
    expect((await byWord('last_message_at asc')).slice(0, 2)).toEqual(['far', 'hired']);
    const ofJob = await found({ position_key: here.key, order: 'last_message_at desc' });
    expect([ofJob.length, ofJob[0]]).toEqual([4, 'hired']);
    // Without other filters the pages together hold everybody once, in one order.
    const one = (await list({ order: 'last_message_at desc', per_page: 100 })).applications.map(({ id }) => id);
    const parts = await Promise.all(
      [1, 2, 3, 4].map(
        async (page) => (await list({ order: 'last_message_at desc', per_page: 25, page })).applications,
      ),
    );
    expect(parts.flat().map(({ id }) => id)).toEqual(one);
    const times = (await list({ order: 'last_message_at desc', per_page: 100 })).applications.map(
      ({ last_message }) => last_message?.at ?? '',
    );
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('are paginated [APP-008]', async () => {
    const page = await list({ position_key: here.key, per_page: 3, page: 2 });
    expect([page.applications.map(({ id }) => id), page.total_pages]).toEqual([[ids.jose], 2]);
  });
});

describe('All applicants', () => {
  it('are only those of permitted positions [APP-008, CMP-024]', async () => {
    expect(await found({ query: 'quill' })).toEqual(['far', 'rejected', 'hired', 'ann', 'jose']);
    expect(await found({ query: 'quill' }, manager)).toEqual(['rejected', 'hired', 'ann', 'jose']);
    const everywhere = await list({ per_page: 100 }, manager);
    expect(everywhere.applications.every(({ position }) => position.location.name === 'Decatur')).toBe(true);
    expect(everywhere.total_count).toBeLessThan((await list({})).total_count);
    expect(await found({ position_key: away.key }, manager)).toEqual([]);
  });

  it('can be filtered by location, brand, and department [APP-008]', async () => {
    const [{ location_id }] = await rows('select location_id from positions where id = $1', [away.id]);
    expect((await found({ location_id, query: 'quill' })).at(0)).toBe('far');
    expect(await found({ brand: 987_654 })).toEqual([]);
    expect((await list({ location_id, status: 'in_progress' })).total_count).toBe(
      (
        await rows(
          `select count(*)::int as count from applications a join positions p on p.id = a.position_id
         where p.location_id = $1 and a.status = 'in_progress'`,
          [location_id],
        )
      )[0].count,
    );
  });

  it('include the person’s other applications [AHD-002, APP-017]', async () => {
    const [{ person_id: personId }] = await rows('select person_id from applications where id = $1', [ids.jose]);
    await insertApplicant(product.app.ownerPool, {
      personId,
      positionId: away.id,
      stageId: away.stages[0]?.id ?? 0,
      firstName: 'José',
      lastName: 'Quillón',
    });
    const [second] = (await list({ position_key: away.key })).applications;
    expect(second).toMatchObject({ application_number: 2, open_applications: 2 });
  });

  it('can be exported as a file without executable spreadsheet formulas [APP-009]', async () => {
    await rows("update applications set first_name = '-5' where id = $1", [ids.rejected]);
    const { text, headers } = await admin.call(exportApplications, {
      query: { position_key: here.key, columns: 'name,stage,status', order: 'name asc' },
    });
    expect(headers.get('content-type')).toContain('text/csv');
    expect(text.replace('\uFEFF', '').split('\r\n')).toEqual([
      '"Name","Stage","Status"',
      '"\'-5 Quill","Applied","Rejected"',
      '"Ann Quillfeather","Review","In progress"',
      '"José Quillón","Applied","In progress"',
      '"Zoe Quill","Review","Hired"',
      '',
    ]);
    await rows("update applications set first_name = 'Bea' where id = $1", [ids.rejected]);
  });
});

describe('The pipeline of a posting', () => {
  it('shows its stages with counts and the automations that run on entry [APP-010]', async () => {
    const { body } = await admin.call<{
      position: { title: string };
      stages: { name: string; count: number; average_days: number | null }[];
      hired_count: number;
      rejected_count: number;
    }>(getPipeline, { params: { position_key: here.key } });
    expect(body).toMatchObject({ hired_count: 1, rejected_count: 1 });
    expect(body.stages.map(({ name, count }) => [name, count])).toEqual([
      ['Applied', 1],
      ['Review', 1],
    ]);
    expect(body.stages[0]?.average_days).toBeGreaterThanOrEqual(0);
    expect((await manager.call(getPipeline, { params: { position_key: away.key } })).status).toBe(404);
  });
});

describe('Global search', () => {
  it('finds people and jobs in the caller’s scope [AHD-004]', async () => {
    const search = async (query: string, caller = admin) =>
      (
        await caller.call<{ people: { name: string }[]; jobs: { title: string; location_name: string }[] }>(
          searchEverything,
          {
            query: { query },
          },
        )
      ).body;
    expect((await search('quillf')).people.map(({ name }) => name)).toEqual(['Ann Quillfeather']);
    expect((await search('Crew member')).jobs.length).toBeGreaterThanOrEqual(2);
    expect((await search('far quill', manager)).people).toEqual([]);
    expect((await search('quillfeather ann')).people.map(({ name }) => name)).toEqual(['Ann Quillfeather']);
    const [job] = (await search('Crew member')).jobs;
    const words = `${job?.location_name.split(' ')[0]} crew`;
    expect((await search(words)).jobs.map(({ title }) => title)).toContain(job?.title);
  });
});
