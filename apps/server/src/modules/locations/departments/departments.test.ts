// Departments over HTTP, from list to live event.
import {
  createDepartment,
  type Department,
  deleteDepartment,
  getDepartment,
  listDepartments,
  listPermittedDepartments,
  updateDepartment,
} from '@onward/contract/locations/departments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../../testing/product/in-process-product.ts';

type One = { department: Department };
type Many = { departments: Department[]; current_page: number; total_pages: number; total_count: number };

describe('departments', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let admin: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess();
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
  });
  afterAll(() => product.stop());

  const create = async (name: string, description?: string | null): Promise<Department> =>
    (await admin.call<One>(createDepartment, { body: { department: { name, description } } })).body.department;

  const auditOf = async (departmentId: number) => {
    const { rows } = await product.app.ownerPool.query(
      "select event, changes from audit_log where subject_type = 'department' and subject_id = $1 order by id",
      [departmentId],
    );
    return rows;
  };

  it('lists the permitted departments by name [CMP-016, CMP-019]', async () => {
    const { status, body } = await admin.call<Many>(listPermittedDepartments);
    expect(status).toBe(200);
    expect(body.departments.map((department) => department.name)).toEqual([
      'Coffee bar',
      'Delivery',
      'Front of house',
      'Home care',
      'Kitchen',
      'Office',
    ]);
  });

  it('pages, counts, searches and sorts the list [PLT-017, PLT-018]', async () => {
    const page = await admin.call<Many>(listDepartments, { query: { page: 2, per_page: 4 } });
    expect(page.body).toMatchObject({ current_page: 2, total_pages: 2, total_count: 6 });
    expect(page.body.departments.map(({ name }) => name)).toEqual(['Kitchen', 'Office']);

    const found = await admin.call<Many>(listDepartments, { query: { query: 'HOME' } });
    expect(found.body.departments.map(({ name }) => name)).toEqual(['Home care']);

    const sorted = await admin.call<Many>(listDepartments, { query: { order: 'open_positions_count desc' } });
    const counts = sorted.body.departments.map((department) => department.open_positions_count);
    expect(counts).toEqual([...counts].sort((a, b) => b - a));
  });

  it.each([
    ['page', { page: 0 }],
    ['per_page', { per_page: 0 }],
    ['per_page', { per_page: 10_001 }],
    ['order', { order: 'salary asc' }],
    ['order', { order: 'name sideways' }],
  ])('refuses a bad %s and names it: %o [PLT-017, PLT-018]', async (field, query) => {
    const { status, body } = await admin.call(listDepartments, { query });
    expect(status).toBe(422);
    expect(body.error_code).toBe(20001);
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });

  it('creates one, trims it, and records who did it in the audit log [CMP-016, PLT-055]', async () => {
    const { status, body } = await admin.call<One>(createDepartment, {
      body: { department: { name: '  Night   shift ', description: ' After ten ', unknown_key: 1 } },
    });
    expect(status).toBe(201);
    expect(body.department).toMatchObject({ name: 'Night shift', description: 'After ten', open_positions_count: 0 });
    expect(await auditOf(body.department.id)).toEqual([
      { event: 'department_created', changes: { name: 'Night shift' } },
    ]);
  });

  it('keeps names unique within the company, regardless of case and spacing [CMP-016]', async () => {
    const { status, body } = await admin.call(createDepartment, { body: { department: { name: ' kitchen' } } });
    expect(status).toBe(409);
    expect(body).toMatchObject({ error_code: 20002, errors: { name: ['A department with this name already exists'] } });
  });

  it('accepts only one of several equal names at the same time [CMP-016]', async () => {
    const attempts = await Promise.all(
      Array.from({ length: 10 }, () => admin.call(createDepartment, { body: { department: { name: 'Bakery' } } })),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
  });

  it.each([
    [{}, 'name'],
    [{ name: '   ' }, 'name'],
    [{ name: 'x'.repeat(81) }, 'name'],
    [{ name: 7 }, 'name'],
    [{ name: 'Fine', description: 'x'.repeat(501) }, 'description'],
  ])('refuses %o, names the field and stores nothing [PLT-005, PLT-020]', async (department, field) => {
    const before = (await admin.call<Many>(listDepartments)).body.total_count;
    const { status, body } = await admin.call(createDepartment, { body: { department } });
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty(field);
    expect((await admin.call<Many>(listDepartments)).body.total_count).toBe(before);
  });

  it('changes one and records what changed [CMP-016, PLT-055]', async () => {
    const { id, version } = await create('Catering');
    const { status, body } = await admin.call<One>(updateDepartment, {
      params: { id },
      body: { department: { name: 'Catering and events', version } },
    });
    expect(status).toBe(200);
    expect(body.department).toMatchObject({ name: 'Catering and events', version: version + 1 });
    expect((await auditOf(id)).at(-1)).toEqual({
      event: 'department_updated',
      changes: { name: ['Catering', 'Catering and events'] },
    });
  });

  it('shows the second of two editors what the faster one wrote [PLT-006, AHD-021]', async () => {
    const { id, version } = await create('Garden');
    await admin.call(updateDepartment, { params: { id }, body: { department: { name: 'Garden centre', version } } });
    const late = await admin.call(updateDepartment, {
      params: { id },
      body: { department: { name: 'Gardens', version } },
    });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({
      error_code: 20002,
      conflict: { version: version + 1, fields: { name: { theirs: 'Garden centre', yours: 'Gardens' } } },
    });
    expect((await admin.call<One>(getDepartment, { params: { id } })).body.department.name).toBe('Garden centre');
  });

  it('deletes one without open positions, which is then not found [CMP-016]', async () => {
    const { id } = await create('Valet');
    expect((await admin.call(deleteDepartment, { params: { id } })).status).toBe(204);
    expect((await admin.call(getDepartment, { params: { id } })).body.error_code).toBe(40001);
    expect((await admin.call(deleteDepartment, { params: { id } })).body.error_code).toBe(40001);
  });

  it('keeps a department with open positions and says how many [CMP-016]', async () => {
    const { body } = await admin.call<Many>(listPermittedDepartments);
    const kitchen = body.departments.find((department) => department.name === 'Home care');
    const refused = await admin.call(deleteDepartment, { params: { id: kitchen?.id ?? 0 } });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      error_code: 20003,
      message: 'This department has 2 open or draft jobs. Close or move them first.',
    });
  });

  it('deletes a department that only closed positions use [CMP-016]', async () => {
    const { body } = await admin.call<Many>(listPermittedDepartments);
    const delivery = body.departments.find((department) => department.name === 'Delivery');
    expect((await admin.call(deleteDepartment, { params: { id: delivery?.id ?? 0 } })).status).toBe(204);
  });

  it('refuses changes without the permission, with a message that names it [CMP-022, PLT-008]', async () => {
    const manager = await api.signIn('manager@larkfield.test');
    const { status, body } = await manager.call(createDepartment, { body: { department: { name: 'Bar' } } });
    expect(status).toBe(403);
    expect(body.error_code).toBe(10004);
    expect(body.message).toMatch(/^You need the “.+” permission\.$/);
  });

  describe('for someone limited to one department', () => {
    let limited: ApiCaller;
    let own: Department;
    let other: Department;

    beforeAll(async () => {
      own = await create('Own corner');
      other = await create('Other corner');
      limited = await api.signIn('hr.admin@larkfield.test');
      await product.app.ownerPool.query(
        `insert into staff_scopes (company_id, staff_id, kind, record_id)
         select s.company_id, s.id, 'department', $1 from company_staffs s join users u on u.id = s.user_id
         where u.email = 'hr.admin@larkfield.test'`,
        [own.id],
      );
    });

    it('shows only that one, in lists and alone [CMP-024]', async () => {
      const list = await limited.call<Many>(listPermittedDepartments);
      expect(list.body.departments.map(({ id }) => id)).toEqual([own.id]);
      expect((await limited.call(getDepartment, { params: { id: other.id } })).body.error_code).toBe(40001);
      expect((await limited.call(getDepartment, { params: { id: own.id } })).status).toBe(200);
    });

    it('refuses writes outside of it with no access, not with not found [CMP-024]', async () => {
      const update = await limited.call(updateDepartment, {
        params: { id: other.id },
        body: { department: { name: 'Mine' } },
      });
      expect(update.body.error_code).toBe(10004);
      expect((await limited.call(deleteDepartment, { params: { id: other.id } })).body.error_code).toBe(10004);
      expect((await limited.call(createDepartment, { body: { department: { name: 'New' } } })).body.error_code).toBe(
        10004,
      );
    });

    it('stays limited when that department is deleted [CMP-024]', async () => {
      await admin.call(deleteDepartment, { params: { id: own.id } });
      expect((await limited.call<Many>(listPermittedDepartments)).body.departments).toEqual([]);
    });
  });
});
