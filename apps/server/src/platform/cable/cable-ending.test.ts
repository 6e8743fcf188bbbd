// A live connection closes when the session, staff member, role, or company that allowed it changes.

import { updateRole } from '@onward/contract/staff/roles';
import { deactivateStaff } from '@onward/contract/staff/staff';
import { SESSION_LIMITS } from '@onward/domain/identity/sessions';
import type { DestinationStream } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../testing/until.ts';
import { createLog } from '../log.ts';

const GONE = { type: 'disconnect', reason: 'unauthorized', reconnect: false };

let product: InProcessProduct;
let api: ApiCaller;
let admin: ApiCaller;
let aheadMs = 0;
const sockets: WebSocket[] = [];

beforeAll(async () => {
  product = await startInProcess({ env: { ROLE: 'web' }, clock: () => new Date(Date.now() + aheadMs) });
  api = new ApiCaller(product.url);
  admin = await api.signIn('super.admin@larkfield.test');
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(() => product.stop());

const rows = async (text: string, values: unknown[] = []) => (await product.app.ownerPool.query(text, values)).rows;

/** Signs in with a token among the offered protocols, as the browser app does. */
async function open(token: string, { company = 1, query = '' } = {}) {
  const url = `${product.url.replace('http', 'ws')}/cable?company_id=${company}${query}`;
  const socket = new WebSocket(url, ['actioncable-v1-json', 'actioncable-unsupported', `onward-session.${token}`]);
  sockets.push(socket);
  const frames: Record<string, unknown>[] = [];
  const state = { closed: false };
  socket.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data))));
  socket.addEventListener('close', () => {
    state.closed = true;
  });
  await until('the welcome or the end', async () => frames.length > 0 || state.closed);
  return { socket, frames, state };
}

const staffId = async (email: string): Promise<number> =>
  (await rows('select id from company_staffs where company_id = 1 and email = $1', [email]))[0].id;

const ended = async ({ state, frames }: Awaited<ReturnType<typeof open>>) => {
  await until('the end', async () => state.closed);
  return frames.at(-1);
};

describe('A live connection', () => {
  it('signs in with a token among the offered protocols, so the token stays out of the URL [NTF-020, NTF-021]', async () => {
    const { socket, frames, state } = await open(admin.token);
    expect(frames[0]).toEqual({ type: 'welcome' });
    expect(socket.protocol).toBe('actioncable-v1-json');
    expect(socket.url).not.toContain(admin.token);
    expect(state.closed).toBe(false);
    expect(await ended(await open('forged'))).toEqual(GONE);
  });

  it('closes when the session ends [IDN-010, NTF-024]', async () => {
    const leaving = await api.signIn('hr.admin@larkfield.test');
    const connection = await open(leaving.token);
    await leaving.request('DELETE', '/v1/sessions/current');
    expect(await ended(connection)).toEqual(GONE);
  });

  it('closes when the staff member is deactivated [CMP-031]', async () => {
    const leaving = await api.signIn('hr.admin@larkfield.test');
    const connection = await open(leaving.token);
    const params = { id: await staffId('hr.admin@larkfield.test') };
    const { status, text } = await admin.call(deactivateStaff, { params });
    expect(status, text).toBeLessThan(300);
    expect(await ended(connection)).toEqual(GONE);
  });

  it('closes when its role loses a permission, and reconnects with the remaining ones [CMP-026, NTF-022]', async () => {
    const manager = await api.signIn('manager@larkfield.test');
    const connection = await open(manager.token);
    const [role] = await rows(
      "select id, name, permissions, version from company_roles where company_id = 1 and name = 'Manager'",
    );
    const permissions = role.permissions.filter((key: string) => key !== 'edit_message');
    const { status, text } = await admin.call(updateRole, {
      params: { id: role.id },
      body: { company_role: { name: role.name, permissions, version: role.version } },
    });
    expect(status, text).toBe(200);
    expect(await ended(connection)).toEqual({ type: 'disconnect', reason: 'remote', reconnect: true });
    expect((await open(manager.token)).frames[0]).toEqual({ type: 'welcome' });
  });

  it('closes when the staff member’s location scope changes [CMP-024]', async () => {
    const manager = await api.signIn('manager@larkfield.test');
    const connection = await open(manager.token);
    await rows('update staff_scopes set record_id = record_id + 1 where company_id = 1 and staff_id = $1', [
      await staffId('manager@larkfield.test'),
    ]);
    expect(await ended(connection)).toEqual({ type: 'disconnect', reason: 'remote', reconnect: true });
  });

  it('closes when the session switches to another company [NTF-024]', async () => {
    await rows(
      `insert into company_staffs (company_id, user_id, role_id, name, email, status)
       select 2, s.user_id, (select id from company_roles where company_id = 2 limit 1), s.name, s.email, 'active'
       from company_staffs s where s.company_id = 1 and s.email = 'general.manager@larkfield.test'`,
    );
    const both = await api.signIn('general.manager@larkfield.test', 1);
    const connection = await open(both.token);
    expect(connection.frames[0]).toEqual({ type: 'welcome' });
    const chosen = await both.request('POST', '/v1/users/select_company', { body: { company_id: 2 } });
    expect(chosen.status, chosen.text).toBeLessThan(300);
    expect(await ended(connection)).toEqual({ type: 'disconnect', reason: 'remote', reconnect: false });
  });

  it('closes when the session expires, even though the connection stayed open [IDN-016]', async () => {
    const { token } = await api.signIn('super.admin@larkfield.test');
    const connection = await open(token);
    aheadMs = (SESSION_LIMITS.staff.idleSeconds + 60) * 1000;
    expect(await ended(connection)).toEqual(GONE);
    aheadMs = 0;
  });

  it('leaves no token in the log, however it was sent [PLT-055]', async () => {
    const lines: string[] = [];
    const log = createLog('trace', { write: (line: string) => lines.push(line) } as DestinationStream);
    log.info({
      req: {
        method: 'GET',
        url: '/cable?token=very-secret-token&company_id=1',
        headers: { 'sec-websocket-protocol': 'actioncable-v1-json, onward-session.very-secret-token' },
      },
    });
    expect(lines.join('')).toContain('"req"');
    expect(lines.join('')).not.toContain('very-secret-token');
  });

  it('is refused while a required second factor is not set up [IDN-041]', async () => {
    const owner = await api.signIn('owner@harborpine.test');
    const connection = await open(owner.token, { company: 2 });
    expect(connection.frames[0]).toEqual({ type: 'welcome' });
    await rows('update companies set require_second_factor = true where id = 2');
    expect(await ended(connection)).toMatchObject({ type: 'disconnect', reconnect: false });
    expect((await open(owner.token, { company: 2 })).frames[0]).toMatchObject({ type: 'disconnect', reconnect: false });
  });
});
