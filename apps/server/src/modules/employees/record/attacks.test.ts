// Employee records under attack: races, and counts and issues that must stay true after everything.

import { createUpload } from '@onward/contract/attachments/attachments';
import {
  addEmployeeAttachment,
  getEmployeeAttachment,
  updateEmployeeAttachment,
} from '@onward/contract/employees/employee-files';
import {
  addEmployee,
  rehireEmployee,
  reinstateEmployee,
  suspendEmployee,
  terminateEmployee,
  updateEmployee,
} from '@onward/contract/employees/employees';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EmployeeOffice } from '../../../../../../testing/people/employee-office.ts';
import { insertApplicant } from '../../../../../../testing/people/insert-applicant.ts';
import { until } from '../../../../../../testing/until.ts';
import { inCompany } from '../../../platform/database/transaction.ts';
import { findOpenIssues } from './refresh-issues.ts';

const PDF = new Uint8Array(Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'));

let office: EmployeeOffice;

beforeAll(async () => {
  office = await EmployeeOffice.open();
});
afterAll(() => office.product.stop());

/** Stored counts and issues are what counting and the rule say. */
afterEach(async () => {
  expect(
    await office.rows(
      `select c.location_id, c.department_id, c.status, c.employees, coalesce(e.n, 0)::int as n
       from employee_counts c full join (
         select company_id, coalesce(location_id, 0) as location_id, coalesce(department_id, 0) as department_id, status,
           count(*) as n from employees group by 1, 2, 3, 4) e using (company_id, location_id, department_id, status)
       where coalesce(c.employees, 0) <> coalesce(e.n, 0)`,
    ),
  ).toEqual([]);
  expect(
    await office.rows(
      `select l.id, l.employees_count from locations l where l.employees_count <> (select count(*) from employees e
         where e.company_id = l.company_id and e.location_id = l.id and e.status <> 'terminated')`,
    ),
  ).toEqual([]);
  const { app } = office.product;
  const rows = await office.rows<{ id: number; issues: string[] }>(
    'select id::int, issues from employees where company_id = 1',
  );
  await inCompany(app.pool, 1, async (tx) => {
    for (const { id, issues } of rows) {
      expect({ id, issues }).toEqual({
        id,
        issues: (await findOpenIssues(tx, 1, id, app.clock())).map(({ code }) => code),
      });
    }
  });
});

const WAITING = `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted();

async function department(name: string): Promise<number> {
  const [row] = await office.rows<{ id: number }>(
    `insert into departments (company_id, name, name_key) values (1, $1, lower($1)) returning id::int`,
    [name],
  );
  return row?.id ?? 0;
}

const moreLocations = async (): Promise<number[]> =>
  (
    await office.rows<{ id: number }>(
      'select id::int from locations where company_id = 1 and deleted_at is null and id <> $1 order by id limit 2',
      [office.locationId],
    )
  ).map(({ id }) => id);

describe('Counts and issues', () => {
  it('stay true through moves, suspensions, terminations, rehires, and deleted departments [EMP-004, EMP-007]', async () => {
    const [elsewhere = 0] = await moreLocations();
    const kitchen = await department('Attacked kitchen');
    const { id } = await office.hire({ department_id: kitchen });
    const other = await office.hire({ department_id: kitchen });
    await office.save(id, 'work_location', { location_id: elsewhere });
    await office.save(other.id, 'compensation', { pay_rate: 15, pay_unit: 'hour' });
    await office.act(suspendEmployee, id);
    await office.act(reinstateEmployee, id);
    await office.act(terminateEmployee, other.id, { query: { end_date: '2026-11-03' } });
    const again = await office.act(rehireEmployee, other.id, { body: { hired_date: '2026-11-10' } });
    expect(again.status).toBe(201);
    await office.rows('delete from departments where id = $1', [kitchen]);
    expect((await office.browse(id)).employee.department).toBeNull();
  });

  it('stay true when many things happen at once [EMP-004]', async () => {
    const places = [office.locationId, ...(await moreLocations())];
    const people = await Promise.all([1, 2, 3, 4].map(() => office.hire()));
    const answers = await Promise.all(
      people.flatMap(({ id }, at) => [
        office.save(id, 'work_location', { location_id: places[at % places.length] }),
        office.save(id, 'work_location', { location_id: places[(at + 1) % places.length] }),
        office.act(suspendEmployee, id),
        office.act(terminateEmployee, id, { query: { end_date: '2026-11-03' } }),
        office.save(id, 'address', { city: 'Decatur' }),
      ]),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });
});

describe('Two at once', () => {
  it('rehire somebody once [EMP-027]', async () => {
    const { id } = await office.hire();
    await office.act(terminateEmployee, id, { query: { end_date: '2026-11-03' } });
    const answers = await Promise.all(
      [1, 2, 3].map(() => office.act(rehireEmployee, id, { body: { hired_date: '2026-11-10' } })),
    );
    expect(statuses(answers)).toEqual([201, 409, 409]);
  });

  it('add somebody once, and number everybody differently [EMP-009]', async () => {
    const employee = { name: 'Twin', email: 'twin@mail.test', location_id: office.locationId };
    const answers = await Promise.all([1, 2, 3].map(() => office.admin.call(addEmployee, { body: { employee } })));
    expect(statuses(answers)).toEqual([201, 409, 409]);
  });

  it('end an employment and save: what was saved is recorded, and nothing after the end [EMP-027]', async () => {
    const { id } = await office.hire();
    const [ended, saved] = await Promise.all([
      office.act(terminateEmployee, id, { query: { end_date: '2026-11-03' } }),
      office.save(id, 'address', { city: 'Decatur' }),
    ]);
    expect(ended.status).toBe(200);
    expect([200, 409, 422]).toContain(saved.status);
    const { employee_information } = await office.browse(id);
    expect(employee_information.address.city).toBe(saved.status === 200 ? 'Decatur' : null);
  });

  it('change name and category of a document without undoing each other [EMP-024]', async () => {
    const { id } = await office.hire();
    const form = new FormData();
    form.set('category', 'document');
    form.set('file', new Blob([PDF], { type: 'application/pdf' }), 'card.pdf');
    const { upload } = (await office.admin.call<{ upload: { id: number } }>(createUpload, { body: form })).body;
    const { attachment } = (
      await office.admin.call<{ attachment: { id: number } }>(addEmployeeAttachment, {
        params: { id },
        body: { upload_id: upload.id, category: 'other' },
      })
    ).body;
    const change = (values: object) =>
      office.admin.call(updateEmployeeAttachment, { params: { id: attachment.id }, body: { attachment: values } });
    const held = await office.product.app.ownerPool.connect();
    await held.query('begin');
    await held.query('select from employees where id = $1 for no key update', [id]);
    const both = Promise.all([change({ category: 'i9' }), change({ name: 'Renamed' })]);
    await until('both changes to wait', async () => (await office.rows(WAITING)).length === 2);
    await held.query('commit');
    held.release();
    expect(statuses(await both)).toEqual([200, 200]);
    const [document] = await office.rows('select name, category from employee_attachments where id = $1', [
      attachment.id,
    ]);
    expect(document).toEqual({ name: 'Renamed', category: 'i9' });
    const editor = await office.managerWith(['view_employee', 'edit_employee']);
    expect((await editor.call(getEmployeeAttachment, { params: { id: attachment.id } })).status).toBe(403);
  });
});

describe('Meanwhile', () => {
  /** Runs the call while the change is not yet committed. */
  async function during<R>(change: string, values: unknown[], call: () => Promise<R>): Promise<R> {
    const other = await office.product.app.ownerPool.connect();
    let isDone = false;
    try {
      await other.query('begin');
      await other.query(change, values);
      const answer = call().finally(() => {
        isDone = true;
      });
      await until('the call to wait', async () => isDone || (await office.rows(WAITING)).length > 0);
      await other.query('commit');
      return await answer;
    } finally {
      other.release();
    }
  }

  it('an applicant who is no longer hired gets no record [EMP-009, ONB-031]', async () => {
    const [stage] = await office.rows<{ id: number }>('select id from stages where company_id = 1 limit 1');
    const id = await insertApplicant(office.product.app.ownerPool, {
      positionId: office.positionId,
      stageId: stage?.id ?? 0,
      status: 'hired',
      firstName: 'Noor',
      lastName: 'Haddad',
      email: 'unhired@mail.test',
    });
    const answer = await during(`update applications set status = 'rejected' where id = $1`, [id], () =>
      office.admin.call(addEmployee, { body: { employee: { application_id: id } } }),
    );
    expect(answer.body.error_code).toBe(20003);
    expect(await office.rows('select from employees where application_id = $1', [id])).toEqual([]);
  });

  it('a department that is deleted is refused without a server error [EMP-012]', async () => {
    const { id } = await office.hire();
    const bar = await department('Attacked bar');
    const answer = await during('delete from departments where id = $1', [bar], () =>
      office.save(id, 'employment_details', { department_id: bar }),
    );
    expect({ status: answer.status, code: answer.body.error_code }).toEqual({ status: 409, code: 20002 });
    expect((await office.browse(id)).employee.department).toBeNull();
  });

  it('a location that is deleted gets nobody new [CMP-024, EMP-009]', async () => {
    const place = (await moreLocations())[1] ?? 0;
    const { id } = await office.hire();
    const remove = 'update locations set deleted_at = now() where id = $1 and employees_count = 0';
    const answer = await during(remove, [place], () => office.save(id, 'work_location', { location_id: place }));
    await office.rows('update locations set deleted_at = null where id = $1', [place]);
    expect(answer.status).toBe(422);
  });
});

describe('Odd headers', () => {
  it.each([
    [{ employee_number: '999999999' }, 200],
    [{ name: '  李  小龍 👩‍🍳 ' }, 200],
    [{ position_id: 999_999_999_999 }, 422],
    [{ company_staff_id: 999_999_999_999 }, 422],
    [{ custom_field_values: JSON.parse('{"constructor": "x"}') as object }, 422],
    [{ name: 'a\u0000b' }, 422],
  ])('%j answers %i', async (employee, status) => {
    const { id } = await office.hire();
    const answer = await office.admin.call(updateEmployee, { params: { id }, body: { employee } });
    expect(answer.status).toBe(status);
    expect((await office.hire()).employee_number).toMatch(/^\d+$/);
  });

  it('a renamed employee is found by the new name only [EMP-004]', async () => {
    const { id } = await office.hire({ name: 'Zelda Before' });
    await office.admin.call(updateEmployee, { params: { id }, body: { employee: { name: 'Xavier After' } } });
    expect((await office.list({ query: 'zelda' })).body.total_count).toBe(0);
    expect((await office.list({ query: 'xavier' })).body.total_count).toBe(1);
  });
});
