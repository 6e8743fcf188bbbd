// What happens to an onboarding, in the history of the employee and in the activity of the applicant they were. Names
// of modules and reasons, never what somebody answered (EMP-014, APP-013).
import type { OnboardingHistoryEvent } from '@onward/domain/onboarding/history';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { recordHistory } from '../../applicants/applicants.service.ts';
import { type EmployeeRow, recordEmployeeEvents } from '../../employees/employees.service.ts';

interface Occasion {
  employee: Pick<EmployeeRow, 'company_id' | 'id' | 'application_id'>;
  staffId: number | null;
  now: Date;
}

interface Happened {
  event: OnboardingHistoryEvent;
  /** The name of the module it is about. */
  module?: string;
  /** The name of the process it was before. */
  before?: string;
  /** The name of the process, or the reason. */
  text?: string;
}

export async function recordHistories(
  tx: Transaction,
  { employee, staffId, now }: Occasion,
  { event, module, before, text }: Happened,
): Promise<void> {
  const { company_id: companyId, id: employeeId, application_id: applicationId } = employee;
  await recordEmployeeEvents({ tx, companyId, staffId, now }, [
    { employeeId, event, part: 'onboarding', field: module, before, after: text },
  ]);
  if (applicationId === null) return;
  const isOwn = staffId === null && event === 'onboarding_form_finished';
  const actor = isOwn ? 'applicant' : staffId === null ? 'system' : 'staff';
  const detail = { module, before, text };
  await recordHistory(tx, companyId, [{ applicationId, actor, staffId, action: event, detail, now }]);
}
