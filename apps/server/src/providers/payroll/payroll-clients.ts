// The client of a payroll provider, by name.
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import type { OutboundPolicy } from '../../platform/outbound.ts';
import type { PayrollSettings } from '../../platform/service-settings.ts';
import { AdpPayroll } from '../adp/adp-payroll.ts';
import { PaychexPayroll } from '../paychex/paychex-payroll.ts';
import { PaylocityPayroll } from '../paylocity/paylocity-payroll.ts';
import type { PayrollClient, PayrollCredentials } from './payroll-client.ts';

/** Null when the provider is not available on this system. */
export function openPayrollClient(
  provider: PayrollProvider,
  settings: PayrollSettings,
  credentials: PayrollCredentials,
  policy?: OutboundPolicy,
): PayrollClient | null {
  switch (provider) {
    case 'adp':
    case 'adp_run':
      return settings.adp && new AdpPayroll(provider, settings.adp, credentials, policy);
    case 'paychex':
      return new PaychexPayroll(settings.paychex, credentials, policy);
    case 'paylocity':
      return new PaylocityPayroll(settings.paylocity, credentials, policy);
  }
}
