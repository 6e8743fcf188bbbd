// Information groups over HTTP: saved one at a time, checked, recorded, and sensitive values kept from sight.
import {
  getStateTaxSubmission,
  listEmployeeChanges,
  revealSensitiveField,
  updateDirectDeposit,
  updateEmployeeStateTax,
} from '@onward/contract/employees/employee-information';
import { exportEmployees, suspendEmployee } from '@onward/contract/employees/employees';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mentions } from '../../../../../../testing/database/mentions.ts';
import { EmployeeOffice } from '../../../../../../testing/people/employee-office.ts';
import type { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { until } from '../../../../../../testing/until.ts';

let office: EmployeeOffice;
let admin: ApiCaller;

beforeAll(async () => {
  office = await EmployeeOffice.open();
  admin = office.admin;
});
afterAll(() => office.product.stop());

const changesOf = async (id: number, caller = admin, query: Record<string, string | number> = {}) =>
  (await caller.call<{ changes: Record<string, unknown>[] }>(listEmployeeChanges, { params: { id }, query })).body;

const reveal = (id: number, field: string, caller = admin, more: object = {}) =>
  caller.call(revealSensitiveField, { params: { id }, body: { field, ...more } });

describe('A group of information', () => {
  it.each([
    [
      'basic_information',
      { legal_first_name: 'Marcus', legal_last_name: 'Bell', preferred_name: 'Marc', gender: 'male' },
    ],
    [
      'address',
      { address_line_1: '88 Candler Park Dr', city: 'Atlanta', state: 'GA', postal_code: '30307', country: 'US' },
    ],
    [
      'emergency_contact',
      { name: 'Yvonne Bell', relationship: 'Mother', phone: '(678) 555-0121', email: 'y@mail.test' },
    ],
    ['employment_details', { job_title: 'Shift lead', employment_type: 'part_time', start_date: '2026-11-09' }],
    ['work_location', { is_remote: true, work_state: 'GA' }],
    ['compensation', { pay_unit: 'hour', flsa_status: 'non_exempt', effective_date: '2026-11-09' }],
  ] as const)('%s is saved on its own and returned [EMP-010, EMP-011, EMP-012]', async (group, values) => {
    const { id } = await office.hire();
    const { status, body } = await office.save(id, group, values);
    expect(status).toBe(200);
    expect(body.employee_information[group]).toMatchObject(values);
    expect(body.employee_information.versions).toEqual({ [group]: 1 });
    expect((await office.browse(id)).employee_information[group]).toMatchObject(values);
  });

  it.each([
    ['basic_information', { ssn: '666-12' }, 'ssn', 'Please enter a correct social security number'],
    ['basic_information', { ssn: '123-45-6789' }, 'ssn', "This isn't a valid Social Security number. Check the card"],
    ['basic_information', { legal_first_name: ' ' }, 'legal_first_name', null],
    ['basic_information', { date_of_birth: '2020-01-01' }, 'date_of_birth', null],
    ['address', { address_line_1: 'x'.repeat(36) }, 'address_line_1', null],
    ['address', { address_line_2: 'x'.repeat(16) }, 'address_line_2', null],
    ['address', { postal_code: 'abc' }, 'postal_code', null],
    ['employment_details', { department_id: 999_999 }, 'department_id', null],
    ['employment_details', { manager_id: 999_999 }, 'manager_id', null],
    ['employment_details', { start_date: '2020-01-01' }, 'start_date', null],
    ['work_location', { location_id: null }, 'location_id', null],
    ['work_location', { location_id: 999_999 }, 'location_id', null],
    ['compensation', { pay_rate: -1 }, 'pay_rate', null],
    ['compensation', { salary: 10 }, 'salary', null],
  ])('%s with %j is refused under %s [EMP-012, EMP-019]', async (group, values, field, message) => {
    const { id } = await office.hire();
    const { status, body } = await office.save(id, group, values);
    expect({ status, code: body.error_code }).toEqual({ status: 422, code: 20001 });
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
    if (message) expect(body.errors?.[field]).toEqual([message]);
    expect((await office.browse(id)).employee_information.versions).toEqual({});
  });

  it('keeps the job title of a record that has no job [EMP-007, EMP-012]', async () => {
    const { id } = await office.hire({ position_id: null });
    await office.save(id, 'employment_details', { job_title: 'Cook' });
    const emptied = await office.save(id, 'employment_details', { job_title: ' ' });
    expect(emptied).toMatchObject({
      status: 422,
      body: { errors: { job_title: ['Enter a job title: this record has no job'] } },
    });
    const withJob = await office.hire();
    await office.save(withJob.id, 'employment_details', { job_title: 'Cook' });
    expect((await office.save(withJob.id, 'employment_details', { job_title: null })).status).toBe(200);
  });

  it('saved by two editors refuses the second with both values, and another group saves meanwhile [AHD-021, EMP-012]', async () => {
    const { id } = await office.hire();
    await office.save(id, 'address', { city: 'Atlanta' }, { version: 0 });
    const second = await office.save(id, 'address', { city: 'Decatur', state: 'GA' }, { version: 0 });
    expect(second).toMatchObject({ status: 409, body: { error_code: 20002 } });
    expect((second.body as unknown as { conflict: object }).conflict).toMatchObject({
      version: 1,
      fields: { city: { theirs: 'Atlanta', yours: 'Decatur' } },
    });
    expect((await office.save(id, 'compensation', { pay_unit: 'hour' }, { version: 0 })).status).toBe(200);
    const both = await Promise.all(['One', 'Two'].map((city) => office.save(id, 'address', { city }, { version: 1 })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('writes each changed field with who, before, after, and the day it counts from [EMP-014]', async () => {
    const { id } = await office.hire();
    await office.save(id, 'compensation', { pay_rate: 14, pay_unit: 'hour', effective_date: '2026-11-02' });
    await office.save(id, 'compensation', { pay_rate: 14.25, effective_date: '2027-01-01' });
    const { changes } = await changesOf(id);
    expect(changes[0]).toMatchObject({ part: 'compensation', staff: { name: 'Renee Castellano' } });
    expect(changes.find(({ field, before }) => field === 'pay_rate' && before !== null)).toMatchObject({
      before: '14',
      after: '14.25',
      effective_date: '2027-01-01',
    });
    const [first] = await office.rows<{ id: number }>(`select id from company_staffs where name = 'Renee Castellano'`);
    expect(await changesOf(id, admin, { staff_id: first?.id ?? 0, part: 'address' })).toMatchObject({ changes: [] });
    expect(await changesOf(id, admin, { from: '2026-01-01', to: '2026-01-02' })).toMatchObject({ total_count: 0 });
  });

  it('that moves somebody tells open lists of both locations [EMP-012, NTF-022]', async () => {
    const { id } = await office.hire();
    const [other] = await office.rows<{ id: number }>(
      `select id from locations where company_id = 1 and name like '%Midtown%'`,
    );
    const told = async () =>
      (
        await office.rows<{ location: number }>(
          `select (scope ->> 'location')::int as location from events
           where name = 'employee_changed' and subject_id = $1 order by id`,
          [id],
        )
      ).map(({ location }) => location);
    const before = (await told()).length;
    await office.save(id, 'work_location', { location_id: other?.id });
    expect((await told()).slice(before).toSorted()).toEqual([office.locationId, other?.id].toSorted());
  });

  it('disappears from the open issues once what was missing is there [EMP-007]', async () => {
    const { id } = await office.hire();
    const issues = async () =>
      (await office.browse(id, { include: 'open_issues' })).employee.open_issues?.map(({ code }) => code);
    expect(await issues()).toEqual(['missing_ssn', 'missing_address', 'missing_pay']);
    await office.save(id, 'basic_information', { ssn: '219-08-9999' });
    await office.save(id, 'address', {
      address_line_1: '1 Main St',
      city: 'Atlanta',
      state: 'GA',
      postal_code: '30307',
    });
    await office.save(id, 'compensation', { pay_rate: 15, pay_unit: 'hour' });
    expect(await issues()).toEqual([]);
    expect((await office.browse(id)).employee.open_issues).toBeUndefined();
    const { body } = await office.list({ has_open_issues: true, per_page: 50 });
    expect(body.employees.map((employee) => employee.id)).not.toContain(id);
  });
});

describe('Sensitive values', () => {
  const PLANTED = { ssn: '219-09-9876', date_of_birth: '1987-06-05', pay_rate: 1234.56 };
  const ACCOUNT = {
    account_type: 'checking',
    routing_number: '021000021',
    account_number: '55443322110',
    split: 'remainder',
  };
  const IN_CLEAR = ['219-09-9876', '219099876', '1987-06-05', '1234.56', '021000021', '55443322110'];

  async function planted(): Promise<number> {
    const { id } = await office.hire();
    const { pay_rate, ...basic } = PLANTED;
    await office.save(id, 'basic_information', basic);
    await office.save(id, 'compensation', { pay_rate, pay_unit: 'hour' });
    await admin.call(updateDirectDeposit, { params: { id }, body: { accounts: [ACCOUNT] } });
    return id;
  }

  it('are masked for everybody, and revealed one at a time with a record of it [EMP-018, IDN-042]', async () => {
    const id = await planted();
    const { basic_information, compensation, direct_deposit } = (await office.browse(id)).employee_information;
    expect(basic_information).toMatchObject({ ssn: '*****9876', date_of_birth: '****-**-05' });
    expect(compensation?.pay_rate).toBe('*****');
    expect(direct_deposit).toMatchObject([{ account_number: '••••2110', routing_number: '••••0021' }]);
    expect((await reveal(id, 'ssn')).body).toEqual({ value: '219099876' });
    expect((await reveal(id, 'date_of_birth')).body).toEqual({ value: '1987-06-05' });
    expect((await reveal(id, 'account_number')).body).toEqual({ value: '55443322110' });
    expect((await reveal(id, 'account_number', admin, { index: 2 })).body.error_code).toBe(40001);
    const { changes } = await changesOf(id);
    expect(changes[0]).toMatchObject({ event: 'revealed', field: 'account_number', before: '••••2110', after: null });
    const audits = await office.rows(
      `select changes from audit_log where event = 'employee_field_revealed' and subject_id = $1 order by id`,
      [id],
    );
    expect(audits).toEqual([
      { changes: { field: 'ssn' } },
      { changes: { field: 'date_of_birth' } },
      { changes: { field: 'account_number' } },
    ]);
  });

  it('need the permission, and a confirmation of who is asking [EMP-018, IDN-042]', async () => {
    const id = await planted();
    const viewer = await office.managerWith(['view_employee', 'edit_employee']);
    expect((await reveal(id, 'ssn', viewer)).body.error_code).toBe(10004);
    const { employee_information: seen } = await office.browse(id, {}, viewer);
    expect(seen).toMatchObject({ compensation: null, direct_deposit: null, basic_information: { ssn: '*****9876' } });
    const { changes } = await changesOf(id, viewer);
    expect(
      changes.filter(
        ({ part, before, after }) => part === 'compensation' && ![null, '*****'].includes((before ?? after) as string),
      ),
    ).toEqual([]);
    await office.rows(`update sessions set confirmed_at = now() - interval '1 hour'`);
    await office.rows(`select pg_notify('onward_access', 'company:1')`);
    await until('the old confirmation to count', async () => (await reveal(id, 'ssn')).body.error_code === 10007);
    await office.rows('update sessions set confirmed_at = now()');
    await office.rows(`select pg_notify('onward_access', 'company:1')`);
    await until('the new confirmation to count', async () => (await reveal(id, 'ssn')).status === 200);
  });

  it('come back masked without being changed [EMP-019]', async () => {
    const id = await planted();
    await office.save(id, 'basic_information', {
      ssn: '*****9876',
      date_of_birth: '****-**-05',
      legal_first_name: 'Mo',
    });
    await office.save(id, 'compensation', { pay_rate: '*****', pay_unit: 'day' });
    const masked = { ...ACCOUNT, routing_number: '••••0021', account_number: '••••2110', account_type: 'savings' };
    await admin.call(updateDirectDeposit, { params: { id }, body: { accounts: [masked] } });
    expect((await reveal(id, 'ssn')).body).toEqual({ value: '219099876' });
    expect((await reveal(id, 'pay_rate')).body).toEqual({ value: '1234.56' });
    expect((await reveal(id, 'account_number')).body).toEqual({ value: '55443322110' });
  });

  it('are in no answer, file, list, job, event, history, or column in clear [EMP-018, PLT-055, PLT-056]', async () => {
    const id = await planted();
    const viewer = await office.managerWith(['view_employee', 'edit_employee']);
    const refused = [
      await office.save(id, 'basic_information', { ssn: '219-09-9876', email: 'wrong' }),
      await office.save(id, 'compensation', { pay_rate: 1234.56, pay_unit: 'century' }, { version: 77 }),
      await office.save(id, 'basic_information', { ssn: '219-09-9876' }, { version: 77 }),
    ];
    const answers = [
      ...refused,
      await admin.call(exportEmployees),
      await office.list({ query: '219099876' }),
      await office.list({ per_page: 50 }),
      await office.act(suspendEmployee, id),
    ].map(({ text }) => text);
    for (const caller of [admin, viewer]) {
      answers.push(JSON.stringify(await office.browse(id, { include: 'open_issues' }, caller)));
    }
    answers.push(JSON.stringify(await changesOf(id, viewer)));
    for (const secret of IN_CLEAR) expect(answers.join('\n')).not.toContain(secret);
    const { ownerPool } = office.product.app;
    expect(await mentions(ownerPool, IN_CLEAR)).toEqual([]);
    expect((await mentions(ownerPool, ['Renee Castellano'])).join()).toContain('company_staffs.name: 1');
  });
});

describe('Direct deposit', () => {
  it('names each wrong account by place, and tells the employee of a change [EMP-018]', async () => {
    const { id, email } = await office.hire();
    const wrong = { account_type: 'checking', routing_number: '123456789', account_number: '12', split: 'remainder' };
    const refused = await admin.call(updateDirectDeposit, { params: { id }, body: { accounts: [wrong] } });
    expect(Object.keys(refused.body.errors ?? {})).toEqual(['accounts.0.routing_number', 'accounts.0.account_number']);
    const right = { ...wrong, routing_number: '091000019', account_number: '99887766' };
    expect((await admin.call(updateDirectDeposit, { params: { id }, body: { accounts: [right] } })).status).toBe(200);
    const [mail] = await office.rows('select subject from outbox_messages where recipient = $1', [email]);
    expect(mail).toEqual({ subject: 'Your bank account for pay was changed' });
    const stale = await admin.call(updateDirectDeposit, { params: { id }, body: { accounts: [], version: 0 } });
    expect(stale.body.error_code).toBe(20002);
  });
});

describe('State tax', () => {
  const save = (id: number, values: object) =>
    admin.call(updateEmployeeStateTax, { params: { id }, body: { employee_state_income_tax: values } });
  const workIn = async (work_state: string) => {
    const { id } = await office.hire();
    await office.save(id, 'work_location', { work_state });
    return id;
  };

  it('uses the form of the state of work, and keeps the form as it was submitted [EMP-021, EMP-022]', async () => {
    const id = await workIn('Georgia');
    expect((await office.browse(id)).employee_state_income_tax).toMatchObject({
      kind: 'form',
      state: 'GA',
      form: 'G-4',
    });
    expect((await admin.call(getStateTaxSubmission, { params: { id } })).body.error_code).toBe(40001);
    const { body } = await save(id, { filing_status: 'single', allowances: 1, additional_withholding: 5 });
    expect(body).toMatchObject({ employee_state_income_tax: { filing_status: 'single', allowances: 1, version: 1 } });
    const { body: form } = await admin.call(getStateTaxSubmission, { params: { id } });
    expect(form).toMatchObject({ state: 'GA', answers: { filing_status: 'single' }, pdf_attachment_id: null });
    await office.save(id, 'work_location', { work_state: 'AL' });
    expect((await office.browse(id)).employee_state_income_tax).toMatchObject({ state: 'AL', filing_status: null });
  });

  it.each([
    ['CO', { kind: 'form', state: 'CO', form: 'DR 0004' }],
    ['Colorado', { kind: 'form', state: 'CO', form: 'DR 0004' }],
    ['TX', { kind: 'no_income_tax', state: 'TX', form: null }],
    ['AZ', { kind: 'form', state: 'AZ', form: 'A-4' }],
  ])('of %s is %j [EMP-022, PLT-049]', async (state, tax) => {
    expect((await office.browse(await workIn(state))).employee_state_income_tax).toMatchObject(tax);
  });

  it('refuses what the form does not have, by field, and everything without income tax [EMP-021, EMP-022]', async () => {
    const arizona = await workIn('AZ');
    expect(Object.keys((await save(arizona, { filing_status: 'single' })).body.errors ?? {})).toEqual([
      'filing_status',
      'percent_withheld',
    ]);
    expect((await save(arizona, { percent_withheld: '25_percent' })).status).toBe(200);
    expect((await save(await workIn('FL'), { filing_status: 'single' })).body.error_code).toBe(20003);
    expect((await save(arizona, { percent_withheld: '30_percent', version: 0 })).body.error_code).toBe(20002);
  });
});
