import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type ChildProgram, runProgram } from './child-program.ts';

let folder: string;
let steps: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onward-child-'));
  steps = [];
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('A program of the product', () => {
  test('tells its steps and where it is ready', async () => {
    const program = await run(`
      process.send({ type: 'progress', text: 'first' });
      process.send({ type: 'progress', text: 'second' });
      process.send({ type: 'ready', url: 'http://here', lines: ['hello'] });
      setInterval(() => {}, 1000);
    `);
    expect(await program.ready).toEqual({ type: 'ready', url: 'http://here', lines: ['hello'] });
    expect(steps).toEqual(['first', 'second']);
    await program.stop();
  });

  test('gives its own sentence when it cannot start', async () => {
    const program = await run(`
      process.send({ type: 'failed', message: 'The disk is full.' }, () => process.exit(1));
    `);
    await expect(program.ready).rejects.toThrow('The disk is full.');
  });

  test('is missed with a sentence when it dies', async () => {
    const program = await run(`process.send({ type: 'ready', url: '' }); process.kill(process.pid, 'SIGKILL');`);
    expect(await program.ended).toBe('The server ended unexpectedly (SIGKILL).');
  });

  test('is asked to stop and waited for', async () => {
    const program = await run(`
      process.on('SIGTERM', () => setTimeout(() => process.exit(7), 100));
      process.send({ type: 'ready', url: '' });
      setInterval(() => {}, 1000);
    `);
    await program.ready;
    await program.stop();
    expect(await program.ended).toBe('The server ended unexpectedly (7).');
  });
});

async function run(source: string): Promise<ChildProgram> {
  const file = join(folder, 'program.mjs');
  await writeFile(file, source);
  return runProgram({ name: 'server', file, env: process.env, onStepDone: (title) => steps.push(title) });
}
