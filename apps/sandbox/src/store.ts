import type { FileHandle } from 'node:fs/promises';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';

interface Numbered {
  id: number;
}

/** One line of the file: a record (a later line with the same id replaces it), or the marker of a clear. */
type Line<T> = { record: T } | { cleared_through: number };

/**
 * The records a provider received, oldest first, stored as one JSON document per line. A record is listed only once it
 * is on disk, so what was acknowledged to a client survives a crash.
 */
export class RecordLog<T extends Numbered> {
  readonly #file: FileHandle;
  readonly #records = new Map<number, T>();
  #lastId = 0;
  #unwritten: string[] = [];
  #nextBatch: Promise<void> | undefined;
  #earlierWork: Promise<void> = Promise.resolve();

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open<T extends Numbered>(path: string): Promise<RecordLog<T>> {
    await mkdir(dirname(path), { recursive: true });
    const file = await open(path, 'a', 0o600);
    const log = new RecordLog<T>(file);
    const content = await readFile(path);
    // A crash can leave a half-written last line; it was never acknowledged, so it is dropped.
    const complete = content.subarray(0, content.lastIndexOf('\n') + 1);
    if (complete.length < content.length) await file.truncate(complete.length);
    for (const line of complete.toString('utf8').split('\n')) {
      if (line !== '') log.#read(JSON.parse(line) as Line<T>);
    }
    return log;
  }

  /** Resolves once the record is on disk. */
  async append(draft: Omit<T, 'id'>): Promise<T> {
    this.#lastId += 1;
    const record = { ...draft, id: this.#lastId } as T;
    await this.#write({ record });
    this.#records.set(record.id, record);
    return record;
  }

  /** Stores a new state of a record; one that was cleared in the meantime is not restored. */
  async update(record: T): Promise<void> {
    if (!this.#records.has(record.id)) return;
    await this.#write({ record });
    if (this.#records.has(record.id)) this.#records.set(record.id, record);
  }

  find(id: number): T | undefined {
    return this.#records.get(id);
  }

  newestFirst(): T[] {
    // Records keep their original order, even after an update.
    return [...this.#records.values()].reverse();
  }

  /** Ids are never reused, so a reader that asks for records after an id is not affected by a clear. */
  clear(): Promise<void> {
    return this.#afterEarlierWork(async () => {
      await this.#file.truncate(0);
      await this.#file.appendFile(`${JSON.stringify({ cleared_through: this.#lastId })}\n`);
      await this.#file.datasync();
      this.#records.clear();
    });
  }

  async close(): Promise<void> {
    await this.#earlierWork;
    await this.#file.close();
  }

  #read(line: Line<T>): void {
    if ('record' in line) {
      this.#records.set(line.record.id, line.record);
      this.#lastId = Math.max(this.#lastId, line.record.id);
    } else {
      this.#records.clear();
      this.#lastId = Math.max(this.#lastId, line.cleared_through);
    }
  }

  /** Lines that arrive during a write share the next write and its sync. */
  #write(line: Line<T>): Promise<void> {
    this.#unwritten.push(`${JSON.stringify(line)}\n`);
    this.#nextBatch ??= this.#afterEarlierWork(async () => {
      const lines = this.#unwritten;
      this.#unwritten = [];
      this.#nextBatch = undefined;
      await this.#file.appendFile(lines.join(''));
      await this.#file.datasync();
    });
    return this.#nextBatch;
  }

  #afterEarlierWork(work: () => Promise<void>): Promise<void> {
    const done = this.#earlierWork.then(work);
    this.#earlierWork = done.catch(() => undefined);
    return done;
  }
}
