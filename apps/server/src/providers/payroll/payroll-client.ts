// What every payroll provider can do, in our words; each provider has a client of its own protocol (INT-011).
import type { CodeKind, PayrollHire, PayrollProvider } from '@onward/domain/payroll/hires';
import type { HireProblemAt } from '@onward/domain/payroll/providers';

/** What an admin enters to connect; stored encrypted. */
export interface PayrollCredentials {
  clientId: string;
  clientSecret: string;
  /** Paychex and Paylocity: the company at the provider. Null for ADP, where the client belongs to one company. */
  companyId: string | null;
  /** ADP Workforce Now: the hire template that the company activated for us; the usual name when null. */
  templateCode?: string | null;
  /** ADP Workforce Now: the company code of the payroll. */
  payrollGroup?: string | null;
}

/** A code that the provider knows. */
export interface ProviderCode {
  code: string;
  name: string;
}

/** Empty lists for kinds that the provider doesn't use or has no list of. */
export type ProviderCodes = Record<CodeKind, ProviderCode[]>;

export interface ProviderCompany {
  id: string;
  name: string;
}

/** One call that a send makes, with the exact body. */
export interface PayrollCall {
  method: 'POST' | 'PUT' | 'PATCH';
  path: string;
  body: unknown;
}

export interface PayrollClient {
  readonly provider: PayrollProvider;
  /** Throws `PayrollProblem` unless the credentials work and the company can be used. */
  checkConnection(): Promise<void>;
  listCodes(): Promise<ProviderCodes>;
  /** The companies the credentials may use; null where a client belongs to a single company (ADP, Paylocity). */
  listCompanies(): Promise<ProviderCompany[] | null>;
  /** What the provider would refuse; the send itself doesn't check it again. */
  checkHire(hire: PayrollHire): HireProblemAt[];
  /** The calls of a first send; nothing is sent. Mask it with `maskPayload` before it is shown. */
  writePayload(hire: PayrollHire): PayrollCall[];
  /**
   * Makes the record. A lost answer is looked up by reference before anything is repeated. After `unavailable` or
   * `garbled` the outcome is unknown: ask `find` before the next `create`.
   */
  create(hire: PayrollHire): Promise<{ externalId: string }>;
  /** Brings the record up to date, and completes it when `create` was interrupted. Safe to repeat. */
  update(externalId: string, hire: PayrollHire): Promise<void>;
  /** The record with our reference. */
  find(reference: string): Promise<string | null>;
}
