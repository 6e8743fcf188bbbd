// A zip written while its files are still being made: compressed, in constant memory, each file followed by its size.
import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface StreamedEntry {
  name: string;
  content: AsyncIterable<string> | Iterable<string>;
}

const LOCAL_HEADER = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_CENTRAL = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8, and sizes follow the content. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** What the four bytes of a size hold. */
const BYTES_MAX = 0xffffffff;
const LEVEL = 1;

interface Written {
  name: Buffer;
  crc: number;
  packed: number;
  bytes: number;
  offset: number;
}

export async function* zipStream(entries: Iterable<StreamedEntry>, now: Date): AsyncGenerator<Buffer> {
  const written: Written[] = [];
  const stamp = stampOf(now);
  let offset = 0;
  for (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, bytes: 0, offset };
    const header = Buffer.concat([localHeader(entry.name, stamp), entry.name]);
    yield header;
    for await (const chunk of packed(content, entry)) yield chunk;
    const descriptor = numbers32(DESCRIPTOR, entry.crc, entry.packed, entry.bytes);
    yield descriptor;
    offset += header.length + entry.packed + descriptor.length;
    if (entry.bytes > BYTES_MAX || offset > BYTES_MAX) throw new Error('A zip holds at most 4 GB.');
    written.push(entry);
  }
  const central = Buffer.concat(written.flatMap((entry) => [centralHeader(entry, stamp), entry.name]));
  yield central;
  yield endOf(written.length, central.length, offset);
}

/** Compressed on another thread; reading and writing wait for each other, so that nothing piles up. */
async function* packed(content: StreamedEntry['content'], entry: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: LEVEL });
  const feeding = (async () => {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      entry.crc = crc32(bytes, entry.crc);
      entry.bytes += bytes.length;
      if (!deflate.write(bytes)) await once(deflate, 'drain');
    }
    deflate.end();
  })().catch((error: Error) => deflate.destroy(error));
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    entry.packed += chunk.length;
    yield chunk;
  }
  await feeding;
}

const numbers32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [place, value] of values.entries()) bytes.writeUInt32LE(value, place * 4);
  return bytes;
};

/** Version, flags, method, time, and day, the same in both headers. */
function stampOf(now: Date): Buffer {
  const stamp = Buffer.alloc(10);
  stamp.writeUInt16LE(VERSION, 0);
  stamp.writeUInt16LE(FLAGS, 2);
  stamp.writeUInt16LE(DEFLATE, 4);
  stamp.writeUInt16LE((now.getUTCHours() << 11) | (now.getUTCMinutes() << 5) | (now.getUTCSeconds() >> 1), 6);
  stamp.writeUInt16LE(((now.getUTCFullYear() - 1980) << 9) | ((now.getUTCMonth() + 1) << 5) | now.getUTCDate(), 8);
  return stamp;
}

/** And no extra fields. */
const nameLength = (name: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt16LE(name.length);
  return length;
};

const localHeader = (name: Buffer, stamp: Buffer): Buffer =>
  Buffer.concat([numbers32(LOCAL_HEADER), stamp, numbers32(0, 0, 0), nameLength(name)]);

function centralHeader({ name, crc, packed: size, bytes, offset }: Written, stamp: Buffer): Buffer {
  const made = Buffer.alloc(2);
  made.writeUInt16LE(VERSION);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(offset, 10);
  return Buffer.concat([numbers32(CENTRAL_HEADER), made, stamp, numbers32(crc, size, bytes), nameLength(name), rest]);
}

function endOf(count: number, size: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_OF_CENTRAL, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
