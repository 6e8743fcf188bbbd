// Webhooks: signed deliveries of events to a company's own systems, and the log they come from (AHD-018).
import { WEBHOOK_NAME_MAX, WEBHOOK_URL_MAX } from '@onward/domain/integrations/events-out/delivery-rules';
import { EVENT_TYPES } from '@onward/domain/integrations/events-out/event-catalog';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, pageQuery, pageResponse, Timestamp, Version } from '../fields.ts';

/** Webhooks see the whole company, so only people who do may manage them. */
const managing = {
  audience: 'company',
  permission: 'edit_integration',
  unlimitedIn: 'location',
  peopleOnly: true,
} as const;

const EventTypes = Type.Array(Type.Enum([...EVENT_TYPES]), {
  minItems: 1,
  maxItems: EVENT_TYPES.length,
  uniqueItems: true,
});

export const Webhook = Type.Object({
  id: Id,
  name: Type.String(),
  url: Type.String(),
  event_types: Type.Array(Type.String()),
  enabled: Type.Boolean(),
  /** `gone`: the receiver answered 410, and it was switched off. */
  disabled_reason: Nullable(Type.Enum(['gone'])),
  failing_since: Nullable(Timestamp),
  /** Of the last 7 days; null when there was none. */
  delivered_percent: Nullable(Type.Number()),
  pending_count: Type.Integer(),
  failed_count: Type.Integer(),
  /** Until then the earlier secret signs as well. */
  earlier_secret_until: Nullable(Timestamp),
  version: Type.Integer(),
  created_at: Timestamp,
});
export type Webhook = Static<typeof Webhook>;

const WebhookInput = Type.Object({
  name: Type.String({ minLength: 1, maxLength: WEBHOOK_NAME_MAX, pattern: '\\S' }),
  url: Type.String({ minLength: 1, maxLength: WEBHOOK_URL_MAX }),
  event_types: EventTypes,
  enabled: Type.Optional(Type.Boolean()),
  version: Version,
});
export type WebhookInput = Static<typeof WebhookInput>;

const WebhookAnswer = Type.Object({ webhook: Webhook });
/** The secret is shown when it is made, and later only after confirming one's identity. */
const WithSecret = Type.Object({ webhook: Webhook, secret: Type.String() });

const TryProblem = Type.Enum(['no_answer', 'not_reachable', 'address_not_allowed']);

export const listWebhooks = endpoint({
  name: 'listWebhooks',
  method: 'GET',
  path: '/v1/webhook_endpoints',
  summary: "The company's webhooks and how they do",
  ...managing,
  answers: { 200: Type.Object({ webhooks: Type.Array(Webhook) }) },
});

export const createWebhook = endpoint({
  name: 'createWebhook',
  method: 'POST',
  path: '/v1/webhook_endpoints',
  summary: 'Send events to an address; the answer contains the secret that signs them',
  ...managing,
  confirmed: true,
  body: Type.Object({ webhook: WebhookInput }),
  answers: { 201: WithSecret },
});

export const updateWebhook = endpoint({
  name: 'updateWebhook',
  method: 'PUT',
  path: '/v1/webhook_endpoints/:id',
  summary: 'Change a webhook, or switch it off and on',
  ...managing,
  params: IdParams,
  body: Type.Object({ webhook: WebhookInput }),
  answers: { 200: WebhookAnswer },
});

export const deleteWebhook = endpoint({
  name: 'deleteWebhook',
  method: 'DELETE',
  path: '/v1/webhook_endpoints/:id',
  summary: 'Delete a webhook; what still waits is not delivered',
  ...managing,
  params: IdParams,
  answers: { 204: Empty },
});

export const revealWebhookSecret = endpoint({
  name: 'revealWebhookSecret',
  method: 'POST',
  path: '/v1/webhook_endpoints/:id/reveal_secret',
  summary: 'Show the secret that signs the deliveries',
  ...managing,
  confirmed: true,
  params: IdParams,
  answers: { 200: Type.Object({ secret: Type.String() }) },
});

export const rotateWebhookSecret = endpoint({
  name: 'rotateWebhookSecret',
  method: 'POST',
  path: '/v1/webhook_endpoints/:id/rotate_secret',
  summary: 'Make a new secret; for a day the earlier one signs as well',
  ...managing,
  confirmed: true,
  params: IdParams,
  answers: { 200: WithSecret },
});

