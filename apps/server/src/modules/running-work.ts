// What is still under way at a provider, listed before its integration is disconnected (INT-005).
import { type IntegrationNickname, TAX_CREDIT_NICKNAMES } from '@onward/domain/integrations/nicknames';
import { PAYROLL_PROVIDERS } from '@onward/domain/payroll/hires';
import type { Transaction } from '../platform/database/transaction.ts';
import { countRunning as countChecks } from './background-checks/checks.queries.ts';
import type { IntegrationPorts } from './integrations/change-integration.ts';
import { countWaiting } from './onboarding/screening/screenings.queries.ts';
import { countRunning as countTransfers } from './payroll/transfers.queries.ts';

/** One kind of work at each of these providers. */
const workOf = <Nickname extends IntegrationNickname>(
  nicknames: readonly Nickname[],
  kind: string,
  count: (tx: Transaction, companyId: number, nickname: Nickname) => Promise<number>,
): IntegrationPorts['runningWork'] =>
  Object.fromEntries(
    nicknames.map((nickname) => [
      nickname,
      async (tx: Transaction, companyId: number) => [{ kind, count: await count(tx, companyId, nickname) }],
    ]),
  );

export const runningWork: IntegrationPorts['runningWork'] = {
  ...workOf(['checkr'], 'background_check', countChecks),
  ...workOf(PAYROLL_PROVIDERS, 'payroll_transfer', countTransfers),
  ...workOf(TAX_CREDIT_NICKNAMES, 'tax_credit_screening', countWaiting),
};
