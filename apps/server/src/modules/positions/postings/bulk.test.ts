// Bulk changes to postings, over HTTP.

import type { Position } from '@onward/contract/positions/position';
import {
  type BulkResults,
  bulkCreatePositions,
  bulkUpdatePositions,
  createPosition,
  getPosition,
} from '@onward/contract/positions/positions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

describe('several postings at once', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let admin: ApiCaller;
  const places = new Map<string, number>();
  let made = 0;

  beforeAll(async () => {
    product = await startInProcess();
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
    const { rows } = await product.app.ownerPool.query('select id, name from locations where company_id = 1');
    for (const { id, name } of rows) places.set(name, id);
  });
  afterAll(() => product.stop());

  const at = (name: string): number => places.get(name) ?? 0;
  const description = '<p>You greet guests, keep the place tidy and help where help is needed.</p>';
  const bulkCreate = (body: object, caller = admin) => caller.call<BulkResults>(bulkCreatePositions, { body });
  const bulkUpdate = (body: object, caller = admin, headers = {}) =>
    caller.call<BulkResults>(bulkUpdatePositions, { body, headers });
  const create = async (more: object = {}): Promise<Position> => {
    made += 1;
    const position = { title: `Helper ${made}`, location_id: at('Smyrna'), description, ...more };
    return (await admin.call<{ position: Position }>(createPosition, { body: { position } })).body.position;
  };
  const read = async (key: string | null | undefined): Promise<Position> =>
    (await admin.call<{ position: Position }>(getPosition, { params: { position_key: key ?? '' } })).body.position;

  it('creates one posting for each location and publishes them; a failure does not affect the others [JOB-005]', async () => {
    await product.app.ownerPool.query("update locations set state_code = 'CO' where id = $1", [at('Midtown')]);
    const location_ids = [at('Smyrna'), at('Midtown'), 987_654, at('Roswell')];
    const { status, body } = await bulkCreate({
      position: { title: 'Runner', description },
      location_ids,
      publish: true,
    });
    await product.app.ownerPool.query("update locations set state_code = 'GA' where id = $1", [at('Midtown')]);
    expect(status).toBe(200);
    expect(body.results.map(({ id, ok, error_code, message }) => [id, ok, error_code, message])).toEqual([
      [at('Smyrna'), true, null, null],
      [at('Midtown'), false, 20001, 'A pay range is required in Colorado'],
      [987_654, false, 20001, "This doesn't exist"],
      [at('Roswell'), true, null, null],
    ]);
    expect(await read(body.results[0]?.position_key)).toMatchObject({ status: 'published', location_id: at('Smyrna') });
    const { rows } = await product.app.ownerPool.query("select location_id from positions where title = 'Runner'");
    expect(rows.map(({ location_id }) => location_id).sort()).toEqual([at('Smyrna'), at('Roswell')].sort());
  });

  it('leaves them pending when they should not be published [JOB-005]', async () => {
    const { body } = await bulkCreate({ position: { title: 'Later' }, location_ids: [at('Smyrna')] });
    expect(await read(body.results[0]?.position_key)).toMatchObject({ status: 'pending', title: 'Later' });
  });

  it('publishes, closes, and deletes each independently, with messages in the user’s language [JOB-005, JOB-002]', async () => {
    const [first, second] = [await create(), await create()];
    await bulkUpdate({ ids: [first.id], action: 'publish' });
    const { body } = await bulkUpdate({ ids: [second.id, first.id, 987_654], action: 'close' }, admin, {
      locale: 'fr',
    });
    expect(body.results).toEqual([
      {
        id: second.id,
        ok: false,
        error_code: 20003,
        message: 'Seules les offres publiées peuvent être fermées',
        position_id: null,
        position_key: null,
      },
      {
        id: first.id,
        ok: true,
        error_code: null,
        message: null,
        position_id: first.id,
        position_key: first.digest_key,
      },
      expect.objectContaining({ id: 987_654, ok: false, error_code: 40001 }),
    ]);
    expect(
      (await bulkUpdate({ ids: [first.id, second.id], action: 'delete' })).body.results.every(({ ok }) => ok),
    ).toBe(true);
    expect((await read(first.digest_key)).status).toBe('deleted');
  });

  it('changes the process of several, alone or with an action [JOB-005]', async () => {
    const { rows } = await product.app.ownerPool.query(
      "select id from hiring_process_templates where company_id = 1 and name = 'Kitchen crew'",
    );
    const processId = rows[0].id;
    const [first, second] = [await create(), await create()];
    await bulkUpdate({ ids: [first.id, second.id], hiring_process_template_id: processId });
    expect(await read(first.digest_key)).toMatchObject({ hiring_process_template_id: processId, status: 'pending' });
    expect((await read(first.digest_key)).edited_by_hand).toBe(false);
    await bulkUpdate({ ids: [first.id], hiring_process_template_id: null, action: 'publish' });
    expect(await read(first.digest_key)).toMatchObject({ hiring_process_template_id: null, status: 'published' });
    const wrong = await bulkUpdate({ ids: [second.id], hiring_process_template_id: 987_654, action: 'publish' });
    expect(wrong.body.results).toMatchObject([{ ok: false, error_code: 20001, message: "This doesn't exist" }]);
    expect((await read(second.digest_key)).status).toBe('pending');
    expect((await bulkUpdate({ ids: [first.id] })).body.errors).toEqual({ action: ['Please fill in this field'] });
  });

  it('accepts a hundred and no more [JOB-005]', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, index) => 900_000 + index);
    const most = await bulkUpdate({ ids: ids(100), action: 'close' });
    expect([most.status, most.body.results.length]).toEqual([200, 100]);
    const refused = await bulkUpdate({ ids: ids(101), action: 'close' });
    expect([refused.status, refused.body.error_code]).toEqual([422, 20004]);
    expect((await bulkCreate({ position: { title: 'X' }, location_ids: ids(101) })).body.error_code).toBe(20004);
  });

  it('requires each action’s permission and stays in scope [JOB-005, CMP-022, CMP-024]', async () => {
    const { id } = await create();
    await product.app.ownerPool.query(
      `update company_roles set permissions = '{publish_position}' where company_id = 1 and name = 'Manager'`,
    );
    const manager = await api.signIn('manager@larkfield.test');
    const outside = await bulkUpdate({ ids: [id], action: 'publish' }, manager);
    expect(outside.body.results).toMatchObject([{ ok: false, error_code: 10004 }]);
    const own = await create({ location_id: at('Decatur') });
    const refused = await bulkUpdate({ ids: [own.id], action: 'delete' }, manager);
    expect(refused.body.results).toMatchObject([
      { ok: false, error_code: 10004, message: expect.stringContaining('You need the “') },
    ]);
    expect((await bulkUpdate({ ids: [own.id], action: 'publish' }, manager)).body.results).toMatchObject([
      { ok: true },
    ]);
  });
});
