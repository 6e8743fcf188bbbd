// Turns HEIC photos, which few programs can open, into JPEG files. A separate process reads the untrusted file
// (docs/decisions/0020-parsing-foreign-input.md).
import { fileURLToPath } from 'node:url';
import { isHeic, UPLOAD_MAX_BYTES } from '@onward/domain/attachments/uploads';
import { contentTypeOf } from '../content-type.ts';
import { type ProgramLimits, runProgram } from '../run-program.ts';

export interface NamedFile {
  name: string;
  bytes: Buffer;
}

/** One photo keeps a core busy for seconds, so they are read one after another, and more than this are not waited for. */
const WAITING_MAX = 6;
const LIMITS: ProgramLimits = { timeoutMs: 20_000, memoryMegabytes: 900 };
const PROGRAM = fileURLToPath(new URL('./photo-program.ts', import.meta.url));

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/** Other files, and photos that can't be read, stay as they are; their type then decides whether they are accepted. */
export async function readablePhoto(file: NamedFile, limits: ProgramLimits = LIMITS): Promise<NamedFile> {
  const type = (await contentTypeOf(file.bytes)) ?? '';
  if (!isHeic({ name: '', type }) || file.bytes.length > UPLOAD_MAX_BYTES || waiting >= WAITING_MAX) return file;
  waiting += 1;
  const converted = last.then(() => toJpeg(file, limits));
  last = converted.catch(() => {}).finally(() => (waiting -= 1));
  return converted;
}

async function toJpeg(file: NamedFile, limits: ProgramLimits): Promise<NamedFile> {
  const { ended, output } = await runProgram({
    program: PROGRAM,
    input: file.bytes,
    limits,
    outputMax: UPLOAD_MAX_BYTES,
  });
  return ended === 'done' ? { name: jpegName(file.name), bytes: output } : file;
}

const jpegName = (name: string): string => `${name.replace(/\.[a-z]{1,5}$/i, '')}.jpg`;
