// Keeps how far somebody's onboarding is with the record, so that lists find and count it (ONB-016).
import type { OnboardingState } from '@onward/domain/onboarding/states';
import type { Transaction } from '../../../platform/database/transaction.ts';

export interface NotedOnboarding {
  /** Null when there is none any longer. */
  state: OnboardingState | null;
  /** The company's process that it follows. */
  processId: number | null;
}

/** The caller holds the lock of the record. */
export const noteOnboarding = (
  tx: Transaction,
  { companyId, employeeId }: { companyId: number; employeeId: number },
  { state, processId }: NotedOnboarding,
): Promise<unknown> =>
  tx.prepared(
    'employees_note_onboarding',
    `update employees set onboarding_state = $3, onboarding_process_id = $4 where company_id = $1 and id = $2
       and (onboarding_state, onboarding_process_id) is distinct from ($3::text, $4::bigint)`,
    [companyId, employeeId, state, processId],
  );
