// API keys over HTTP: what they open, what they never open, and when they end.

import { type ApiKey, createApiKey, endApiKey, listApiKeys } from '@onward/contract/integrations/api-keys';
import { type LoggedEvent, listEvents } from '@onward/contract/integrations/webhooks';
import { createDepartment, listDepartments } from '@onward/contract/locations/departments';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EmployeeOffice } from '../../../../../../../testing/people/employee-office.ts';
import type { ApiCaller } from '../../../../../../../testing/product/api-caller.ts';
import { until } from '../../../../../../../testing/until.ts';

let office: EmployeeOffice;
let otherLocation: number;
beforeAll(async () => {
  office = await EmployeeOffice.open();
  const [other] = await office.rows<{ id: number }>(
    'select id from locations where company_id = 1 and id <> $1 and deleted_at is null order by id limit 1',
    [office.locationId],
  );
  otherLocation = other?.id ?? 0;
  await office.hire({ name: 'Near Decatur' });
  await office.hire({ name: 'Far Away', location_id: otherLocation, position_id: null });
});
afterAll(() => office.product.stop());

const make = (api_key: object, caller = office.admin) =>
  caller.call<{ api_key: ApiKey; token: string }>(createApiKey, { body: { api_key } });

const madeKey = async (api_key: object, caller = office.admin): Promise<{ key: ApiKey; program: ApiCaller }> => {
  const { body, text } = await make(api_key, caller);
  if (!body.api_key) throw new Error(`No key was made: ${text}`);
  return { key: body.api_key, program: office.stranger.as({ token: body.token }) };
};

const names = async (caller: ApiCaller) =>
  (await office.list({ per_page: 100 }, caller)).body.employees.map(({ name }) => name);

describe('An API key', () => {
  it('is shown once, stored as a hash, and ends at once [AHD-018]', async () => {
    const { body } = await make({ name: 'Data warehouse', permissions: ['view_employee'] });
    expect(body.token).toMatch(/^onw_live_[\w-]{43}$/);
    expect(body.api_key).toMatchObject({ name: 'Data warehouse', last_four: body.token.slice(-4), works: true });
    expect((await office.admin.call(listApiKeys)).text).not.toContain(body.token);
    const stored = await office.rows('select * from api_keys');
    expect(JSON.stringify(stored)).not.toContain(body.token.slice(9));
    const program = office.stranger.as({ token: body.token });
    expect((await office.list({}, program)).status).toBe(200);
    expect((await office.admin.call(endApiKey, { params: { id: body.api_key.id } })).status).toBe(204);
    const after = await office.list({}, program);
    expect([after.status, after.body.error_code]).toEqual([401, 10003]);
    expect(after.text).toContain('This API key has ended');
  });

  it('records its use, and the audit log names its person [AHD-018, PLT-055]', async () => {
    const { key, program } = await madeKey({ name: 'Used', permissions: ['edit_department'] });
    const made = await program.call<{ department: { id: number } }>(createDepartment, {
      body: { department: { name: 'Made by a program', location_id: office.locationId } },
    });
    expect(made.status).toBe(201);
    const [{ user_id } = { user_id: 0 }] = await office.rows<{ user_id: number }>(
      "select user_id from audit_log where event = 'department_created' and subject_id = $1",
      [made.body.department.id],
    );
    expect(user_id).toBeGreaterThan(0);
    await until('its use to be known', async () => {
      const { body } = await office.admin.call<{ api_keys: ApiKey[] }>(listApiKeys);
      return body.api_keys.find(({ id }) => id === key.id)?.last_used_at;
    });
  });

  it('may only what it was given [AHD-018]', async () => {
    const { program } = await madeKey({ name: 'Reader', permissions: ['view_employee'] });
    const refused = await program.call(createDepartment, {
      body: { department: { name: 'Not allowed', location_id: office.locationId } },
    });
    expect([refused.status, refused.body.error_code]).toEqual([403, 10004]);
    const { program: blind } = await madeKey({ name: 'Nothing', permissions: [] });
    expect((await office.list({}, blind)).body.error_code).toBe(10004);
    expect((await blind.call(listDepartments)).status).toBe(200);
  });

  it('sees only its places, and never more than its person [AHD-018, CMP-024]', async () => {
    const { program } = await madeKey({
      name: 'One place',
      permissions: ['view_employee'],
      location_ids: [otherLocation],
    });
    expect(await names(program)).toEqual(['Far Away']);
    const { body } = await program.call<{ events: LoggedEvent[] }>(listEvents, { query: { subject: 'employee' } });
    expect(new Set(body.events.map(({ data }) => data.location_id))).toEqual(new Set([otherLocation]));
  });

  it('of a manager sees what the manager sees, also after the manager lost something [AHD-018, CMP-024]', async () => {
    const manager = await office.managerWith(['view_employee', 'edit_integration']);
    const { program } = await madeKey({ name: 'Of the manager', permissions: ['view_employee'] }, manager);
    expect(await names(program)).toEqual(await names(manager));
    expect(await names(program)).not.toEqual(await names(office.admin));
    await office.managerWith(['edit_integration']);
    expect((await office.list({}, program)).body.error_code).toBe(10004);
    await office.rows(
      "update company_staffs s set status = 'inactive' from users u where u.id = s.user_id and u.email = 'manager@larkfield.test'",
    );
    expect((await program.call(listDepartments)).body.error_code).toBe(10003);
  });

  it('cannot be given rights that would let it live on, or that its person lacks [AHD-018]', async () => {
    for (const permission of ['edit_integration', 'edit_user', 'all_admin_rights']) {
      const { body } = await make({ name: 'Too much', permissions: [permission] });
      expect(Object.keys(body.errors ?? {})).toEqual(['permissions']);
    }
    const foreign = await make({ name: 'Unknown place', permissions: [], location_ids: [999_999] });
    expect(Object.keys(foreign.body.errors ?? {})).toEqual(['location_ids']);
  });

  it('opens nothing that is for people: keys, webhooks, accounts, confirmed actions, other companies [AHD-018]', async () => {
    const { program } = await madeKey({ name: 'Attacker', permissions: ['view_employee', 'view_sensitive_pii'] });
    expect((await make({ name: 'Another', permissions: [] }, program)).body.error_code).toBe(10004);
    expect((await program.call(listApiKeys)).body.error_code).toBe(10004);
    const account = await program.request('GET', '/v1/users/sessions');
    expect(account.status).not.toBe(200);
    const password = await program.request('PUT', '/v1/users/change_password', { body: {} });
    expect(password.status).toBeGreaterThanOrEqual(400);
    const foreign = await program.call(listDepartments, { headers: { 'ws-company-id': '2' } });
    expect(foreign.body.error_code).toBe(10004);
    expect((await office.list({}, office.stranger.as({ token: 'onw_live_guess' }))).status).toBe(401);
  });
});
