// The OpenAPI description for programs that call with an API key: every endpoint a key may call, the webhooks, and how
// to sign in and verify. Generated from the contract and the catalog of events, so it cannot fall behind them.
import { ENDPOINTS, type ListedEndpoint } from '@onward/contract';
import { type EndpointShape, successStatus } from '@onward/contract/endpoint';
import {
  EVENT_TYPES,
  type EventType,
  fieldsOf,
  PAYLOAD_VERSION,
} from '@onward/domain/integrations/events-out/event-catalog';
import { exampleOf } from './example-of.ts';
import { INTRODUCTION, WEBHOOK_INTRODUCTION } from './introduction.ts';

/** What is for people only, or asks for a fresh confirmation of who they are, is refused to keys. */
const isForKeys = ({ endpoint }: ListedEndpoint): boolean =>
  endpoint.audience === 'company' && !endpoint.peopleOnly && !endpoint.confirmed;

export function describeApi(publicUrl: string): object {
  const listed = ENDPOINTS.filter(isForKeys);
  const paths: Record<string, Record<string, object>> = {};
  for (const { room, endpoint } of listed) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(room, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Onward API', version: '1', description: INTRODUCTION },
    servers: [{ url: publicUrl }],
    tags: [...new Set(listed.map(({ room }) => room))].map((name) => ({ name })),
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'An API key, `onw_live_…`' } },
    },
    security: [{ key: [] }],
    paths,
    webhooks: Object.fromEntries(EVENT_TYPES.map((type) => [type, { post: webhookOf(type) }])),
  };
}

function operationOf(room: string, endpoint: EndpointShape): object {
  const { name, summary, params, query, body, multipart, answers } = endpoint;
  const status = successStatus(endpoint);
  const answer = answers[status] as object | undefined;
  return {
    operationId: name,
    summary,
    tags: [room],
    description: demandOf(endpoint),
    parameters: [...fieldsIn('path', params), ...fieldsIn('query', query)],
    ...(body && {
      requestBody: {
        required: true,
        content: { [multipart ? 'multipart/form-data' : 'application/json']: contentOf(body) },
      },
    }),
    responses: {
      [status]: {
        description: 'Done',
        ...(answer && status !== 204 && status !== 302 && { content: { 'application/json': contentOf(answer) } }),
      },
      default: { description: 'Refused: `error_code`, `message`, and for wrong fields `errors`' },
    },
  };
}

const contentOf = (schema: object): object => ({ schema, example: exampleOf(schema) });

interface FieldSchema {
  properties?: Record<string, object>;
  required?: readonly string[];
}

const fieldsIn = (place: 'path' | 'query', schema: FieldSchema | undefined): object[] =>
  Object.entries(schema?.properties ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: schema?.required?.includes(name) ?? false,
    schema: field,
  }));

/** What the key's person must be allowed to do. */
function demandOf({ permission, module, feature }: EndpointShape): string {
  const permissions = permission === undefined ? [] : [permission].flat();
  const demands = [
    ...(permissions.length > 0 ? [`Permission: ${permissions.map((each) => `\`${each}\``).join(' or ')}.`] : []),
    ...(module ? [`Module: \`${module}\`.`] : []),
    ...(feature ? [`Plan feature: \`${feature}\`.`] : []),
  ];
  return demands.join(' ');
}

function webhookOf(type: EventType): object {
  const data = Object.fromEntries(fieldsOf(type).map((field) => [field, fieldSchema(field)]));
  const schema = {
    type: 'object',
    required: ['id', 'type', 'version', 'company_id', 'at', 'data'],
    properties: {
      id: { type: 'string' },
      type: { const: type },
      version: { const: PAYLOAD_VERSION },
      company_id: { type: 'integer' },
      at: { type: 'string', format: 'date-time' },
      data: { type: 'object', properties: data },
    },
  };
  const example = { ...(exampleOf(schema) as object), id: 'evt_5f0c2a9be1d7' };
  return {
    operationId: type,
    summary: type,
    tags: ['webhooks'],
    description: WEBHOOK_INTRODUCTION,
    requestBody: { content: { 'application/json': { schema, example } } },
    responses: { '2XX': { description: 'Received' }, '410': { description: 'Gone: the webhook is switched off' } },
  };
}

const fieldSchema = (field: string): object => {
  if (field.endsWith('_id')) return { type: 'integer' };
  if (field.endsWith('_at')) return { type: 'string', format: 'date-time' };
  return { type: 'string' };
};
