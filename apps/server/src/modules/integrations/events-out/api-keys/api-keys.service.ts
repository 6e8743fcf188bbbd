// API keys: made, listed, ended. A key acts for the person who made it, with some of what they may do (AHD-018).
import type { BodyOf } from '@onward/contract/endpoint';
import type { ApiKey, createApiKey as createEndpoint } from '@onward/contract/integrations/api-keys';
import { API_KEY_PREFIX, API_KEYS_MAX, keyPermissions } from '@onward/domain/integrations/events-out/api-keys';
import { isInScope } from '@onward/domain/staff/scope';
import { createToken, hashToken } from '../../../../platform/crypto/tokens.ts';
import { notFound, validationFailed, wrongState } from '../../../../platform/http/errors.ts';
import type { CompanyCall } from '../../../../platform/http/route.ts';
import { recordChange } from '../../../../platform/record-change.ts';
import * as keys from './api-keys.queries.ts';

/** Super admins look after all keys of the company, others after their own. */
const ownerSeen = ({ access }: CompanyCall): number | null => (access.isSuperAdmin ? null : access.staffId);

export async function listApiKeys(call: CompanyCall): Promise<ApiKey[]> {
  const rows = await keys.listInUse(call.tx, call.access.companyId, ownerSeen(call));
  return rows.map(present);
}

export async function createApiKey(
  call: CompanyCall,
  { name, permissions, location_ids: locationIds = [] }: BodyOf<typeof createEndpoint>['api_key'],
): Promise<{ api_key: ApiKey; token: string }> {
  const { tx, access, now } = call;
  const given = keyPermissions(access.permissions, permissions);
  if (given.length !== permissions.length) {
    throw validationFailed({ permissions: [{ key: 'webhooks.permission_beyond_own' }] });
  }
  if (!locationIds.every((location) => isInScope(access.scope, { location }))) {
    throw validationFailed({ location_ids: [{ key: 'fields.unknown_record' }] });
  }
  await requireLocations(call, locationIds);
  if ((await keys.countInUse(tx, access.companyId)) >= API_KEYS_MAX) {
    throw wrongState('too_many_api_keys', { max: API_KEYS_MAX });
  }
  const token = `${API_KEY_PREFIX}${createToken()}`;
  const row = {
    company_id: access.companyId,
    name: name.trim(),
    token_hash: hashToken(token),
    last_four: token.slice(-4),
    staff_id: access.staffId,
    permissions: given,
    location_ids: [...locationIds],
  };
  const id = await keys.insert(tx, row, now);
  await record(call, 'created', id, { name: row.name, permissions: given, location_ids: row.location_ids });
  const made = (await listApiKeys(call)).find((key) => key.id === id);
  if (!made) throw notFound();
  return { api_key: made, token };
}

export async function endApiKey(call: CompanyCall, id: number): Promise<void> {
  const { tx, access, now } = call;
  const target = { companyId: access.companyId, id, owner: ownerSeen(call), endedBy: access.staffId };
  const ended = await keys.end(tx, target, now);
  if (!ended) throw notFound();
  await record(call, 'ended', id, { name: ended.name });
}

async function requireLocations({ tx, access }: CompanyCall, ids: readonly number[]): Promise<void> {
  const { rows } = await tx.client.query<{ count: number }>(
    'select count(*)::int as count from locations where company_id = $1 and id = any($2::bigint[])',
    [access.companyId, ids],
  );
  if (rows[0]?.count !== ids.length) {
    throw validationFailed({ location_ids: [{ key: 'fields.unknown_record' }] });
  }
}

const present = (row: keys.ApiKeyRow): ApiKey => ({
  id: row.id,
  name: row.name,
  last_four: row.last_four,
  permissions: row.permissions,
  location_ids: row.location_ids,
  staff_id: row.staff_id,
  staff_name: row.staff_name,
  works: row.is_staff_active,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
});

const record = (call: CompanyCall, what: string, id: number, changes: Record<string, unknown>): Promise<void> =>
  recordChange(call, { event: `api_key_${what}`, subjectType: 'api_key', subjectId: id, changes });
