// Ordering background checks over HTTP: for one, for many, by a rule, and what undoes or ends an order.
import { performApplicationAction, undoApplicationAction } from '@onward/contract/applicants/application-actions';
import {
  type CheckOptions,
  cancelApplicationCheck,
  listCheckOptions,
} from '@onward/contract/background-checks/application-checks';
import { listCheckerNodes, updateCheckerNode } from '@onward/contract/background-checks/checker-nodes';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CheckOffice } from '../../../../../../testing/people/check-office.ts';
import { until } from '../../../../../../testing/until.ts';

let office: CheckOffice;
let secondsLater = 0;

beforeAll(async () => {
  office = await CheckOffice.open([], { clock: () => addSeconds(new Date(), secondsLater) });
});
afterAll(() => office.product.stop());

const messages = ({ body }: Awaited<ReturnType<CheckOffice['order']>>) =>
  body.results?.map(({ error_code, message }) => [error_code, message]);

const setNode = async (change: object) => {
  const { body } = await office.admin.call<{ company_checker_nodes: { id: number; name: string }[] }>(listCheckerNodes);
  const id = body.company_checker_nodes.find(({ name }) => name === 'Decatur')?.id ?? 0;
  const answer = await office.admin.call(updateCheckerNode, { params: { id }, body: change });
  expect(answer.status, answer.text).toBe(200);
};

describe('Ordering a background check', () => {
  it('asks the applicant by a link that works for seven days [CHK-005, CHK-006, CAR-014]', async () => {
    const { id, token } = await office.asked();
    const check = await office.newest(id);
    expect(check).toMatchObject({
      status: 'invitation_sent',
      package: 'basic_plus',
      package_name: 'Basic+',
      time_zone: 'America/New_York',
      ordered_by_name: 'Renee Castellano',
      provider_id: null,
      report_url: null,
      result: null,
      adverse_action: null,
    });
    const days = (Date.parse(check.expires_at ?? '') - Date.parse(check.sent_at ?? '')) / 86_400_000;
    expect(days).toBe(7);
    expect(await office.stageStatus(id)).toBe('invitation_sent');
    expect((await office.read(token)).body).toMatchObject({
      background_check: { status: 'invitation_sent', first_name: 'Ada' },
      package: { name: 'Basic+' },
      needs_email: false,
    });
    expect((await office.checkr.sandboxed()) as unknown).toMatchObject({ candidates: [] });
  });

  it('is refused while one is under way, and works again after it was canceled [CHK-005]', async () => {
    const { id, checkId } = await office.asked();
    expect(messages(await office.order([id]))).toEqual([[20002, 'Has a background check that is not finished']]);
    expect((await office.decide(cancelApplicationCheck, checkId)).body).toMatchObject({
      application_background_check: { status: 'canceled' },
    });
    expect(await office.stageStatus(id)).toBe('canceled');
    expect((await office.decide(cancelApplicationCheck, checkId)).body).toMatchObject({ error_code: 20003 });
    expect(messages(await office.order([id]))).toEqual([[null, null]]);
    expect((await office.checks(id)).map(({ status }) => status)).toEqual(['invitation_sent', 'canceled']);
  });

  it('says so where it is not set up, also for a package that is off there [CHK-005]', async () => {
    const id = await office.applicant();
    const refusal = [[20003, 'Background check is not set up for this location']];
    expect(messages(await office.order([id], { package: 'gold' }))).toEqual(refusal);
    await setNode({ available_packages: ['driver'] });
    expect(messages(await office.order([id]))).toEqual(refusal);
    await setNode({ available_packages: ['basic_plus', 'standard_plus', 'driver'], status: 'disabled' });
    expect(messages(await office.order([id]))).toEqual(refusal);
    await setNode({ status: 'active' });
    expect((await office.order([id], { package: '' })).body).toMatchObject({
      error_code: 20001,
      errors: { 'params.package': expect.anything() },
    });
    expect((await office.order([id], { location_id: 999_999 })).body).toMatchObject({ error_code: 20001 });
  });

  it('of three people skips who has one already, and says why [CHK-005]', async () => {
    const [first, second, third] = [await office.applicant(), await office.applicant(), (await office.asked()).id];
    expect(messages(await office.order([first, second, third]))).toEqual([
      [null, null],
      [null, null],
      [20002, 'Has a background check that is not finished'],
    ]);
  });

  it('by two people at once orders one check [CHK-005]', async () => {
    const id = await office.applicant();
    const answers = await Promise.all([office.order([id]), office.order([id]), office.order([id])]);
    const codes = answers.map(({ body }) => body.results?.[0]?.error_code);
    expect(codes.toSorted()).toEqual([20002, 20002, null]);
    expect(await office.checks(id)).toHaveLength(1);
  });

  it('can be undone until the applicant is asked [AHD-001]', async () => {
    const id = await office.applicant();
    const { body } = await office.order([id]);
    const undone = await office.admin.call(undoApplicationAction, { params: { id: body.undo?.id ?? 0 } });
    expect(undone.status, undone.text).toBe(200);
    expect(await office.checks(id)).toEqual([]);
    expect(await office.stageStatus(id)).toBe('not_ordered');
  });

  it('needs the permission, the module, and the stage [CHK-001, CHK-005]', async () => {
    const id = await office.applicant();
    const manager = await office.checkr.stranger.signIn('manager@larkfield.test');
    expect((await office.order([id], {}, manager)).body).toMatchObject({ error_code: 10004 });
    const inOtherStage = await office.applicant({ stageId: office.nextStageId, stageStatus: null });
    expect((await office.order([inOtherStage])).body.results[0]).toMatchObject({ error_code: 20003 });
  });

  it('needs the purpose to be confirmed, and is for at most 100 people [CHK-005]', async () => {
    const id = await office.applicant();
    expect((await office.order([id], { certified: false })).body).toMatchObject({
      error_code: 20001,
      errors: { 'params.certified': expect.anything() },
    });
    const many = Array.from({ length: 101 }, (_, index) => id + index);
    expect((await office.order(many)).body).toMatchObject({ error_code: 20004 });
    expect(await office.checks(id)).toEqual([]);
  });

  it('ends after seven days without an answer, and the orderer is told [CHK-006]', async () => {
    const { id, checkId, token } = await office.asked();
    secondsLater = 7 * SECONDS.day + 60;
    expect((await office.read(token)).body.background_check.status).toBe('expired');
    expect((await office.consent(token)).body).toMatchObject({ error_code: 20003 });
    await office.hurry(`checks:1:${checkId}:expire`);
    await office.becomes(id, 'expired');
    secondsLater = 0;
    expect(await office.stageStatus(id)).toBe('expired');
    await until('the notification', async () => {
      const rows = await office.rows(
        `select details from notifications where notification_type = 'background_check_result'`,
      );
      return rows.some(({ details }) => JSON.stringify(details).includes('expired')) || undefined;
    });
  });

  it('sends the link again while the applicant has not answered [CHK-009]', async () => {
    const { id } = await office.asked();
    const remind = () =>
      office.admin.call<{ results: { error_code: number | null }[] }>(performApplicationAction, {
        body: { action_type: ACTION_CODES.send_reminder, application_ids: [id], screen: 'position_applicants' },
      });
    expect((await remind()).body.results?.[0]?.error_code).toBeNull();
    const { id: other } = await office.consented();
    const refused = await office.admin.call<{ results: { error_code: number | null }[] }>(performApplicationAction, {
      body: { action_type: ACTION_CODES.send_reminder, application_ids: [other], screen: 'position_applicants' },
    });
    expect(refused.body.results?.[0]?.error_code).toBe(20003);
  });

  it('ends with the applicant: who is rejected or moves on is no longer asked [CHK-006]', async () => {
    const { id } = await office.asked();
    await office.admin.call(performApplicationAction, {
      body: {
        action_type: ACTION_CODES.move_to_stage,
        application_ids: [id],
        params: { stage_id: office.nextStageId },
        screen: 'position_applicants',
      },
    });
    await office.hurryAll();
    await office.becomes(id, 'canceled');
  });
});

