// A login has a staff record in each company. The staff room owns those records; this port covers what sign-in and the
// account page change in one's own record.
import type { WizardStep } from '@onward/domain/identity/wizard';
import type { Transaction } from '../../platform/database/transaction.ts';
import { Port } from '../../platform/port.ts';

interface OwnRecord {
  companyId: number;
  staffId: number;
}

interface OwnRecordChange {
  name?: string;
  phone?: string | null;
  region_number?: string | null;
}

export interface StaffRecords {
  /** Activates an invited staff member; false when nobody is invited. */
  join(tx: Transaction, who: { userId: number; companyId: number }): Promise<boolean>;
  /** The company was just chosen. */
  recordUse(tx: Transaction, who: { userId: number; companyId: number }, now: Date): Promise<void>;
  change(tx: Transaction, own: OwnRecord, change: OwnRecordChange): Promise<void>;
  /** False when the wizard is no longer at that step. */
  moveWizard(tx: Transaction, own: OwnRecord, step: { from: WizardStep; to: WizardStep }): Promise<boolean>;
}

export const staffRecords = new Port<StaffRecords>('staff records');
