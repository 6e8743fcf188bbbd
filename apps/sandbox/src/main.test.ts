import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let dataDir: string;
let child: ChildProcess;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'onward-sandbox-'));
});
afterEach(async () => {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

function start({ port = '0', smtpPort = '0', host = '' } = {}): ChildProcess {
  return fork(join(import.meta.dirname, 'main.ts'), {
    env: {
      SANDBOX_PORT: port,
      SANDBOX_SMTP_PORT: smtpPort,
      DATA_DIR: dataDir,
      PUBLIC_URL: 'http://127.0.0.1:3000',
      HOST: host,
    },
    stdio: 'ignore',
  });
}

test('a forked sandbox reports its URL and stops with its parent', async () => {
  child = start();
  const [ready] = await once(child, 'message');
  expect(ready).toEqual({ type: 'ready', url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/) });
  expect((await fetch(ready.url)).status).toBe(200);

  child.disconnect();
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test.each(['0.0.0.0', '::'])('it listens only on this machine even if HOST is %s [PLT-054]', async (host) => {
  const [port, smtpPort] = [await freePort(), await freePort()];
  child = start({ host, port: String(port), smtpPort: String(smtpPort) });
  await once(child, 'message');
  for (const own of [port, smtpPort]) {
    expect(await answers('127.0.0.1', own)).toBe(true);
    // Another address of this machine: a server that listens on all interfaces would respond there too.
    expect(await answers('127.0.0.2', own)).toBe(false);
  }
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

const answers = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

test('it shuts down gracefully on a stop signal', async () => {
  child = start();
  await once(child, 'message');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test.each([
  ['port', 'pages'],
  ['smtpPort', 'mail'],
])('a taken %s for its %s is reported in one sentence', async (taken) => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await once(occupant, 'listening');
  const { port } = occupant.address() as AddressInfo;

  child = start({ [taken]: String(port) });
  const exit = once(child, 'exit');
  const [failed] = await once(child, 'message');
  expect(failed).toEqual({
    type: 'failed',
    message: `The provider sandbox cannot start: port ${port} is already taken.`,
  });
  expect(await exit).toEqual([1, null]);
  occupant.close();
});
