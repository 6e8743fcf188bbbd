// Erasing, exporting, and merging a person involve every room that stores something about people. Each room implements
// this port for its own tables, and `modules/rooms.ts` collects them.
import type { TracedPerson, TraceFate } from '@onward/domain/applicants/erasing';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface PersonTraces {
  room: string;
  /** The room's tables with records of persons or applications. A test fails for tables no room lists. */
  tables: Readonly<Record<string, TraceFate>>;
  /** Pages of the employer app that show the person. */
  pages?(tx: Transaction, person: Pick<TracedPerson, 'companyId' | 'personIds' | 'applicationIds'>): Promise<string[]>;
  /** Locks what `erase` writes with `for update nowait`: on a conflict the caller releases everything and retries. */
  lock?(tx: Transaction, person: TracedPerson): Promise<void>;
  erase?(tx: Transaction, person: TracedPerson, now: Date): Promise<Erased>;
  /** Deletes what `erase` left, so that the applications themselves can go. Files are gone by then. */
  remove?(tx: Transaction, person: Forgotten): Promise<void>;
  /** Only for these applications, because the others are outside the user's scope. */
  exportOf?(tx: Transaction, of: { companyId: number; applicationIds: readonly number[] }): Promise<Exported>;
  /** These applications now belong to another person, so records kept with the old person move to the new one. */
  merge?(tx: Transaction, move: PersonMove): Promise<void>;
}

export type Forgotten = Pick<TracedPerson, 'companyId' | 'personIds' | 'applicationIds'>;

export interface Erased {
  /** Files in the store that nothing else needs. */
  fileKeys?: readonly string[];
  /** Records whose audit log entries lose their values, by subject type. */
  subjects?: Readonly<Record<string, readonly number[]>>;
}

interface Exported {
  /** By file name. */
  records?: Readonly<Record<string, readonly unknown[]>>;
  files?: readonly ExportedFile[];
}

export interface ExportedFile {
  id: number;
  name: string;
  storageKey: string;
}

export interface PersonMove {
  companyId: number;
  from: number;
  to: number;
  applicationIds: readonly number[];
}
