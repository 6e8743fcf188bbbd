// Routes of webhooks, their deliveries, API keys, and the event log.
import { createApiKey, endApiKey, listApiKeys } from '@onward/contract/integrations/api-keys';
import * as endpoints from '@onward/contract/integrations/webhooks';
import type { App } from '../../../platform/app.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import * as keys from './api-keys/api-keys.service.ts';
import * as deliveries from './deliveries/show-deliveries.ts';
import { listEvents } from './log/list-events.ts';
import { testWebhook } from './webhooks/test-webhook.ts';
import * as webhooks from './webhooks/webhooks.service.ts';

export const eventsOutRoutes = (app: App): Route[] => [
  route(endpoints.listWebhooks, async (call) => ({ webhooks: await webhooks.listWebhooks(call) })),
  route(endpoints.createWebhook, (call) => webhooks.createWebhook(app, call, call.body.webhook)),
  route(endpoints.updateWebhook, async (call) => ({
    webhook: await webhooks.updateWebhook(app, call, call.params.id, call.body.webhook),
  })),
  route(endpoints.deleteWebhook, async (call) => {
    await webhooks.deleteWebhook(call, call.params.id);
    return undefined;
  }),
  route(endpoints.revealWebhookSecret, async (call) => ({
    secret: await webhooks.revealSecret(app, call, call.params.id),
  })),
  route(endpoints.rotateWebhookSecret, (call) => webhooks.rotateSecret(app, call, call.params.id)),
  route(endpoints.testWebhook, (call) => testWebhook(app, call, call.params.id)),
  route(endpoints.listWebhookDeliveries, (call) => deliveries.listDeliveries(call, call.params.id, call.query)),
  route(endpoints.getWebhookDelivery, (call) => deliveries.showDelivery(call, call.params.id)),
  route(endpoints.replayWebhookDelivery, (call) => deliveries.replayDelivery(call, call.params.id)),
  route(endpoints.replayFailedDeliveries, (call) => deliveries.replayFailed(call, call.params.id)),
  route(endpoints.listEvents, (call) => listEvents(call, call.query)),
  route(listApiKeys, async (call) => ({ api_keys: await keys.listApiKeys(call) })),
  route(createApiKey, (call) => keys.createApiKey(call, call.body.api_key)),
  route(endApiKey, async (call) => {
    await keys.endApiKey(call, call.params.id);
    return undefined;
  }),
];
