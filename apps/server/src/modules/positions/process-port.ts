// What the positions room is lent: the address of the public pages, and the hiring processes, whose room comes later.
import type { Transaction } from '../../platform/database/transaction.ts';
import type { CompanyCall } from '../../platform/http/route.ts';

export interface ProcessPort {
  /** Postings without a process of their own go through this one. */
  ensureDefaultProcess(tx: Transaction, companyId: number): Promise<number>;
  /** Takes the applicants of a posting along into its new process; null is the default one. */
  changeProcessOf(
    call: CompanyCall,
    change: { positionId: number; from: number | null; to: number | null },
  ): Promise<void>;
}

export interface PositionsRoom {
  publicUrl: string;
  processes: ProcessPort;
}
