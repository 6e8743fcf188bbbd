// The list of job postings over HTTP: what it shows, finds, sorts, and counts.

import type { PositionRow } from '@onward/contract/positions/position';
import { countMyPositions, listMyPositions } from '@onward/contract/positions/positions';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { insertApplicant } from '../../../../../../testing/people/insert-applicant.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { enlargeDemo } from '../../../demo/enlarge.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { listPositions } from '../positions.service.ts';

type Many = { positions: PositionRow[]; current_page: number; total_pages: number; total_count: number };
type Query = Record<string, string | number | boolean>;

describe('the list of job postings', () => {
  let product: InProcessProduct;
  let admin: ApiCaller;
  const ids = new Map<string, number>();

  beforeAll(async () => {
    product = await startInProcess();
    admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
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

  const list = async (query: Query = {}): Promise<Many> =>
    (await admin.call<Many>(listMyPositions, { query: { per_page: 100, ...query } })).body;
  const titles = async (query: Query = {}): Promise<string[]> =>
    (await list(query)).positions.map(({ title }) => title);

  it('shows the newest first without deleted ones, with link, review, and sources [JOB-003, JOB-007, JOB-048]', async () => {
    const { positions, total_count } = await list();
    expect(total_count).toBe(40);
    expect(positions[0]).toMatchObject({
      title: 'Dishwasher',
      status: 'published',
      posting_review: { status: 'approved' },
    });
    expect(positions.at(-1)).toMatchObject({ published_at: null });
    const barista = positions.find(({ title }) => title === 'Barista');
    expect(barista?.sources).toEqual(['indeed', 'career_page']);
    expect(barista?.url).toBe(
      `${product.url}/j/larkfieldgrp/tidewater/atlanta-${at('Ponce City')}/barista-${barista?.digest_key}`,
    );
    expect(positions.find(({ title }) => title === 'Host')).toMatchObject({
      sources: [],
      posting_review: { status: 'flagged', reasons: [{ reason: 'asks_for_payment', found: ['training fee'] }] },
    });
  });

  it('has a short form on request [JOB-003, PLT-025]', async () => {
    const { positions } = await list({ show_simple_list: true, per_page: 1 });
    expect(Object.keys(positions[0] ?? {}).sort()).toEqual(
      ['brand_id', 'department_id', 'digest_key', 'id', 'location_id', 'status', 'title'].sort(),
    );
  });

  it('counts the applicants of each stage in its order [JOB-007]', async () => {
    const [found] = (await list({ query: 'caregiver (cna)' })).positions;
    const stages = found?.pipeline.map(({ name }) => name);
    expect(stages).toEqual(['Applied', 'Experience', 'Video interview', 'Background check', 'References', 'Offer']);
    const stage = found?.pipeline[1];
    const applicant = { positionId: found?.id ?? 0, stageId: stage?.stage_id ?? 0 };
    await insertApplicant(product.app.ownerPool, applicant);
    await insertApplicant(product.app.ownerPool, { ...applicant, status: 'hired' });
    const [after] = (await list({ query: 'caregiver (cna)' })).positions;
    expect(after).toMatchObject({
      applicants_count: (found?.applicants_count ?? 0) + 2,
      new_applicants_count: (found?.new_applicants_count ?? 0) + 1,
      hired_count: (found?.hired_count ?? 0) + 1,
    });
    const more = after?.pipeline.map(({ count }, index) => count - (found?.pipeline[index]?.count ?? 0));
    expect(more).toEqual([0, 1, 0, 0, 0, 0]);
    const [coordinator] = (await list({ query: 'payroll assistant' })).positions;
    expect(coordinator?.pipeline.map(({ name }) => name)).toEqual(['Application', 'Interview', 'Offer']);
  });

  it('uses the same few statements for any number of rows [JOB-003, PLT-017]', async () => {
    const { app, url } = product;
    const access = await app.access.company({ token: admin.token, companyId: null }, new Date());
    const processes = { ensureDefaultProcess: async () => 0, changeProcessOf: async () => {} };
    const room = { publicUrl: url, processes };
    const statements = (perPage: number): Promise<number> =>
      inCompany(app.pool, 1, async (tx) => {
        const asked = vi.spyOn(tx.client, 'query');
        const window = { page: 1, perPage, offset: 0, order: { field: 'title', direction: 'asc' } as const };
        const call = { tx, access, names: app.names, now: new Date(), language: 'en' as const, requestId: 'counted' };
        expect((await listPositions(room, call, {}, window)).positions).toHaveLength(perPage);
        const count = asked.mock.calls.length;
        asked.mockRestore();
        return count;
      });
    expect(await statements(25)).toBe(await statements(1));
  });

  it.each([
    [{ query: 'BARISTA' }, ['Barista', 'Barista']],
    [{ query: 'roswell' }, ['Companion Caregiver', 'Night Caregiver']],
    [{ query: 'tidewater', status: 'closed' }, ['Assistant Store Manager', 'Barista']],
    [{ query: 'caregiver ROSWELL' }, ['Companion Caregiver', 'Night Caregiver']],
    [{ status: 'pending' }, ['Catering Assistant', 'Night Caregiver', 'Scheduling Coordinator']],
    [{ statuses: 'pending,closed', query: 'roswell' }, ['Companion Caregiver', 'Night Caregiver']],
    [{ access_with_status_code: 1 }, ['Weekend Cashier']],
    [{ access_with_status_code: 4 }, []],
    [{ department: '-1' }, ['Café Supervisor', 'Companion Caregiver']],
    [{ location: '-1' }, []],
    [{ brand: '-1' }, []],
  ])('finds with %j just %j [JOB-003, JOB-008]', async (query, expected) => {
    expect((await titles({ order: 'title asc', ...query } as Query)).sort()).toEqual([...expected].sort());
  });

  it('filters by related records and by ids [JOB-003, JOB-008]', async () => {
    const office = await list({ department: `${department('Office')},-1`, status: 'published' });
    expect(office.positions.map(({ title }) => title).sort()).toEqual([
      'Café Supervisor',
      'Client Care Coordinator',
      'Payroll Assistant',
    ]);
    expect(await titles({ position_template: template('Office team') })).toEqual(['Scheduling Coordinator']);
    expect(await titles({ hiring_process_template: process('Caregivers'), status: 'published' })).toEqual([
      'Caregiver (CNA)',
    ]);
    expect(await titles({ location: at('Decatur'), order: 'title desc' })).toEqual(['Shift Leader', 'Delivery Driver']);
    const [first] = office.positions;
    expect((await list({ ids: `${first?.id},999999` })).total_count).toBe(1);
    const none = await list({ hiring_process_template: -1 });
    expect(none.positions.every((position) => position.hiring_process_template_id === null)).toBe(true);
    expect(none.total_count).toBeGreaterThan(0);
  });

  it.each([
    'title',
    'status',
    'location',
    'department',
    'applicants_count',
    'new_applicants_count',
    'published_at',
    'created_at',
  ])('sorts by %s both ways, page after page without a gap [JOB-009, PLT-018]', async (field) => {
    for (const direction of ['asc', 'desc']) {
      const order = `${field} ${direction}`;
      const whole = (await list({ order })).positions.map(({ id }) => id);
      const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ order, page, per_page: 10 })));
      expect(pages.flatMap(({ positions }) => positions.map(({ id }) => id))).toEqual(whole);
    }
  });

  it('refuses unknown filters [PLT-018, PLT-006]', async () => {
    expect((await admin.call(listMyPositions, { query: { order: 'salary desc' } })).body.errors).toHaveProperty(
      'order',
    );
    expect((await admin.call(listMyPositions, { query: { status: 'lost' } })).body.errors).toHaveProperty('status');
    expect((await admin.call(listMyPositions, { query: { department: 'kitchen' } })).body.error_code).toBe(20001);
  });

  it('counts the results by status [JOB-007]', async () => {
    const { body } = await admin.call(countMyPositions, { query: { status: 'closed' } });
    expect(body).toEqual({ all: 40, published: 17, pending: 3, closed: 20, deleted: 0 });
    const { body: few } = await admin.call(countMyPositions, { query: { query: 'barista' } });
    expect(few).toEqual({ all: 2, published: 1, pending: 0, closed: 1, deleted: 0 });
  });

  it('finds its page among 10,000 postings by filter, search and order [JOB-003]', async () => {
    await enlargeDemo(product.databaseUrl, { positions: 10_000 });
    const queries: Query[] = [{}, { query: 'role 77' }, { status: 'published', order: 'new_applicants_count desc' }];
    for (const query of queries) {
      const { positions, total_count } = await list({ ...query, per_page: 10 });
      expect(positions).toHaveLength(10);
      expect(total_count).toBeGreaterThan(10);
    }
  }, 60_000);
});
