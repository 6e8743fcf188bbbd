// The live cable, tested with the official client and with a raw socket.
import { createDepartment } from '@onward/contract/locations/departments';
import { adapters, createConsumer } from '@rails/actioncable';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../../../../../testing/product/api-caller.ts';
import { type InProcessProduct, startInProcess } from '../../../../../testing/product/in-process-product.ts';
import { until } from '../../../../../testing/until.ts';

// The official client expects a browser; these are the only browser globals it uses.
const inNode = globalThis as unknown as Record<string, unknown>;
inNode.addEventListener ??= () => {};
inNode.removeEventListener ??= () => {};
inNode.document ??= { visibilityState: 'visible', addEventListener: () => {}, removeEventListener: () => {} };
adapters.WebSocket = WebSocket;

type Consumer = ReturnType<typeof createConsumer>;
type Received = { event: string; data: { id: number } };

describe('the cable', () => {
  let product: InProcessProduct;
  let api: ApiCaller;
  let admin: ApiCaller;
  const consumers: Consumer[] = [];
  const sockets: WebSocket[] = [];

  beforeAll(async () => {
    product = await startInProcess();
    api = new ApiCaller(product.url);
    admin = await api.signIn('super.admin@larkfield.test');
  });
  afterEach(() => {
    for (const consumer of consumers.splice(0)) consumer.disconnect();
    for (const socket of sockets.splice(0)) socket.close();
  });
  afterAll(() => product.stop());

  const address = (token: string, company = '1') =>
    `${product.url.replace('http', 'ws')}/cable?token=${token}&company_id=${company}`;

  /** Subscribes with the official client and collects what it receives. */
  const subscribe = async (caller: ApiCaller, channel: string) => {
    const received: Received[] = [];
    const calls: string[] = [];
    const consumer = createConsumer(address(caller.token));
    consumers.push(consumer);
    consumer.subscriptions.create(channel, {
      connected: () => calls.push('connected'),
      disconnected: () => calls.push('disconnected'),
      rejected: () => calls.push('rejected'),
      received: (message: Received) => received.push(message),
    });
    return { consumer, received, calls };
  };

  /** A raw socket, for protocol details the official client hides. */
  const open = async (
    url: string,
    protocols = ['actioncable-v1-json', 'actioncable-unsupported'],
    headers?: object,
  ) => {
    const socket = new WebSocket(url, headers ? ({ protocols, headers } as unknown as string[]) : protocols);
    sockets.push(socket);
    const frames: Record<string, unknown>[] = [];
    const state = { closed: false };
    socket.addEventListener('message', ({ data }) => frames.push(JSON.parse(String(data))));
    socket.addEventListener('close', () => {
      state.closed = true;
    });
    socket.addEventListener('error', () => {
      state.closed = true;
    });
    return { socket, frames, state };
  };

  const addDepartment = async (name: string): Promise<number> => {
    const { body } = await admin.call<{ department: { id: number } }>(createDepartment, {
      body: { department: { name } },
    });
    return body.department.id;
  };

  it('lets the official client subscribe and receive a change made by another process [NTF-020, NTF-021, NTF-022]', async () => {
    const { received, calls } = await subscribe(admin, 'company');
    await until('the subscription', async () => calls.includes('connected'));
    const id = await addDepartment('Heard of');
    await until('the event', async () => received.length > 0);
    expect(received).toEqual([{ event: 'department_changed', data: { id } }]);
  });

  it('rejects a channel that does not exist [NTF-021]', async () => {
    const { calls } = await subscribe(admin, 'no_such_channel');
    await until('the rejection', async () => calls.includes('rejected'));
    expect(calls).toEqual(['rejected']);
  });

  it('accepts the client again after a lost connection and keeps sending events [NTF-021, NTF-023]', async () => {
    const { consumer, received, calls } = await subscribe(admin, 'company');
    await until('the subscription', async () => calls.includes('connected'));
    // The published types omit the connection; closing it directly avoids the client's reconnect delay of several
    // seconds.
    (consumer as unknown as { connection: { reopen(): void } }).connection.reopen();
    await until('the second connection', async () => calls.filter((call) => call === 'connected').length === 2);
    await addDepartment('After the gap');
    await until('the event', async () => received.length > 0);
  });

  it('sends welcome first, echoes the identifier byte for byte, and confirms a repeated subscribe again [NTF-021]', async () => {
    const { socket, frames } = await open(address(admin.token));
    await until('the welcome', async () => frames.length > 0);
    expect(socket.protocol).toBe('actioncable-v1-json');
    expect(frames[0]).toEqual({ type: 'welcome' });
    const identifier = '{"room": 1,  "channel":"MessagesChannel"}';
    for (let turn = 0; turn < 2; turn += 1) socket.send(JSON.stringify({ command: 'subscribe', identifier }));
    await until(
      'both confirmations',
      async () => frames.filter((frame) => frame.type === 'confirm_subscription').length === 2,
    );
    expect(frames.filter((frame) => frame.type !== 'ping').slice(1)).toEqual([
      { identifier, type: 'confirm_subscription' },
      { identifier, type: 'confirm_subscription' },
    ]);
  });

  it('pings every three seconds with the time [NTF-021]', async () => {
    const { frames } = await open(address(admin.token));
    const ping = await until('a ping', async () => frames.find((frame) => frame.type === 'ping'));
    expect(Math.abs(Number(ping.message) - Date.now() / 1000)).toBeLessThan(5);
  });

  it('ignores invalid messages and stays open [NTF-021]', async () => {
    const { socket, frames } = await open(address(admin.token));
    await until('the welcome', async () => frames.length > 0);
    for (const nonsense of [
      '',
      'null',
      '[]',
      '{"command":"subscribe"}',
      '{"command":"dance","identifier":"x"}',
      'not json',
    ]) {
      socket.send(nonsense);
    }
    socket.send(JSON.stringify({ command: 'subscribe', identifier: '{"channel":"messages"}' }));
    await until('the confirmation', async () => frames.some((frame) => frame.type === 'confirm_subscription'));
    expect(socket.readyState).toBe(WebSocket.OPEN);
  });

  it.each([
    ['a forged token', 'forged', '1'],
    ['no token', '', '1'],
    ['the company of others', 'admin', '2'],
  ])('sends %s away for good [NTF-020]', async (_who, token, company) => {
    const { frames, state } = await open(address(token === 'admin' ? admin.token : token, company));
    await until('the end', async () => state.closed);
    expect(frames).toEqual([{ type: 'disconnect', reason: 'unauthorized', reconnect: false }]);
  });

  it('returns not found to pages from another origin and to plain HTTP requests [NTF-020]', async () => {
    const { state, frames } = await open(address(admin.token), undefined, { Origin: 'https://elsewhere.example' });
    await until('the refusal', async () => state.closed);
    expect(frames).toEqual([]);
    expect((await api.request('GET', '/cable')).body.error_code).toBe(40001);
  });

  it('sends nothing to another company, nor to staff whose scope excludes it [NTF-022, CMP-024]', async () => {
    const harbor = await api.signIn('owner@harborpine.test');
    const limited = await api.signIn('hr.admin@larkfield.test');
    await product.app.ownerPool.query(
      `insert into staff_scopes (company_id, staff_id, kind, record_id)
       select s.company_id, s.id, 'department', 1 from company_staffs s join users u on u.id = s.user_id
       where u.email = 'hr.admin@larkfield.test'`,
    );
    const own = await subscribe(admin, 'company');
    const foreign = await open(address(harbor.token, '2'));
    const narrow = await subscribe(limited, 'company');
    foreign.socket.addEventListener('open', () => {});
    await until('all of them', async () => own.calls.includes('connected') && narrow.calls.includes('connected'));
    foreign.socket.send(JSON.stringify({ command: 'subscribe', identifier: '{"channel":"company"}' }));
    await until('the stranger', async () => foreign.frames.some((frame) => frame.type === 'confirm_subscription'));
    await addDepartment('For few ears');
    await until('the one who may hear', async () => own.received.length > 0);
    expect(narrow.received).toEqual([]);
    expect(foreign.frames.filter((frame) => 'message' in frame)).toEqual([]);
  });

  it('closes with the session that opened it [IDN-010, NTF-024]', async () => {
    const leaving = await api.signIn('general.manager@larkfield.test');
    const { frames, state } = await open(address(leaving.token));
    await until('the welcome', async () => frames.length > 0);
    await leaving.request('DELETE', '/v1/sessions/current');
    await until('the end', async () => state.closed);
    expect(frames.at(-1)).toEqual({ type: 'disconnect', reason: 'unauthorized', reconnect: false });
  });
});
