// Undoing deletions, over HTTP: every kind of record by the same rule.
import { createBrand, deleteBrand, listPermittedBrands, restoreBrand } from '@onward/contract/company/brands';
import type { EndpointShape } from '@onward/contract/endpoint';
import {
  createForm,
  createOnlineQuiz,
  deleteForm,
  deleteOnlineQuiz,
  restoreForm,
  restoreOnlineQuiz,
} from '@onward/contract/hiring-processes/forms';
import {
  createHiringProcessTemplate,
  deleteHiringProcessTemplate,
  restoreHiringProcessTemplate,
} from '@onward/contract/hiring-processes/hiring-processes';
import {
  createCustomField,
  deleteCustomField,
  listCustomFields,
  restoreCustomField,
} from '@onward/contract/locations/custom-fields';
import {
  createDepartment,
  deleteDepartment,
  getDepartment,
  restoreDepartment,
} from '@onward/contract/locations/departments';
import {
  createLocationGroup,
  deleteLocationGroup,
  listLocationGroups,
  restoreLocationGroup,
} from '@onward/contract/locations/location-groups';
import { createLocation, deleteLocation, getLocation, restoreLocation } from '@onward/contract/locations/locations';
import {
  createMessageTemplate,
  deleteMessageTemplate,
  restoreMessageTemplate,
} from '@onward/contract/messages/message-templates';
import {
  createPositionTemplate,
  deletePositionTemplate,
  getPositionTemplate,
  restorePositionTemplate,
} from '@onward/contract/positions/position-templates';
import { createSavedView, listSavedViews, type SavedView } from '@onward/contract/saved-views/saved-views';
import { createRole, deleteRole, listRoles, restoreRole } from '@onward/contract/staff/roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../testing/product/in-process-product.ts';

interface Kind {
  key: string;
  kind: string;
  input: Record<string, unknown>;
  create: EndpointShape;
  remove: EndpointShape;
  restore: EndpointShape;
  title: string;
}

