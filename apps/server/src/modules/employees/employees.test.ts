// Employee records over HTTP: adding, changing, states, rehire, history, and who may see them.
import { listEmployeeChanges } from '@onward/contract/employees/employee-information';
import { checkUscisReadiness, checkWotcReadiness } from '@onward/contract/employees/employee-readiness';
import {
  addEmployee,
  browseEmployee,
  exportEmployees,
  listEmployees,
  messageEmployees,
  rehireEmployee,
  reinstateEmployee,
  suspendEmployee,
  terminateEmployee,
  updateEmployee,
} from '@onward/contract/employees/employees';
import { createCustomField, deleteCustomField, restoreCustomField } from '@onward/contract/locations/custom-fields';
import { getLocation } from '@onward/contract/locations/locations';
import { listStaff } from '@onward/contract/staff/staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmployeeOffice } from '../../../../../testing/people/employee-office.ts';
import type { ApiCaller } from '../../../../../testing/product/api-caller.ts';

let office: EmployeeOffice;
let admin: ApiCaller;

beforeAll(async () => {
  office = await EmployeeOffice.open();
  admin = office.admin;
});
afterAll(() => office.product.stop());

const historyOf = async (id: number, caller = admin) =>
  (await caller.call<{ changes: Record<string, unknown>[] }>(listEmployeeChanges, { params: { id } })).body.changes.map(
    ({ event, part, field, before, after }) => ({ event, part, field, before, after }),
  );

describe('Adding an employee', () => {
  it('fills position, location, department, and title from the job, and gives the next number [EMP-001, EMP-009]', async () => {
    const first = await office.hire({ name: '  Marcus   Bell ', phone: '(404) 555-0193', location_id: null });
    const second = await office.hire();
    expect(first).toMatchObject({
      name: 'Marcus Bell',
      phone: '4045550193',
      region_number: '1',
      position: 'Line cook',
      location: { id: office.locationId },
      status: 'active',
      hired_date: '2026-11-02',
      application_id: null,
      end_date: null,
    });
    expect(Number(second.employee_number)).toBe(Number(first.employee_number) + 1);
    const { employee_information: information } = await office.browse(first.id);
    expect(information.basic_information).toMatchObject({ legal_first_name: 'Marcus', legal_last_name: 'Bell' });
    expect(information.employment_details).toMatchObject({ job_title: 'Line cook', hired_date: '2026-11-02' });
  });

  it('is refused for an email that an active employee has [EMP-009]', async () => {
    const { email, id } = await office.hire();
    const again = { name: 'Twin', email: email?.toUpperCase(), location_id: office.locationId };
    const refused = await admin.call(addEmployee, { body: { employee: again } });
    expect(refused).toMatchObject({
      status: 409,
      body: { error_code: 20002, errors: { email: [expect.any(String)] } },
    });
    await office.act(terminateEmployee, id, { query: { end_date: '2026-11-10' } });
    expect((await admin.call(addEmployee, { body: { employee: again } })).status).toBe(201);
  });

  it.each([
    ['no name', { name: undefined }, 'name'],
    ['a wrong email', { email: 'nobody' }, 'email'],
    ['a wrong phone', { phone: '12' }, 'phone'],
    ['an unknown location', { location_id: 999_999 }, 'location_id'],
    ['an unknown job', { position_id: 999_999 }, 'position_id'],
    ['a day that does not exist', { hired_date: '2026-02-30' }, 'hired_date'],
  ])('with %s names the field [EMP-009, PLT-020]', async (_what, values, field) => {
    const employee = { name: 'Ada', location_id: office.locationId, ...values };
    const { status, body } = await admin.call(addEmployee, { body: { employee } });
    expect({ status, code: body.error_code }).toEqual({ status: 422, code: 20001 });
    expect(Object.keys(body.errors ?? {}).join()).toContain(field);
  });
});

