// What other rooms may use: calls to Checkr, payroll, and tax credit providers, the account's packages, and its events.
import type { CheckPackage } from '@onward/domain/background-checks/packages';
import { definitionOf, type IntegrationNickname, type TaxCreditNickname } from '@onward/domain/integrations/nicknames';
import type { IntegrationError, IntegrationStatus } from '@onward/domain/integrations/states';
import { PAYROLL_PROVIDERS, type PayrollProvider } from '@onward/domain/payroll/hires';
import type { Transaction } from '../../platform/database/transaction.ts';
import { findByNickname, listAll } from './integrations.queries.ts';

export { problemBehind, refreshCheckrPackages, withCheckr } from './call-checkr.ts';
export { payrollClientFor, payrollProblemBehind, withPayroll } from './call-payroll.ts';
export { taxCreditProblemBehind, withTaxCredit } from './call-tax-credit.ts';
export type { RunningWork } from './change-integration.ts';
export { sealSecrets } from './integration-secrets.ts';
export { listActive } from './integrations.queries.ts';
export { INTEGRATION_CHANGED, keepOwnConnection } from './move-integration.ts';
export type { CompanyCheckrEvent, OnCheckrEvent } from './process-event.ts';

/** Whether one of these integrations of a company works right now. */
export async function isAnyActive(
  tx: Transaction,
  companyId: number,
  nicknames: readonly IntegrationNickname[],
): Promise<boolean> {
  const found = await Promise.all(nicknames.map((nickname) => findByNickname(tx, companyId, nickname)));
  return found.some((row) => row?.status === 'active');
}

/** Each integration that a company has tried to connect. */
export async function listConnections(
  tx: Transaction,
  companyId: number,
): Promise<{ nickname: IntegrationNickname; status: IntegrationStatus; failedCalls: number }[]> {
  const rows = await listAll(tx, companyId);
  return rows.map(({ nickname, status, failed_calls: failedCalls }) => ({ nickname, status, failedCalls }));
}

export interface PayrollConnection {
  provider: PayrollProvider;
  name: string;
  status: IntegrationStatus;
  /** Why it stopped working. */
  error: IntegrationError | null;
  account: string | null;
  connectedAt: Date | null;
}

/** Payroll providers that were connected, whether they work right now or not. */
export async function listPayrollConnections(tx: Transaction, companyId: number): Promise<PayrollConnection[]> {
  const rows = await listAll(tx, companyId);
  return PAYROLL_PROVIDERS.flatMap((provider) => {
    const row = rows.find(({ nickname, connected_at }) => nickname === provider && connected_at !== null);
    if (!row) return [];
    const { status, error_message: error, provider_account: account, connected_at: connectedAt } = row;
    return [{ provider, name: definitionOf(provider).name, status, error, account, connectedAt }];
  });
}

export interface CheckrState {
  id: number | null;
  status: IntegrationStatus;
  packages: CheckPackage[];
  /** For new locations. */
  defaultPackage: string | null;
}

export async function readCheckrState(tx: Transaction, companyId: number): Promise<CheckrState> {
  const row = await findByNickname(tx, companyId, 'checkr');
  return {
    id: row?.id ?? null,
    status: row?.status ?? 'not_connected',
    packages: row?.target.company_checker_packages ?? [],
    defaultPackage: row?.config.default_package ?? null,
  };
}

export interface TaxCreditConnection {
  status: IntegrationStatus;
  /** The one chosen on the integration's page. */
  company: string | null;
  /** As they were when last read. */
  companies: { id: string; name: string }[];
}

/** Null when the company has never tried to connect it. */
export async function findTaxCreditConnection(
  tx: Transaction,
  companyId: number,
  nickname: TaxCreditNickname,
): Promise<TaxCreditConnection | null> {
  const row = await findByNickname(tx, companyId, nickname);
  if (!row) return null;
  const { status, config, target } = row;
  return { status, company: config.default_company_id ?? null, companies: target.companies ?? [] };
}
