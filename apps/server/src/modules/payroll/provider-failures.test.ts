// Payroll providers that are down, slow, busy, or lose their answers: every transfer ends in the right state, and the
// provider has the person exactly once.
import { testIntegration } from '@onward/contract/integrations/integrations';
import { retryTransfer } from '@onward/contract/payroll/payroll';
import { PAYROLL_PROVIDERS, type PayrollProvider } from '@onward/domain/payroll/hires';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PayrollOffice } from '../../../../../testing/people/payroll-office.ts';
import { until } from '../../../../../testing/until.ts';
import type { PayrollMood } from '../../../../sandbox/src/payroll/payroll-world.ts';

let office: PayrollOffice;

beforeAll(async () => {
  office = await PayrollOffice.open();
});
afterAll(() => office.product.stop());
beforeEach(() => office.clear());

type Mood = Omit<PayrollMood, 'system'>;

/** Sent while the provider feels like this. */
async function sendDuring(provider: PayrollProvider, mood: Mood): Promise<number> {
  await office.ready(provider);
  const { id } = await office.hire();
  await office.mood({ system: provider, ...mood });
  expect((await office.send(id, provider)).status).toBe(201);
  return id;
}

const expectOnePerson = async (id: number, provider: PayrollProvider) => {
  const { external_id } = await office.transfer(id, provider);
  expect(await office.people()).toMatchObject([{ system: provider, key: external_id }]);
};

describe.each(PAYROLL_PROVIDERS)('At %s', (provider) => {
  it.each([
    ['fails once', { on: 'write', answer: 500, times: 1 }],
    ['fails for a while', { on: 'write', answer: 503, times: 4 }],
    ['cuts the connection', { on: 'write', answer: 'down', times: 1 }],
    ['stores the person, but loses the answer', { on: 'write', answer: 'lost', times: 1 }],
    ['stores the person, but answers half', { on: 'write', answer: 'half', times: 1 }],
    ['stores the person, but answers 500', { on: 'write', answer: 'stored_500', times: 1 }],
    ['answers about somebody else', { on: 'write', answer: 'wrong_record', times: 1 }],
    ['answers with a page', { on: 'write', answer: 'html', times: 1 }],
    ['asks to wait', { on: 'write', answer: 429, times: 1, retry_after: 60 }],
    ['cannot be searched', { on: 'read', answer: 503, times: 4 }],
    ['lets the token end', { on: 'write', answer: 401, times: 1 }],
  ] satisfies [string, Mood][])(
    'a provider that %s gets the person once in the end [EMP-031, INT-016]',
    async (_what, mood) => {
      const id = await sendDuring(provider, mood);
      await office.becomes(id, provider, 'sent');
      await expectOnePerson(id, provider);
    },
  );

  it('a refused token fails the transfer and stops the connection; after reconnecting it is tried again [INT-006]', async () => {
    const id = await sendDuring(provider, { on: 'token', answer: 401, times: 99 });
    await office.control('POST', '/revoke', {});
    const failed = await until('the refusal', async () => {
      const transfer = await office.transfer(id, provider);
      return transfer.status === 'failed' ? transfer : undefined;
    });
    expect(failed).toMatchObject({ attempts: 1, errors: [{ field: null }] });
    expect(failed.errors[0]?.message).toMatch(/no longer accepts our access/);
    expect(await office.integration(provider)).toMatchObject({ status: 'error' });
    const retry = () => office.admin.call(retryTransfer, { params: { id: failed.id } });
    expect((await retry()).body).toMatchObject({ error_code: 20003 });
    await office.mood(null);
    await office.connect(provider);
    expect((await retry()).status).toBe(200);
    await office.becomes(id, provider, 'sent');
    await expectOnePerson(id, provider);
  });
});

