// Files too large for memory: written and read in parts, each a file of its own, with a list of them under the file's
// key. The list is written last, so a file is there completely or not at all.
import type { FileStore } from './file-store.ts';

const PART_BYTES = 4 * 1024 * 1024;
const LIST_TYPE = 'application/json';
const PART_TYPE = 'application/octet-stream';

interface PartList {
  parts: number;
  bytes: number;
}

const partKey = (key: string, place: number): string => `${key}.${place}`;

/** The size of the file. */
export async function putParts(files: FileStore, key: string, chunks: AsyncIterable<Buffer>): Promise<number> {
  let parts = 0;
  let bytes = 0;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  const flush = async (): Promise<void> => {
    await files.put(partKey(key, parts), Buffer.concat(waiting), PART_TYPE);
    parts += 1;
    waiting = [];
    waitingBytes = 0;
  };
  for await (const chunk of chunks) {
    waiting.push(chunk);
    waitingBytes += chunk.length;
    bytes += chunk.length;
    if (waitingBytes >= PART_BYTES) await flush();
  }
  if (waitingBytes > 0) await flush();
  const list: PartList = { parts, bytes };
  await files.put(key, Buffer.from(JSON.stringify(list)), LIST_TYPE);
  return bytes;
}

/** Null when there is no such file; fails in the middle when a part is missing. */
export async function readParts(files: FileStore, key: string): Promise<AsyncGenerator<Buffer> | null> {
  const list = await files.get(key);
  return list === null ? null : partsOf(files, key, JSON.parse(list.toString('utf8')) as PartList);
}

async function* partsOf(files: FileStore, key: string, { parts }: PartList): AsyncGenerator<Buffer> {
  for (let place = 0; place < parts; place += 1) {
    const part = await files.get(partKey(key, place));
    if (part === null) throw new Error(`Part ${place} of a file is missing.`);
    yield part;
  }
}

/** Also what a killed process left: parts are numbered without gaps. */
export async function removeParts(files: FileStore, key: string): Promise<void> {
  await files.remove(key);
  for (let place = 0; (await files.get(partKey(key, place))) !== null; place += 1) {
    await files.remove(partKey(key, place));
  }
}
