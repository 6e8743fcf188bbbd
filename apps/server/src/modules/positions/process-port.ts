// What the positions room needs from outside: the URL of the public pages, and hiring processes from a later room.
import type { Transaction } from '../../platform/database/transaction.ts';
import type { CompanyCall } from '../../platform/http/route.ts';

export interface ProcessPort {
  /** The process of postings without their own. */
  ensureDefaultProcess(tx: Transaction, companyId: number): Promise<number>;
  /** Moves a posting's applicants into its new process; null is the default one. */
  changeProcessOf(
    call: CompanyCall,
    change: { positionId: number; from: number | null; to: number | null },
  ): Promise<void>;
}

export interface PositionsRoom {
  publicUrl: string;
  processes: ProcessPort;
}
