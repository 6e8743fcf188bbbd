// A log-in has a staff record in each company. The staff room owns those records; this is what signing in and the account
// page change of one's own.
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
  /** Who is invited there becomes active; false when nobody is. */
  join(tx: Transaction, who: { userId: number; companyId: number }): Promise<boolean>;
  /** The company was chosen just now. */
  recordUse(tx: Transaction, who: { userId: number; companyId: number }, now: Date): Promise<void>;
  change(tx: Transaction, own: OwnRecord, change: OwnRecordChange): Promise<void>;
  /** False when the wizard is no longer at the step it is left from. */
  moveWizard(tx: Transaction, own: OwnRecord, step: { from: WizardStep; to: WizardStep }): Promise<boolean>;
}

export const staffRecords = new Port<StaffRecords>('staff records');
