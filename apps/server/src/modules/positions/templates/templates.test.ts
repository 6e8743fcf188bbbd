// Posting templates over HTTP, and the postings that follow them.

import type { Position } from '@onward/contract/positions/position';
import {
  createPositionTemplate,
  deletePositionTemplate,
  getPositionTemplate,
  listPositionTemplates,
  type PositionTemplate,
  updatePositionTemplate,
} from '@onward/contract/positions/position-templates';
import { createPosition, getPosition, publishPosition, updatePosition } from '@onward/contract/positions/positions';
import { decidePostingReview } from '@onward/contract/positions/posting-reviews';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { whileHeld } from '../../../../../../testing/database/while-held.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';

type One = { position_template: PositionTemplate };
type Updated = One & { applied_count: number; skipped_count: number };

describe('posting templates', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let admin: ApiCaller;
  let support: ApiCaller;
  let places: number[];
  let made = 0;

  beforeAll(async () => {
    product = await startInProcess();
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
    support = await api.signIn('support@onward.test');
    const { rows } = await product.app.ownerPool.query('select id from locations where company_id = 1 order by id');
    places = rows.map(({ id }) => id);
  });
  afterAll(() => product.stop());

  const good = '<p>You greet guests, keep the place tidy and help where help is needed.</p>';
  const bad = `${good}<p>There is a registration fee.</p>`;

  const post = (input: object) => admin.call<One>(createPositionTemplate, { body: { position_template: input } });
  const create = async (more: object = {}): Promise<PositionTemplate> => {
    made += 1;
    const { body, text } = await post({ name: `Template ${made}`, title: `Role ${made}`, description: good, ...more });
    expect(body.position_template, text).toBeDefined();
    return body.position_template;
  };
  const put = (id: number, change: object, apply_to_positions = false) =>
    admin.call<Updated>(updatePositionTemplate, {
      params: { id },
      body: { position_template: change, apply_to_positions },
    });
  const posting = async (template: PositionTemplate, place = 0): Promise<Position> => {
    const position = { title: template.title, location_id: places[place], position_template_id: template.id };
    return (await admin.call<{ position: Position }>(createPosition, { body: { position } })).body.position;
  };
  const key = ({ digest_key }: Position) => ({ params: { position_key: digest_key } });
  const publish = async (position: Position): Promise<Position> =>
    (await admin.call<{ position: Position }>(publishPosition, key(position))).body.position;
  const read = async (position: Position): Promise<Position> =>
    (await admin.call<{ position: Position }>(getPosition, key(position))).body.position;
  const reviewOf = async (position: Position) => (await read(position)).posting_review?.status;
  const decide = (template: PositionTemplate, body: object) =>
    support.call(decidePostingReview, { params: { id: template.posting_review?.id ?? 0 }, body });

  it('are created with their own review, listed and searched [JOB-014, JOB-042]', async () => {
    const template = await create({ name: 'Front desk', questions: [{ title: 'Why?' }] });
    expect(template).toMatchObject({
      name: 'Front desk',
      positions_count: 0,
      employment_type: null,
      version: 1,
      posting_review: { status: 'approved', reasons: [] },
    });
    const { body } = await admin.call<{ position_templates: PositionTemplate[] }>(listPositionTemplates, {
      query: { query: 'FRONT d' },
    });
    expect(body.position_templates.map(({ id }) => id)).toEqual([template.id]);
    const byUse = await admin.call<{ position_templates: PositionTemplate[] }>(listPositionTemplates, {
      query: { order: 'positions_count desc' },
    });
    expect(byUse.body.position_templates[0]).toMatchObject({ name: 'Kitchen crew', positions_count: 3 });
  });

  it('need a unique name and a valid pay range [JOB-014, JOB-012]', async () => {
    const { name } = await create();
    const taken = await post({ name: name.toLowerCase(), title: 'X' });
    expect(taken.body).toMatchObject({ error_code: 20002, errors: { name: [expect.any(String)] } });
    const other = await create();
    expect((await put(other.id, { name })).body.error_code).toBe(20002);
    expect((await post({ name: 'Paid', title: 'X', salary_min: 3 })).body.errors).toHaveProperty('salary_max');
    expect((await post({ name: 'Lost', title: 'X', department_id: 987_654 })).body.errors).toHaveProperty(
      'department_id',
    );
  });

  it('show the second of two editors both values [AHD-021]', async () => {
    const { id, title, version } = await create();
    await put(id, { title: 'Theirs', version });
    const late = await put(id, { title: 'Mine', version });
    expect(late.body.conflict?.fields).toEqual({ title: { theirs: 'Theirs', yours: 'Mine' } });
    expect(title).not.toBe('Theirs');
  });

  it('push changes to the postings that follow them, except those edited by hand [JOB-014]', async () => {
    const template = await create({ salary_min: 12, salary_max: 14, salary_unit: 'hour' });
    const [follower, edited, draft] = [await posting(template), await posting(template, 1), await posting(template, 2)];
    await publish(follower);
    await publish(edited);
    await admin.call(updatePosition, { ...key(edited), body: { position: { description: `${good}<p>Mine.</p>` } } });
    const more = `${good}<p>And you make people smile.</p>`;
    const without = await put(template.id, { salary_max: 15 });
    expect(without.body).toMatchObject({
      applied_count: 0,
      skipped_count: 0,
      position_template: { positions_count: 3 },
    });
    expect((await read(follower)).salary_max).toBe(14);

    const { body } = await put(template.id, { description: more, title: 'New title' }, true);
    expect(body).toMatchObject({ applied_count: 2, skipped_count: 1 });
    expect(await read(follower)).toMatchObject({
      title: template.title,
      description: more,
      salary_max: 15,
      edited_by_hand: false,
      posting_review: { status: 'approved' },
    });
    expect(await read(draft)).toMatchObject({ description: more, status: 'pending', posting_review: null });
    expect(await read(edited)).toMatchObject({ description: `${good}<p>Mine.</p>`, salary_max: 14 });
  });

  it('push nothing that a public posting’s state forbids [JOB-012, JOB-014]', async () => {
    const template = await create({ salary_min: 12, salary_max: 14, salary_unit: 'hour' });
    const follower = await publish(await posting(template, 4));
    await product.app.ownerPool.query("update locations set state_code = 'CO' where id = $1", [places[4]]);
    const { body } = await put(template.id, { salary_min: null, salary_max: null }, true);
    await product.app.ownerPool.query("update locations set state_code = 'GA' where id = $1", [places[4]]);
    expect(body).toMatchObject({ applied_count: 0, skipped_count: 1 });
    expect((await read(follower)).salary_min).toBe(12);
  });

  it('reach a posting that a colleague is moving to another location [JOB-014, JOB-041]', async () => {
    const template = await create();
    const moved = await publish(await posting(template));
    const moveTo = (place: number) => ({
      text: 'update positions set location_id = $2 where id = $1',
      values: [moved.id, places[place]],
    });
    const description = `${good}<p>And you make people smile.</p>`;
    const pushed = await whileHeld(product.app.ownerPool, moveTo(1), () => put(template.id, { description }, true));
    expect(pushed.body).toMatchObject({ applied_count: 1, skipped_count: 0 });
    expect(await read(moved)).toMatchObject({ description, location_id: places[1] });
    await whileHeld(product.app.ownerPool, moveTo(2), () => put(template.id, { description: bad }));
    expect(await reviewOf(moved)).toBe('parent_flagged');
  });

  it('hold back their postings until they are approved [JOB-041]', async () => {
    const template = await create({ description: bad });
    expect(template.posting_review?.status).toBe('flagged');
    const held = await posting(template);
    expect((await publish(held)).posting_review).toMatchObject({ status: 'parent_flagged', reasons: [] });
    const fixed = await put(template.id, { description: good });
    expect(fixed.body.position_template.posting_review?.status).toBe('approved');
    // Its own text is still the flagged one, so now it is flagged on its own.
    expect(await reviewOf(held)).toBe('flagged');
    const other = await posting(template, 1);
    expect((await publish(other)).posting_review?.status).toBe('approved');

    await put(template.id, { description: bad });
    expect(await reviewOf(other)).toBe('parent_flagged');
    await decide(template, { status: 'rejected', reason: 'No fees.' });
    expect(await reviewOf(other)).toBe('parent_rejected');
    expect(
      (await admin.call<One>(getPositionTemplate, { params: { id: template.id } })).body.position_template,
    ).toMatchObject({
      posting_review: { status: 'rejected', note: 'No fees.' },
    });
    await put(template.id, { description: good });
    expect(await reviewOf(other)).toBe('approved');
  });

  it('are approved by support staff, and their postings are then checked [JOB-041, JOB-044]', async () => {
    const template = await create({ description: bad });
    const held = await posting(template);
    await admin.call(updatePosition, { ...key(held), body: { position: { description: good } } });
    expect((await publish(held)).posting_review?.status).toBe('parent_flagged');
    expect((await decide(template, { status: 'approved' })).status).toBe(200);
    expect(await reviewOf(held)).toBe('approved');
  });

  it('check large numbers of postings in the background [JOB-041, PLT-058]', async () => {
    const template = await create({ description: bad });
    await product.app.ownerPool.query(
      `insert into positions (company_id, digest_key, title, location_id, description, status, position_template_id,
         review_status)
       select 1, 'many' || n, 'Many ' || n, $1, $2, 'published', $3, 'parent_flagged' from generate_series(1, 450) n`,
      [places[0], good, template.id],
    );
    await put(template.id, { description: good });
    await until('all are checked', async () => {
      const { rows } = await product.app.ownerPool.query(
        "select count(*) as count from positions where position_template_id = $1 and review_status = 'approved'",
        [template.id],
      );
      return rows[0].count === 450 ? true : undefined;
    });
  });

  it('release their postings when they are deleted [JOB-014]', async () => {
    const template = await create({ description: bad });
    const held = await posting(template);
    await admin.call(updatePosition, { ...key(held), body: { position: { description: good } } });
    await publish(held);
    expect((await admin.call(deletePositionTemplate, { params: { id: template.id } })).status).toBe(204);
    expect(await read(held)).toMatchObject({ position_template_id: null, posting_review: { status: 'approved' } });
    expect((await admin.call(getPositionTemplate, { params: { id: template.id } })).body.error_code).toBe(40001);
    expect((await post({ name: template.name, title: 'Again' })).status).toBe(201);
  });

  it('of a department are visible to and editable by staff who may see it [CMP-024]', async () => {
    const { rows } = await product.app.ownerPool.query('select id, name from departments where company_id = 1');
    const department = (name: string) => rows.find((row) => row.name === name).id;
    const kitchen = await create({ department_id: department('Kitchen') });
    const anywhere = await create();
    const limited = await api.signIn('hr.admin@larkfield.test');
    await product.app.ownerPool.query(
      `insert into staff_scopes (company_id, staff_id, kind, record_id)
       select s.company_id, s.id, 'department', $1 from company_staffs s join users u on u.id = s.user_id
       where u.email = 'hr.admin@larkfield.test'`,
      [department('Office')],
    );
    expect((await limited.call(getPositionTemplate, { params: { id: kitchen.id } })).body.error_code).toBe(40001);
    expect((await limited.call(getPositionTemplate, { params: { id: anywhere.id } })).status).toBe(200);
    const change = { params: { id: kitchen.id }, body: { position_template: { title: 'Mine' } } };
    expect((await limited.call(updatePositionTemplate, change)).body.error_code).toBe(10004);
  });
});