describe('The header of a record', () => {
  it('changes with what is sent, and names who changed it [EMP-006, EMP-014]', async () => {
    const employee = await office.hire();
    const change = { name: 'Renamed Person', employee_number: `X-${employee.id}`, version: employee.version };
    const { body } = await office.act(updateEmployee, employee.id, { body: { employee: change } });
    expect(body.employee).toMatchObject({ name: 'Renamed Person', employee_number: `X-${employee.id}` });
    expect(await historyOf(employee.id)).toContainEqual({
      event: 'changed',
      part: 'record',
      field: 'name',
      before: employee.name,
      after: 'Renamed Person',
    });
  });

  it.each(['version', 'updated_at'] as const)(
    'with a stale %s is refused with both values [EMP-006, AHD-021]',
    async (marker) => {
      const employee = await office.hire();
      await office.act(updateEmployee, employee.id, { body: { employee: { name: 'First Writer' } } });
      const stale = { name: 'Second Writer', [marker]: employee[marker] };
      const { status, body } = await office.act(updateEmployee, employee.id, { body: { employee: stale } });
      expect({ status, code: body.error_code }).toEqual({ status: 409, code: 20002 });
      expect((body as { conflict?: object }).conflict).toMatchObject({
        fields: { name: { theirs: 'First Writer', yours: 'Second Writer' } },
      });
    },
  );

  it('refuses the number or staff account of somebody else [EMP-006, CMP-027]', async () => {
    const [one, two] = [await office.hire(), await office.hire()];
    const [staff] = await office.rows<{ id: number }>(
      `select s.id from company_staffs s join users u on u.id = s.user_id where u.email = 'general.manager@larkfield.test'`,
    );
    const link = { company_staff_id: staff?.id };
    expect((await office.act(updateEmployee, one.id, { body: { employee: link } })).status).toBe(200);
    for (const employee of [link, { employee_number: one.employee_number }]) {
      const { body } = await office.act(updateEmployee, two.id, { body: { employee } });
      expect(body.error_code).toBe(20002);
    }
    const { body } = await admin.call<{ company_staffs: { id: number; employee_id: number | null }[] }>(listStaff, {
      query: { needs_employee_record_mapping: true, per_page: 50 },
    });
    expect(body.company_staffs.find(({ id }) => id === staff?.id)?.employee_id).toBe(one.id);
  });

  it('has the custom fields of the company, checked [CMP-017, EMP-001]', async () => {
    const custom_field = { target: 'employee', label: 'Shirt size', field_type: 'select', options: ['S', 'M'] };
    const made = await admin.call<{ custom_field: { id: number } }>(createCustomField, { body: { custom_field } });
    const employee = await office.hire();
    const wrong = { custom_field_values: { shirt_size: 'XXL' } };
    expect((await office.act(updateEmployee, employee.id, { body: { employee: wrong } })).body.error_code).toBe(20001);
    const right = { custom_field_values: { shirt_size: 'M' } };
    const { body } = await office.act(updateEmployee, employee.id, { body: { employee: right } });
    expect(body.employee.custom_field_values).toEqual({ shirt_size: 'M' });
    const { id } = made.body.custom_field;
    const valuesNow = async () => (await office.browse(employee.id)).employee.custom_field_values;
    await admin.call(deleteCustomField, { params: { id } });
    expect(await valuesNow()).toEqual({});
    await admin.call(restoreCustomField, { params: { id } });
    expect(await valuesNow()).toEqual({ shirt_size: 'M' });
  });
});

