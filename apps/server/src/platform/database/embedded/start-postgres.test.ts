import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type EmbeddedPostgres, findRunningPostgres, type StartOptions, startPostgres } from './start-postgres.ts';

let folder: string;
let owned: EmbeddedPostgres[];
let children: ChildProcess[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onward-embedded-'));
  owned = [];
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  for (const postgres of owned) await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('The embedded PostgreSQL', () => {
  test('creates a UTF-8 database on the first start and answers queries', async () => {
    const postgres = await start({ durable: true });
    expect(postgres.adopted).toBe(false);
    const [row] = await query(postgres.ownerUrl, `select current_database() as name, upper('é') as upper`);
    expect(row).toEqual({ name: 'onward', upper: 'É' });
    expect(await settingOf(postgres.ownerUrl, 'server_encoding')).toBe('UTF8');
    expect(await settingOf(postgres.ownerUrl, 'listen_addresses')).toBe('127.0.0.1');
    expect(await settingOf(postgres.ownerUrl, 'fsync')).toBe('on');
  });

  test('does not wait for the disk when durability is off', async () => {
    const postgres = await start();
    expect(await settingOf(postgres.ownerUrl, 'fsync')).toBe('off');
    expect(await settingOf(postgres.ownerUrl, 'synchronous_commit')).toBe('off');
  });

  test('keeps its rows across a restart', async () => {
    const first = await start();
    await query(first.ownerUrl, 'create table kept as select 42 as answer');
    await first.stop();
    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await query(second.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('is adopted when its owner was killed', async () => {
    const { child, message } = await startInOtherProcess();
    await query(message.ownerUrl, 'create table kept as select 42 as answer');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const adopted = await start();
    expect(adopted.adopted).toBe(true);
    expect(adopted.ownerUrl).toBe(message.ownerUrl);
    expect(await query(adopted.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('keeps committed rows when the database process itself was killed', async () => {
    const first = await start({ durable: true });
    await query(first.ownerUrl, 'create table kept as select 42 as answer');
    const exited = new Promise<void>((resolve) => first.onExit(resolve));
    process.kill(await postmasterPid(), 'SIGKILL');
    await exited;
    const second = await start({ durable: true });
    expect(second.adopted).toBe(false);
    expect(await query(second.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  test('does not report an exit that was requested', async () => {
    const postgres = await start();
    let reported = false;
    postgres.onExit(() => {
      reported = true;
    });
    await postgres.stop();
    expect(reported).toBe(false);
    await expect(postmasterPid()).rejects.toThrow('ENOENT');
  });

  test('refuses a second owner with one sentence that names the first', async () => {
    await start();
    const { message } = await startInOtherProcess();
    expect(message.refusal).toContain(`is in use by another running Onward (process ${process.pid}).`);
  });

  test('can be found by a tool that does not own it', async () => {
    expect(await findRunningPostgres(folder)).toBeNull();
    const postgres = await start();
    const { ownerUrl, applicationUrl } = postgres;
    expect(await findRunningPostgres(folder)).toEqual({ ownerUrl, applicationUrl });
  });

  test('keeps its secrets where only the owner can read them, and demands them', async () => {
    const { ownerUrl, applicationUrl } = await start();
    for (const file of ['secret', 'application-secret'])
      expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
    expect(new URL(ownerUrl).password).not.toBe(new URL(applicationUrl).password);
    for (const url of [ownerUrl, applicationUrl]) {
      const stranger = new URL(url);
      stranger.password = 'guess';
      await expect(query(stranger.href, 'select 1')).rejects.toThrow('password authentication failed');
    }
  });

  test('has a second login that owns nothing and has no rights of its own [PLT-056]', async () => {
    const { applicationUrl } = await start();
    const [login] = await query(
      applicationUrl,
      `select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication, rolinherit from pg_roles
       where rolname = session_user`,
    );
    expect(Object.values(login ?? {})).toEqual([false, false, false, false, false, false]);
    await expect(query(applicationUrl, 'create table taken (id int)')).rejects.toThrow('permission denied');
  });

  test('starts even when another program now has its old pid', async () => {
    const first = await start();
    await first.stop();
    const misleading = [process.pid, join(folder, 'data'), 1, 5432, '', '127.0.0.1', '', 'ready'].join('\n');
    await writeFile(join(folder, 'data', 'postmaster.pid'), misleading, { mode: 0o600 });
    expect((await start()).adopted).toBe(false);
  });

  test('starts after an initialization that was killed halfway, and cleans up after it', async () => {
    const goneProcess = 4_194_304;
    await writeFile(join(folder, `data.new-${goneProcess}-abc`), '');
    await start();
    const kept = (await readdir(folder)).filter((name) => !name.startsWith('.s.PGSQL.'));
    expect(kept.sort()).toEqual(['application-secret', 'data', 'postgres.log', 'secret']);
  });

  test('explains a folder that cannot exist in one sentence', async () => {
    await writeFile(join(folder, 'file'), '');
    const refused = startPostgres({ folder: join(folder, 'file', 'below') });
    await expect(refused).rejects.toThrow(/goes through a file, not a folder\. Set DATA_DIR/);
  });

  test('refuses data of another PostgreSQL version', async () => {
    const first = await start();
    await first.stop();
    await writeFile(join(folder, 'data', 'PG_VERSION'), '14\n');
    await expect(start()).rejects.toThrow('was written by PostgreSQL 14');
  });
});

async function start(options: Partial<StartOptions> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startPostgres({ folder, durable: false, ...options });
  owned.push(postgres);
  return postgres;
}

type OwnerMessage = { ownerUrl: string; adopted: boolean; refusal?: string };

async function startInOtherProcess(): Promise<{ child: ChildProcess; message: OwnerMessage }> {
  const child = fork(join(import.meta.dirname, 'owner-process.fixture.ts'), [folder], { execArgv: [] });
  children.push(child);
  const [message] = await once(child, 'message');
  return { child, message };
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function settingOf(url: string, name: string): Promise<unknown> {
  const [row] = await query(url, `select current_setting('${name}') as value`);
  return row?.value;
}

async function postmasterPid(): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8'), 10);
}
