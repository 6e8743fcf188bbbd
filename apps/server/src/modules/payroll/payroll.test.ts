// Employees on their way to payroll over HTTP: pre-flight, send, refusal, correction, and update at every provider.
import { listEmployeeChanges } from '@onward/contract/employees/employee-information';
import { terminateEmployee } from '@onward/contract/employees/employees';
import { listRunningWork } from '@onward/contract/integrations/integrations';
import {
  listPayrollProviders,
  listTransfers,
  type PayrollTransfer,
  type Preflight,
  retryTransfer,
  sendSeveralToPayroll,
} from '@onward/contract/payroll/payroll';
import { PAYROLL_PROVIDERS } from '@onward/domain/payroll/hires';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PayrollOffice } from '../../../../../testing/people/payroll-office.ts';

let office: PayrollOffice;

beforeAll(async () => {
  office = await PayrollOffice.open();
});
afterAll(() => office.product.stop());
beforeEach(() => office.clear());

const problemsOf = ({ fields }: Preflight) =>
  Object.fromEntries(fields.flatMap(({ field, problem }) => (problem ? [[field, problem]] : [])));
const fieldOf = ({ fields }: Preflight, name: string) => fields.find(({ field }) => field === name);
const issuesOf = async (id: number) =>
  (await office.employees.browse(id, { include: 'open_issues' })).employee.open_issues?.map(({ code }) => code);
const eventsOf = ({ events }: PayrollTransfer) => events.map(({ event }) => event);
const eventsInHistory = async (id: number) => {
  const { body } = await office.admin.call<{ changes: { event: string; part: string; after: unknown }[] }>(
    listEmployeeChanges,
    { params: { id }, query: { part: 'payroll' } },
  );
  return body.changes.map(({ event, after }) => [event, after]);
};

describe.each(PAYROLL_PROVIDERS)('At %s', (provider) => {
  it('an employee is checked, sent once, and updated after a confirmation [EMP-030, EMP-031, AHD-013]', async () => {
    await office.ready(provider);
    const { id } = await office.hire();
    const before = await office.preflight(id, provider);
    expect({ ready: before.ready, problems: problemsOf(before) }).toEqual({ ready: true, problems: {} });
    const sent = await office.send(id, provider);
    expect(sent).toMatchObject({ status: 201, body: { payroll_transfer: { status: 'queued', employee_id: id } } });
    const transfer = await office.becomes(id, provider, 'sent');
    const [person, ...others] = await office.people();
    expect(others).toEqual([]);
    expect(person).toMatchObject({ system: provider, key: transfer.external_id });
    expect(eventsOf(transfer)).toEqual(['provider_accepts', 'start']);
    expect(await eventsInHistory(id)).toEqual([
      ['payroll_accepted', transfer.provider_name],
      ['sent_to_payroll', transfer.provider_name],
    ]);

    const again = await office.send(id, provider);
    expect(again).toMatchObject({ status: 409, body: { error_code: 20002 } });
    expect(again.body.message).toContain(`is already in ${transfer.provider_name}`);
    await office.employees.save(id, 'address', { city: 'Atlanta' });
    expect((await office.send(id, provider, { confirm_update: true })).status).toBe(201);
    const updated = await office.becomes(id, provider, 'sent');
    expect(updated).toMatchObject({ id: transfer.id, external_id: transfer.external_id });
    const people = await office.people();
    expect(people).toHaveLength(1);
    expect(JSON.stringify(people[0])).toContain('Atlanta');
  });

  it('a refused field is shown on its field, opens an issue, and is sent again once it is fixed [AHD-013, EMP-007]', async () => {
    await office.ready(provider);
    const { id } = await office.hire({}, 'Refuse');
    await office.send(id, provider);
    const failed = await office.becomes(id, provider, 'failed');
    expect(failed.errors.map(({ field }) => field)).toContain('postal_code');
    expect(eventsOf(failed)).toEqual(['provider_refuses', 'start']);
    // Paychex has a worker before it has the address; the next send completes it.
    expect(await office.people()).toHaveLength(provider === 'paychex' ? 1 : 0);
    expect(await issuesOf(id)).toContain('payroll_failed');
    const refused = await office.preflight(id, provider);
    expect(fieldOf(refused, 'postal_code')).toMatchObject({ problem: 'refused', group: 'address' });
    expect(refused).toMatchObject({ ready: true, transfer: { status: 'failed' } });

    await office.employees.save(id, 'basic_information', { legal_last_name: 'Quist' });
    await office.employees.save(id, 'address', { postal_code: '30031' });
    expect(fieldOf(await office.preflight(id, provider), 'postal_code')).toMatchObject({ problem: null });
    const retried = await office.admin.call(retryTransfer, { params: { id: failed.id } });
    expect(retried).toMatchObject({ status: 200, body: { payroll_transfer: { status: 'queued', errors: [] } } });
    const sent = await office.becomes(id, provider, 'sent');
    expect(eventsOf(sent)).toEqual(['provider_accepts', 'start', 'retry', 'provider_refuses', 'start']);
    expect(await office.people()).toHaveLength(1);
    expect(await issuesOf(id)).not.toContain('payroll_failed');
  });
});