describe('What can be ordered', () => {
  it('is shown with prices, for how many, where, and what is usual [CHK-004, CHK-005]', async () => {
    const ids = [await office.applicant(), (await office.asked()).id];
    const { body } = await office.admin.call<CheckOptions>(listCheckOptions, { body: { application_ids: ids } });
    expect(body.packages.map(({ slug, available_for }) => [slug, available_for])).toEqual([
      ['basic_plus', 1],
      ['standard_plus', 1],
      ['driver', 1],
    ]);
    expect(body.packages[0]).toMatchObject({ name: 'Basic+', price: 2999, turnaround: { min_days: 1, max_days: 1 } });
    expect(body.usual_package).toBe('standard_plus');
    expect(body.people.map(({ refusal }) => refusal)).toEqual([null, 'running']);
    expect(body.locations.length).toBeGreaterThan(1);
    expect(body.next_stage).toBeNull();
  });

  it('is refused for applicants that are not there, and to those who may not order [CHK-001, CMP-024]', async () => {
    const hidden = await office.admin.call(listCheckOptions, { body: { application_ids: [999_999] } });
    expect(hidden.body).toMatchObject({ error_code: 40001 });
    const manager = await office.checkr.stranger.signIn('manager@larkfield.test');
    const refused = await manager.call(listCheckOptions, { body: { application_ids: [await office.applicant()] } });
    expect(refused.body).toMatchObject({ error_code: 10004 });
  });
});
