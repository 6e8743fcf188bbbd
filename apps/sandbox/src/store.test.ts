import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RecordLog } from './store.ts';

interface Note {
  id: number;
  words: string;
}

let folder: string;
let path: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onward-log-'));
  path = join(folder, 'notes.jsonl');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('records come back in order after the log is opened again', async () => {
  const log = await RecordLog.open<Note>(path);
  await Promise.all(['one', 'two', 'three'].map((words) => log.append({ words })));
  await log.update({ id: 2, words: 'two, corrected' });
  await log.close();

  const reopened = await RecordLog.open<Note>(path);
  expect(reopened.newestFirst().map((note) => note.words)).toEqual(['three', 'two, corrected', 'one']);
  await reopened.close();
});

test('a line cut short by a crash is dropped and the next record is whole', async () => {
  const log = await RecordLog.open<Note>(path);
  await log.append({ words: 'whole' });
  await log.close();
  await appendFile(path, '{"record":{"id":2,"wor');

  const afterCrash = await RecordLog.open<Note>(path);
  await afterCrash.append({ words: 'next' });
  await afterCrash.close();

  const reopened = await RecordLog.open<Note>(path);
  expect(reopened.newestFirst().map((note) => note.words)).toEqual(['next', 'whole']);
  await reopened.close();
});

test('ids go on after a clearing, also across a restart', async () => {
  const log = await RecordLog.open<Note>(path);
  await log.append({ words: 'one' });
  await log.clear();
  await log.close();

  const reopened = await RecordLog.open<Note>(path);
  expect(reopened.newestFirst()).toEqual([]);
  expect(await reopened.append({ words: 'two' })).toEqual({ id: 2, words: 'two' });
  await reopened.close();
});
