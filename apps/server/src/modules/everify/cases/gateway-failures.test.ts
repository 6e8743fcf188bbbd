// E-Verify that loses answers, is down, busy, or lies: no case is created twice, and nothing is lost.
import {
  closeEverifyCase,
  comparePhotos,
  getCaseLetter,
  giveCaseNotice,
  referEverifyCase,
  refreshEverifyCase,
  submitEverifyCase,
} from '@onward/contract/everify/everify-cases';
import { addSeconds } from '@onward/domain/platform/time/time-units';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EverifyOffice } from '../../../../../../testing/people/everify-office.ts';
import { pollCase, pollDueCases } from './poll-cases.ts';

const HOUR = 3_600;
let office: EverifyOffice;
let secondsLater = 0;

beforeAll(async () => {
  office = await EverifyOffice.open({ clock: () => addSeconds(new Date(), secondsLater) });
});
afterAll(() => office.product.stop());
beforeEach(async () => {
  secondsLater = 0;
  await office.clear();
  await office.enroll();
});

const opened = async (digit: number) => {
  const hired = await office.hire(digit);
  return { ...hired, caseId: (await office.open(hired.id)).body.everify_case.id };
};
const submit = (id: number) => office.act(submitEverifyCase, id);
const poll = (id: number) => pollCase(office.product.app, { company_id: 1, case_id: id });
const row = async (id: number) =>
  (await office.rows('select status, failed_polls, next_poll_at from everify_cases where id = $1', [id]))[0];
const creations = async () =>
  (await office.gateway()).calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/cases')).length;

describe('A case whose answer is lost', () => {
  it.each(['lost', 'stored_500', 'wrong_case'] as const)(
    'by %s is found again, not created twice [EVF-021, INT-016]',
    async (answer) => {
      const { caseId } = await opened(0);
      // The first call that writes asks for duplicates.
      await office.mood({ on: 'write', answer, times: 1, skip: 1 });
      expect((await submit(caseId)).body.everify_case).toMatchObject({ status: 'QUEUED' });
      expect((await office.gateway()).cases).toHaveLength(1);
      expect(await creations()).toBe(1);
    },
  );

  it('between its two calls is found and submitted by the next look [EVF-016, EVF-021]', async () => {
    const { caseId } = await opened(0);
    await office.mood({ on: 'write', answer: 'down', times: 20, skip: 2 });
    const failed = await submit(caseId);
    expect(failed.body.error_code).toBe(30001);
    expect(await office.show(caseId)).toMatchObject({ status: 'SUBMISSION_FAILED', problem: expect.any(String) });
    await office.mood(null);
    await poll(caseId);
    await poll(caseId);
    expect(await office.show(caseId)).toMatchObject({ status: 'CLOSED', closed_result: 'authorized', problem: null });
    expect((await office.gateway()).cases).toHaveLength(1);
  });

  it('of a step that was taken goes on where the government is [EVF-021]', async () => {
    const { caseId } = await opened(7);
    await submit(caseId);
    await office.act(refreshEverifyCase, caseId);
    await office.mood({ on: 'write', answer: 'stored_500', times: 9 });
    await office.act(comparePhotos, caseId, { matches: true });
    await office.mood(null);
    await poll(caseId);
    expect(await office.show(caseId)).toMatchObject({ status: 'CLOSED', closed_result: 'authorized' });
    expect(await row(caseId)).toMatchObject({ next_poll_at: null });
  });

  it('of a referral keeps what the employee decided [EVF-016, EVF-021]', async () => {
    const { caseId } = await opened(8);
    await submit(caseId);
    await office.act(refreshEverifyCase, caseId);
    await office.admin.call(getCaseLetter, { params: { id: caseId, letter: 'further_action' }, query: {} });
    await office.act(giveCaseNotice, caseId, { language: 'en' });
    await office.mood({ on: 'write', answer: 'lost', times: 9 });
    await office.act(referEverifyCase, caseId, { contest: false, notice_signed: true });
    await office.mood(null);
    await poll(caseId);
    expect(await office.show(caseId)).toMatchObject({
      status: 'CLOSED',
      closure_reason: 'did_not_contest',
      is_employed: true,
    });
  });

  it('when nothing arrived is submitted again by HR [EVF-016]', async () => {
    const { caseId } = await opened(0);
    await office.mood({ on: 'read', answer: 'down', times: 9 });
    expect((await submit(caseId)).body.error_code).toBe(30001);
    await office.mood(null);
    await poll(caseId);
    expect(await office.show(caseId)).toMatchObject({ status: 'SUBMISSION_FAILED' });
    expect(await row(caseId)).toMatchObject({ next_poll_at: null });
    expect((await submit(caseId)).body.everify_case.status).toBe('QUEUED');
  });
});