describe('a deleted record', () => {
  let product: InProcessProduct;
  let admin: ApiCaller;
  let manager: ApiCaller;

  beforeAll(async () => {
    product = await startInProcess();
    const api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
    manager = await api.signIn('manager@larkfield.test');
    // Makes room for new locations, because the demo plan is full.
    await product.app.ownerPool.query('update companies set paid_locations_count = 1000 where id = 1');
  });
  afterAll(() => product.stop());

  const record = (answer: { body: Record<string, unknown> }, key: string) => answer.body[key] as { id: number };
  const create = async ({ create: endpoint, key, input }: Kind) =>
    record(await admin.call(endpoint, { body: { [key]: input } }), key);
  const call = (endpoint: EndpointShape, id: number, caller = admin) => caller.call(endpoint, { params: { id } });
  const query = async (sql: string, values: unknown[] = []) =>
    (await product.app.ownerPool.query(sql, values)).rows as Record<string, unknown>[];

  const kinds: Kind[] = [
    {
      title: 'a location',
      key: 'location',
      kind: 'location',
      input: { brand_id: 1, name: 'Pop-up', identify_code: 'POP-1', is_remote: true },
      create: createLocation,
      remove: deleteLocation,
      restore: restoreLocation,
    },
    {
      title: 'a department',
      key: 'department',
      kind: 'department',
      input: { name: 'Terrace', description: 'Outside' },
      create: createDepartment,
      remove: deleteDepartment,
      restore: restoreDepartment,
    },
    {
      title: 'a brand',
      key: 'brand',
      kind: 'brand',
      input: { name: 'Pier Nine' },
      create: createBrand,
      remove: deleteBrand,
      restore: restoreBrand,
    },
    {
      title: 'a group of locations',
      key: 'location_group',
      kind: 'location_group',
      input: { brand_id: 1, name: 'Airport', location_ids: [] },
      create: createLocationGroup,
      remove: deleteLocationGroup,
      restore: restoreLocationGroup,
    },
    {
      title: 'a custom field',
      key: 'custom_field',
      kind: 'custom_field',
      input: { target: 'department', label: 'Cost centre', field_type: 'text' },
      create: createCustomField,
      remove: deleteCustomField,
      restore: restoreCustomField,
    },
    {
      title: 'a role',
      key: 'company_role',
      kind: 'company_role',
      input: { name: 'Scheduler', permissions: ['edit_note'] },
      create: createRole,
      remove: deleteRole,
      restore: restoreRole,
    },
    {
      title: 'a posting template',
      key: 'position_template',
      kind: 'position_template',
      input: { name: 'Terrace crew', title: 'Waiter' },
      create: createPositionTemplate,
      remove: deletePositionTemplate,
      restore: restorePositionTemplate,
    },
    {
      title: 'a hiring process',
      key: 'hiring_process_template',
      kind: 'hiring_process_template',
      input: { name: 'Terrace hiring', stages: [{ name: 'Application', stage_type: 'application' }] },
      create: createHiringProcessTemplate,
      remove: deleteHiringProcessTemplate,
      restore: restoreHiringProcessTemplate,
    },
    {
      title: 'a message template',
      key: 'message_template',
      kind: 'message_template',
      input: { name: 'Terrace greeting', channel: 'sms', body: 'Hi {{applicant_first_name}}' },
      create: createMessageTemplate,
      remove: deleteMessageTemplate,
      restore: restoreMessageTemplate,
    },
    {
      title: 'a form',
      key: 'form',
      kind: 'form',
      input: { name: 'Terrace form', questions: [] },
      create: createForm,
      remove: deleteForm,
      restore: restoreForm,
    },
    {
      title: 'a quiz',
      key: 'online_quiz',
      kind: 'online_quiz',
      input: { name: 'Terrace quiz', questions: [] },
      create: createOnlineQuiz,
      remove: deleteOnlineQuiz,
      restore: restoreOnlineQuiz,
    },
  ];

  const ids = '[CMP-009, CMP-013, CMP-016, CMP-017, CMP-026, JOB-014, JOB-016, JOB-020, MSG-010]';

  it.each(kinds)(`can be restored once, within a minute, and it is logged: $title ${ids}`, async (kind) => {
    const made = await create(kind);
    expect((await call(kind.restore, made.id)).body.error_code).toBe(40001);
    expect((await call(kind.remove, made.id)).status).toBe(204);
    expect((await call(kind.restore, made.id, manager)).body.error_code).toBe(10004);
    const back = await call(kind.restore, made.id);
    expect(back.status).toBe(200);
    const { version: _made, updated_at: _then, ...before } = made as Record<string, unknown>;
    expect(record(back, kind.key)).toMatchObject(before);
    expect((await call(kind.restore, made.id)).body.error_code).toBe(40001);
    const events = await query('select event from audit_log where subject_id = $1 and subject_type = $2 order by id', [
      made.id,
      kind.kind,
    ]);
    const noun = kind.kind.replace('company_', '').replace('hiring_process_template', 'hiring_process');
    expect(events.map(({ event }) => event)).toEqual([`${noun}_created`, `${noun}_deleted`, `${noun}_restored`]);

    await call(kind.remove, made.id);
    await query("update deletions set deleted_at = now() - interval '61 seconds' where subject_id = $1", [made.id]);
    const late = await call(kind.restore, made.id);
    expect([late.status, late.body.error_code]).toEqual([422, 20003]);
    expect(late.body.message).toBe("It's too late to undo this");
  });

  it.each(kinds)(`stays deleted when its name or number was taken in the meantime: $title ${ids}`, async (kind) => {
    const made = await create(kind);
    await call(kind.remove, made.id);
    const other = await create(kind);
    expect(other.id).not.toBe(made.id);
    const answer = await call(kind.restore, made.id);
    expect([answer.status, answer.body.error_code]).toEqual([409, 20002]);
    await call(kind.remove, other.id);
    // The refusal has no side effects: once the name is free again, the undo works.
    expect((await call(kind.restore, made.id)).status).toBe(200);
    await call(kind.remove, made.id);
  });

  it('restores a department with its closed jobs [CMP-016]', async () => {
    const { id } = await create(kinds[1] as Kind);
    const [position] = await query('select id from positions where company_id = 1 order by id limit 1');
    await query("update positions set department_id = $1, status = 'closed' where id = $2", [id, position?.id]);
    await call(deleteDepartment, id);
    expect(await query('select department_id from positions where id = $1', [position?.id])).toEqual([
      { department_id: null },
    ]);
    await call(restoreDepartment, id);
    expect(await query('select department_id from positions where id = $1', [position?.id])).toEqual([
      { department_id: id },
    ]);
    expect((await call(getDepartment, id)).status).toBe(200);
  });

  it('restores a custom field with its values, even next to newer ones [CMP-017]', async () => {
    const field = (await create(kinds[4] as Kind)) as unknown as { id: number; key: string };
    const department = { name: 'Kiosk', custom_field_values: { [field.key]: '4711' } };
    const { id } = record(await admin.call(createDepartment, { body: { department } }), 'department');
    await call(deleteCustomField, field.id);
    expect(record(await call(getDepartment, id), 'department')).toMatchObject({ custom_field_values: {} });
    await call(restoreCustomField, field.id);
    expect(record(await call(getDepartment, id), 'department')).toMatchObject({
      custom_field_values: { [field.key]: '4711' },
    });
    const fields = (await admin.call(listCustomFields, { query: { target: 'department' } })).body as unknown;
    expect(fields).toContainEqual(expect.objectContaining({ id: field.id }));
  });

  it('restores a brand with its groups and their members [CMP-009]', async () => {
    const brand = await create(kinds[2] as Kind);
    const place = { brand_id: brand.id, name: 'Pier', is_remote: true };
    const location = record(await admin.call(createLocation, { body: { location: place } }), 'location');
    const location_group = { brand_id: brand.id, name: 'Harbour', location_ids: [location.id] };
    const group = record(await admin.call(createLocationGroup, { body: { location_group } }), 'location_group');
    await call(deleteLocation, location.id);
    await call(deleteBrand, brand.id);
    expect((await call(restoreLocation, location.id)).body.error_code).toBe(20003);
    await call(restoreBrand, brand.id);
    await call(restoreLocation, location.id);
    const groups = (await admin.call(listLocationGroups)).body.location_groups;
    expect(groups).toContainEqual({ id: group.id, brand_id: brand.id, name: 'Harbour', location_ids: [location.id] });
    const brands = (await admin.call(listPermittedBrands)).body.brands;
    expect(brands).toContainEqual(expect.objectContaining({ id: brand.id, location_counts: 1 }));
  });

  it('restores a posting template with the postings made from it, and a process with its templates [JOB-014, JOB-016]', async () => {
    const process = await create(kinds[7] as Kind);
    const crew = { name: 'Pier crew', title: 'Deckhand', hiring_process_template_id: process.id };
    const template = record(
      await admin.call(createPositionTemplate, { body: { position_template: crew } }),
      'position_template',
    );
    const [{ id: positionId } = { id: 0 }] = await query('select id from positions where company_id = 1 limit 1');
    await query('update positions set position_template_id = $1 where id = $2', [template.id, positionId]);
    const followed = () => query('select position_template_id from positions where id = $1', [positionId]);
    const leadsThrough = async () => record(await call(getPositionTemplate, template.id), 'position_template');

    await call(deletePositionTemplate, template.id);
    expect(await followed()).toEqual([{ position_template_id: null }]);
    await call(restorePositionTemplate, template.id);
    expect(await followed()).toEqual([{ position_template_id: template.id }]);

    await call(deleteHiringProcessTemplate, process.id);
    expect(await leadsThrough()).toMatchObject({ hiring_process_template_id: null });
    await call(restoreHiringProcessTemplate, process.id);
    expect(await leadsThrough()).toMatchObject({ hiring_process_template_id: process.id, positions_count: 1 });
  });

  it('does not exceed the plan’s limit [CMP-014]', async () => {
    const { id } = await create(kinds[0] as Kind);
    await call(deleteLocation, id);
    await query(
      `update companies set plan_type = 'fixed_locations', paid_locations_count = active_locations_count where id = 1`,
    );
    expect((await call(restoreLocation, id)).body.error_code).toBe(50031);
    await query('update companies set paid_locations_count = 1000 where id = 1');
    expect((await call(restoreLocation, id)).status).toBe(200);
    expect((await call(getLocation, id)).status).toBe(200);
  });

  it('shares a restored role’s views again, and refuses permissions nobody may grant [CMP-026, AHD-003]', async () => {
    const role = await create(kinds[5] as Kind);
    const state = { filters: {}, order: null, columns: null, density: null };
    const saved_view = { list: 'staff', name: 'For schedulers', state, shared_role_id: role.id };
    await admin.call(createSavedView, { body: { saved_view } });
    await call(deleteRole, role.id);
    await call(restoreRole, role.id);
    const { body } = await admin.call<{ saved_views: SavedView[] }>(listSavedViews, { query: { list: 'staff' } });
    expect(body.saved_views.find(({ name }) => name === 'For schedulers')?.shared_role_id).toBe(role.id);
    const roles = (await admin.call(listRoles)).body.company_roles;
    expect(roles).toContainEqual(expect.objectContaining({ id: role.id, permissions: ['edit_note'] }));
  });
});
