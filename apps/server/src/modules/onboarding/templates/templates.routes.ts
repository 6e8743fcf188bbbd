// Routes of what onboarding is made of: processes, their modules, readiness, activation, and company documents.
import { activateOnboarding as activateEndpoint } from '@onward/contract/onboarding/onboarding-activation';
import * as processes from '@onward/contract/onboarding/onboarding-processes';
import { integrationStatus } from '@onward/domain/onboarding/readiness';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import type { App } from '../../../platform/app.ts';
import { pageFacts, pageWindow } from '../../../platform/database/lists.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { activateOnboarding } from '../../company/company.service.ts';
import { listConnections } from '../../integrations/integrations.service.ts';
import { listChoices } from './assignees.queries.ts';
import { simulateReadiness } from './check-readiness.ts';
import { companyDocumentRoutes } from './company-documents.routes.ts';
import { defaultModule } from './default-module.ts';
import { presentModules, presentProcess, presentProcessRow } from './processes.presenter.ts';
import { findModule, listPage } from './processes.queries.ts';
import {
  createProcess,
  deleteProcess,
  duplicateProcess,
  processRecord,
  restoreProcess,
  updateProcess,
} from './save-process.ts';

export const templateRoutes = (app: App): Route[] => [
  ...processRoutes(),
  ...moduleRoutes(),
  ...readinessRoutes(),
  ...companyDocumentRoutes(app),
];

const byName = { field: 'name', direction: 'asc' } as const;

const processRoutes = (): Route[] => [
  route(processes.listOnboardingProcesses, async (call) => {
    const window = pageWindow(call.query, processes.PROCESS_ORDER_FIELDS, byName, DEFAULT_PAGE_SIZE);
    const wanted = { companyId: call.access.companyId, search: call.query.query?.trim().toLowerCase() ?? '' };
    const { rows, totalCount } = await listPage(call.tx, wanted, window);
    return { company_onboarding_processes: rows.map(presentProcessRow), ...pageFacts(window, totalCount) };
  }),
  route(processes.getOnboardingProcess, async (call) => ({
    company_onboarding_process: await presentProcess(call, await processRecord.load(call, call.params.id)),
  })),
  route(processes.createOnboardingProcess, async (call) => {
    const created = await createProcess(call, call.body.company_onboarding_process);
    return { company_onboarding_process: await presentProcess(call, created) };
  }),
  route(processes.updateOnboardingProcess, async (call) => {
    const updated = await updateProcess(call, call.params.id, call.body.company_onboarding_process);
    return { company_onboarding_process: await presentProcess(call, updated) };
  }),
  route(processes.deleteOnboardingProcess, async (call) => {
    await deleteProcess(call, call.params.id);
    return undefined;
  }),
  route(processes.restoreOnboardingProcess, async (call) => ({
    company_onboarding_process: await presentProcess(call, await restoreProcess(call, call.params.id)),
  })),
  route(processes.duplicateOnboardingProcess, async (call) => ({
    company_onboarding_process: await presentProcess(call, await duplicateProcess(call, call.params.id)),
  })),
];

const moduleRoutes = (): Route[] => [
  route(processes.getDefaultModule, async (call) => ({
    onboarding_module: await defaultModule(call, call.params.type),
  })),
  route(processes.getCompanyModule, async (call) => {
    const found = await findModule(call.tx, call.access.companyId, call.params.id);
    const [module] = await presentModules(call, found ? [found] : []);
    if (!module) throw notFound();
    return { company_onboarding_module: module };
  }),
  route(processes.listAssignees, async ({ tx, access }) => ({ assignees: await listChoices(tx, access.companyId) })),
];

const readinessRoutes = (): Route[] => [
  route(processes.simulateReadiness, async (call) => ({
    readiness: await simulateReadiness(call, call.params.id, call.query.location_id),
  })),
  route(processes.checkIntegrations, async ({ tx, access, params, body }) => {
    const isOwn = params.id === access.companyId;
    const connections = isOwn ? await listConnections(tx, access.companyId) : [];
    return {
      integrations: body.integrations.map((nickname) => ({
        nickname,
        status: isOwn ? integrationStatus(nickname, connections, access.modules) : 'invalid_company_accessed',
      })),
    };
  }),
  route(activateEndpoint, async (call) => ({
    onboarding_activated_at: (await activateOnboarding(call)).toISOString(),
  })),
];