export const testWebhook = endpoint({
  name: 'testWebhook',
  method: 'POST',
  path: '/v1/webhook_endpoints/:id/test',
  summary: 'Send a test event now and say what the receiver answered',
  ...managing,
  ownTransactions: true,
  params: IdParams,
  answers: {
    200: Type.Object({
      ok: Type.Boolean(),
      status: Nullable(Type.Integer()),
      problem: Nullable(TryProblem),
      duration_ms: Type.Integer(),
    }),
  },
});

const Try = Type.Object({
  at: Timestamp,
  /** Null when there was no answer. */
  status: Nullable(Type.Integer()),
  problem: Nullable(TryProblem),
  duration_ms: Type.Integer(),
});

const DELIVERY = {
  id: Id,
  event_id: Id,
  event_key: Type.String(),
  type: Type.String(),
  subject_type: Type.String(),
  subject_id: Id,
  /** The person or record it is about, for those who may see it. */
  subject_name: Nullable(Type.String()),
  state: Type.Enum(['pending', 'delivered', 'failed']),
  attempts: Type.Integer(),
  is_test: Type.Boolean(),
  last_try: Nullable(Try),
  next_attempt_at: Nullable(Timestamp),
  created_at: Timestamp,
};

export const WebhookDelivery = Type.Object(DELIVERY);
export type WebhookDelivery = Static<typeof WebhookDelivery>;

export const listWebhookDeliveries = endpoint({
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/v1/webhook_endpoints/:id/deliveries',
  summary: 'What was sent to a webhook, newest first',
  ...managing,
  params: IdParams,
  query: pageQuery({ state: Type.Optional(Type.Enum(['pending', 'delivered', 'failed'])) }),
  answers: { 200: pageResponse({ webhook_deliveries: Type.Array(WebhookDelivery) }) },
});

export const getWebhookDelivery = endpoint({
  name: 'getWebhookDelivery',
  method: 'GET',
  path: '/v1/webhook_deliveries/:id',
  summary: 'One delivery with each try and what was sent',
  ...managing,
  params: IdParams,
  answers: {
    200: Type.Object({
      webhook_delivery: Type.Object({
        ...DELIVERY,
        tries: Type.Array(Try),
        payload: Type.String(),
      }),
    }),
  },
});

export const replayWebhookDelivery = endpoint({
  name: 'replayWebhookDelivery',
  method: 'POST',
  path: '/v1/webhook_deliveries/:id/replay',
  summary: 'Send a delivery again',
  ...managing,
  params: IdParams,
  answers: { 202: Type.Object({ replayed: Type.Integer() }) },
});

export const replayFailedDeliveries = endpoint({
  name: 'replayFailedDeliveries',
  method: 'POST',
  path: '/v1/webhook_endpoints/:id/replay_failed',
  summary: 'Send everything again that was given up',
  ...managing,
  params: IdParams,
  answers: { 202: Type.Object({ replayed: Type.Integer() }) },
});

export const LoggedEvent = Type.Object({
  id: Id,
  event_key: Type.String(),
  type: Type.String(),
  version: Type.Integer(),
  subject_type: Type.String(),
  subject_id: Id,
  subject_name: Nullable(Type.String()),
  data: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()])),
  created_at: Timestamp,
});
export type LoggedEvent = Static<typeof LoggedEvent>;

export const listEvents = endpoint({
  name: 'listEvents',
  method: 'GET',
  path: '/v1/events',
  summary: 'The log of state changes in your scope; page forward with the last id you have',
  audience: 'company',
  permission: ['edit_integration', 'view_employee'],
  toleratesDelay: true,
  query: Type.Object({
    /** Newer than this one, oldest first; without it the newest come first. */
    after: Type.Optional(Type.Integer({ minimum: 0 })),
    before: Type.Optional(Id),
    type: Type.Optional(Type.String({ maxLength: 60 })),
    subject: Type.Optional(Type.String({ maxLength: 40 })),
    subject_id: Type.Optional(Id),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200, default: 50 })),
  }),
  answers: { 200: Type.Object({ events: Type.Array(LoggedEvent), has_more: Type.Boolean() }) },
});
