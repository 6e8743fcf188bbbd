// Interviews scheduled for applicants who are not in an interview stage yet.
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import { createMeeting, type Meeting } from '@onward/contract/interviews/meetings';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InterviewOffice } from '../../../../../../testing/people/interview-office.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';

let product: InProcessProduct;
let admin: ApiCaller;
let office: InterviewOffice;
let dana: number;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  const stranger = new ApiCaller(product.url);
  admin = await stranger.signIn('super.admin@larkfield.test');
  office = new InterviewOffice(stranger, admin);
  const [row] = await query(
    `select s.id from company_staffs s join users u on u.id = s.user_id where u.email = 'general.manager@larkfield.test'`,
  );
  dana = Number(row.id);
});
afterAll(() => product.stop());

const query = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;
const placeOf = async (id: number) =>
  (
    await query(
      'select s.name, a.stage_status from applications a join stages s on s.id = a.stage_id where a.id = $1',
      [id],
    )
  )[0];

/** Everything that was due has been done. */
const done = () =>
  until('the jobs', async () => {
    const [{ count }] = await query(
      `select count(*)::int as count from graphile_worker._private_jobs where run_at <= now() + interval '1 second'`,
    );
    return count === 0;
  });

/** Somebody who was moved on to the stage after the interview. */
async function decided(email: string) {
  const position = await office.posting({ interviewer_ids: [dana] });
  const { digestKey } = await office.apply(position, { email });
  const [{ id }] = await query('select id from applications where digest_key = $1', [digestKey]);
  const params = { stage_name: 'Decision' };
  const body = { action_type: ACTION_CODES.move_to_stage, application_ids: [Number(id)], params };
  expect((await admin.call(performApplicationAction, { body })).status).toBe(200);
  return { id: Number(id), stageId: position.stageId };
}

const schedule = (applicationId: number, change: object) =>
  admin.call<{ meeting: Meeting }>(createMeeting, {
    body: {
      meeting: {
        application_id: applicationId,
        starts_at: new Date(Date.now() + 48 * 3_600_000).toISOString(),
        duration_minutes: 30,
        meeting_type: 'onsite_interview',
        interviewer_ids: [dana],
        ...change,
      },
    },
  });

describe('An interview for somebody outside an interview stage', () => {
  it('is refused without the stage to move to [SCH-009]', async () => {
    const { id } = await decided('stays@mail.test');
    expect((await schedule(id, {})).body.error_code).toBe(20003);
  });

  it('moves them there, and asks for no time that is already agreed [SCH-009, CAR-012]', async () => {
    const { id, stageId } = await decided('moves@mail.test');
    await done();
    const before = (await product.outside.emails('moves@mail.test')).map((email) => email.id);
    const { status, body } = await schedule(id, { stage_id: stageId });
    expect([status, body.meeting.status]).toEqual([201, 'confirmed']);
    expect(await placeOf(id)).toEqual({ name: 'Interview', stage_status: 'confirmed' });
    await product.outside.invitation('moves@mail.test', 'METHOD:PUBLISH');
    await done();
    const since = (await product.outside.emails('moves@mail.test')).filter((email) => !before.includes(email.id));
    expect(since).toHaveLength(1);
    const [history] = await query(
      `select action from application_histories where application_id = $1 and action = 'moved_stage' order by id desc`,
      [id],
    );
    expect(history).toBeDefined();
  });

  it('moves nobody when the interview is refused, or the stage is not one of their interviews [SCH-009]', async () => {
    const { id, stageId } = await decided('atomic@mail.test');
    const past = await schedule(id, { stage_id: stageId, starts_at: '2020-01-01T10:00:00Z' });
    expect(past.body.errors).toHaveProperty('starts_at');
    const other = await decided('other@mail.test');
    for (const wrong of [other.stageId, 987_654]) {
      expect((await schedule(id, { stage_id: wrong })).body.errors).toHaveProperty('stage_id');
    }
    expect(await placeOf(id)).toMatchObject({ name: 'Decision' });
  });

  it('is scheduled once by two colleagues at a time [SCH-009]', async () => {
    const { id, stageId } = await decided('twice@mail.test');
    const answers = await Promise.all([1, 2].map(() => schedule(id, { stage_id: stageId })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await query('select 1 from meetings where application_id = $1', [id])).toHaveLength(1);
  });

  it('needs the module that moves applicants [CMP-003, SCH-009]', async () => {
    const { id, stageId } = await decided('module@mail.test');
    await query(`delete from company_modules where company_id = 1 and module = 'hiring_stages'`);
    try {
      expect((await schedule(id, { stage_id: stageId })).status).toBe(403);
    } finally {
      await query(`insert into company_modules (company_id, module) values (1, 'hiring_stages')`);
    }
    expect(await placeOf(id)).toMatchObject({ name: 'Decision' });
  });
});
