// Routes for a company's connections to outside systems.
import * as endpoints from '@onward/contract/integrations/integrations';
import { isTaxCreditNickname } from '@onward/domain/integrations/nicknames';
import type { App } from '../../platform/app.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { change, disconnect, type IntegrationPorts, listRunningWork } from './change-integration.ts';
import { finishConsent, startConsent } from './connecting/connect-by-consent.ts';
import { authorize, connect, returnToPage } from './connecting/connect-integration.ts';
import { connectPayroll } from './connecting/connect-payroll.ts';
import { connectTaxCredit } from './connecting/connect-tax-credit.ts';
import { listCompanies } from './list-companies.ts';
import { listIntegrations } from './list-integrations.ts';
import { test } from './test-integration.ts';

export const integrationsRoutes = (app: App, ports: IntegrationPorts): Route[] => [
  route(endpoints.listIntegrations, async (call) => ({ integrations: await listIntegrations(app, call) })),
  route(endpoints.authorizeIntegration, (call) => authorize(app, call, call.params.nickname)),
  route(endpoints.returnFromProvider, async ({ params, query }) => returnToPage(app, params.nickname, query)),
  route(endpoints.connectIntegration, async (call) => ({
    integration: await connect(app, call, call.params.nickname, call.body),
  })),
  route(endpoints.connectByCredentials, async (call) => ({
    integration: await connectWith(app, call, call.params.nickname, call.body),
  })),
  route(endpoints.startConsent, (call) => startConsent(app, call, call.params.nickname)),
  route(endpoints.finishConsent, async (call) => ({
    integration: await finishConsent(app, call, call.params.nickname, call.body),
  })),
  route(endpoints.listProviderCompanies, async (call) => ({
    companies: await listCompanies(app, call, call.params.id),
  })),
  route(endpoints.updateIntegration, async (call) => ({
    integration: await change(app, call, call.params.id, call.body),
  })),
  route(endpoints.listRunningWork, async (call) => ({
    running_work: await listRunningWork(call, ports, call.params.id),
  })),
  route(endpoints.disconnectIntegration, async (call) => {
    await disconnect(call, call.params.id);
    return undefined;
  }),
  route(endpoints.testIntegration, (call) => test(app, call, call.params.id)),
];

const connectWith = (...[app, call, nickname, given]: Parameters<typeof connectPayroll>) =>
  isTaxCreditNickname(nickname)
    ? connectTaxCredit(app, call, nickname, given)
    : connectPayroll(app, call, nickname, given);
