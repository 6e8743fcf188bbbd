// The pages of single integrations, each with the module of the plan it belongs to (INT-003, INT-004).
import { definitionOf, TAX_CREDIT_NICKNAMES, type TaxCreditNickname } from '@onward/domain/integrations/nicknames';
import { CALENDAR_PROVIDERS, type CalendarProvider } from '@onward/domain/interviews/external-calendars';
import { PAYROLL_PROVIDERS, type PayrollProvider } from '@onward/domain/payroll/hires';
import type { RouteObject } from 'react-router';
import { integrationRoute } from '../platform/routing/paths.ts';
import { CalendarIntegrationPage, PayrollProviderPage, TaxCreditPage } from './feature-pages.ts';
import type { PageHandle } from './page-handle.ts';
import { PermittedPage } from './pages/problems/PermittedPage.tsx';

/** Read-only without the permission to edit integrations (INT-003). */
const payrollProvider = (provider: PayrollProvider): RouteObject => {
  const { module } = definitionOf(provider);
  return {
    path: integrationRoute(provider),
    element: (
      <PermittedPage page="payrollProvider" demand={module ? { module } : {}}>
        <PayrollProviderPage provider={provider} />
      </PermittedPage>
    ),
    handle: { page: 'payrollProvider', preload: PayrollProviderPage.preload } satisfies PageHandle,
  };
};

/** Read-only without the permission, too. */
const taxCredit = (nickname: TaxCreditNickname): RouteObject => ({
  path: integrationRoute(nickname),
  element: (
    <PermittedPage page="taxCredit" demand={{ module: 'wotc' }}>
      <TaxCreditPage nickname={nickname} />
    </PermittedPage>
  ),
  handle: { page: 'taxCredit', preload: TaxCreditPage.preload } satisfies PageHandle,
});

/** Everyone connects their own calendar. */
const calendar = (provider: CalendarProvider): RouteObject => ({
  path: integrationRoute(`${provider}_calendar`),
  element: (
    <PermittedPage page="calendarIntegration" demand={{ module: 'scheduling' }}>
      <CalendarIntegrationPage provider={provider} />
    </PermittedPage>
  ),
  handle: { page: 'calendarIntegration', preload: CalendarIntegrationPage.preload } satisfies PageHandle,
});

export const integrationRoutes: RouteObject[] = [
  ...PAYROLL_PROVIDERS.map(payrollProvider),
  ...TAX_CREDIT_NICKNAMES.map(taxCredit),
  ...CALENDAR_PROVIDERS.map(calendar),
];
