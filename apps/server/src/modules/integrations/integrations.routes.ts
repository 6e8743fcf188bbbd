// A company's connections to outside systems. No kind of connection exists yet, so the list is always empty.
import { listIntegrations } from '@onward/contract/integrations/integrations';
import { type Route, route } from '../../platform/http/route.ts';

export const integrationsRoutes = (): Route[] => [route(listIntegrations, async () => ({ integrations: [] }))];
