// The list of employees over HTTP: filters, order, search, counts, neighbors, and the CSV file.

import { searchEverything } from '@onward/contract/applicants/pipeline';
import {
  countEmployees,
  type EmployeeCounts,
  exportEmployees,
  suspendEmployee,
} from '@onward/contract/employees/employees';
import { createSavedView } from '@onward/contract/saved-views/saved-views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmployeeOffice } from '../../../../../../testing/people/employee-office.ts';

let office: EmployeeOffice;
let midtown: number;
const people: Record<string, number> = {};

beforeAll(async () => {
  office = await EmployeeOffice.open();
  await office.rows('delete from employees where company_id = 1');
  const [place] = await office.rows<{ id: number }>(
    `select id from locations where company_id = 1 and name like '%Midtown%'`,
  );
  midtown = place?.id ?? 0;
  const add = async (name: string, values: Record<string, unknown>) => {
    people[name] = (await office.hire({ name, ...values })).id;
  };
  await add('Ana Zorn', { hired_date: '2026-11-09', phone: '4045550111' });
  await add('Bo Yates', { hired_date: '2026-10-01', location_id: midtown, position_id: null });
  await add('Cy Xu', { hired_date: '2026-11-01' });
  await office.act(suspendEmployee, people['Cy Xu'] ?? 0);
});
afterAll(() => office.product.stop());

const names = async (query: Record<string, string | number | boolean> = {}) =>
  (await office.list(query)).body.employees.map(({ name }) => name);

