import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface StoredObject {
  headers: Record<string, string>;
  etag: string;
  lastModified: string;
  content: Buffer;
}

/**
 * Objects as files, each named by the hash of its bucket and key, so that no key can escape the folder, and `a` and
 * `a/b` can both exist as in S3. Metadata and content share one file, so they appear atomically.
 */
export class ObjectFolder {
  readonly #folder: string;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  static async open(folder: string): Promise<ObjectFolder> {
    await mkdir(folder, { recursive: true });
    return new ObjectFolder(folder);
  }

  async put(bucket: string, key: string, content: Buffer, headers: Record<string, string>): Promise<string> {
    const etag = `"${createHash('md5').update(content).digest('hex')}"`;
    const description = { bucket, key, headers, etag, lastModified: new Date().toUTCString() };
    const unfinished = join(this.#folder, `${randomUUID()}.unfinished`);
    await writeFile(unfinished, Buffer.concat([Buffer.from(`${JSON.stringify(description)}\n`), content]), {
      mode: 0o600,
      flush: true,
    });
    await rename(unfinished, this.#pathOf(bucket, key));
    return etag;
  }

  async get(bucket: string, key: string): Promise<StoredObject | undefined> {
    const file = await readFile(this.#pathOf(bucket, key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    if (!file) return undefined;
    const end = file.indexOf('\n');
    const description = JSON.parse(file.subarray(0, end).toString('utf8')) as Omit<StoredObject, 'content'>;
    return { ...description, content: file.subarray(end + 1) };
  }

  async delete(bucket: string, key: string): Promise<void> {
    await rm(this.#pathOf(bucket, key), { force: true });
  }

  #pathOf(bucket: string, key: string): string {
    return join(this.#folder, createHash('sha256').update(`${bucket}/${key}`).digest('hex'));
  }
}
