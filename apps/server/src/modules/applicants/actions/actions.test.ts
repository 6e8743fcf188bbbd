// Actions on applicants, over HTTP.

import type { ApplicationHistory } from '@onward/contract/applicants/application';
import {
  type ActionResult,
  performApplicationAction,
  previewApplicationActions,
  undoApplicationAction,
} from '@onward/contract/applicants/application-actions';
import { listApplicationHistories } from '@onward/contract/applicants/applications';
import { ACTION_CODES, type ActionName } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Employer } from '../../../../../../testing/people/employer.ts';
import { insertApplicant, type TestApplicant } from '../../../../../../testing/people/insert-applicant.ts';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../../testing/until.ts';

interface Place {
  id: number;
  key: string;
  stages: { id: number; name: string }[];
}

let product: InProcessProduct;
let admin: ApiCaller;
let manager: ApiCaller;
let employer: Employer;
let kitchen: Place;
let floor: Place;
/** How far the house's clock runs ahead. */
let ahead = 0;

beforeAll(async () => {
  product = await startInProcess({ clock: () => new Date(Date.now() + ahead) });
  const api = new ApiCaller(product.url);
  admin = await api.signIn('super.admin@larkfield.test');
  manager = await api.signIn('manager@larkfield.test');
  employer = new Employer(admin);
  kitchen = await place(['Review', 'Trial shift']);
  floor = await place(['Chat', 'trial shift']);
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

async function place(stageNames: string[], location?: string): Promise<Place> {
  const stages = stageNames.map((name, at) => ({ id: -2 - at, name, stage_type: 'custom' }));
  const process = await employer.process(stages);
  const { id, digest_key: key } = await employer.publish({
    hiring_process_template_id: process.id,
    ...(location ? { location_id: await employer.locationId(location) } : {}),
  });
  const made = await rows('select id, name from stages where hiring_process_template_id = $1 order by sequence', [
    process.id,
  ]);
  return { id, key, stages: made };
}

const stageOf = ({ stages }: Place, name: string): number => stages.find((stage) => stage.name === name)?.id ?? 0;

const someone = (more: Partial<TestApplicant> = {}) =>
  insertApplicant(product.app.ownerPool, { positionId: kitchen.id, stageId: kitchen.stages[0]?.id ?? 0, ...more });

interface Answered {
  results: ActionResult[];
  undo: { id: number; until: string } | null;
  error_code?: number;
  errors?: Record<string, string[]>;
}

const act = async (
  action: ActionName | number,
  ids: number[],
  params: object = {},
  more: object = {},
  caller = admin,
) => {
  const action_type = typeof action === 'number' ? action : ACTION_CODES[action];
  const body = { action_type, application_ids: ids, params, ...more };
  return caller.call<Answered>(performApplicationAction, { body });
};

const undo = (id: number | undefined, caller = admin) =>
  caller.call<Answered>(undoApplicationAction, { params: { id: id ?? 0 } });

const stored = async (id: number) =>
  (
    await rows(
      `select a.*, a.hired_date::text, s.name as stage from applications a join stages s on s.id = a.stage_id where a.id = $1`,
      [id],
    )
  )[0];

const historyOf = async (id: number) =>
  (await admin.call<{ histories: ApplicationHistory[] }>(listApplicationHistories, { params: { id } })).body.histories;

const waitingJobs = async (id: number) =>
  (await rows('select key from graphile_worker.jobs where key like $1 order by key', [`%:${id}%`])).map(
    ({ key }) => key,
  );

describe('Moving to a stage', () => {
  it('sets the stage, its first state and its time, writes who did it, and can be undone exactly [APP-005, APP-023, AHD-001]', async () => {
    const id = await someone();
    const before = await stored(id);
    const { body } = await act('move_to_stage', [id], { stage_id: stageOf(kitchen, 'Trial shift') });
    expect(body.results).toMatchObject([{ application_id: id, ok: true, error_code: null, message: null }]);
    expect(body.results[0]?.application?.position_stage.name).toBe('Trial shift');
    expect(await stored(id)).toMatchObject({ stage: 'Trial shift', stage_entry: 2, stage_status: null });
    expect((await historyOf(id))[0]).toMatchObject({
      actor: 'staff',
      action: 'moved_stage',
      staff_name: expect.any(String),
      detail: { from: before.stage_id, stage: 'Trial shift' },
    });
    expect(await waitingJobs(id)).not.toEqual([]);

    const undone = await undo(body.undo?.id);
    expect(undone.body.results).toMatchObject([{ application_id: id, ok: true }]);
    const { version, last_activity_at, stage_entries, ...same } = await stored(id);
    expect(same).toEqual(Object.fromEntries(Object.keys(same).map((key) => [key, before[key]])));
    expect([version, stage_entries]).toEqual([3, 2]);
    expect(last_activity_at).toBeInstanceOf(Date);
    expect((await historyOf(id))[0]).toMatchObject({ action: 'undone', detail: { action: 'move_to_stage' } });
    expect(await waitingJobs(id)).toEqual([]);

    await act('move_to_stage', [id], { stage_id: stageOf(kitchen, 'Review') });
    expect(await stored(id)).toMatchObject({ stage: 'Review', stage_entry: 3 });
  });

  it('goes to the stage of that name where processes differ, and skips who has none or is there [APP-024]', async () => {
    const here = await someone();
    const there = await someone({ positionId: floor.id, stageId: stageOf(floor, 'Chat') });
    const arrived = await someone({ stageId: stageOf(kitchen, 'Trial shift') });
    const { body } = await act('move_to_stage', [here, there, arrived], { stage_name: 'Trial shift' });
    expect(body.results.map(({ ok, error_code, message }) => [ok, error_code, message])).toEqual([
      [true, null, null],
      [true, null, null],
      [false, 20003, 'Already in this stage'],
    ]);
    expect((await stored(there)).stage).toBe('trial shift');
    const { body: missing } = await act('move_to_stage', [here], { stage_name: 'Moon' });
    expect(missing.results[0]).toMatchObject({ ok: false, error_code: 20003 });
    expect(missing.undo).toBeNull();
  });

  it('leaves who is inactive alone and keeps the status of the others [APP-003, APP-022]', async () => {
    const [hired, inactive] = [await someone({ status: 'hired' }), await someone({ status: 'inactive' })];
    const { body } = await act('move_to_stage', [hired, inactive], { stage_id: stageOf(kitchen, 'Review') });
    expect(body.results.map(({ ok, message }) => [ok, message])).toEqual([
      [true, null],
      [false, 'Inactive'],
    ]);
    expect(await stored(hired)).toMatchObject({ stage: 'Review', status: 'hired' });
    expect(await waitingJobs(hired)).toEqual([]);
  });
});

describe('Changing the status', () => {
  it('rejects with a reason, un-rejects, and forgets the message that was to follow [APP-026, AHD-001]', async () => {
    const id = await someone({ email: 'ada@mail.example' });
    const params = {
      reason: 'position_filled',
      note: 'All places taken',
      notify: true,
      message: 'Sorry',
      delay_seconds: 3600,
    };
    await act('reject', [id], params);
    expect(await stored(id)).toMatchObject({
      status: 'rejected',
      stage: 'Applied',
      rejection: { reason: 'position_filled', note: 'All places taken', at: expect.any(String) },
    });
    expect(await waitingJobs(id)).toContain(`rejection:1:${id}`);
    await act('un_reject', [id]);
    expect(await stored(id)).toMatchObject({ status: 'in_progress', rejection: null });
    expect(await waitingJobs(id)).not.toContain(`rejection:1:${id}`);
    expect((await historyOf(id)).map(({ action }) => action)).toEqual(['un_rejected', 'rejected']);
  });

  it('hires on a day, not hires again, and makes inactive [APP-027, APP-003]', async () => {
    const id = await someone();
    await act('mark_hired', [id], { hired_date: '2026-03-02' });
    expect(await stored(id)).toMatchObject({ status: 'hired', hired_date: '2026-03-02' });
    await act('mark_not_hired', [id]);
    expect(await stored(id)).toMatchObject({ status: 'in_progress', hired_date: null });
    await act('mark_hired', [id]);
    expect((await stored(id)).hired_date).toMatch(/^\d{4}-\d\d-\d\d$/);
    await act('mark_not_hired', [id]);
    await act('mark_inactive', [id], { reason: 'moved away' });
    expect((await historyOf(id))[0]).toMatchObject({ action: 'inactivated', detail: { reason: 'moved away' } });
    expect((await stored(id)).status).toBe('inactive');
  });

  it('changes those of a mixed selection who qualify and names the others [APP-022, AHD-005]', async () => {
    const ids = [await someone(), await someone({ status: 'hired' }), await someone({ status: 'rejected' })];
    const { body } = await act('mark_hired', ids, {}, { screen: 'position_applicants' });
    expect(body.results.map(({ ok, message }) => [ok, message])).toEqual([
      [true, null],
      [false, 'Not in progress'],
      [false, 'Not in progress'],
    ]);
    const several = await act('mark_hired', [await someone(), await someone()]);
    expect(several.body.results[0]).toMatchObject({
      ok: false,
      message: "Select only one person for this. You've selected 2.",
    });
  });

  it('rejects every application of a person at once, and brings them all back [APP-021]', async () => {
    const first = await someone();
    const { person_id: personId } = await stored(first);
    const second = await someone({ personId, positionId: floor.id, stageId: stageOf(floor, 'Chat') });
    const profile = { screen: 'applicant_profile' };
    await act('reject_applicant', [first], { reason: 'withdrew' }, profile);
    expect([(await stored(first)).status, (await stored(second)).status]).toEqual(['rejected', 'rejected']);
    await act('unreject_applicant', [first], {}, profile);
    expect([(await stored(first)).status, (await stored(second)).status]).toEqual(['in_progress', 'in_progress']);
  });

  it('does not un-reject who has applied for the same job again [APP-003]', async () => {
    const first = await someone({ status: 'rejected' });
    await someone({ personId: (await stored(first)).person_id });
    const { body } = await act('un_reject', [first]);
    expect(body.results[0]).toMatchObject({ ok: false, error_code: 20002 });
  });
});

describe('Moving to another job', () => {
  it('takes the applicant along, to its first stage [APP-025]', async () => {
    const id = await someone();
    const { body } = await act('move_to_position', [id], { position_key: floor.key });
    expect(body.results[0]?.application?.position.id).toBe(floor.id);
    expect(await stored(id)).toMatchObject({ position_id: floor.id, stage: 'Applied' });
    expect((await historyOf(id))[0]?.action).toBe('moved_position');
    await undo(body.undo?.id);
    expect((await stored(id)).position_id).toBe(kitchen.id);
  });

  it('copies without touching the original, with history on both [APP-025]', async () => {
    const id = await someone();
    const { body } = await act('move_to_position', [id], { position_key: floor.key, copy: true });
    expect(body.undo).toBeNull();
    const [copy] = await rows('select * from applications where person_id = $1 and position_id = $2', [
      (await stored(id)).person_id,
      floor.id,
    ]);
    expect(copy).toMatchObject({ status: 'in_progress', first_name: 'Ada' });
    expect((await stored(id)).position_id).toBe(kitchen.id);
    expect((await historyOf(id))[0]?.action).toBe('copied_to_position');
    expect((await historyOf(copy.id))[0]?.action).toBe('came_from_position');
    const again = await act('move_to_position', [id], { position_key: floor.key });
    expect(again.body.results[0]).toMatchObject({
      ok: false,
      error_code: 20002,
      message: 'Has already applied for that job',
    });
  });

  it('refuses jobs that are closed or not there [APP-025]', async () => {
    const closed = await place(['Review']);
    await rows("update positions set status = 'closed' where id = $1", [closed.id]);
    const id = await someone();
    const refused = await act('move_to_position', [id], { position_key: closed.key });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { 'params.position_key': ['This job is no longer accepting applicants'] },
    ]);
    expect((await act('move_to_position', [id], { position_key: 'nowhere' })).body.error_code).toBe(20001);
  });
});

