// Two web and two worker processes on one database behave like one product.

import { getCurrentUser, signOut } from '@onward/contract/identity/identity';
import { requestPasswordReset } from '@onward/contract/identity/passwords';
import { createDepartment } from '@onward/contract/locations/departments';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../testing/product/api-caller.ts';
import { type FleetProcess, ProcessFleet } from '../../../testing/product/process-fleet.ts';
import { until } from '../../../testing/until.ts';

describe('two web and two worker processes', () => {
  let fleet: ProcessFleet;
  let first: FleetProcess;
  let second: FleetProcess;

  beforeAll(async () => {
    fleet = await ProcessFleet.prepare({
      RATE_LIMITS: 'on',
      RATE_LIMIT_PUBLIC_READ: '10/3600',
      RATE_LIMIT_STRANGER: '100/3600',
    });
    [first, second] = await Promise.all([fleet.start('web'), fleet.start('web')]);
    await Promise.all([fleet.start('worker'), fleet.start('worker')]);
  });
  afterAll(() => fleet.stop());

  it('share sessions: started on one, valid on the other, ended on both at once [IDN-016]', async () => {
    const here = await new ApiCaller(first.url).signIn('super.admin@larkfield.test');
    const there = new ApiCaller(second.url, { token: here.token });
    expect((await there.call(getCurrentUser)).status).toBe(200);
    expect((await there.call(signOut)).status).toBe(204);
    await until('the end here too', async () => (await here.call(getCurrentUser)).body.error_code === 10003);
  });

  it('share permissions: one removed on one process is gone on the other [CMP-022]', async () => {
    const manager = await new ApiCaller(second.url).signIn('hr.admin@larkfield.test');
    const attempt = (name: string) => manager.call(createDepartment, { body: { department: { name } } });
    expect((await attempt('Before')).status).toBe(201);
    const client = new pg.Client({ connectionString: fleet.databaseUrl });
    await client.connect();
    await client.query(
      "update company_roles set permissions = array_remove(permissions, 'edit_department') where name = 'HR Admin'",
    );
    await client.end();
    await until('the refusal', async () => (await attempt(`After ${Math.random()}`)).body.error_code === 10004);
  });

  it('share events: what happens on one is announced by the other [NTF-025]', async () => {
    const here = await new ApiCaller(first.url).signIn('super.admin@larkfield.test');
    const received: { event: string }[] = [];
    const socket = new WebSocket(`${second.url.replace('http', 'ws')}/cable?token=${here.token}&company_id=1`, [
      'actioncable-v1-json',
    ]);
    const identifier = '{"channel":"company"}';
    let confirmed = false;
    socket.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data));
      if (frame.type === 'welcome') socket.send(JSON.stringify({ command: 'subscribe', identifier }));
      if (frame.type === 'confirm_subscription') confirmed = true;
      if (frame.message?.event) received.push(frame.message);
    });
    await until('the subscription', async () => confirmed);
    await here.call(createDepartment, { body: { department: { name: 'Across' } } });
    await until('the event', async () => received.length > 0);
    socket.close();
    expect(received).toMatchObject([{ event: 'department_changed' }]);
  });

  it('share rate limits: requests to both add up [PLT-022]', async () => {
    const callers = [new ApiCaller(first.url), new ApiCaller(second.url)];
    const statuses: number[] = [];
    for (let callWithUnknownIds = 0; callWithUnknownIds < 14; callWithUnknownIds += 1) {
      statuses.push((await (callers[callWithUnknownIds % 2] as ApiCaller).request('GET', '/v1/configuration')).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  });

  it('share jobs without doing any twice [PLT-058]', async () => {
    const callers = [new ApiCaller(first.url), new ApiCaller(second.url)];
    const ask = (turn: number) =>
      (callers[turn % 2] as ApiCaller).call(requestPasswordReset, {
        body: { email: 'general.manager@larkfield.test' },
      });
    await Promise.all(Array.from({ length: 20 }, (_, turn) => ask(turn)));
    await fleet.outside.email('general.manager@larkfield.test', 20);
    const received = await fleet.outside.emails('general.manager@larkfield.test');
    expect(received).toHaveLength(20);
    expect(new Set(received.map((mail) => mail.message_id)).size).toBe(20);
  });
});
