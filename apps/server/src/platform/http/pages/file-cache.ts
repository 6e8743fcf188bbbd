// Caches public files that are expensive to generate and read by many: feeds and sitemaps. Each is generated at most
// once in its lifetime, even with many concurrent requests, and is kept compressed within a memory limit.
import { createHash } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';

export interface CachedFile {
  gzip: Buffer;
  etag: string;
}

/** Null: there is no such file, which is cached as well. */
export type FileWriter = () => Promise<AsyncIterable<string> | Iterable<string> | null>;

/** Thrown when a file is too large to cache, so that the caller serves it another way. */
export class FileTooLarge extends Error {}

interface Entry {
  file: CachedFile | null;
  endsAt: number;
}

/** For all files together, compressed. */
const CACHE_BYTES_MAX = 64 * 1_048_576;
const ENTRIES_MAX = 1_000;

export class FileCache {
  readonly #lifetimeMs: number;
  readonly #clock: Clock;
  readonly #bytesMax: number;
  readonly #entries = new Map<string, Entry>();
  readonly #writing = new Map<string, Promise<CachedFile | null>>();
  #bytes = 0;

  constructor(lifetimeSeconds: number, clock: Clock, bytesMax = CACHE_BYTES_MAX) {
    this.#lifetimeMs = lifetimeSeconds * 1000;
    this.#clock = clock;
    this.#bytesMax = bytesMax;
  }

  read(key: string, write: FileWriter): Promise<CachedFile | null> {
    const entry = this.#entries.get(key);
    if (entry && entry.endsAt > this.#clock().getTime()) return Promise.resolve(entry.file);
    const writing = this.#writing.get(key) ?? this.#write(key, write);
    this.#writing.set(key, writing);
    return writing;
  }

  async #write(key: string, write: FileWriter): Promise<CachedFile | null> {
    try {
      const parts = await write();
      const file = parts && (await compressed(parts, this.#bytesMax));
      this.#keep(key, { file, endsAt: this.#clock().getTime() + this.#lifetimeMs });
      return file;
    } finally {
      this.#writing.delete(key);
    }
  }

  #keep(key: string, entry: Entry): void {
    this.#forget(key);
    if (this.#lifetimeMs === 0) return;
    this.#entries.set(key, entry);
    this.#bytes += sizeOf(entry);
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#bytesMax && this.#entries.size <= ENTRIES_MAX) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#bytes -= sizeOf(entry);
    this.#entries.delete(key);
  }
}

const sizeOf = ({ file }: Entry): number => file?.gzip.length ?? 0;

async function compressed(parts: AsyncIterable<string> | Iterable<string>, bytesMax: number): Promise<CachedFile> {
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = new Writable({
    write(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      chunks.push(chunk);
      done(size > bytesMax ? new FileTooLarge() : null);
    },
  });
  await pipeline(Readable.from(parts, { objectMode: false }), createGzip(), collect);
  const gzip = Buffer.concat(chunks);
  return { gzip, etag: `"${createHash('sha256').update(gzip).digest('base64url').slice(0, 27)}"` };
}

/** A client that already has this version gets 304. */
export function sendCachedFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: CachedFile,
  { type, cacheControl }: { type: string; cacheControl: string },
): FastifyReply {
  reply.headers({ etag: file.etag, 'cache-control': cacheControl, vary: 'accept-encoding' }).type(type);
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known?.includes(file.etag)) return reply.code(304).send();
  if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) {
    return reply.header('content-encoding', 'gzip').send(file.gzip);
  }
  return reply.send(Readable.from([file.gzip]).pipe(createGunzip()));
}
