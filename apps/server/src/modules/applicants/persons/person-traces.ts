// Erasing, exporting and merging a person reach into every room that keeps something about people. Each room fills this
// port for its own tables, and `modules/rooms.ts` puts the list together: a new room brings its own.
import type { TracedPerson, TraceFate } from '@onward/domain/applicants/erasing';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface PersonTraces {
  room: string;
  /** Tables of the room with records of persons or applications. A test fails for those that nobody lists. */
  tables: Readonly<Record<string, TraceFate>>;
  /** Pages of the employer app that show the person. */
  pages?(tx: Transaction, person: Pick<TracedPerson, 'companyId' | 'personIds' | 'applicationIds'>): Promise<string[]>;
  /** Locks what `erase` writes with `for update nowait`: who meets a lock releases everything and tries again. */
  lock?(tx: Transaction, person: TracedPerson): Promise<void>;
  erase?(tx: Transaction, person: TracedPerson, now: Date): Promise<Erased>;
  /** Of these applications alone: the reader may not see the others. */
  exportOf?(tx: Transaction, of: { companyId: number; applicationIds: readonly number[] }): Promise<Exported>;
  /** These applications belong to another person now: what was kept with the one goes along to the other. */
  merge?(tx: Transaction, move: PersonMove): Promise<void>;
}

export interface Erased {
  /** Files in the store that nothing else needs. */
  fileKeys?: readonly string[];
  /** Records whose entries in the audit log lose their values, by type of subject. */
  subjects?: Readonly<Record<string, readonly number[]>>;
}

interface Exported {
  /** By the name they get in the file. */
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