describe('A provider that stays down', () => {
  it('is tried five times with growing pauses, then the transfer fails in plain words [EMP-031, INT-016]', async () => {
    const id = await sendDuring('paylocity', { on: 'write', answer: 503, times: 999 });
    const waiting = await until('the first failure', async () => {
      const transfer = await office.transfer(id, 'paylocity');
      return transfer.errors.length > 0 ? transfer : undefined;
    });
    expect(waiting).toMatchObject({
      status: 'sending',
      attempts: 1,
      errors: [{ message: "Paylocity didn't respond" }],
    });
    const pause = Date.parse(waiting.next_attempt_at ?? '') - Date.now();
    expect(pause).toBeGreaterThan(10_000);
    expect(pause).toBeLessThan(31_000);
    const failed = await office.becomes(id, 'paylocity', 'failed');
    expect(failed).toMatchObject({
      attempts: 5,
      next_attempt_at: null,
      errors: [{ field: null, message: "Paylocity didn't respond" }],
    });
    expect(await office.people()).toEqual([]);
    const { id: integrationId, status } = await office.integration('paylocity');
    expect(status).toBe('error');
    await office.mood(null);
    await office.admin.call(testIntegration, { params: { id: integrationId ?? 0 } });
    await office.admin.call(retryTransfer, { params: { id: failed.id } });
    await office.becomes(id, 'paylocity', 'sent');
    await expectOnePerson(id, 'paylocity');
  });

  it('does not fail the transfers of others at once: they wait until it is repaired [INT-006]', async () => {
    await office.ready('paylocity');
    const people = [await office.hire(), await office.hire()];
    await office.rows(
      `update integrations set status = 'error', error_message = 'calls_failed', error_at = now()
       where nickname = 'paylocity'`,
    );
    await office.rows(
      `insert into payroll_transfers (company_id, employee_id, provider, status, reference, next_attempt_at, created_at,
         updated_at) select 1, id, 'paylocity', 'queued', 'OW' || id, now() - interval '1 hour', now(), now()
       from unnest($1::bigint[]) as id`,
      [people.map(({ id }) => id)],
    );
    await office.rows(`select graphile_worker.add_job('payroll.resume')`);
    for (const { id } of people) {
      await until('an attempt', async () => (await office.transfer(id, 'paylocity')).attempts === 1);
      expect(await office.transfer(id, 'paylocity')).toMatchObject({ status: 'sending' });
    }
    await office.connect('paylocity');
    for (const { id } of people) await office.becomes(id, 'paylocity', 'sent');
    expect(await office.people()).toHaveLength(2);
  });
});

describe('A provider that is slow', () => {
  it('gets the person once, although the first call had no answer [EMP-031, INT-016]', async () => {
    const id = await sendDuring('adp', { on: 'write', answer: 'hang', times: 1 });
    await office.becomes(id, 'adp', 'sent');
    await expectOnePerson(id, 'adp');
  }, 60_000);
});

describe('A transfer', () => {
  it('of somebody whose record changed meanwhile is checked again before it leaves [EMP-032]', async () => {
    await office.ready('adp');
    const { id } = await office.hire();
    await office.rows(
      `insert into payroll_transfers (company_id, employee_id, provider, status, reference, next_attempt_at, created_at,
         updated_at) values (1, $1, 'adp', 'queued', 'OWX', now() - interval '1 hour', now(), now())`,
      [id],
    );
    await office.employees.save(id, 'employment_details', { job_title: 'Juggler' });
    await office.rows(`select graphile_worker.add_job('payroll.resume')`);
    const failed = await office.becomes(id, 'adp', 'failed');
    expect(failed.errors).toEqual([{ field: 'codes.position', message: 'Juggler has no code for ADP Workforce Now' }]);
    expect(await office.people()).toEqual([]);
  });

  it('to a provider that was disconnected fails and says so [INT-005]', async () => {
    await office.ready('adp');
    const { id } = await office.hire();
    await office.mood({ system: 'adp', on: 'write', answer: 503, times: 3 });
    await office.send(id, 'adp');
    await until('the first failure', async () => (await office.transfer(id, 'adp')).errors.length > 0);
    await office.rows(`update integrations set status = 'not_connected', secrets = null`);
    const failed = await office.becomes(id, 'adp', 'failed');
    expect(failed.errors[0]?.message).toMatch(/isn't connected/);
  });

  it('is made anew when the provider no longer has the record [EMP-031]', async () => {
    await office.ready('paylocity');
    const { id } = await office.hire();
    await office.send(id, 'paylocity');
    await office.becomes(id, 'paylocity', 'sent');
    await office.control('DELETE', '');
    await office.send(id, 'paylocity', { confirm_update: true });
    await office.becomes(id, 'paylocity', 'sent');
    await expectOnePerson(id, 'paylocity');
  });
});