describe('The list of employees', () => {
  it('shows the newest first, ten per page, with everything a row needs [EMP-004, ONB-016]', async () => {
    const { body } = await office.list();
    expect(body.employees.map(({ name }) => name)).toEqual(['Ana Zorn', 'Cy Xu', 'Bo Yates']);
    expect(body.employees[0]).toMatchObject({
      position: 'Line cook',
      location_id: office.locationId,
      status: 'active',
      hired_date: '2026-11-09',
      open_issues_count: 3,
      onboarding: null,
    });
    expect(body).toMatchObject({ total_count: 3, total_is_exact: true, current_page: 1 });
    expect(await names({ page: 2, per_page: 2 })).toEqual(['Bo Yates']);
  });

  it.each([
    [{ order: 'name asc' }, ['Ana Zorn', 'Bo Yates', 'Cy Xu']],
    [{ order: 'hired_date asc' }, ['Bo Yates', 'Cy Xu', 'Ana Zorn']],
    [{ employee_status: 'suspended' }, ['Cy Xu']],
    [{ employee_status: 'active,terminated' }, ['Ana Zorn', 'Bo Yates']],
    [{ started_lately: true }, ['Ana Zorn', 'Cy Xu']],
    [{ has_expiring_documents: true }, []],
    [{ status: 'completed' }, []],
    [{ status: 'not_started,completed' }, []],
    [{ query: 'zor' }, ['Ana Zorn']],
    [{ query: '(404) 555-0111' }, ['Ana Zorn']],
    [{ query: 'cy', employee_status: 'active' }, []],
    [{ query: '!!!' }, []],
  ] as [Record<string, string | boolean>, string[]][])('with %j lists %j [EMP-004]', async (query, expected) => {
    const { body } = await office.list(query);
    expect(body.employees.map(({ name }) => name)).toEqual(expected);
    expect(body.total_count).toBe(expected.length);
  });

  it('is filtered by location, position, and employee number [EMP-004]', async () => {
    expect(await names({ location_id: midtown })).toEqual(['Bo Yates']);
    expect(await names({ location_id: `${midtown},${office.locationId}` })).toHaveLength(3);
    expect(await names({ position_id: office.positionId })).toEqual(['Ana Zorn', 'Cy Xu']);
    const [row] = await office.rows<{ employee_number: string }>(
      'select employee_number from employees where id = $1',
      [people['Bo Yates']],
    );
    expect(await names({ query: row?.employee_number ?? '' })).toEqual(['Bo Yates']);
  });

  it.each<Record<string, string>>([
    { employee_status: 'gone' },
    { status: 'lost' },
    { order: 'salary desc' },
    { location_id: 'x' },
  ])('refuses %j by name [EMP-004, PLT-020]', async (query) => {
    const { status, body } = await office.list(query);
    expect({ status, code: body.error_code }).toEqual({ status: 422, code: 20001 });
    expect(Object.keys(body.errors ?? {})).toEqual(Object.keys(query));
  });

  it('counts its tabs as it lists them, also for a manager of one location [EMP-004, CMP-024]', async () => {
    const count = async (caller = office.admin) => (await caller.call<EmployeeCounts>(countEmployees)).body;
    const expected = {
      active: 2,
      suspended: 1,
      terminated: 0,
      open_issues: 3,
      started_lately: 2,
      expiring_documents: 0,
    };
    expect(await count()).toEqual(expected);
    const manager = await office.managerWith(['view_employee']);
    expect(await count(manager)).toEqual({ ...expected, active: 1, open_issues: 2 });
    expect((await office.list({}, manager)).body).toMatchObject({ total_count: 2 });
    expect((await office.list({ query: 'Bo' }, manager)).body).toMatchObject({ total_count: 0 });
  });

  it('tells the records before and after one, with the same filters and order [EMP-002, EMP-008]', async () => {
    const around = async (name: string, query: Record<string, string> = {}) => {
      const { next_employee_id: next, previous_employee_id: previous } = await office.browse(people[name] ?? 0, query);
      return [previous, next];
    };
    expect(await around('Cy Xu')).toEqual([people['Ana Zorn'], people['Bo Yates']]);
    expect(await around('Ana Zorn')).toEqual([null, people['Cy Xu']]);
    expect(await around('Bo Yates')).toEqual([people['Cy Xu'], null]);
    expect(await around('Bo Yates', { order: 'name asc' })).toEqual([people['Ana Zorn'], people['Cy Xu']]);
    expect(await around('Bo Yates', { employee_status: 'active' })).toEqual([people['Ana Zorn'], null]);
  });

  it('is saved as a view with a live count [AHD-003]', async () => {
    const state = { filters: { employee_status: 'suspended' }, order: null, columns: null, density: null };
    const saved_view = { list: 'employees', name: 'On hold', state };
    const { body } = await office.admin.call(createSavedView, { body: { saved_view } });
    expect(body).toMatchObject({ saved_view: { count: 1, count_is_exact: true } });
  });

  it('is found by the global search, within scope and permission [AHD-004]', async () => {
    const find = async (caller = office.admin) =>
      (await caller.call<{ employees: { name: string }[] }>(searchEverything, { query: { query: 'yates' } })).body
        .employees;
    expect(await find()).toMatchObject([{ name: 'Bo Yates', location: expect.stringContaining('Midtown') }]);
    expect(await find(await office.managerWith(['view_employee']))).toEqual([]);
    expect(await find(await office.managerWith(['edit_applicant']))).toEqual([]);
  });

  it('becomes a file of all that match, or of those chosen [EMP-004]', async () => {
    const all = await office.admin.call(exportEmployees, { query: { order: 'name asc', employee_status: 'active' } });
    expect(all.headers.get('content-type')).toContain('text/csv');
    const lines = all.text.trim().split('\r\n');
    expect(lines[0]).toContain('"Employee number","Name","Email"');
    expect(lines.slice(1).map((line) => line.split(',')[1])).toEqual(['"Ana Zorn"', '"Bo Yates"']);
    const one = await office.admin.call(exportEmployees, { query: { ids: String(people['Cy Xu']) } });
    expect(one.text.trim().split('\r\n')).toHaveLength(2);
    const [audit] = await office.rows(`select event from audit_log where event = 'employees_exported' limit 1`);
    expect(audit).toEqual({ event: 'employees_exported' });
  });
});