describe('A pre-flight', () => {
  it('names every missing field with its group and in words, and nothing is queued [EMP-032, AHD-013]', async () => {
    await office.ready('adp_run');
    const { id } = await office.employees.hire({ name: 'Ada' });
    const preflight = await office.preflight(id, 'adp_run');
    expect(preflight.ready).toBe(false);
    expect(problemsOf(preflight)).toEqual({
      legal_last_name: 'required',
      ssn: 'required',
      date_of_birth: 'required',
      gender: 'required',
      address_line_1: 'required',
      city: 'required',
      state: 'required',
      postal_code: 'required',
      pay_rate: 'required',
      pay_unit: 'required',
    });
    expect(fieldOf(preflight, 'pay_rate')).toEqual({
      field: 'pay_rate',
      group: 'compensation',
      value: null,
      label: null,
      problem: 'required',
      message: 'ADP RUN needs this',
    });
    const { status, body } = await office.send(id, 'adp_run');
    expect({ status, code: body.error_code }).toEqual({ status: 422, code: 20001 });
    expect(Object.keys(body.errors ?? {}).toSorted()).toEqual(Object.keys(problemsOf(preflight)).toSorted());
    expect(await office.rows('select from payroll_transfers')).toEqual([]);
  });

  it('names unmapped values by their word, in the language of the reader [INT-011, PLT-039]', async () => {
    await office.connect('adp');
    const { id } = await office.hire();
    await office.employees.save(id, 'employment_details', { job_title: 'Team Member' });
    await office.employees.save(id, 'compensation', { pay_rate: 52_000, pay_unit: 'year' });
    const { body } = await office.send(id, 'adp');
    expect(body.errors).toMatchObject({
      'codes.position': ['Team Member has no code for ADP Workforce Now'],
      'codes.pay_unit': ['Pay per year has no code for ADP Workforce Now'],
      'codes.location': [expect.stringMatching(/^Decatur has no code/)],
    });
    const french = await office.admin.request('POST', `/v1/employees/${id}/payroll_transfers`, {
      body: { provider: 'adp' },
      headers: { 'accept-language': 'fr' },
    });
    expect(french.text).toContain('Team Member n’a pas de code pour ADP Workforce Now');
  });

  it('shows the exact requests with sensitive values masked [AHD-013]', async () => {
    for (const provider of PAYROLL_PROVIDERS) {
      await office.ready(provider);
      const { id, ssn } = await office.hire();
      const preflight = await office.preflight(id, provider);
      const text = JSON.stringify(preflight);
      expect(preflight.requests.length).toBeGreaterThan(0);
      expect(preflight.requests[0]?.body).toContain('Quist');
      expect(text).not.toContain(ssn);
      expect(text).not.toContain('1999-03-22');
      expect(text).not.toContain('17.35');
      expect(fieldOf(preflight, 'ssn')?.value).toMatch(/\*+.*\d{4}$/);
      expect([fieldOf(preflight, 'date_of_birth')?.value, fieldOf(preflight, 'pay_rate')?.value]).toEqual([
        '*****',
        '*****',
      ]);
    }
  });

  it('works for records that lack nearly everything, at every provider [AHD-013]', async () => {
    const { id } = await office.employees.hire({ name: 'Ada', position_id: null });
    for (const provider of PAYROLL_PROVIDERS) {
      await office.connect(provider);
      expect((await office.preflight(id, provider)).ready).toBe(false);
    }
    expect((await office.admin.call(listPayrollProviders)).body).toMatchObject({
      payroll_providers: PAYROLL_PROVIDERS.map((provider) => ({ provider, status: 'active' })),
    });
  });

  it('needs a connected provider [INT-007]', async () => {
    const { id } = await office.hire();
    expect((await office.send(id, 'adp')).body).toMatchObject({ error_code: 20003 });
    await office.connect('paychex', { company_id: undefined });
    await office.rows(`update integrations set config = '{}'`);
    expect((await office.send(id, 'paychex')).body).toMatchObject({
      error_code: 20003,
      message: 'Choose which Paychex Flex company to use first',
    });
  });
});

