import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RecordLog } from './store.ts';

interface Note {
  id: number;
  text: string;
}

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onward-log-'));
  path = join(folder, 'notes.jsonl');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('records are restored in order when the log is opened again', async () => {
  const log = await RecordLog.open<Note>(path);
  await Promise.all(['one', 'two', 'three'].map((text) => log.append({ text })));
  await log.update({ id: 2, text: 'two, corrected' });
  await log.close();

  const reopened = await RecordLog.open<Note>(path);
  expect(reopened.newestFirst().map((note) => note.text)).toEqual(['three', 'two, corrected', 'one']);
  await reopened.close();
});

test('a line cut short by a crash is dropped and the next record is complete', async () => {
  const log = await RecordLog.open<Note>(path);
  await log.append({ text: 'whole' });
  await log.close();
  await appendFile(path, '{"record":{"id":2,"wor');

  const afterCrash = await RecordLog.open<Note>(path);
  await afterCrash.append({ text: 'next' });
  await afterCrash.close();

  const reopened = await RecordLog.open<Note>(path);
  expect(reopened.newestFirst().map((note) => note.text)).toEqual(['next', 'whole']);
  await reopened.close();
});

test('ids continue after a clear, even after a restart', async () => {
  const log = await RecordLog.open<Note>(path);
  await log.append({ text: 'one' });
  await log.clear();
  await log.close();

  const reopened = await RecordLog.open<Note>(path);
  expect(reopened.newestFirst()).toEqual([]);
  expect(await reopened.append({ text: 'two' })).toEqual({ id: 2, text: 'two' });
  await reopened.close();
});