describe('The state of an employment', () => {
  const PAIRS = [
    [suspendEmployee, 'active', 'suspended'],
    [suspendEmployee, 'suspended', null],
    [suspendEmployee, 'terminated', null],
    [reinstateEmployee, 'active', null],
    [reinstateEmployee, 'suspended', 'active'],
    [reinstateEmployee, 'terminated', null],
    [terminateEmployee, 'active', 'terminated'],
    [terminateEmployee, 'suspended', 'terminated'],
    [terminateEmployee, 'terminated', null],
  ] as const;

  it.each(PAIRS.map(([endpoint, from, to]) => ({ endpoint, name: endpoint.name, from, to })))(
    '$name of somebody $from leads to $to [EMP-023, EMP-027]',
    async ({ endpoint, from, to }) => {
      const { id } = await office.hire();
      if (from === 'suspended') await office.act(suspendEmployee, id);
      if (from === 'terminated') await office.act(terminateEmployee, id, { query: { end_date: '2026-11-10' } });
      const query = { reason: 'Because', ...(endpoint === terminateEmployee && { end_date: '2026-11-12' }) };
      const { body } = await office.act(endpoint, id, { query });
      if (to === null) expect(body.error_code).toBe(20003);
      else expect(body.employee).toMatchObject({ status: to, status_reason: 'Because' });
    },
  );

  it.each([
    ['2026-11-01', 'before the hire'],
    ['2030-01-01', 'in the future'],
    ['yesterday', 'no day'],
  ])('does not end on %s, %s [EMP-027]', async (end_date) => {
    const { id } = await office.hire();
    const { body } = await office.act(terminateEmployee, id, { query: { end_date } });
    expect(body.error_code).toBe(20001);
    expect(Object.keys(body.errors ?? {}).join()).toContain('end_date');
  });

  it('says until when Form I-9 is kept, and makes the record read-only [EMP-027]', async () => {
    const { id } = await office.hire({ hired_date: '2023-01-10' });
    const { body } = await office.act(terminateEmployee, id, { query: { end_date: '2026-11-10' } });
    expect(body.employee).toMatchObject({ i9_retained_until: '2027-11-10', end_date: '2026-11-10' });
    const edits = [
      await office.act(updateEmployee, id, { body: { employee: { name: 'No' } } }),
      await office.save(id, 'address', { city: 'Decatur' }),
    ];
    expect(edits.map((edit) => edit.body.error_code)).toEqual([20003, 20003]);
  });

  it('begins anew with a rehire: a linked record with the identity, both histories kept [EMP-027]', async () => {
    const old = await office.hire({ name: 'Comes Back' });
    await office.save(old.id, 'basic_information', { ssn: '219-08-9999', date_of_birth: '1999-03-22' });
    await office.save(old.id, 'compensation', { pay_rate: 15, pay_unit: 'hour' });
    const rehire = () => office.act(rehireEmployee, old.id, { body: { hired_date: '2026-11-15' } });
    expect((await rehire()).body.error_code).toBe(20003);
    await office.act(terminateEmployee, old.id, { query: { end_date: '2026-11-10' } });
    const { body } = await rehire();
    expect(body.employee).toMatchObject({ rehired_from: old.id, status: 'active', hired_date: '2026-11-15' });
    const { employee_information: information } = await office.browse(body.employee.id);
    expect(information.basic_information).toMatchObject({ ssn: '*****9999', date_of_birth: '****-**-22' });
    expect(information.compensation?.pay_rate).toBeNull();
    expect((await office.browse(old.id)).employee.rehired_as).toBe(body.employee.id);
    expect((await historyOf(old.id)).map(({ event }) => event)).toContain('terminated');
    expect((await historyOf(body.employee.id)).map(({ event }) => event)).toEqual(['rehired']);
    expect((await rehire()).body.error_code).toBe(20002);
  });
});

