// Each payroll provider belongs to a module of the plan (INT-011).

import type { ResponseOf } from '@onward/contract/endpoint';
import type { listPayrollProviders } from '@onward/contract/payroll/payroll';
import { definitionOf } from '@onward/domain/integrations/nicknames';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import { decideAccess } from '@onward/domain/staff/access';
import type { CompanyAccess } from '../../platform/access/access.ts';
import { accessRefused } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { listPayrollConnections } from '../integrations/integrations.service.ts';

const decide = (access: CompanyAccess, provider: PayrollProvider) =>
  decideAccess({ module: definitionOf(provider).module ?? undefined }, access);

export function requireProvider(access: CompanyAccess, provider: PayrollProvider): void {
  const decision = decide(access, provider);
  if (!decision.allowed) throw accessRefused(decision);
}

/** Connected ones, also while they don't work. */
export async function listProviders({
  tx,
  access,
}: CompanyCall): Promise<ResponseOf<typeof listPayrollProviders>['payroll_providers']> {
  const connections = await listPayrollConnections(tx, access.companyId);
  return connections
    .filter(({ provider }) => decide(access, provider).allowed)
    .map(({ provider, name, status }) => ({ provider, name, status }));
}
