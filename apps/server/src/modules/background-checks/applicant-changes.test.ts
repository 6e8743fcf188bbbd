// What happens to a check while its applicant is moved, rejected, hired, or erased, and to the applicant meanwhile.
import { performApplicationAction, undoApplicationAction } from '@onward/contract/applicants/application-actions';
import { reactivateApplication } from '@onward/contract/applicants/applications';
import {
  acceptApplicationCheck,
  finishAdverseAction,
  startAdverseAction,
} from '@onward/contract/background-checks/application-checks';
import { ACTION_CODES, type ActionName } from '@onward/domain/applicants/actions/codes';
import { addSeconds, SECONDS } from '@onward/domain/platform/time/time-units';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CheckOffice, type Performed } from '../../../../../testing/people/check-office.ts';
import { until } from '../../../../../testing/until.ts';
import { sendPreNotice } from './adverse-action/start-adverse-action.ts';
import { orderCheckByRule } from './ordering/order-by-rule.ts';

let office: CheckOffice;
let secondsLater = 0;

beforeAll(async () => {
  office = await CheckOffice.open([], { clock: () => addSeconds(new Date(), secondsLater) });
  await office.checkr.control('PUT', 'settings', { complete_after_ms: 600_000 });
});
afterAll(() => office.product.stop());

const perform = async (action: ActionName, id: number, params: object = {}): Promise<Performed> => {
  const body = { action_type: ACTION_CODES[action], application_ids: [id], params, screen: 'position_applicants' };
  const answer = await office.admin.call<Performed>(performApplicationAction, { body });
  expect(answer.body.results?.[0]?.message, answer.text).toBeNull();
  return answer.body;
};

const move = (id: number, stage_id = office.nextStageId) => perform('move_to_stage', id, { stage_id });

const undo = async ({ undo: offered }: Performed) => {
  const answer = await office.admin.call<Performed>(undoApplicationAction, { params: { id: offered?.id ?? 0 } });
  expect(answer.status, answer.text).toBe(200);
  return answer.body.results[0];
};

/** Everything due by the end of the time in which actions can be undone. */
const settle = async () => {
  await office.hurryAll();
  await office.checkr.quiet();
};

const statusOf = async (id: number) =>
  (await office.rows('select status from applications where id = $1', [id]))[0]?.status;

describe('The stage status', () => {
  it('of a later stage is left alone when an order is undone [AHD-001, CHK-006]', async () => {
    const id = await office.applicant();
    const { body } = await office.order([id]);
    await move(id);
    await undo(body);
    expect(await office.checks(id)).toEqual([]);
    expect(await office.stageStatus(id)).toBeNull();
  });

  it('follows a check that ends while the applicant is inactive [CHK-006]', async () => {
    const { id } = await office.asked();
    await perform('mark_inactive', id);
    await settle();
    await office.becomes(id, 'canceled');
    const back = await office.admin.call(reactivateApplication, { params: { id } });
    expect(back.status, back.text).toBe(200);
    expect(await office.stageStatus(id)).toBe('canceled');
  });

  it('follows a result that arrives between a move and its undo [AHD-001, CHK-006]', async () => {
    const { id, reportId } = await office.consented();
    const moved = await move(id);
    await office.provider(reportId, 'clear');
    await office.becomes(id, 'clear');
    await undo(moved);
    const [row] = await office.rows('select stage_id, stage_status from applications where id = $1', [id]);
    expect(row).not.toEqual({ stage_id: office.stageId, stage_status: 'pending' });
  });

  it('is not that of a check in another kind of stage, such as after the stage was deleted [CHK-006, JOB-019]', async () => {
    const { id, reportId } = await office.consented();
    await perform('reject', id, { reason: 'not_qualified' });
    await office.rows('update applications set stage_id = $2, stage_status = null where id = $1', [
      id,
      office.nextStageId,
    ]);
    await office.provider(reportId, 'clear');
    await office.becomes(id, 'clear');
    expect(await office.stageStatus(id)).toBeNull();
  });
});

