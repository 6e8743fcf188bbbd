// Later rooms can object to suspending or dismissing somebody, such as while the government has not decided about them.
import type { EmployeeEvent } from '@onward/domain/employees/statuses';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { Port } from '../../../platform/port.ts';

/** The key of the reason within the `states` texts, or null. */
export type ObjectToEmploymentChange = (
  tx: Transaction,
  change: {
    companyId: number;
    employeeId: number;
    event: EmployeeEvent;
    /** What staff wrote down as the reason. */
    otherReason: string | null;
  },
) => Promise<string | null>;

export const employmentObjections = new Port<ObjectToEmploymentChange>('objections to employment changes');
