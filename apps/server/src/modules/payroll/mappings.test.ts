// The provider's codes for a company's words, and who may see and send whom.
import {
  checkEmployeeForPayroll,
  getPayrollMappings,
  listEmployeeTransfers,
  listPayrollProviders,
  listTransfers,
  type PayrollMappings,
  type PayrollTransfer,
  type Preflight,
  readPayrollCodes,
  retryTransfer,
  savePayrollMappings,
  sendSeveralToPayroll,
} from '@onward/contract/payroll/payroll';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mentions } from '../../../../../testing/database/mentions.ts';
import { Employer } from '../../../../../testing/people/employer.ts';
import { PayrollOffice } from '../../../../../testing/people/payroll-office.ts';

let office: PayrollOffice;

beforeAll(async () => {
  office = await PayrollOffice.open();
});
afterAll(() => office.product.stop());
beforeEach(async () => {
  await office.clear();
  await office.rows('delete from employees');
});

const entry = ({ mappings }: PayrollMappings, kind: string, label: string) =>
  mappings.find((one) => one.kind === kind && one.label === label);

describe('Mappings', () => {
  it('offer what the company has, with the people who have it and codes that look right [INT-011]', async () => {
    await office.connect('adp');
    expect(await office.mappings('adp')).toMatchObject({ codes_read_at: null, codes: { position: [] } });
    const sent = await office.hire();
    const waiting = await office.hire();
    await office.employees.save(waiting.id, 'compensation', { pay_rate: 800, pay_unit: 'week' });
    const read = await office.readCodes('adp');
    expect(read.codes_read_at).toMatch(/Z$/);
    expect(read.kinds.toSorted()).toEqual(['department', 'location', 'pay_unit', 'position']);
    expect(read.codes.position).toContainEqual({ code: 'LC', name: 'Line Cook' });
    expect(entry(read, 'position', 'Line cook')).toMatchObject({
      key: 'line cook',
      code: null,
      suggestion: 'LC',
      people_count: 2,
      waiting_count: 2,
    });
    expect(entry(read, 'location', 'Decatur')).toMatchObject({
      key: String(office.employees.locationId),
      people_count: 2,
    });
    expect(entry(read, 'pay_unit', 'Pay per week')).toMatchObject({ key: 'week', people_count: 1 });
    expect(entry(read, 'pay_unit', 'Pay per hour')).toBeUndefined();
    expect(read.waiting_count).toBe(2);

    const wanted = read.mappings.map(({ kind, key, suggestion }) => ({ kind, key, code: suggestion ?? 'B' }));
    const saved = await office.saveMappings('adp', wanted);
    expect(saved.body.payroll_mappings).toMatchObject({ waiting_count: 0, sent_this_month: 0, last_sent_at: null });
    await office.send(sent.id, 'adp');
    await office.becomes(sent.id, 'adp', 'sent');
    const after = await office.mappings('adp');
    expect(after).toMatchObject({
      sent_this_month: 1,
      failed_this_month: 0,
      last_sent_at: expect.stringMatching(/Z$/),
    });
    expect(entry(after, 'position', 'Line cook')).toMatchObject({
      code: 'LC',
      suggestion: null,
      people_count: 2,
      waiting_count: 1,
    });
  });

  it('are matched whatever the case of a title, and can be removed [INT-011]', async () => {
    await office.ready('paychex');
    const { id } = await office.hire();
    await office.employees.save(id, 'employment_details', { job_title: '  LINE   Cook ' });
    expect((await office.preflight(id, 'paychex')).ready).toBe(true);
    await office.saveMappings('paychex', [{ kind: 'position', key: 'line cook', code: null }]);
    expect((await office.preflight(id, 'paychex')).ready).toBe(false);
  });

  it('refuse unknown keys, kinds the provider has no codes for, and unknown pay periods; saves are recorded [INT-011, PLT-055]', async () => {
    await office.connect('adp_run');
    const [department] = (await office.mappings('adp_run')).mappings;
    const { body } = await office.saveMappings('adp_run', [
      { kind: 'department', key: department?.key ?? '', code: '100' },
      { kind: 'department', key: '999999', code: '100' },
      { kind: 'position', key: 'line cook', code: 'LC' },
      { kind: 'pay_unit', key: 'year', code: 'X' },
      { kind: 'pay_unit', key: 'hour', code: 'B' },
    ]);
    expect(Object.keys(body.errors ?? {})).toEqual([
      'mappings.1.key',
      'mappings.2.key',
      'mappings.3.code',
      'mappings.4.key',
    ]);
    expect(await office.rows('select from payroll_mappings')).toEqual([]);
    await office.saveMappings('adp_run', [{ kind: 'department', key: department?.key ?? '', code: '100' }]);
    const [audit] = await office.rows(
      `select changes from audit_log where event = 'payroll_mappings_updated' order by id desc limit 1`,
    );
    expect(audit).toEqual({
      changes: { provider: 'adp_run', [`department:${department?.key}`]: [null, '100'] },
    });
  });

  it('say plainly when the provider does not answer [INT-016]', async () => {
    await office.connect('paylocity');
    await office.mood({ system: 'paylocity', on: 'read', answer: 503, times: 99 });
    const { body } = await office.admin.call(readPayrollCodes, { body: { provider: 'paylocity' } });
    expect(body).toMatchObject({ error_code: 30001, message: expect.stringMatching(/^Paylocity isn't responding/) });
  });
});

describe('A manager of one location', () => {
  it('sees and sends only their own people [CMP-024]', async () => {
    await office.ready('paychex');
    const employer = new Employer(office.admin);
    const elsewhere = await office.rows<{ id: number }>(
      `select id from locations where company_id = 1 and name = 'Midtown'`,
    );
    const job = await employer.publish({ title: 'Night baker', location_id: elsewhere[0]?.id ?? 0 });
    const mine = await office.hire();
    const other = await office.hire({ position_id: job.id, location_id: elsewhere[0]?.id ?? 0 });
    await office.saveMappings('paychex', [{ kind: 'position', key: 'night baker', code: '850001637186923' }]);
    const manager = await office.employees.managerWith([
      'view_employee',
      'edit_employee',
      'onboard_employee',
      'edit_company',
    ]);
    for (const { id } of [mine, other]) {
      expect((await office.send(id, 'paychex')).status).toBe(201);
      await office.becomes(id, 'paychex', 'sent');
    }
    const log = await manager.call<{ payroll_transfers: PayrollTransfer[]; total_count: number }>(listTransfers);
    expect(log.body.payroll_transfers.map(({ employee_id }) => employee_id)).toEqual([mine.id]);
    expect(log.body.total_count).toBe(1);
    const at = { params: { id: other.id } };
    expect((await manager.call(listEmployeeTransfers, at)).status).toBe(404);
    expect((await manager.call(checkEmployeeForPayroll, { ...at, query: { provider: 'paychex' } })).status).toBe(404);
    expect((await office.send(other.id, 'paychex', { confirm_update: true }, manager)).body.error_code).toBe(10004);
    const { id: transferId } = await office.transfer(other.id, 'paychex');
    expect((await manager.call(retryTransfer, { params: { id: transferId } })).body.error_code).toBe(10004);
    const several = { provider: 'paychex', employee_ids: [mine.id, other.id] };
    expect((await manager.call(sendSeveralToPayroll, { body: several })).status).toBe(404);
    const shown = await office.mappings('paychex', manager);
    expect(JSON.stringify(shown)).not.toContain('Night baker');
    expect(shown.sent_this_month).toBe(1);
    const foreign = [{ kind: 'position', key: 'night baker', code: '1' }];
    expect((await office.saveMappings('paychex', foreign, manager)).body.error_code).toBe(20001);
  });

  it('without the permission sends nobody and matches nothing [EMP-030, INT-003]', async () => {
    await office.ready('paychex');
    const { id } = await office.hire();
    const manager = await office.employees.managerWith(['view_employee']);
    const query = { provider: 'paychex' };
    const refused = [
      await manager.call(listPayrollProviders),
      await manager.call(checkEmployeeForPayroll, { params: { id }, query }),
      await office.send(id, 'paychex', {}, manager),
      await manager.call(sendSeveralToPayroll, { body: { provider: 'paychex', employee_ids: [id] } }),
      await manager.call(listTransfers),
      await manager.call(getPayrollMappings, { query }),
      await manager.call(savePayrollMappings, { body: { provider: 'paychex', mappings: [] } }),
      await manager.call(readPayrollCodes, { body: { provider: 'paychex' } }),
    ];
    expect(refused.map(({ body }) => body.error_code)).toEqual(Array(8).fill(10004));
    expect((await manager.call(listEmployeeTransfers, { params: { id } })).body).toEqual({ payroll_transfers: [] });
  });

  it('checks with hidden values for those who may not see them [EMP-012, AHD-013]', async () => {
    await office.ready('paychex');
    const { id } = await office.hire();
    const seen = async (permissions: string[]) => {
      const manager = await office.employees.managerWith(permissions);
      const options = { params: { id }, query: { provider: 'paychex' } };
      const { body } = await manager.call<{ preflight: Preflight }>(checkEmployeeForPayroll, options);
      const { fields, requests } = body.preflight;
      const shown = (name: string) => fields.find(({ field }) => field === name)?.value;
      return { city: shown('city'), unit: shown('pay_unit'), requests: requests.length > 0 };
    };
    const city = (await office.employees.browse(id)).employee_information.address.city;
    expect(await seen(['edit_employee', 'view_employee', 'view_sensitive_pii'])).toEqual({
      city,
      unit: 'hour',
      requests: true,
    });
    expect(await seen(['edit_employee', 'view_employee'])).toEqual({ city, unit: '*****', requests: false });
    expect(await seen(['onboard_employee'])).toEqual({ city: '*****', unit: '*****', requests: false });
  });

  it('needs the module of the provider as well [INT-011, CMP-002]', async () => {
    await office.ready('paychex');
    const { id } = await office.hire();
    await office.rows(`delete from company_modules where company_id = 1 and module = 'paychex'`);
    await office.rows(`select pg_notify('onward_access', 'company:1')`);
    expect((await office.send(id, 'paychex')).body).toMatchObject({ error_code: 10004 });
    expect((await office.admin.call(listPayrollProviders)).body).toEqual({ payroll_providers: [] });
    await office.rows(`insert into company_modules (company_id, module) values (1, 'paychex')`);
    await office.rows(`select pg_notify('onward_access', 'company:1')`);
  });
});

describe('Sensitive values', () => {
  it('appear in clear in no table, job, or answer of a transfer [EMP-018, PLT-056]', async () => {
    await office.ready('paychex');
    const { id, ssn } = await office.hire({}, 'Refuse');
    await office.employees.save(id, 'basic_information', { date_of_birth: '1987-12-09' });
    // No time of day contains it.
    await office.employees.save(id, 'compensation', { pay_rate: 7643.21 });
    await office.rows(
      `create table kept_jobs as select payload::text as payload from graphile_worker._private_jobs where false`,
    );
    await office.mood({ system: 'paychex', on: 'write', answer: 503, times: 3 });
    await office.send(id, 'paychex');
    await office.rows(`insert into kept_jobs select payload::text from graphile_worker._private_jobs`);
    const failed = await office.becomes(id, 'paychex', 'failed');
    const clear = [ssn, '1987-12-09', '7643.21'];
    for (const text of clear) expect(JSON.stringify(failed)).not.toContain(text);
    const found = await mentions(office.product.app.ownerPool, clear);
    await office.rows('drop table kept_jobs');
    expect(found).toEqual([]);
  });
});
