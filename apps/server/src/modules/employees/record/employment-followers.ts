// Later rooms that follow an employment: when somebody is suspended, comes back, or leaves, so does what they have open.
import type { EmployeeEvent } from '@onward/domain/employees/statuses';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { Port } from '../../../platform/port.ts';

interface EmploymentChange {
  companyId: number;
  employeeId: number;
  event: EmployeeEvent;
  staffId: number | null;
  now: Date;
}

/** Called in the transaction of the change, with the record locked. */
export const employmentFollowers = new Port<(app: App, tx: Transaction, change: EmploymentChange) => Promise<void>>(
  'employment followers',
);
