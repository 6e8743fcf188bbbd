// Connections of a company to outside systems. No kind of connection can be made yet, so every company has none.
import { listIntegrations } from '@onward/contract/integrations/integrations';
import { type Route, route } from '../../platform/http/route.ts';

export const integrationsRoutes = (): Route[] => [route(listIntegrations, async () => ({ integrations: [] }))];
