// Deleting stages, and stage activity, over HTTP.
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import type { ResponseOf } from '@onward/contract/endpoint';
import {
  createHiringProcessTemplate,
  getHiringProcessActivity,
  type HiringProcessTemplate,
  updateHiringProcessTemplate,
} from '@onward/contract/hiring-processes/hiring-processes';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertApplicant } from '../../../../../../testing/people/insert-applicant.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

type One = { hiring_process_template: HiringProcessTemplate };

describe('a stage', () => {
  let product: InProcessProduct;
  let admin: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess();
    admin = await new ApiCaller(product.url).signIn('super.admin@larkfield.test');
  });
  afterAll(() => product.stop());

  const idFrom = async (sql: string): Promise<number> =>
    (await product.app.ownerPool.query(`${sql} order by id limit 1`)).rows[0].id;

  let made = 0;
  const applied = { id: -1, name: 'Applied', stage_type: 'application' };
  const call = { id: -2, name: 'Call', stage_type: 'custom' };
  const decision = { id: -3, name: 'Decision', stage_type: 'custom' };

  const put = ({ id }: HiringProcessTemplate, input: object, stage_moves?: object[]) =>
    admin.call<One>(updateHiringProcessTemplate, {
      params: { id },
      body: { hiring_process_template: input, ...(stage_moves && { stage_moves }) },
    });
  const create = async (): Promise<HiringProcessTemplate> => {
    made += 1;
    const input = { name: `Process ${made}`, stages: [applied, call, decision] };
    const { body } = await admin.call<One>(createHiringProcessTemplate, { body: { hiring_process_template: input } });
    return body.hiring_process_template;
  };

  let process: HiringProcessTemplate;
  let positionId: number;

  beforeEach(async () => {
    process = await create();
    positionId = await idFrom("select id from positions where company_id = 1 and title = 'Dishwasher'");
    await product.app.ownerPool.query('update positions set hiring_process_template_id = $2 where id = $1', [
      positionId,
      process.id,
    ]);
  });

  const leaveOut = (index: number) => ({
    name: process.name,
    stages: process.stages.filter((_, at) => at !== index),
  });
  const applicationOf = async (id: number) =>
    (
      await product.app.ownerPool.query(
        'select stage_id, stage_entry, status, stage_status from applications where id = $1',
        [id],
      )
    ).rows[0];

  it('asks where its applicants should go, moves them, and records it [JOB-019]', async () => {
    const [, middle, last] = process.stages;
    const { ownerPool } = product.app;
    const open = await insertApplicant(ownerPool, { positionId, stageId: middle?.id ?? 0 });
    const rejected = await insertApplicant(ownerPool, { positionId, stageId: middle?.id ?? 0, status: 'rejected' });
    const refused = await put(process, leaveOut(1));
    expect(refused.body).toMatchObject({
      error_code: 20001,
      errors: { stage_moves: ['Choose where to move 1 applicant from “Call”'] },
    });
    const unknown = await put(process, leaveOut(1), [{ from_stage_id: middle?.id, to_stage_id: middle?.id }]);
    expect(unknown.body.errors).toHaveProperty('stage_moves');

    const { body } = await put(process, leaveOut(1), [{ from_stage_id: middle?.id, to_stage_id: last?.id }]);
    expect(
      body.hiring_process_template.stages.map(({ name, sequence, applicants_count }) => [
        name,
        sequence,
        applicants_count,
      ]),
    ).toEqual([
      ['Applied', 0, 0],
      ['Decision', 1, 1],
    ]);
    expect(await applicationOf(open)).toEqual({
      stage_id: last?.id,
      stage_entry: 2,
      status: 'in_progress',
      stage_status: null,
    });
    expect(await applicationOf(rejected)).toMatchObject({ stage_id: last?.id, stage_entry: 1, status: 'rejected' });
    const { rows } = await ownerPool.query(
      'select actor, action, detail from application_histories where application_id = any($1)',
      [[open, rejected]],
    );
    expect(rows).toEqual([
      { actor: 'staff', action: 'moved_stage', detail: { from: middle?.id, to: last?.id, stage: 'Decision' } },
    ]);
  });

  it('is deleted without a question when nobody is in progress in it, and may be replaced by a new one [JOB-019]', async () => {
    const [first, middle] = process.stages;
    const hired = await insertApplicant(product.app.ownerPool, {
      positionId,
      stageId: middle?.id ?? 0,
      status: 'hired',
    });
    const { body } = await put(process, leaveOut(1));
    expect(body.hiring_process_template.stages).toHaveLength(2);
    expect(await applicationOf(hired)).toMatchObject({ stage_id: first?.id, status: 'hired' });

    const open = await insertApplicant(product.app.ownerPool, { positionId, stageId: process.stages[2]?.id ?? 0 });
    const replaced = await put(
      process,
      { name: process.name, stages: [first, { id: -4, name: 'Trial shift', stage_type: 'custom' }] },
      [{ from_stage_id: process.stages[2]?.id, to_stage_id: -4 }],
    );
    const trial = replaced.body.hiring_process_template.stages[1];
    expect(trial).toMatchObject({ name: 'Trial shift', applicants_count: 1 });
    expect((await applicationOf(open)).stage_id).toBe(trial?.id);
  });

  it('gives every later visit its own number, so links and interviews of earlier visits stay separate [JOB-019]', async () => {
    const [first, middle, last] = process.stages;
    const open = await insertApplicant(product.app.ownerPool, { positionId, stageId: middle?.id ?? 0 });
    await put(process, leaveOut(1), [{ from_stage_id: middle?.id, to_stage_id: last?.id }]);
    const move = (stage_id: number | undefined) =>
      admin.call(performApplicationAction, {
        body: { action_type: ACTION_CODES.move_to_stage, application_ids: [open], params: { stage_id } },
      });
    expect(await applicationOf(open)).toMatchObject({ stage_id: last?.id, stage_entry: 2 });
    await move(first?.id);
    expect(await applicationOf(open)).toMatchObject({ stage_id: first?.id, stage_entry: 3 });
    await move(last?.id);
    expect(await applicationOf(open)).toMatchObject({ stage_id: last?.id, stage_entry: 4 });
  });

  it('cannot be deleted if it is the application stage [JOB-019]', async () => {
    const { body } = await put(process, leaveOut(0));
    expect(body.errors).toMatchObject({
      stages: ['The application stage must come first'],
      stage_moves: ["You can't delete “Applied”"],
    });
  });

  it('shows its activity of the last 30 days [JOB-030]', async () => {
    const [first, middle, last] = process.stages;
    const { ownerPool } = product.app;
    const activity = async () =>
      (
        await admin.call<ResponseOf<typeof getHiringProcessActivity>>(getHiringProcessActivity, {
          params: { id: process.id },
        })
      ).body.stages;
    // The demo applicants of this job have entered its first stage too.
    const [before] = await activity();
    const applicant = await insertApplicant(ownerPool, { positionId, stageId: last?.id ?? 0 });
    const write = (actor: string, action: string, detail: object, hoursAgo: number) =>
      ownerPool.query(
        `insert into application_histories (company_id, application_id, actor, action, detail, created_at)
         values (1, $1, $2, $3, $4, now() - make_interval(hours => $5))`,
        [applicant, actor, action, detail, hoursAgo],
      );
    await write('applicant', 'applied', {}, 10);
    await write('automation', 'reminder_sent', { stage_id: first?.id }, 9);
    await write('automation', 'moved_stage', { from: first?.id, to: middle?.id }, 8);
    await write('staff', 'moved_stage', { from: middle?.id, to: last?.id }, 3);
    const none = { entered: 0, advanced_automatically: 0, median_seconds_in_stage: null, reminders_sent: 0 };
    expect(await activity()).toEqual([
      {
        stage_id: first?.id,
        entered: (before?.entered ?? 0) + 1,
        advanced_automatically: 1,
        median_seconds_in_stage: 7200,
        reminders_sent: 1,
      },
      { ...none, stage_id: middle?.id, entered: 1, median_seconds_in_stage: 18_000 },
      { ...none, stage_id: last?.id, entered: 1 },
    ]);
  });
});
