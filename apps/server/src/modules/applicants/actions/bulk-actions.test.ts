// Actions on many applicants in the background, over HTTP and with the worker at work.
import {
  type BulkAction,
  getBulkAction,
  listBulkActions,
  performApplicationAction,
  stopBulkAction,
  undoBulkAction,
} from '@onward/contract/applicants/application-actions';
import { ACTION_CODES, type ActionName, BACKGROUND_BATCH } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';
import { applicantEffects } from '../applicants.routes.ts';
import { runBatch } from './bulk-actions.service.ts';

let product: InProcessProduct;
let admin: ApiCaller;
let manager: ApiCaller;
let employer: Employer;

async function begin(env: Record<string, string> = {}): Promise<void> {
  product = await startInProcess({ env });
  const api = new ApiCaller(product.url);
  admin = await api.signIn('super.admin@larkfield.test');
  manager = await api.signIn('manager@larkfield.test');
  employer = new Employer(admin);
}

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

async function crowd(count: number): Promise<{ id: number; key: string; stages: { id: number; name: string }[] }> {
  const process = await employer.process([{ id: -2, name: 'Review', stage_type: 'custom' }]);
  const { id, digest_key: key } = await employer.publish({ hiring_process_template_id: process.id });
  const stages = await rows('select id, name from stages where hiring_process_template_id = $1 order by sequence', [
    process.id,
  ]);
  await rows(
    `with person as (
       insert into persons (company_id, first_name, last_name)
       select 1, 'Ada', 'No ' || n from generate_series(1, $3) n returning id
     )
     insert into applications (company_id, digest_key, person_id, position_id, stage_id, first_name, last_name,
       applied_at, stage_entered_at, last_activity_at)
     select 1, 'crowd-' || id, id, $1, $2, 'Ada', 'Crowd', now(), now(), now() from person`,
    [id, stages[0].id, count],
  );
  return { id, key, stages };
}

const act = (action: ActionName, body: object, caller = admin) =>
  caller.call<{ bulk_action: { id: number; total: number } }>(performApplicationAction, {
    body: { action_type: ACTION_CODES[action], ...body },
  });

interface Shown {
  bulk_action: BulkAction;
  results: { application_id: number; name: string; error_code: number; message: string }[];
  total_count: number;
}
const show = async (id: number, caller = admin) => caller.call<Shown>(getBulkAction, { params: { id } });

const finished = (id: number) =>
  until('the end of the action', async () => (await show(id)).body.bulk_action.state === 'finished');

const counts = async (positionId: number) =>
  (
    await rows(
      `select s.name, count(*)::int as count, max(c.in_progress) as counted from applications a
       join stages s on s.id = a.stage_id
       left join position_stage_counts c on c.position_id = a.position_id and c.stage_id = a.stage_id
       where a.position_id = $1 group by 1 order by 1`,
      [positionId],
    )
  ).map(({ name, count, counted }) => [name, count, counted]);

describe('An action on many', () => {
  beforeAll(() => begin());
  afterAll(() => product.stop());

  it('answers 202, changes everybody who matches, tells whom it skipped, and is taken back whole [APP-023, AHD-001]', async () => {
    const { id: positionId, key, stages } = await crowd(1_201);
    const [{ id: rejected }] = await rows('select id from applications where position_id = $1 limit 1', [positionId]);
    await rows("update applications set status = 'rejected' where id = $1", [rejected]);
    const { status, body } = await act('mark_inactive', {
      selection: { position_key: key },
      screen: 'position_applicants',
    });
    expect([status, body.bulk_action.total]).toEqual([202, 1_201]);
    await finished(body.bulk_action.id);
    const { body: shown } = await show(body.bulk_action.id);
    expect(shown.bulk_action).toMatchObject({ done: 1_200, failed: 1, total: 1_201, can_undo: true });
    expect(shown.results).toMatchObject([
      { application_id: rejected, name: 'Ada Crowd', error_code: 20003, message: 'Not in progress' },
    ]);
    expect((await admin.call<{ bulk_actions: BulkAction[] }>(listBulkActions)).body.bulk_actions[0]).toMatchObject({
      id: body.bulk_action.id,
    });
    const undone = await admin.call<{ undone: number; kept: number }>(undoBulkAction, {
      params: { id: body.bulk_action.id },
    });
    expect(undone.body).toEqual({ undone: 1_200, kept: 0 });
    expect(await counts(positionId)).toEqual([['Applied', 1_201, 1_200]]);
    const again = await admin.call(undoBulkAction, { params: { id: body.bulk_action.id } });
    expect(again.body.error_code).toBe(20003);
    expect(stages).toHaveLength(2);
  });

  it('of more than a hundred ids runs in the background too, and moves them with their counts [APP-023]', async () => {
    const { id: positionId, stages } = await crowd(101);
    const ids = (await rows('select id from applications where position_id = $1', [positionId])).map(({ id }) => id);
    const { status, body } = await act('move_to_stage', { application_ids: ids, params: { stage_id: stages[1]?.id } });
    expect(status).toBe(202);
    await finished(body.bulk_action.id);
    expect(await counts(positionId)).toEqual([['Review', 101, 101]]);
  });

  it('is nobody else’s to see, stop or take back [APP-023, CMP-024]', async () => {
    const { key } = await crowd(3);
    const { body } = await act('mark_inactive', { selection: { position_key: key } });
    const params = { id: body.bulk_action.id };
    expect((await show(body.bulk_action.id, manager)).status).toBe(404);
    expect((await manager.call(stopBulkAction, { params })).status).toBe(404);
    expect((await manager.call(undoBulkAction, { params })).status).toBe(404);
    await finished(body.bulk_action.id);
  });
});

describe('An action on many, where no worker hurries', () => {
  beforeAll(() => begin({ ROLE: 'web' }));
  afterAll(() => product.stop());

  it('stops between two batches and leaves the rest as it was [APP-023]', async () => {
    const { id: positionId, key } = await crowd(BACKGROUND_BATCH + 20);
    const [{ id }] = await rows(
      `insert into bulk_actions (company_id, staff_id, action_type, screen, total, created_at)
       select 1, s.id, 25, 'position_applicants', $1, now() from company_staffs s join users u on u.id = s.user_id
       where s.company_id = 1 and u.email = 'super.admin@larkfield.test' returning id`,
      [BACKGROUND_BATCH + 20],
    );
    await rows(
      `insert into bulk_action_items (company_id, bulk_action_id, sequence, application_id)
       select 1, $1, row_number() over (), a.id from applications a where a.position_id = $2`,
      [id, positionId],
    );
    const batch = () => runBatch(product.app, applicantEffects(product.app, {}), { company_id: 1, bulk_action_id: id });
    await rows("update bulk_actions set state = 'running' where id = $1", [id]);
    await batch();
    expect((await admin.call(stopBulkAction, { params: { id } })).status).toBe(204);
    await batch();
    const { body } = await show(id);
    expect(body.bulk_action).toMatchObject({ state: 'stopped', done: BACKGROUND_BATCH, failed: 0 });
    const [{ untouched }] = await rows(
      "select count(*)::int as untouched from applications where position_id = $1 and status = 'in_progress'",
      [positionId],
    );
    expect(untouched).toBe(20);
    expect((await admin.call(stopBulkAction, { params: { id } })).body.error_code).toBe(20003);
    expect(key).not.toBe('');
  });
});
