// Importing employees over HTTP: checked cell by cell, stored all or nothing, undone as a whole.

import { suspendEmployee } from '@onward/contract/employees/employees';
import type { Import, ImportProblem } from '@onward/contract/imports/imports';
import { confirmImport, listImportRows, startImport, undoImport } from '@onward/contract/imports/imports';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EmployeeOffice } from '../../../../../../testing/people/employee-office.ts';
import type { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { until } from '../../../../../../testing/until.ts';

const HEADER = 'First name,Last name,Email,Store number,Hire date,Job title,SSN,Note';

let office: EmployeeOffice;
let store: string;

beforeAll(async () => {
  office = await EmployeeOffice.open();
  const [row] = await office.rows<{ identify_code: string }>('select identify_code from locations where id = $1', [
    office.locationId,
  ]);
  store = row?.identify_code ?? '';
});
afterAll(() => office.product.stop());
beforeEach(() => office.rows(`delete from employees where email like '%@import.test'`));

async function start(rows: readonly string[], caller: ApiCaller = office.admin) {
  const form = new FormData();
  form.set('kind', 'employees');
  form.set('file', new Blob([[HEADER, ...rows].join('\n')], { type: 'text/csv' }), 'people.csv');
  return caller.call<{ import: Import }>(startImport, { body: form });
}

const act = (endpoint: typeof confirmImport | typeof undoImport, id: number) =>
  office.admin.call<{ import: Import }>(endpoint, { params: { id } });

const countStored = async (): Promise<number> =>
  (
    await office.rows<{ count: number }>(
      `select count(*)::int as count from employees where email like '%@import.test'`,
    )
  )[0]?.count ?? 0;

const WAITING = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

const line = (at: number): string => `First${at},Last${at},p${at}@import.test,${store},11/9/2026,Cook,219-08-9999,`;

describe('Importing employees', () => {
  it('names each bad cell, and stores nothing until all are right [AHD-019]', async () => {
    const { body } = await start([line(1), `,Quist,wrong,Nowhere,soon,Cook,,`]);
    expect(body.import).toMatchObject({ kind: 'employees', counts: { rows: 2, new: 1, fix: 1 } });
    const { body: listed } = await office.admin.call<{ problems: ImportProblem[] }>(listImportRows, {
      params: { id: body.import.id },
    });
    expect(listed.problems.map(({ line: row, field }) => `${row} ${field}`).toSorted()).toEqual([
      '3 email',
      '3 first_name',
      '3 hired_date',
      '3 location',
    ]);
    expect((await act(confirmImport, body.import.id)).body.error_code).toBe(20001);
    expect(await countStored()).toBe(0);
  });

  it('keeps no Social Security number of a file, in no column, only the heading to name [EMP-018, AHD-019]', async () => {
    const { body } = await start([
      `Ada,Quist,a@import.test,${store},2026-11-09,Cook,219-08-9999,her ssn is 219-08-9999`,
    ]);
    expect(body.import.columns).toEqual([
      'First name',
      'Last name',
      'Email',
      'Store number',
      'Hire date',
      'Job title',
      'SSN',
      'Note',
    ]);
    const [row] = await office.rows<{ source: string }>(
      'select source_rows::text as source from imports where id = $1',
      [body.import.id],
    );
    expect(row?.source).not.toContain('219');
  });

  it('stores ten thousand in under a minute, with number, history, and place, and undoes them all [AHD-019]', async () => {
    const { body } = await start(Array.from({ length: 10_000 }, (_, at) => line(at)));
    const began = performance.now();
    const confirmed = await act(confirmImport, body.import.id);
    expect(confirmed.body).toMatchObject({ import: { state: 'imported' } });
    expect(performance.now() - began).toBeLessThan(60_000);
    expect(await countStored()).toBe(10_000);
    const [stored] = await office.rows(
      `select count(distinct e.employee_number)::int as numbers, count(distinct i.employee_id)::int as informations,
         (select count(*)::int from employee_changes where event = 'imported') as histories
       from employees e join employee_informations i on i.employee_id = e.id where e.email like '%@import.test'`,
    );
    expect(stored).toEqual({ numbers: 10_000, informations: 10_000, histories: 10_000 });
    const [first] = (await office.list({ query: 'First77', per_page: 1 })).body.employees;
    expect(first).toMatchObject({ position: 'Cook', location_id: office.locationId, hired_date: '2026-11-09' });
    const undone = await act(undoImport, body.import.id);
    expect(undone.body).toMatchObject({ import: { state: 'undone' } });
    expect(await countStored()).toBe(0);
  }, 180_000);

  it('cannot be undone once somebody worked with one of the records [AHD-019]', async () => {
    const { body } = await start([line(1), line(2)]);
    await act(confirmImport, body.import.id);
    const [row] = await office.rows<{ id: number }>(`select id from employees where email = 'p1@import.test'`);
    await office.act(suspendEmployee, row?.id ?? 0);
    expect((await act(undoImport, body.import.id)).body.error_code).toBe(20003);
    expect(await countStored()).toBe(2);
  });

  it('is not undone under the hands of somebody who changes a record [AHD-019]', async () => {
    const { body } = await start([line(1), line(2)]);
    await act(confirmImport, body.import.id);
    const [row] = await office.rows<{ id: number }>(`select id::int from employees where email = 'p1@import.test'`);
    const editor = await office.product.app.ownerPool.connect();
    await editor.query('begin');
    await editor.query('update employees set version = version + 1 where id = $1', [row?.id]);
    const undone = act(undoImport, body.import.id);
    await until('the undo to wait', async () => (await office.rows(WAITING)).length > 0);
    await editor.query('commit');
    editor.release();
    expect((await undone).body.error_code).toBe(20003);
    expect(await countStored()).toBe(2);
  });

  it('of the same people, confirmed twice at once, stores them once [AHD-019]', async () => {
    const drafts = [await start([line(1), line(2)]), await start([line(2), line(3)])];
    const answers = await Promise.all(drafts.map(({ body }) => act(confirmImport, body.import.id)));
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countStored()).toBe(2);
    const twice = await start([line(5)]);
    const both = await Promise.all([1, 2].map(() => act(confirmImport, twice.body.import.id)));
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await countStored()).toBe(3);
  });

  it('stores nothing when the database is lost half way [AHD-019]', async () => {
    const { body } = await start(Array.from({ length: 5_000 }, (_, at) => line(at)));
    const confirmed = act(confirmImport, body.import.id);
    await until('the rows to be written', async () => {
      const [backend] = await office.rows<{ ended: boolean }>(
        `select pg_terminate_backend(pid) as ended from pg_stat_activity
         where datname = current_database() and state = 'active' and pid <> pg_backend_pid()
           and query like 'insert into employee%'`,
      );
      return backend?.ended;
    });
    expect((await confirmed).status).toBeGreaterThanOrEqual(500);
    expect(await countStored()).toBe(0);
    const again = await act(confirmImport, body.import.id);
    expect(again.body.import.state).toBe('imported');
    expect(await countStored()).toBe(5_000);
  }, 120_000);

  it('is for those who may edit employees, and only into their own locations [AHD-019, CMP-022, CMP-024]', async () => {
    const powerless = await office.managerWith(['edit_applicant']);
    expect((await start([line(1)], powerless)).body.error_code).toBe(10004);
    const manager = await office.managerWith(['edit_employee', 'view_employee']);
    const { body } = await start([line(1), `Ada,Quist,b@import.test,Tidewater Midtown,2026-11-09,Cook,,`], manager);
    expect(body.import.counts).toMatchObject({ new: 1, fix: 1 });
  });
});
