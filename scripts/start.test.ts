// `npm start` as a person experiences it: it runs, fails with clear errors, and recovers after anything was killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ApiCaller } from '../testing/product/api-caller.ts';
import { until } from '../testing/until.ts';
import { findFreePorts } from './supervisor/ports.ts';
import { root } from './supervisor/programs.ts';

interface Started {
  child: ChildProcess;
  url: string;
  output(): string;
  exitCode(): Promise<number | null>;
}

describe('npm start', () => {
  let folder: string;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'onward-start-'));
  });
  afterEach(async () => {
    for (const child of children.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const start = async (env: Record<string, string> = {}): Promise<Started> => {
    const [port, sandbox, smtp] = await findFreePorts(3);
    const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        OPERATIONS_PORT: '0',
        SANDBOX_PORT: String(sandbox),
        SANDBOX_SMTP_PORT: String(smtp),
        DATA_DIR: folder,
        ...env,
      },
    });
    children.push(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
    const exited = once(child, 'exit').then(([code]) => code as number | null);
    return { child, url: `http://127.0.0.1:${port}`, output: () => output, exitCode: () => exited };
  };
  const ready = (started: Started) =>
    until(
      'the product',
      async () => {
        if (started.child.exitCode !== null) throw new Error(started.output());
        return started.output().includes('Ready.');
      },
      // It builds and loads the demo while other tests run beside it.
      240_000,
    );

  it('prints the addresses and sign-ins, serves the program, and keeps what was written over a kill [PLT-060]', async () => {
    const first = await start();
    await ready(first);
    expect(first.output()).toContain(first.url);
    expect(first.output()).toContain('super.admin@larkfield.test');
    expect(await (await fetch(first.url)).text()).toContain('<div id="root">');
    const admin = await new ApiCaller(first.url).signIn('super.admin@larkfield.test');
    const made = await admin.request('POST', '/v1/departments', { body: { department: { name: 'Survivors' } } });
    expect(made.status).toBe(201);

    first.child.kill('SIGKILL');
    await first.exitCode();
    const second = await start();
    await ready(second);
    const again = await new ApiCaller(second.url).signIn('super.admin@larkfield.test');
    const { text } = await again.request('GET', '/v1/departments', { query: { query: 'survivors' } });
    expect(text).toContain('Survivors');

    const third = await start();
    expect(await third.exitCode()).toBe(1);
    expect(third.output().trim().split('\n').at(-1)).toMatch(/^[A-Z].*\.$/);
    expect(third.output()).toMatch(/already|another|in use/i);

    second.child.kill('SIGINT');
    expect(await second.exitCode()).toBe(0);
    await expect(fetch(second.url)).rejects.toThrow();
  }, 480_000);

  it('names a taken port and ends', async () => {
    const squatter = createServer();
    squatter.listen(0, '127.0.0.1');
    await once(squatter, 'listening');
    const { port } = squatter.address() as { port: number };
    const refused = await start({ PORT: String(port) });
    expect(await refused.exitCode()).toBe(1);
    expect(refused.output()).toContain(`Port ${port} is already in use.`);
    squatter.close();
  }, 30_000);

  it('names a wrong setting and ends', async () => {
    const refused = await start({ ROLE: 'king' });
    expect(await refused.exitCode()).toBe(1);
    expect(refused.output().trim()).toBe('ROLE must be one of all, web, worker, but it is "king".');
  }, 30_000);
});