describe('A process that dies while it submits', () => {
  it.each([true, false])('leaves a case that is looked up, submitted there: %s [EVF-021]', async (isThere) => {
    const { caseId } = await opened(0);
    if (isThere) await submit(caseId);
    // What is stored between the call and its answer.
    await office.rows(
      `update everify_cases set status = 'DRAFT', case_number = null, submitted_at = null, next_poll_at = now()
       where id = $1`,
      [caseId],
    );
    await poll(caseId);
    await poll(caseId);
    expect((await office.show(caseId)).status).toBe(isThere ? 'CLOSED' : 'SUBMISSION_FAILED');
    expect((await office.gateway()).cases).toHaveLength(isThere ? 1 : 0);
  });
});

describe('A government that does not answer', () => {
  it('for a day loses nothing, is asked less and less often, and is shown as down [EVF-021]', async () => {
    const { caseId } = await opened(0);
    await submit(caseId);
    await office.mood({ on: 'read', answer: 'down', times: 1_000 });
    const pauses: number[] = [];
    for (let failures = 1; failures <= 6; failures += 1) {
      await poll(caseId);
      const found = (await row(caseId)) as { failed_polls: number; next_poll_at: Date };
      expect(found.failed_polls).toBe(failures);
      pauses.push(Math.round((found.next_poll_at.getTime() - office.product.app.clock().getTime()) / 60_000));
      expect((await office.show(caseId)).is_gateway_down).toBe(failures >= 4);
    }
    expect(pauses).toEqual([30, 60, 120, 240, 240, 240]);
    secondsLater = 24 * HOUR;
    await office.mood(null);
    await poll(caseId);
    expect(await office.show(caseId)).toMatchObject({ status: 'CLOSED', is_gateway_down: false });
  }, 60_000);

  it('tells HR so when they ask [EVF-021, INT-016]', async () => {
    const { caseId } = await opened(0);
    await submit(caseId);
    await office.mood({ on: 'read', answer: 'html', times: 9 });
    const refreshed = await office.act(refreshEverifyCase, caseId);
    expect(refreshed.body).toMatchObject({ error_code: 30001, message: expect.stringContaining("couldn't read") });
  });

  it('is asked by the job for everything that is due [EVF-021]', async () => {
    const { caseId } = await opened(0);
    await submit(caseId);
    await office.rows(`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
      where t.id = j.task_id and t.identifier = 'everify.poll'`);
    secondsLater = HOUR;
    await pollDueCases(office.product.app);
    const jobs = await office.rows(`select key from graphile_worker.jobs where task_identifier = 'everify.poll'`);
    const status = (await office.show(caseId)).status;
    expect(jobs.length === 1 || status === 'CLOSED').toBe(true);
  });
});

describe('Answers', () => {
  it('that come twice or out of order change nothing [EVF-016, EVF-021]', async () => {
    const { caseId } = await opened(8);
    await submit(caseId);
    await Promise.all([poll(caseId), poll(caseId), office.act(refreshEverifyCase, caseId)]);
    await poll(caseId);
    const before = await office.show(caseId);
    expect(before.status).toBe('PENDING_REFERRAL');
    expect(before.events.map(({ event }) => event)).toEqual(['open', 'submit', 'result_mismatch']);
    // The government has moved on, but we know better: nothing leads from a closed case to anywhere.
    await office.rows(`update everify_cases set status = 'CLOSED', next_poll_at = now() where id = $1`, [caseId]);
    await poll(caseId);
    const after = await office.show(caseId);
    expect(after).toMatchObject({ status: 'CLOSED' });
    expect(after.events).toHaveLength(before.events.length);
  });

  it('about another case never count [EVF-021]', async () => {
    const { caseId } = await opened(0);
    await submit(caseId);
    await office.mood({ on: 'read', answer: 'wrong_case', times: 1 });
    await poll(caseId);
    expect(await row(caseId)).toMatchObject({ status: 'QUEUED', failed_polls: 1 });
  });

  it('need a token, which is replaced when it ends early [INT-014]', async () => {
    const { caseId } = await opened(0);
    await office.control('POST', '/revoke', {});
    expect((await submit(caseId)).body.everify_case.status).toBe('QUEUED');
  });
});

describe('The Social Security number', () => {
  it('is in no log, event, audit row, error, or job [EVF-017, EVF-018]', async () => {
    const { caseId, ssn } = await opened(8);
    await office.mood({ on: 'write', answer: 500, times: 9 });
    const failed = await submit(caseId);
    await office.mood(null);
    await submit(caseId);
    await office.act(refreshEverifyCase, caseId);
    await office.act(closeEverifyCase, caseId, { reason: 'other' });
    const texts = [failed.text];
    for (const table of [
      'audit_log',
      'everify_case_events',
      'notifications',
      'outbox_messages',
      'graphile_worker._private_jobs',
    ]) {
      texts.push(JSON.stringify(await office.rows(`select to_jsonb(t) from ${table} t`)));
    }
    texts.push(JSON.stringify(await office.rows("select to_jsonb(c) - 'photo' from everify_cases c")));
    for (const text of texts) expect(text).not.toContain(ssn);
    const { calls } = await office.gateway();
    for (const { path } of calls) expect(path).not.toContain(ssn);
  });
});
