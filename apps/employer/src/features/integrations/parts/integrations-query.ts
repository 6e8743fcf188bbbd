// All integrations of the company.
import { listIntegrations } from '@onward/contract/integrations/integrations';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';

export const integrationsQuery = queryOptions({
  queryKey: ['integrations'],
  queryFn: async ({ signal }) => (await api.call(listIntegrations, { signal, silent: true })).integrations,
});