describe('An order', () => {
  it('still reaches an applicant whose move was undone after it was due [AHD-001, CHK-005]', async () => {
    const id = await office.applicant();
    await office.order([id]);
    const { id: checkId } = await office.newest(id);
    const moved = await move(id);
    await office.hurry(`checks:1:${checkId}:send`);
    await office.checkr.quiet();
    await undo(moved);
    await office.hurry(`checks:1:${checkId}:send`);
    await until('the applicant is asked', async () => (await office.newest(id)).sent_at ?? undefined);
  });

  it('is canceled for an applicant who was hired before being asked [CHK-006]', async () => {
    const id = await office.applicant();
    await office.order([id]);
    const { id: checkId } = await office.newest(id);
    await perform('mark_hired', id);
    secondsLater = SECONDS.hour;
    await office.hurry(`checks:1:${checkId}:send`);
    await office.becomes(id, 'canceled');
    secondsLater = 0;
  });

  it('that the provider does not have yet ends with the rejection, and the identity is erased [CHK-006, CHK-010]', async () => {
    const { id, checkId, token } = await office.asked();
    await office.checkr.quiet();
    await office.checkr.mood({ answer: 500, on: 'api', times: 3 });
    expect((await office.consent(token)).status).toBe(200);
    await perform('reject', id, { reason: 'not_qualified' });
    await office.hurryAll();
    await office.becomes(id, 'canceled');
    await office.checkr.mood(null);
    await office.hurry(`checks:1:${checkId}:pass_on`);
    await office.checkr.quiet();
    expect(await office.newest(id)).toMatchObject({ status: 'canceled', provider_id: null });
    expect(
      await office.rows('select 1 from application_background_checks where id = $1 and identity is not null', [
        checkId,
      ]),
    ).toEqual([]);
  });
});

describe('An adverse action', () => {
  it('is not started for an applicant who was rejected for another reason [CHK-013]', async () => {
    const { id, check, checkId } = await office.considered();
    await perform('reject', id, { reason: 'not_qualified', note: 'Cannot work weekends' });
    const items = check.findings.map((item) => item.id);
    expect((await office.decide(startAdverseAction, checkId, { items })).body).toMatchObject({ error_code: 20003 });
    expect((await office.newest(id)).status).toBe('consider');
    expect((await office.decide(acceptApplicationCheck, checkId)).status).toBe(200);
  });

  it('sends no final notice to an applicant who can no longer be rejected [CHK-006, CHK-013]', async () => {
    const { id, checkId } = await office.warned();
    await perform('mark_inactive', id);
    secondsLater = 12 * SECONDS.day;
    const finished = await office.decide(finishAdverseAction, checkId);
    secondsLater = 0;
    expect(finished.body).toMatchObject({ error_code: 20003 });
    expect(await office.newest(id)).toMatchObject({ status: 'pre_adverse_action', adverse_action: { final_at: null } });
    expect(await statusOf(id)).toBe('inactive');
  });

  it('sends its first notice also when the report is disputed before that [CHK-006]', async () => {
    const { id, checkId } = await office.warned();
    await office.rows(`update application_background_checks set status = 'dispute' where id = $1`, [checkId]);
    await office.rows('update adverse_actions set pre_at = null, pre_letter_key = null where check_id = $1', [checkId]);
    await sendPreNotice(office.product.app, { company_id: 1, check_id: checkId });
    const { adverse_action } = await office.newest(id);
    expect(adverse_action?.pre_at).not.toBeNull();
    secondsLater = 12 * SECONDS.day;
    const finished = await office.decide(finishAdverseAction, checkId);
    secondsLater = 0;
    expect(finished.status, finished.text).toBe(200);
  });
});

describe('With the module off', () => {
  const setModule = (isOn: boolean) =>
    office.rows(
      isOn
        ? `insert into company_modules (company_id, module) values (1, 'background_check')`
        : `delete from company_modules where company_id = 1 and module = 'background_check'`,
    );

  it('nobody is asked to agree, but a notice can still be read and answered [CHK-001, CMP-002]', async () => {
    const [asked, warned] = [await office.asked(), await office.warned()];
    await setModule(false);
    try {
      expect((await office.read(asked.token)).body).toMatchObject({ error_code: 20007 });
      expect((await office.consent(asked.token)).body).toMatchObject({ error_code: 20007 });
      expect((await office.read(warned.token)).status).toBe(200);
    } finally {
      await setModule(true);
    }
    expect((await office.consent(asked.token)).status).toBe(200);
  });

  it('a rule orders nothing, and says so in the history [CHK-001, CHK-011]', async () => {
    const id = await office.applicant();
    await setModule(false);
    try {
      await orderCheckByRule(office.product.app, { company_id: 1, application_id: id, stage_entry: 1 });
    } finally {
      await setModule(true);
    }
    expect(await office.checks(id)).toEqual([]);
    const [line] = await office.rows('select action, detail from application_histories where application_id = $1', [
      id,
    ]);
    expect(line).toEqual({ action: 'check_not_ordered', detail: { reason: 'not_set_up' } });
  });
});
