// Routes of tax credit screenings.
import * as endpoints from '@onward/contract/onboarding/tax-credit-screenings';
import { type Route, route } from '../../../platform/http/route.ts';
import { findTaxCreditConnection } from '../../integrations/integrations.service.ts';
import { retryScreening } from './retry-screening.ts';

export const screeningRoutes = (): Route[] => [
  route(endpoints.listScreeningCompanies, async ({ tx, access }) => {
    const connection = await findTaxCreditConnection(tx, access.companyId, 'wotc');
    const isConnected = connection?.status === 'active' || connection?.status === 'error';
    return { companies: isConnected ? connection.companies : [] };
  }),
  route(endpoints.sendScreening, async (call) => ({
    employee_onboarding_action: await retryScreening(call, call.params.id),
  })),
];
