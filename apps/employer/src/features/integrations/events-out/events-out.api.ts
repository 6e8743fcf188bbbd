// Webhooks, deliveries, API keys, and the event log (AHD-018).

import type { BodyOf } from '@onward/contract/endpoint';
import { createApiKey, endApiKey, listApiKeys } from '@onward/contract/integrations/api-keys';
import {
  createWebhook,
  deleteWebhook,
  getWebhookDelivery,
  listEvents,
  listWebhookDeliveries,
  listWebhooks,
  replayFailedDeliveries,
  replayWebhookDelivery,
  revealWebhookSecret,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  type Webhook,
  type WebhookInput,
} from '@onward/contract/integrations/webhooks';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';

/** Deliveries happen without anybody changing a record, so the lists look again by themselves. */
const LOOK_AGAIN_MS = 5_000;

export const webhooksQuery = queryOptions({
  queryKey: ['webhooks'],
  queryFn: async ({ signal }) => (await api.call(listWebhooks, { signal, silent: true })).webhooks,
  refetchInterval: LOOK_AGAIN_MS,
});

export type DeliveryFilter = 'failed' | undefined;

export const deliveriesQuery = (id: number, page: number, state: DeliveryFilter) =>
  queryOptions({
    queryKey: ['webhook-deliveries', id, page, state],
    queryFn: ({ signal }) =>
      api.call(listWebhookDeliveries, {
        params: { id },
        query: { page, per_page: DEFAULT_PAGE_SIZE, ...(state && { state }) },
        signal,
        silent: true,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AGAIN_MS,
  });

export const deliveryQuery = (id: number) =>
  queryOptions({
    queryKey: ['webhook-delivery', id],
    queryFn: async ({ signal }) =>
      (await api.call(getWebhookDelivery, { params: { id }, signal, silent: true })).webhook_delivery,
    refetchInterval: LOOK_AGAIN_MS,
  });

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: async ({ signal }) => (await api.call(listApiKeys, { signal, silent: true })).api_keys,
});

export interface EventFilters {
  subject: string | undefined;
  type: string | undefined;
}

export const eventsQuery = ({ subject, type }: EventFilters) =>
  infiniteQueryOptions({
    queryKey: ['events', subject, type],
    queryFn: ({ pageParam, signal }) =>
      api.call(listEvents, {
        query: {
          limit: 50,
          ...(pageParam !== null && { before: pageParam }),
          ...(subject && { subject }),
          ...(type && { type }),
        },
        signal,
        silent: true,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ events, has_more }) => (has_more ? (events.at(-1)?.id ?? null) : null),
    placeholderData: keepPreviousData,
  });

const refreshWebhooks = () =>
  Promise.all(
    ['webhooks', 'webhook-deliveries', 'webhook-delivery'].map((key) =>
      queryClient.invalidateQueries({ queryKey: [key] }),
    ),
  );
const refreshKeys = () => queryClient.invalidateQueries({ queryKey: apiKeysQuery.queryKey });

/** Silent: the form shows what is wrong. */
export async function addWebhook(webhook: WebhookInput): Promise<{ webhook: Webhook; secret: string }> {
  const made = await api.call(createWebhook, { body: { webhook }, silent: true });
  await refreshWebhooks();
  return made;
}

export async function saveWebhook(id: number, webhook: WebhookInput): Promise<Webhook> {
  const { webhook: saved } = await api.call(updateWebhook, { params: { id }, body: { webhook }, silent: true });
  await refreshWebhooks();
  return saved;
}

export async function switchWebhook({ id, name, url, event_types, version }: Webhook, enabled: boolean): Promise<void> {
  const known = event_types as WebhookInput['event_types'];
  try {
    await api.call(updateWebhook, {
      params: { id },
      body: { webhook: { name, url, event_types: known, enabled, version } },
    });
  } finally {
    await refreshWebhooks();
  }
}

export async function removeWebhook(id: number): Promise<void> {
  await api.call(deleteWebhook, { params: { id } });
  await refreshWebhooks();
}

export const showSecret = async (id: number): Promise<string> =>
  (await api.call(revealWebhookSecret, { params: { id } })).secret;

export async function renewSecret(id: number): Promise<string> {
  const { secret } = await api.call(rotateWebhookSecret, { params: { id } });
  await refreshWebhooks();
  return secret;
}

export async function sendTest(id: number) {
  const result = await api.call(testWebhook, { params: { id } });
  await refreshWebhooks();
  return result;
}

export async function replay(deliveryId: number): Promise<void> {
  await api.call(replayWebhookDelivery, { params: { id: deliveryId } });
  await refreshWebhooks();
}

export async function replayAllFailed(id: number): Promise<number> {
  const { replayed } = await api.call(replayFailedDeliveries, { params: { id } });
  await refreshWebhooks();
  return replayed;
}

export type ApiKeyInput = BodyOf<typeof createApiKey>['api_key'];

export async function makeKey(api_key: ApiKeyInput): Promise<string> {
  const { token } = await api.call(createApiKey, { body: { api_key }, silent: true });
  await refreshKeys();
  return token;
}

export async function endKey(id: number): Promise<void> {
  await api.call(endApiKey, { params: { id } });
  await refreshKeys();
}
