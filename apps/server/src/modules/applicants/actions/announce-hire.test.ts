// Who hears that somebody was hired, over HTTP.
import { performApplicationAction, undoApplicationAction } from '@onward/contract/applicants/application-actions';
import {
  listNotificationConfigs,
  listNotifications,
  updateNotificationConfig,
} from '@onward/contract/notifications/notifications';
import { ACTION_CODES, type ActionName } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { insertApplicant } from '../../../../../../testing/people/insert-applicant.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';

const COLLEAGUE = 'hr.admin@larkfield.test';
const ACTOR = 'super.admin@larkfield.test';
/** Limited to another location than the job's. */
const ELSEWHERE = 'manager@larkfield.test';

let product: InProcessProduct;
let admin: ApiCaller;
let colleague: ApiCaller;
let elsewhere: ApiCaller;
let job: { id: number; stageId: number };
let people = 0;

beforeAll(async () => {
  product = await startInProcess({ sandbox: true });
  const api = new ApiCaller(product.url);
  [admin, colleague, elsewhere] = await Promise.all([api.signIn(ACTOR), api.signIn(COLLEAGUE), api.signIn(ELSEWHERE)]);
  const employer = new Employer(admin);
  const process = await employer.process([{ id: -2, name: 'Review', stage_type: 'custom' }]);
  const { id } = await employer.publish({
    hiring_process_template_id: process.id,
    location_id: await employer.locationId('Midtown'),
  });
  const [stage] = await query('select id from stages where hiring_process_template_id = $1 order by sequence', [
    process.id,
  ]);
  job = { id, stageId: stage.id };
});
afterAll(() => product.stop());
beforeEach(() => query('delete from notifications'));

const query = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

async function someone(): Promise<{ id: number; name: string }> {
  people += 1;
  const lastName = `Hiredly ${people}`;
  const id = await insertApplicant(product.app.ownerPool, {
    positionId: job.id,
    stageId: job.stageId,
    firstName: 'Ada',
    lastName,
  });
  return { id, name: `Ada ${lastName}` };
}

const act = async (action: ActionName, ids: readonly number[]) =>
  (
    await admin.call<{ undo: { id: number } | null }>(performApplicationAction, {
      body: { action_type: ACTION_CODES[action], application_ids: ids, params: {}, screen: 'position_applicants' },
    })
  ).body;

const waiting = () =>
  query(`select key from graphile_worker.jobs where task_identifier like 'applicants.hire%' or run_at <= now()
    and attempts < max_attempts`);

/** As if the time to undo were over. */
async function undoTimeOver(): Promise<void> {
  await query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
     where task_identifier = 'applicants.hire_news'`,
  );
  await until('the news to be out', async () => (await waiting()).length === 0 || undefined);
}

const titlesOf = async (caller: ApiCaller) =>
  (await caller.call<{ notifications: { title: string; link: string }[] }>(listNotifications)).body.notifications;
const mailsTo = async (email: string, name: string) =>
  (await product.outside.emails(email)).filter(({ subject }) => subject === `${name} was hired`);

describe('The news of a hire', () => {
  it('reaches colleagues in scope by bell and email, but not who hired [APP-027, NTF-002, NTF-010]', async () => {
    const { id, name } = await someone();
    await act('mark_hired', [id]);
    await undoTimeOver();
    expect(await titlesOf(colleague)).toMatchObject([{ title: `${name} was hired`, link: `/applicant/${id}` }]);
    expect(await mailsTo(COLLEAGUE, name)).toHaveLength(1);
    expect([await titlesOf(admin), await titlesOf(elsewhere)]).toEqual([[], []]);
    expect([await mailsTo(ACTOR, name), await mailsTo(ELSEWHERE, name)]).toEqual([[], []]);
  });

  it('goes to nobody when the hire was undone in time [APP-027, AHD-001]', async () => {
    const { id } = await someone();
    const { undo } = await act('mark_hired', [id]);
    await admin.call(undoApplicationAction, { params: { id: undo?.id ?? 0 } });
    await undoTimeOver();
    expect(await titlesOf(colleague)).toEqual([]);
  });

  it('stays out of the mailbox of somebody who turned that off [APP-027, NTF-001]', async () => {
    const { body } = await colleague.call<{ notification_configs: { id: number; notification_type: string }[] }>(
      listNotificationConfigs,
    );
    const config = body.notification_configs.find((each) => each.notification_type === 'applicant_hired');
    await colleague.call(updateNotificationConfig, {
      params: { id: config?.id ?? 0 },
      body: { notification_config: { settings: { email: false, sms: false } } },
    });
    const { id, name } = await someone();
    await act('mark_hired', [id]);
    await undoTimeOver();
    expect(await titlesOf(colleague)).toMatchObject([{ title: `${name} was hired` }]);
    expect(await mailsTo(COLLEAGUE, name)).toEqual([]);
  });
});
