// Job postings over HTTP: list, read, create, change, copy.

import type { Position, PositionRow } from '@onward/contract/positions/position';
import {
  createPosition,
  deletePosition,
  duplicatePosition,
  getPosition,
  listMyPositions,
  listPositionActivities,
  type PositionActivity,
  publishPosition,
  updatePosition,
} from '@onward/contract/positions/positions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whileHeld } from '../../../../../../testing/database/while-held.ts';
import { insertApplicant } from '../../../../../../testing/people/insert-applicant.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

type One = { position: Position };
type Many = { positions: PositionRow[]; current_page: number; total_pages: number; total_count: number };
type Query = Record<string, string | number | boolean>;

/** In the future, whenever the test runs. */
const DEADLINE = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);

describe('job postings', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let admin: ApiCaller;
  const ids = new Map<string, number>();

  beforeAll(async () => {
    product = await startInProcess();
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
    for (const table of ['locations', 'departments', 'brands', 'position_templates', 'hiring_process_templates']) {
      const { rows } = await product.app.ownerPool.query(`select id, name from ${table} where company_id = 1`);
      for (const { id, name } of rows) ids.set(`${table}:${name}`, id);
    }
  });
  afterAll(() => product.stop());

  const at = (name: string): number => ids.get(`locations:${name}`) ?? 0;
  const department = (name: string): number => ids.get(`departments:${name}`) ?? 0;
  const process = (name: string): number => ids.get(`hiring_process_templates:${name}`) ?? 0;
  const template = (name: string): number => ids.get(`position_templates:${name}`) ?? 0;

  const list = async (query: Query = {}, caller = admin): Promise<Many> =>
    (await caller.call<Many>(listMyPositions, { query: { per_page: 100, ...query } })).body;
  const titles = async (query: Query = {}, caller = admin): Promise<string[]> =>
    (await list(query, caller)).positions.map(({ title }) => title);
  const post = (position: object, caller = admin) => caller.call<One>(createPosition, { body: { position } });
  const create = async (more: object = {}): Promise<Position> => {
    const { body, text } = await post({ title: 'Greeter', location_id: at('Smyrna'), ...more });
    expect(body.position, text).toBeDefined();
    return body.position;
  };
  const get = async (key: string, caller = admin) => caller.call<One>(getPosition, { params: { position_key: key } });
  const put = (key: string, position: object, caller = admin) =>
    caller.call<One>(updatePosition, { params: { position_key: key }, body: { position } });

  describe('creating', () => {
    it('creates a pending posting with a key, clean text and no review yet [JOB-001, JOB-002, JOB-004]', async () => {
      const { status, body } = await post({
        title: '  Floor   Host ',
        location_id: at('Smyrna'),
        description: '<h1 onclick="x()">Hi</h1><script>alert(1)</script><p>Come <b>in</b></p>',
        salary_min: 14,
        salary_max: 16.499,
        salary_unit: 'hour',
        benefits: [' Meals ', 'Meals', ''],
        application_deadline: DEADLINE,
        questions: [{ title: 'Why us?' }],
      });
      expect(status).toBe(201);
      expect(body.position).toMatchObject({
        title: 'Floor Host',
        status: 'pending',
        description: '<h2>Hi</h2><p>Come <strong>in</strong></p>',
        salary_min: 14,
        salary_max: 16.5,
        benefits: ['Meals'],
        application_deadline: DEADLINE,
        openings: 1,
        access: 'public',
        employment_type: 'full_time',
        posting_review: null,
        keyword: null,
        published_at: null,
        edited_by_hand: false,
        version: 1,
        assigned_manager_ids: [],
        sources: [],
      });
      expect(body.position.digest_key).toMatch(/^[A-Za-z0-9]{12}$/);
      expect(body.position.questions[0]).toMatchObject({ title: 'Why us?', question_type: 'short_text', sequence: 0 });
      expect(body.position.pipeline.map(({ name }) => name)).toEqual(['Application', 'Interview', 'Offer']);
    });

    it.each([
      [{ title: undefined }, 'title'],
      [{ title: ' ' }, 'title'],
      [{ title: 'x'.repeat(121) }, 'title'],
      [{ location_id: undefined }, 'location_id'],
      [{ location_id: 987_654 }, 'location_id'],
      [{ department_id: 987_654 }, 'department_id'],
      [{ position_template_id: 987_654 }, 'position_template_id'],
      [{ hiring_process_template_id: 987_654 }, 'hiring_process_template_id'],
      [{ assigned_manager_ids: [987_654] }, 'assigned_manager_ids'],
      [{ salary_min: 12 }, 'salary_max'],
      [{ salary_max: 12 }, 'salary_min'],
      [{ salary_min: 20, salary_max: 12, salary_unit: 'hour' }, 'salary_max'],
      [{ salary_min: 10, salary_max: 12 }, 'salary_unit'],
      [{ salary_min: 0, salary_max: 12, salary_unit: 'hour' }, 'salary_min'],
      [{ application_deadline: '2026-02-30' }, 'application_deadline'],
      [{ openings: 0 }, 'openings'],
      [{ questions: [{ title: 'ok' }, { title: '' }] }, 'questions.1.title'],
    ])('refuses %j by naming %s [JOB-004, JOB-011, JOB-012]', async (more, field) => {
      const { status, body } = await post({ title: 'Greeter', location_id: at('Smyrna'), ...more });
      expect([status, body.error_code]).toEqual([422, 20001]);
      expect(Object.keys(body.errors ?? {})).toEqual([field]);
    });

    it('inherits its template’s values unless they are overridden [JOB-010, JOB-014]', async () => {
      const position_template_id = template('Kitchen crew');
      const same = await create({ title: 'Line Cook', position_template_id });
      expect(same).toMatchObject({
        salary_min: 15,
        department_id: department('Kitchen'),
        hiring_process_template_id: process('Kitchen crew'),
        edited_by_hand: false,
      });
      expect(same.questions).toHaveLength(3);
      const own = await create({ title: 'Line Cook', position_template_id, description: '<p>My own words</p>' });
      expect(own).toMatchObject({ description: '<p>My own words</p>', salary_min: 15, edited_by_hand: true });
    });

    it('lets only super admins assign managers, and shows them to nobody else [JOB-001, CMP-025]', async () => {
      const staffId = (await product.app.ownerPool.query('select id from company_staffs where company_id = 1 limit 1'))
        .rows[0].id;
      const position = await create({ assigned_manager_ids: [staffId] });
      expect(position.assigned_manager_ids).toEqual([staffId]);
      const general = await api.signIn('general.manager@larkfield.test');
      expect((await get(position.digest_key, general)).body.position).not.toHaveProperty('assigned_manager_ids');
      const refused = await put(position.digest_key, { assigned_manager_ids: [] }, general);
      expect([refused.status, refused.body.message]).toEqual([403, 'Only super admins can assign managers to a job.']);
      expect((await put(position.digest_key, { assigned_manager_ids: [] })).body.position.assigned_manager_ids).toEqual(
        [],
      );
    });
  });

  describe('changing', () => {
    it('keeps omitted fields, and increments the version [JOB-004]', async () => {
      const { digest_key } = await create({ description: '<p>Old words stay here</p>', openings: 4 });
      const { body } = await put(digest_key, { title: 'Head Greeter' });
      expect(body.position).toMatchObject({
        title: 'Head Greeter',
        description: '<p>Old words stay here</p>',
        openings: 4,
        version: 2,
        edited_by_hand: true,
      });
      expect((await put(digest_key, { department_id: null, openings: 2 })).body.position).toMatchObject({ version: 3 });
      expect((await put('nobodyhasthis', { openings: 2 })).body.error_code).toBe(40001);
    });

    it('shows the second of two editors both values, by version or by time [JOB-013, PLT-006, AHD-021]', async () => {
      const { digest_key, version, updated_at } = await create();
      const first = await put(digest_key, { title: 'Theirs', updated_at });
      expect(first.status).toBe(200);
      for (const seen of [{ updated_at }, { version }]) {
        const late = await put(digest_key, { title: 'Mine', openings: 7, ...seen });
        expect(late.status).toBe(409);
        expect(late.body.conflict).toEqual({
          version: version + 1,
          fields: { title: { theirs: 'Theirs', yours: 'Mine' }, openings: { theirs: 1, yours: 7 } },
        });
      }
      const { version: latest } = first.body.position;
      expect((await put(digest_key, { title: 'Mine', version: latest })).status).toBe(200);
    });

    it('waits for a colleague who moves the posting to another location, and saves the rest there [JOB-004, CMP-024]', async () => {
      const { id, digest_key } = await create();
      const text = 'update positions set location_id = $2 where id = $1';
      const saved = await whileHeld(product.app.ownerPool, { text, values: [id, at('Decatur')] }, () =>
        put(digest_key, { openings: 7 }),
      );
      expect(saved.status, saved.text).toBe(200);
      expect(saved.body.position).toMatchObject({ openings: 7, location_id: at('Decatur') });
    });

    it('moves applicants into another process: to the stage of the same name, or to the first [JOB-016]', async () => {
      const position = await create({ hiring_process_template_id: process('Caregivers') });
      const stageOf = (name: string) => position.pipeline.find((stage) => stage.name === name)?.stage_id ?? 0;
      const { ownerPool } = product.app;
      const applicant = (name: string) =>
        insertApplicant(ownerPool, { positionId: position.id, stageId: stageOf(name) });
      await applicant('Background check');
      await applicant('References');
      const { body } = await put(position.digest_key, {
        hiring_process_template_id: process('Hourly team, restaurants'),
      });
      expect(body.position.applicants_count).toBe(2);
      const counts = body.position.pipeline;
      expect(counts.filter(({ count }) => count > 0).map(({ name, count }) => [name, count])).toEqual([
        ['Applied', 1],
        ['Background check', 1],
      ]);
    });

    it('does not change deleted postings, which stay readable [JOB-002]', async () => {
      const { digest_key } = await create();
      expect((await admin.call(deletePosition, { params: { position_key: digest_key } })).status).toBe(204);
      expect((await get(digest_key)).body.position.status).toBe('deleted');
      expect((await put(digest_key, { title: 'Back' })).body.error_code).toBe(20003);
      expect(await titles({ query: 'greeter', status: 'deleted' })).toContain('Greeter');
    });

    it('makes a copy that starts over [JOB-004, JOB-007]', async () => {
      const [original] = (await list({ query: 'caregiver (cna)' })).positions;
      const { status, body } = await admin.call<One>(duplicatePosition, {
        params: { position_key: original?.digest_key ?? '' },
      });
      expect(status).toBe(201);
      expect(body.position).toMatchObject({
        title: 'Caregiver (CNA)',
        status: 'pending',
        salary_min: 15.5,
        keyword: null,
        published_at: null,
        posting_review: null,
        applicants_count: 0,
        hired_count: 0,
      });
      expect(body.position.digest_key).not.toBe(original?.digest_key);
      expect(body.position.pipeline.every(({ count }) => count === 0)).toBe(true);
    });

    it('is logged with who did it and what changed, newest first [JOB-007, PLT-055]', async () => {
      const { id, digest_key } = await create();
      await put(digest_key, { title: 'Changed', openings: 3 });
      await admin.call(publishPosition, { params: { position_key: digest_key } });
      const { body } = await admin.call<{ activities: PositionActivity[]; total_count: number }>(
        listPositionActivities,
        {
          params: { position_key: digest_key },
        },
      );
      expect(body.total_count).toBe(3);
      expect(
        body.activities.map(({ event, staff_name, changed_fields }) => [event, staff_name, changed_fields]),
      ).toEqual([
        ['position_published', 'Renee Castellano', ['status']],
        ['position_updated', 'Renee Castellano', ['openings', 'title']],
        ['position_created', 'Renee Castellano', ['title']],
      ]);
      const { rows } = await product.app.ownerPool.query(
        "select scope from events where name = 'position_changed' and subject_id = $1 order by id limit 1",
        [id],
      );
      expect(rows[0].scope).toMatchObject({ location: at('Smyrna'), position: id });
    });
  });

  describe('for someone limited to one location', () => {
    let limited: ApiCaller;
    let own: Position;
    let other: Position;

    beforeAll(async () => {
      own = await create({ title: 'Own place', location_id: at('Roswell'), department_id: department('Office') });
      other = await create({ title: 'Other place', location_id: at('Midtown') });
      limited = await api.signIn('hr.admin@larkfield.test');
      const limit = (kind: string, id: number) =>
        product.app.ownerPool.query(
          `insert into staff_scopes (company_id, staff_id, kind, record_id)
           select s.company_id, s.id, $1, $2 from company_staffs s join users u on u.id = s.user_id
           where u.email = 'hr.admin@larkfield.test'`,
          [kind, id],
        );
      await limit('location', at('Roswell'));
      await limit('department', department('Office'));
    });

    it('shows only postings there in the permitted departments or in none [CMP-024]', async () => {
      expect((await titles({}, limited)).sort()).toEqual(['Companion Caregiver', 'Own place']);
      expect((await get(own.digest_key, limited)).status).toBe(200);
      expect((await get(other.digest_key, limited)).body.error_code).toBe(40001);
    });

    it('refuses writes outside of it with a no-access error [CMP-024]', async () => {
      expect((await put(other.digest_key, { openings: 3 }, limited)).body.error_code).toBe(10004);
      expect((await put(own.digest_key, { location_id: at('Midtown') }, limited)).body.error_code).toBe(10004);
      expect((await put(own.digest_key, { department_id: department('Kitchen') }, limited)).body.error_code).toBe(
        10004,
      );
      expect((await post({ title: 'X', location_id: at('Midtown') }, limited)).body.error_code).toBe(10004);
      expect((await post({ title: 'X', location_id: at('Roswell') }, limited)).status).toBe(201);
    });
  });

  it('is not accessible to other companies, by key or by reference [PLT-016]', async () => {
    const owner = await api.signIn('owner@harborpine.test');
    const { digest_key } = await create();
    expect((await get(digest_key, owner)).body.error_code).toBe(40001);
    expect((await put(digest_key, { title: 'Mine' }, owner)).body.error_code).toBe(40001);
    const foreign = await post({ title: 'X', location_id: at('Smyrna') }, owner);
    expect(foreign.body.errors).toEqual({ location_id: ["This doesn't exist"] });
  });
});
