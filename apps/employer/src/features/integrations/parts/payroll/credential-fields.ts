// Which credentials each payroll provider needs (INT-011).
import type { PayrollProvider } from '@onward/domain/payroll/hires';

export interface Credentials {
  client_id: string;
  client_secret: string;
  company_id: string;
  template_code: string;
  payroll_group: string;
}

export const NO_CREDENTIALS: Credentials = {
  client_id: '',
  client_secret: '',
  company_id: '',
  template_code: '',
  payroll_group: '',
};

/** In addition to client ID and secret. The company of Paychex is chosen from its list after connecting. */
export const FURTHER_FIELDS: Record<
  PayrollProvider,
  readonly { name: Exclude<keyof Credentials, 'client_id' | 'client_secret'>; required: boolean }[]
> = {
  adp: [
    { name: 'template_code', required: false },
    { name: 'payroll_group', required: false },
  ],
  adp_run: [],
  paychex: [],
  paylocity: [{ name: 'company_id', required: true }],
};

/** Whether a company at the provider still has to be chosen. */
export const lacksCompany = (provider: PayrollProvider, companyId: string | null | undefined): boolean =>
  provider === 'paychex' && !companyId;
