// API calls for onboarding processes.
import {
  type CompanyProcess,
  checkIntegrations,
  createOnboardingProcess,
  deleteOnboardingProcess,
  duplicateOnboardingProcess,
  getDefaultModule,
  getOnboardingProcess,
  listAssignees,
  listOnboardingProcesses,
  restoreOnboardingProcess,
  simulateReadiness,
  updateOnboardingProcess,
} from '@onward/contract/onboarding/onboarding-processes';
import { listScreeningCompanies } from '@onward/contract/onboarding/tax-credit-screenings';
import type { ModuleType } from '@onward/domain/onboarding/module-types';
import { orderParameter } from '@onward/domain/platform/lists';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { listQuery } from '../../../platform/lists/list-query.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { recordApi } from '../../../platform/records/record-api.ts';
import { TEMPLATES_PER_PAGE, type TemplateList } from '../../hiring-processes/parts/lists/templates.list.ts';

const LIST = 'onboarding processes';
const ONE = 'onboarding process';

export const onboardingProcessesQuery = (list: TemplateList) =>
  listQuery(LIST, list, ({ query, order, page }, signal) =>
    api.call(listOnboardingProcesses, {
      query: { page, per_page: TEMPLATES_PER_PAGE, order: orderParameter(order), ...(query && { query }) },
      signal,
      loadsPage: true,
    }),
  );

export const onboardingProcessQuery = (id: number) =>
  queryOptions({
    queryKey: [ONE, id],
    queryFn: ({ signal }) => api.call(getOnboardingProcess, { params: { id }, signal, loadsPage: true }),
    select: ({ company_onboarding_process }) => company_onboarding_process,
  });

/** In the language of the user, so it is read again after a change of language. */
export const defaultModuleQuery = (type: ModuleType, language: string) =>
  queryOptions({
    queryKey: ['onboarding module', type, language],
    queryFn: ({ signal }) => api.call(getDefaultModule, { params: { type }, signal }),
    select: ({ onboarding_module }) => onboarding_module,
  });

export const assigneesQuery = queryOptions({
  queryKey: ['onboarding assignees'],
  queryFn: ({ signal }) => api.call(listAssignees, { signal, silent: true }),
  select: ({ assignees }) => assignees,
});

/** Silent: without an answer the company is typed. It may be connected on another page meanwhile. */
export const screeningCompaniesQuery = queryOptions({
  queryKey: ['screening companies'],
  queryFn: ({ signal }) => api.call(listScreeningCompanies, { signal, silent: true }),
  select: ({ companies }) => companies,
  staleTime: 0,
});

/** Silent: without an answer nothing is said about them. */
export const integrationsQuery = (companyId: number, integrations: readonly string[]) =>
  queryOptions({
    queryKey: ['onboarding integrations', companyId, integrations],
    queryFn: ({ signal }) =>
      api.call(checkIntegrations, {
        params: { id: companyId },
        body: { integrations: [...integrations] },
        signal,
        silent: true,
      }),
    select: ({ integrations: found }) => new Map(found.map(({ nickname, status }) => [nickname, status])),
  });

export const readinessQuery = (id: number, locationId: number) =>
  queryOptions({
    queryKey: [ONE, id, 'readiness', locationId],
    queryFn: ({ signal }) =>
      api.call(simulateReadiness, { params: { id }, query: { location_id: locationId }, signal, silent: true }),
    select: ({ readiness }) => readiness,
    // What it names is fixed on other pages.
    staleTime: 0,
  });

export const refreshOnboardingProcesses = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: [LIST] }),
    queryClient.invalidateQueries({ queryKey: [ONE] }),
  ]);

/** The current state on the server, bypassing the cache. */
export async function readOnboardingProcess(id: number): Promise<CompanyProcess> {
  const answer = await queryClient.fetchQuery({ ...onboardingProcessQuery(id), staleTime: 0 });
  return answer.company_onboarding_process;
}

export async function duplicateProcess(id: number): Promise<CompanyProcess> {
  const answer = await api.call(duplicateOnboardingProcess, { params: { id } });
  await refreshOnboardingProcesses();
  return answer.company_onboarding_process;
}

export const {
  add: addOnboardingProcess,
  save: saveOnboardingProcess,
  remove: removeOnboardingProcess,
  restore: restoreProcess,
} = recordApi(
  'company_onboarding_process',
  {
    create: createOnboardingProcess,
    update: updateOnboardingProcess,
    remove: deleteOnboardingProcess,
    restore: restoreOnboardingProcess,
  },
  refreshOnboardingProcesses,
);
