// Written with the processes.
import type { ReadinessItem } from '@onward/domain/onboarding/readiness';
import type { CompanyAccess } from '../../../platform/access/access.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';

export async function checkReadiness(
  _tx: Transaction,
  _access: CompanyAccess,
  _processId: number,
  _locationId: number | null,
): Promise<{ items: ReadinessItem[] }> {
  return { items: [] };
}
