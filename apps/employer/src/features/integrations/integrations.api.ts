// Integrations, and the packages of each location (INT-002, CHK-002).
import {
  type CheckerNode,
  listCheckerNodes,
  updateCheckerNode,
} from '@onward/contract/background-checks/checker-nodes';
import type { BodyOf } from '@onward/contract/endpoint';
import {
  authorizeIntegration,
  connectByCredentials,
  connectIntegration,
  disconnectIntegration,
  finishConsent,
  type Integration,
  listProviderCompanies,
  listRunningWork,
  startConsent,
  testIntegration,
  updateIntegration,
} from '@onward/contract/integrations/integrations';
import type { ConsentNickname } from '@onward/domain/integrations/consent';
import type { TaxCreditNickname } from '@onward/domain/integrations/nicknames';
import type { PayrollProvider } from '@onward/domain/payroll/hires';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { queryClient } from '../../platform/query-client.ts';
import { integrationsQuery } from './parts/integrations-query.ts';

export const nodesQuery = queryOptions({
  queryKey: ['checker-nodes'],
  queryFn: async ({ signal }) => (await api.call(listCheckerNodes, { signal, silent: true })).company_checker_nodes,
});

export const runningWorkQuery = (id: number) =>
  queryOptions({
    queryKey: ['running-work', id],
    queryFn: async ({ signal }) => (await api.call(listRunningWork, { params: { id }, signal })).running_work,
    staleTime: 0,
  });

export const refreshIntegrations = () => queryClient.invalidateQueries({ queryKey: integrationsQuery.queryKey });
export const refreshNodes = () => queryClient.invalidateQueries({ queryKey: nodesQuery.queryKey });

/** Redirects to the provider, which sends the user back to the integration's page. */
export async function leaveForProvider(nickname: Integration['nickname']): Promise<void> {
  const { url } = await api.call(authorizeIntegration, { params: { nickname } });
  location.assign(url);
}

export async function leaveForConsent(nickname: ConsentNickname): Promise<void> {
  const { url } = await api.call(startConsent, { params: { nickname } });
  location.assign(url);
}

export async function completeConsent(
  nickname: ConsentNickname,
  body: BodyOf<typeof finishConsent>,
): Promise<Integration> {
  try {
    return (await api.call(finishConsent, { params: { nickname }, body })).integration;
  } finally {
    await refreshIntegrations();
  }
}

export async function completeConnection(
  nickname: Integration['nickname'],
  body: BodyOf<typeof connectIntegration>,
): Promise<Integration> {
  try {
    return (await api.call(connectIntegration, { params: { nickname }, body })).integration;
  } finally {
    await refreshIntegrations();
  }
}

/** Silent: the form shows why the provider refused. The API client asks the user to confirm who they are. */
export async function connectWithCredentials(
  nickname: PayrollProvider | TaxCreditNickname,
  body: BodyOf<typeof connectByCredentials>,
): Promise<Integration> {
  const { integration } = await api.call(connectByCredentials, { params: { nickname }, body, silent: true });
  await refreshIntegrations();
  return integration;
}

/** Read anew each time it is shown, because the list is kept at the provider. */
export const companiesQuery = (id: number) =>
  queryOptions({
    queryKey: ['provider-companies', id],
    queryFn: async ({ signal }) =>
      (await api.call(listProviderCompanies, { params: { id }, signal, silent: true })).companies,
    staleTime: 0,
    retry: false,
  });

export async function chooseCompany(id: number, version: number, companyId: string): Promise<void> {
  try {
    await api.call(updateIntegration, { params: { id }, body: { config: { default_company_id: companyId }, version } });
  } finally {
    await refreshIntegrations();
  }
}

export async function disconnect(id: number): Promise<void> {
  await api.call(disconnectIntegration, { params: { id } });
  await Promise.all([refreshIntegrations(), refreshNodes()]);
}

export async function testConnection(id: number): Promise<{ ok: boolean; message: string }> {
  const result = await api.call(testIntegration, { params: { id } });
  await refreshIntegrations();
  return result;
}

export async function changeDefaultPackage(id: number, version: number, slug: string | null): Promise<void> {
  try {
    await api.call(updateIntegration, { params: { id }, body: { config: { default_package: slug }, version } });
  } finally {
    await refreshIntegrations();
  }
}

export type NodeChange = Omit<BodyOf<typeof updateCheckerNode>, 'version'>;

/** Shown at once, and replaced by what was saved. */
export async function changeNode({ id, version }: CheckerNode, change: NodeChange): Promise<void> {
  queryClient.setQueryData(nodesQuery.queryKey, (nodes) =>
    nodes?.map((node) => (node.id === id ? { ...node, ...change } : node)),
  );
  try {
    const { company_checker_node: saved } = await api.call(updateCheckerNode, {
      params: { id },
      body: { ...change, version },
    });
    queryClient.setQueryData(nodesQuery.queryKey, (nodes) => nodes?.map((node) => (node.id === id ? saved : node)));
  } catch (error) {
    await refreshNodes();
    throw error;
  }
}
