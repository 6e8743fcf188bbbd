// API keys: other programs call the same API in the name of the person who made the key (AHD-018).
import { API_KEY_NAME_MAX } from '@onward/domain/integrations/events-out/api-keys';
import { PERMISSIONS } from '@onward/domain/staff/permissions';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, Timestamp } from '../fields.ts';

const managing = { audience: 'company', permission: 'edit_integration', peopleOnly: true } as const;

export const ApiKey = Type.Object({
  id: Id,
  name: Type.String(),
  last_four: Type.String(),
  permissions: Type.Array(Type.String()),
  location_ids: Type.Array(Id),
  staff_id: Id,
  staff_name: Type.String(),
  /** False when its person has left or is suspended: it then opens nothing. */
  works: Type.Boolean(),
  created_at: Timestamp,
  last_used_at: Nullable(Timestamp),
});
export type ApiKey = Static<typeof ApiKey>;

export const listApiKeys = endpoint({
  name: 'listApiKeys',
  method: 'GET',
  path: '/v1/api_keys',
  summary: "Keys in use: for super admins all of the company's, for others their own",
  ...managing,
  answers: { 200: Type.Object({ api_keys: Type.Array(ApiKey) }) },
});

export const createApiKey = endpoint({
  name: 'createApiKey',
  method: 'POST',
  path: '/v1/api_keys',
  summary: 'Make a key; the answer is the only place where it is shown',
  ...managing,
  confirmed: true,
  body: Type.Object({
    api_key: Type.Object({
      name: Type.String({ minLength: 1, maxLength: API_KEY_NAME_MAX, pattern: '\\S' }),
      permissions: Type.Array(Type.Enum([...PERMISSIONS]), { maxItems: PERMISSIONS.length, uniqueItems: true }),
      location_ids: Type.Optional(Type.Array(Id, { maxItems: 200, uniqueItems: true })),
    }),
  }),
  answers: { 201: Type.Object({ api_key: ApiKey, token: Type.String() }) },
});

export const endApiKey = endpoint({
  name: 'endApiKey',
  method: 'DELETE',
  path: '/v1/api_keys/:id',
  summary: 'End a key; it stops working at once',
  ...managing,
  params: IdParams,
  answers: { 204: Empty },
});
