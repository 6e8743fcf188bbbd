// Background work in the name of a staff member, with the rights they have now.
import type { CompanyAccess } from '../../../platform/access/access.ts';
import { loadMembership } from '../../../platform/access/load-session.ts';
import type { App } from '../../../platform/app.ts';
import type { Transaction } from '../../../platform/database/transaction.ts';
import { wrongState } from '../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../platform/http/route.ts';
import { NamesCache } from '../../../platform/names-cache.ts';

/** Nobody is signed in, so there is no session; everything else is that of the staff member. */
export async function backgroundCall(
  app: App,
  tx: Transaction,
  { companyId, staffId }: { companyId: number; staffId: number },
): Promise<CompanyCall> {
  const membership = await tx.asSystem(() => loadMembership(tx, companyId, staffId));
  if (!membership) throw wrongState('onboarding_staff_left');
  const access = { ...membership, userId: null, readOnly: false, seeingAs: null } as unknown as CompanyAccess;
  return { tx, access, now: app.clock(), language: 'en', requestId: 'background', names: new NamesCache() };
}