describe('An action', () => {
  it('that is unknown, has nobody or lacks its parameters is refused as a whole [APP-023]', async () => {
    const id = await someone();
    expect((await act(1, [id])).body).toMatchObject({ error_code: 20001, errors: { action_type: expect.anything() } });
    expect((await act('reject', [])).body.error_code).toBe(20001);
    expect((await act('reject', [id])).body.errors).toEqual({ 'params.reason': ['Please fill in this field'] });
    expect((await act('reject', [id], { reason: 'other', notify: true })).body.errors).toHaveProperty([
      'params.message',
    ]);
    expect(
      (
        await act(
          'reject',
          Array.from({ length: 50_001 }, (_, at) => at + 1),
          { reason: 'other' },
        )
      ).body.error_code,
    ).toBe(20004);
  });

  it('needs its permission and module, and says which [APP-021, AHD-005]', async () => {
    const id = await someone();
    await rows("delete from company_modules where company_id = 1 and module = 'hiring_stages'");
    await rows("select pg_notify('onward_access', 'company:1')");
    const attempt = () => act('move_to_stage', [id], { stage_id: 1 });
    await until('the news of the module', async () => (await attempt()).status !== 200);
    const refused = await attempt();
    await rows("insert into company_modules (company_id, module) values (1, 'hiring_stages')");
    await rows("select pg_notify('onward_access', 'company:1')");
    expect([refused.status, refused.body.error_code]).toEqual([403, 10004]);
  });

  it('sends nobody to payroll while that integration is off, and names it [APP-029, AHD-005]', async () => {
    const id = await someone({ status: 'hired' });
    await rows(
      "delete from company_modules where company_id = 1 and module = 'payroll_integration_hiring_to_onboarding'",
    );
    await rows("select pg_notify('onward_access', 'company:1')");
    const attempt = () => act('send_to_payroll_provider', [id], { provider: 'adp', fields: {} });
    await until('the news of the module', async () => (await attempt()).status === 403);
    const { body } = await attempt();
    expect(body).toMatchObject({ error_code: 10004, message: expect.stringMatching(/isn't part of your plan/) });
  });

  it('does not reach who is out of the caller’s scope [CMP-024, APP-023]', async () => {
    const away = await place(['Review'], 'Midtown');
    const id = await someone({ positionId: away.id, stageId: stageOf(away, 'Applied') });
    const { body } = await act('reject', [id, 987_654_321], { reason: 'other' }, {}, manager);
    expect(body.results.map(({ ok, error_code, application }) => [ok, error_code, application])).toEqual([
      [false, 40001, null],
      [false, 40001, null],
    ]);
    expect((await stored(id)).status).toBe('in_progress');
  });

  it('that starts onboarding needs a process, and names it [APP-024, APP-028]', async () => {
    const { body } = await act('start_onboarding', [await someone({ status: 'hired' })]);
    expect(body).toMatchObject({
      error_code: 20001,
      errors: { 'params.onboarding_process_id': ['Please fill in this field'] },
    });
  });

  it('is undone by its doer alone, once, in time, and only where nobody else acted since [AHD-001, AHD-021]', async () => {
    const [one, other] = [await someone(), await someone()];
    const { body } = await act('mark_inactive', [one, other]);
    expect((await undo(body.undo?.id, manager)).status).toBe(404);
    await rows("update applications set status = 'in_progress', version = version + 1 where id = $1", [other]);
    const undone = await undo(body.undo?.id);
    expect(undone.body.results.map(({ ok }) => ok)).toEqual([true, false]);
    expect((await undo(body.undo?.id)).body.error_code).toBe(20003);

    const late = await act('mark_inactive', [one]);
    ahead += 14_000;
    expect((await undo(late.body.undo?.id)).body).toMatchObject({ error_code: 20003 });
    expect((await stored(one)).status).toBe('inactive');
  });

  it('of two people at once on the same hundred leaves one of them to each, fully told [APP-037]', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 100; at += 1) ids.push(await someone());
    const [hired, rejected] = await Promise.all([
      act('mark_hired', ids, {}, { screen: 'position_applicants' }),
      act('mark_inactive', ids.toReversed()),
    ]);
    for (const id of ids) {
      const done = [hired, rejected].filter(({ body }) =>
        body.results.some((each) => each.application_id === id && each.ok),
      );
      expect(done).toHaveLength(1);
      expect(await historyOf(id)).toHaveLength(1);
    }
    const [{ recounted, counted }] = await rows(
      `select (select count(*)::int from applications where position_id = $1 and status = 'hired') as recounted,
         (select hired from position_totals where position_id = $1) as counted`,
      [kitchen.id],
    );
    expect(counted).toBe(recounted);
  });

  it('is explained before it is done: who qualifies, why not, and the common stages [AHD-005, APP-024]', async () => {
    const ids = [await someone(), await someone({ status: 'rejected' })];
    const away = await someone({ positionId: floor.id, stageId: stageOf(floor, 'Chat') });
    const preview = async (application_ids: number[]) =>
      (await admin.call<Preview>(previewApplicationActions, { body: { application_ids } })).body;
    const body = await preview(ids);
    const of = (action: ActionName) => body.actions.find(({ action_type }) => action_type === ACTION_CODES[action]);
    expect(body.total).toBe(2);
    expect(of('reject')).toMatchObject({ allowed: true, qualifying: 1, message: null });
    expect(of('confirm_meeting')).toMatchObject({ allowed: false, message: "2 of 2 aren't in a scheduling stage" });
    expect(body.stages.map(({ name }) => name)).toEqual(['Applied', 'Review', 'Trial shift']);
    const both = (await preview([...ids, away])).stages.map(({ id, name, in_all }) => [id, name, in_all]);
    expect(both).toEqual([
      [null, 'Applied', true],
      [null, 'Review', false],
      [null, 'Trial shift', true],
      [null, 'Chat', false],
    ]);
  });
});

interface Preview {
  total: number;
  actions: { action_type: number; allowed: boolean; qualifying: number; message: string | null }[];
  stages: { id: number | null; name: string; in_all: boolean }[];
}