describe('Who sees a record', () => {
  it('is everybody with the permission and the location in their scope [EMP-003, EMP-005, CMP-024]', async () => {
    const here = await office.hire();
    const [other] = await office.rows<{ id: number }>(
      `select id from locations where company_id = 1 and name like '%Midtown%'`,
    );
    const away = await office.hire({ name: 'Far Away', location_id: other?.id, position_id: null });
    const nowhere = await office.hire({ name: 'No Where', location_id: null, position_id: null });
    const manager = await office.managerWith(['view_employee', 'edit_employee']);
    expect((await office.browse(here.id, {}, manager)).employee.id).toBe(here.id);
    for (const { id } of [away, nowhere]) {
      const read = await manager.call(browseEmployee, { params: { id } });
      expect(read).toMatchObject({ status: 404, body: { error_code: 40001 } });
      const written = await manager.call(updateEmployee, { params: { id }, body: { employee: { name: 'Mine' } } });
      expect(written.body.error_code).toBe(10004);
    }
    const { body } = await office.list({ per_page: 50, query: 'Far' }, manager);
    expect(body).toMatchObject({ employees: [], total_count: 0 });
    const { text } = await manager.call(exportEmployees);
    expect(text).not.toContain('Far Away');
    const message = { employee_ids: [away.id], subject: 'Hi', body: 'There' };
    expect((await manager.call(messageEmployees, { body: message })).body.error_code).toBe(10004);
    const powerless = await office.managerWith(['edit_applicant']);
    expect((await powerless.call(browseEmployee, { params: { id: here.id } })).body.error_code).toBe(10004);
  });

  it('is nobody of another company [EMP-005, ONB-016]', async () => {
    const { id } = await office.hire();
    const foreign = await office.stranger.signIn('lite.owner@pebblecafe.test');
    expect((await foreign.call(browseEmployee, { params: { id } })).body.error_code).toBe(40001);
    expect((await foreign.call(listEmployees, { params: { id: 1 } })).body.error_code).toBe(10004);
  });
});

describe('Around a record', () => {
  it('locations count their active people, and cannot be deleted with any [CMP-013, EMP-001]', async () => {
    const countOf = async () =>
      (await admin.call<{ location: { employees_count: number } }>(getLocation, { params: { id: office.locationId } }))
        .body.location.employees_count;
    const before = await countOf();
    const { id } = await office.hire();
    expect(await countOf()).toBe(before + 1);
    await office.act(suspendEmployee, id);
    expect(await countOf()).toBe(before + 1);
    await office.act(terminateEmployee, id, { query: { end_date: '2026-11-10' } });
    expect(await countOf()).toBe(before);
  });

  it('readiness names what is missing first [EMP-026, ONB-032]', async () => {
    const nowhere = await office.hire({ location_id: null, position_id: null });
    const here = await office.hire();
    const ask = (endpoint: typeof checkUscisReadiness | typeof checkWotcReadiness, id: number) =>
      admin.call(endpoint, { params: { id } });
    expect((await ask(checkUscisReadiness, nowhere.id)).body).toMatchObject({
      uscis_ready: false,
      error_code: 'missing_location',
    });
    await office.rows('update locations set employer_tax_info_id = null where id = $1', [office.locationId]);
    expect((await ask(checkUscisReadiness, here.id)).body).toMatchObject({ error_code: 'missing_employer_id_number' });
    expect((await ask(checkWotcReadiness, here.id)).body).toMatchObject({
      wotc_ready: false,
      associated_location: { id: office.locationId },
      error_code: 'integration_not_active',
    });
  });

  it('messages go to those with an address, and name the others [EMP-004]', async () => {
    const [reached, mute] = [await office.hire(), await office.hire({ email: null, name: 'Mute Person' })];
    const body = { employee_ids: [reached.id, mute.id], subject: 'Schedule', body: 'The new schedule is up.' };
    const answer = await admin.call(messageEmployees, { body });
    expect(answer.body).toEqual({ sent_count: 1, skipped: [{ id: mute.id, name: 'Mute Person' }] });
    const [mail] = await office.rows('select subject from outbox_messages where recipient = $1', [reached.email]);
    expect(mail).toEqual({ subject: 'Schedule' });
    await office.act(terminateEmployee, reached.id, { query: { end_date: '2026-11-10' } });
    const after = await admin.call(messageEmployees, { body: { ...body, employee_ids: [reached.id] } });
    expect(after.body).toMatchObject({ error_code: 20003, message: "People who left can't be messaged here" });
  });
});