describe('Sending', () => {
  it('by a double click queues one transfer [EMP-031]', async () => {
    await office.ready('paylocity');
    const { id } = await office.hire();
    const sent = await Promise.all([1, 2, 3].map(() => office.send(id, 'paylocity')));
    const codes = sent.map(({ status, body }) => body.error_code ?? status).toSorted();
    expect(codes.filter((code) => code === 201)).toHaveLength(1);
    expect(codes.filter((code) => code === 20003 || code === 20002)).toHaveLength(2);
    await office.becomes(id, 'paylocity', 'sent');
    expect(await office.people()).toHaveLength(1);
  });

  it('is refused while it is under way, after it worked, and for those who have left [EMP-031, EMP-027]', async () => {
    await office.ready('adp');
    const { id } = await office.hire();
    await office.mood({ system: 'adp', on: 'write', answer: 503, times: 99 });
    await office.send(id, 'adp');
    const connection = await office.integration('adp');
    expect((await office.send(id, 'adp')).body).toMatchObject({ error_code: 20003 });
    const work = await office.admin.call(listRunningWork, { params: { id: connection.id ?? 0 } });
    expect(work.body).toEqual({ running_work: [{ kind: 'payroll_transfer', count: 1 }] });
    const { id: transferId } = await office.transfer(id, 'adp');
    const retry = () => office.admin.call(retryTransfer, { params: { id: transferId } });
    expect((await retry()).body).toMatchObject({ error_code: 20003 });
    await office.mood(null);
    await office.becomes(id, 'adp', 'sent');
    expect((await retry()).body).toMatchObject({ error_code: 20003 });
    await office.employees.act(terminateEmployee, id, { query: { reason: 'moved', end_date: '2026-11-17' } });
    expect((await office.send(id, 'adp', { confirm_update: true })).body).toMatchObject({ error_code: 20003 });
  });

  it('of several people queues those who are ready and names those already there apart from those who are not [EMP-031]', async () => {
    await office.ready('paychex');
    const ready = [await office.hire(), await office.hire()];
    const there = await office.hire();
    await office.send(there.id, 'paychex');
    await office.becomes(there.id, 'paychex', 'sent');
    const empty = await office.employees.hire({ name: 'Bare Record' });
    const ids = [...ready, there, empty].map(({ id }) => id);
    const { status, body } = await office.admin.call<{
      queued_count: number;
      already_sent: { employee_id: number; name: string }[];
      not_ready: { employee_id: number; reasons: { field: string | null; message: string }[] }[];
    }>(sendSeveralToPayroll, { body: { provider: 'paychex', employee_ids: ids } });
    expect({ status, queued: body.queued_count }).toEqual({ status: 200, queued: 2 });
    expect(body.already_sent.map(({ employee_id }) => employee_id)).toEqual([there.id]);
    expect(body.not_ready.map(({ employee_id }) => employee_id)).toEqual([empty.id]);
    expect(body.not_ready[0]?.reasons).toContainEqual({ field: 'ssn', message: 'Paychex Flex needs this' });
    expect(body.not_ready[0]?.reasons.length).toBeGreaterThan(3);
    for (const { id } of ready) await office.becomes(id, 'paychex', 'sent');
    expect(await office.people()).toHaveLength(3);
    const log = await office.admin.call<{ payroll_transfers: PayrollTransfer[]; total_count: number }>(listTransfers, {
      query: { provider: 'paychex', status: 'sent', per_page: 2 },
    });
    expect(log.body).toMatchObject({ total_count: 3, payroll_transfers: [{ status: 'sent' }, { status: 'sent' }] });
    const oldest = await office.admin.call<{ payroll_transfers: PayrollTransfer[] }>(listTransfers, {
      query: { order: 'updated_at asc', per_page: 1 },
    });
    expect(oldest.body.payroll_transfers.map(({ employee_id }) => employee_id)).toEqual([there.id]);
  });
});
