// Hired applicants on their way to payroll: by the endpoint and by action 23.
import { type ActionResult, performApplicationAction } from '@onward/contract/applicants/application-actions';
import {
  checkApplicantForPayroll,
  type PayrollTransfer,
  type Preflight,
  sendApplicantToPayroll,
} from '@onward/contract/payroll/payroll';
import { ACTION_CODES } from '@onward/domain/applicants/actions/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertApplicant, type TestApplicant } from '../../../../../testing/people/insert-applicant.ts';
import { PayrollOffice } from '../../../../../testing/people/payroll-office.ts';

let office: PayrollOffice;
let made = 0;

beforeAll(async () => {
  office = await PayrollOffice.open();
});
afterAll(() => office.product.stop());
beforeEach(() => office.clear());

async function applicant(more: Partial<TestApplicant> = {}): Promise<number> {
  made += 1;
  const [stage] = await office.rows<{ id: number }>('select id from stages where company_id = 1 limit 1');
  return insertApplicant(office.product.app.ownerPool, {
    positionId: office.employees.positionId,
    stageId: stage?.id ?? 0,
    status: 'hired',
    firstName: 'Noor',
    lastName: 'Haddad',
    email: `hired.${process.pid}.${made}@mail.test`,
    ...more,
  });
}

const FIELDS = {
  ssn: '219-09-8881',
  date_of_birth: '2001-05-06',
  gender: 'female',
  address_line_1: '5 Ponce de Leon Ave',
  city: 'Atlanta',
  state: 'GA',
  postal_code: '30308',
  pay_rate: 16.5,
  pay_unit: 'hour',
};

const check = async (id: number, caller = office.admin) =>
  caller.call<{ preflight: Preflight }>(checkApplicantForPayroll, { params: { id }, query: { provider: 'adp' } });
const send = (id: number, more: object = {}, caller = office.admin) =>
  caller.call<{ payroll_transfer: PayrollTransfer }>(sendApplicantToPayroll, {
    params: { id },
    body: { provider: 'adp', ...more },
  });
const act = (ids: number[], params: object, caller = office.admin) =>
  caller.call<{ results: ActionResult[] }>(performApplicationAction, {
    body: { action_type: ACTION_CODES.send_to_payroll_provider, application_ids: ids, params },
  });
const recordsOf = (id: number) =>
  office.rows<{ id: number }>('select id from employees where application_id = $1', [id]);

describe('A hired applicant', () => {
  it('is checked with what is known, without storing anything [EMP-030, AHD-013]', async () => {
    await office.ready('adp');
    const id = await applicant();
    const { status, body } = await check(id);
    expect(status).toBe(200);
    expect(body.preflight).toMatchObject({
      person_name: 'Noor Haddad',
      employee_id: null,
      ready: false,
      transfer: null,
    });
    const missing = body.preflight.fields.filter(({ problem }) => problem === 'required').map(({ field }) => field);
    expect(missing).toEqual(expect.arrayContaining(['ssn', 'date_of_birth', 'address_line_1', 'pay_rate']));
    expect(body.preflight.fields.find(({ field }) => field === 'codes.position')).toMatchObject({
      label: 'Line cook',
      problem: null,
    });
    expect(await recordsOf(id)).toEqual([]);
  });

  it('who is not ready gets no record; with the missing values the record is made and sent [EMP-030]', async () => {
    await office.ready('adp');
    const id = await applicant();
    const refused = await send(id);
    expect(refused).toMatchObject({ status: 422, body: { error_code: 20001, errors: { ssn: expect.anything() } } });
    expect((await send(id, { fields: { ...FIELDS, ssn: '12' } })).body.errors).toHaveProperty('ssn');
    expect((await send(id, { fields: { shoe_size: 9 } })).body.errors).toHaveProperty(['fields.shoe_size']);
    expect(await recordsOf(id)).toEqual([]);
    const answers = await Promise.all([1, 2].map(() => send(id, { fields: FIELDS })));
    expect(answers.map(({ status }) => status)).toContain(201);
    const [record, ...others] = await recordsOf(id);
    expect(others).toEqual([]);
    await office.becomes(record?.id ?? 0, 'adp', 'sent');
    expect(await office.people()).toMatchObject([{ name: 'Noor Haddad', ssn: '219098881' }]);
    expect((await check(id)).body.preflight).toMatchObject({ employee_id: record?.id, transfer: { status: 'sent' } });
  });

  it('is sent by action 23 with the same checks [APP-029]', async () => {
    await office.ready('adp');
    const id = await applicant();
    expect((await act([id], {})).body).toMatchObject({
      error_code: 20001,
      errors: { 'params.provider': expect.anything() },
    });
    expect((await act([id], { provider: 'adp' })).body).toMatchObject({
      error_code: 20001,
      errors: { ssn: expect.anything() },
    });
    expect(await recordsOf(id)).toEqual([]);
    expect((await send(id, { fields: FIELDS })).status).toBe(201);
    const [record] = await recordsOf(id);
    await office.becomes(record?.id ?? 0, 'adp', 'sent');
    expect((await act([id], { provider: 'adp' })).body).toMatchObject({ error_code: 20002 });
    const { body } = await act([id], { provider: 'adp', confirm_update: true });
    expect(body.results).toMatchObject([{ ok: true, application_id: id }]);
    await office.becomes(record?.id ?? 0, 'adp', 'sent');
    expect(await office.people()).toHaveLength(1);
  });

  it('has to be hired, and is sent alone [APP-029, EMP-030]', async () => {
    await office.ready('adp');
    const id = await applicant({ status: 'in_progress' });
    expect((await check(id)).body).toMatchObject({ error_code: 20003 });
    expect((await send(id, { fields: FIELDS })).body).toMatchObject({ error_code: 20003 });
    expect((await act([id], { provider: 'adp' })).body.results?.[0]).toMatchObject({ ok: false, error_code: 20003 });
    const both = [await applicant(), await applicant()];
    expect((await act(both, { provider: 'adp' })).body.results?.map(({ ok }) => ok)).toEqual([false, false]);
    expect(await office.rows('select from payroll_transfers')).toEqual([]);
  });
});

describe('Permission', () => {
  it('to onboard is enough for a new record, but not to change one that exists [EMP-030, CMP-023]', async () => {
    await office.ready('adp');
    const manager = await office.employees.managerWith([
      'view_position',
      'view_applicant',
      'onboard_employee',
      'view_employee',
    ]);
    const id = await applicant();
    expect((await send(id, { fields: FIELDS }, manager)).status).toBe(201);
    const [record] = await recordsOf(id);
    await office.becomes(record?.id ?? 0, 'adp', 'sent');
    const changed = await send(id, { fields: { city: 'Macon' }, confirm_update: true }, manager);
    expect(changed.body).toMatchObject({ error_code: 10004 });
    expect((await send(id, { confirm_update: true }, manager)).status).toBe(201);
    const nobody = await office.employees.managerWith(['view_position', 'view_applicant', 'edit_employee']);
    expect((await send(id, {}, nobody)).body).toMatchObject({ error_code: 10004 });
    expect((await check(id, nobody)).body).toMatchObject({ error_code: 10004 });
  });
});
