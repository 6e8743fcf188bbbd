// Many onboardings at once: in the background, with a result for each person, and undone before links leave (ONB-030).
import {
  getBatch,
  type OnboardingBatch,
  remindSeveral,
  startSeveral,
  undoBatch,
} from '@onward/contract/onboarding/onboarding-batches';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OnboardingOffice } from '../../../../../../testing/people/onboarding-office.ts';
import { until } from '../../../../../../testing/until.ts';
import { runBatch } from './run-batches.ts';

let office: OnboardingOffice;
let processId: number;

beforeAll(async () => {
  office = await OnboardingOffice.open({ sandbox: true });
  processId = await office.process([{ type: 'basic_information' }]);
});
afterAll(() => office.product.stop());

type Answer = { onboarding_batch: OnboardingBatch };

const hire = async (count: number, values: object = {}) =>
  Promise.all(
    Array.from({ length: count }, () => office.employees.hire({ phone: '4045550142', region_number: '1', ...values })),
  );

const start = (people: { employee_id: number }[], more: object = {}) =>
  office.admin.call<Answer>(startSeveral, { body: { company_onboarding_process_id: processId, people, ...more } });

const finished = (id: number) =>
  until('the end of the batch', async () => {
    const { body } = await office.admin.call<Answer>(getBatch, { params: { id } });
    return body.onboarding_batch.status === 'running' ? undefined : body.onboarding_batch;
  });

const countRuns = async (ids: readonly number[]) => {
  const rows = await office.rows(
    'select from employee_onboarding_processes where employee_id = any($1) and ended_at is null',
    [ids],
  );
  return rows.length;
};

describe('Starting many', () => {
  it('tells for each person what happened, and leaves nobody out [ONB-030]', async () => {
    const people = await hire(3);
    await office.start(people[0]?.id ?? 0, processId);
    const { status, body } = await start(people.map(({ id }) => ({ employee_id: id })));
    expect([status, body.onboarding_batch.total]).toEqual([202, 3]);
    const batch = await finished(body.onboarding_batch.id);
    expect(batch.people.map((person) => person.status)).toEqual(['refused', 'done', 'done']);
    expect(batch.people[0]?.reason).toBe('This employee has an onboarding already');
    expect(await countRuns(people.map(({ id }) => id))).toBe(3);
  });

  it('can be undone before the links leave; a link leaves once otherwise [ONB-030, AHD-001]', async () => {
    const people = await hire(2, { phone: '4045550111' });
    const { body } = await start(
      people.map(({ id }) => ({ employee_id: id })),
      { send_sms: true },
    );
    const batch = await finished(body.onboarding_batch.id);
    expect(batch.undo_until).not.toBeNull();
    const undone = await office.admin.call<Answer>(undoBatch, { params: { id: batch.id } });
    expect(undone.body.onboarding_batch).toMatchObject({ status: 'undone', undo_until: null });
    expect(await countRuns(people.map(({ id }) => id))).toBe(0);
    expect((await office.admin.call(undoBatch, { params: { id: batch.id } })).body.error_code).toBe(20003);
    expect(await office.product.outside.texts('+14045550111')).toEqual([]);
    const manager = await office.employees.managerWith(['onboard_employee', 'view_employee']);
    expect((await manager.call(getBatch, { params: { id: batch.id } })).status).toBe(404);
  });

  it('that was stopped half way continues where it was: exactly one for each [ONB-030]', async () => {
    const people = await hire(12);
    const ids = people.map(({ id }) => id);
    const { body } = await start(ids.map((employee_id) => ({ employee_id })));
    const job = { company_id: 1, batch_id: body.onboarding_batch.id };
    // Two workers at once, as after a restart.
    await Promise.all([runBatch(office.product.app, job), runBatch(office.product.app, job)]);
    const batch = await finished(job.batch_id);
    expect([batch.done_count, await countRuns(ids)]).toEqual([12, 12]);
    await runBatch(office.product.app, job);
    expect(await countRuns(ids)).toBe(12);
  });

  it('knows only people the caller may see [ONB-018, CMP-024]', async () => {
    const [person] = await hire(1);
    await office.rows(
      `update employees set location_id = (select id from locations where company_id = 1 and name ilike '%midtown%' limit 1) where id = $1`,
      [person?.id],
    );
    const manager = await office.employees.managerWith(['onboard_employee', 'view_employee']);
    const { status } = await manager.call(startSeveral, {
      body: { company_onboarding_process_id: processId, people: [{ employee_id: person?.id }] },
    });
    expect(status).toBe(422);
  });
});

describe('Reminding many', () => {
  it('sends each the link again, and names those it cannot reach [ONB-036]', async () => {
    const people = await hire(2, { phone: '4045550122' });
    for (const { id } of people) await office.start(id, processId);
    await office.rows('update employees set phone = null where id = $1', [people[1]?.id]);
    const { body } = await office.admin.call<Answer>(remindSeveral, {
      body: { employee_ids: people.map(({ id }) => id), send_sms: true },
    });
    const batch = await finished(body.onboarding_batch.id);
    expect(batch.people.map(({ status, reason }) => [status, reason])).toEqual([
      ['done', null],
      ['refused', 'There is no phone number on file'],
    ]);
    expect((await office.product.outside.text('+14045550122')).body).toContain('/onboarding-portal/');
  });
});
