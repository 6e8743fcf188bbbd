// Loads an API key as if it were a session of its person, with what the key may do of what they may do now (AHD-018).
import { keyPermissions, keyScope } from '@onward/domain/integrations/events-out/api-keys';
import type { Transaction } from '../database/transaction.ts';
import { Port } from '../port.ts';
import { type LoadedSession, loadMembership } from './load-session.ts';

/** Filled by the room that owns keys: records that one was used. */
export const apiKeyUse = new Port<(tx: Transaction, companyId: number, keyId: number, now: Date) => Promise<unknown>>(
  'use of API keys',
);

interface KeyRow {
  id: number;
  company_id: number;
  staff_id: number;
  permissions: string[];
  location_ids: number[];
  created_at: Date;
  last_used_at: Date | null;
}

interface PersonRow {
  user_id: number;
  email: string;
  locale: string | null;
}

/** The hash can be read only as part of signing in; who the key's person is, only outside of it. */
const KEY_SQL = `
  select id, company_id, staff_id, permissions, location_ids, created_at, last_used_at from api_keys
  where token_hash = $1 and ended_at is null`;
const PERSON_SQL = `
  select u.id as user_id, u.email, u.locale from company_staffs s join users u on u.id = s.user_id
  where s.company_id = $1 and s.id = $2`;

export async function loadApiKey(tx: Transaction, tokenHash: Buffer): Promise<LoadedSession | null> {
  const [row] = await tx.asIdentity(() =>
    tx.prepared<KeyRow & Record<string, unknown>>('access_api_key', KEY_SQL, [tokenHash]),
  );
  if (!row) return null;
  const holder = [row.company_id, row.staff_id];
  const [user] = await tx.prepared<PersonRow & Record<string, unknown>>('access_api_key_person', PERSON_SQL, holder);
  const person = await loadMembership(tx, row.company_id, row.staff_id);
  if (!user || !person) return null;
  const membership = {
    ...person,
    isSuperAdmin: false,
    permissions: keyPermissions(person.permissions, row.permissions),
    scope: keyScope(person.scope, row.location_ids),
  };
  return {
    companyIds: [row.company_id],
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at ?? row.created_at,
    access: {
      apiKeyId: row.id,
      sessionId: 0,
      userId: user.user_id,
      email: user.email,
      locale: user.locale,
      sso: null,
      isSupportStaff: false,
      isSso: false,
      resetPasswordRequired: false,
      secondFactorRequired: false,
      confirmedAt: null,
      chosenCompanyId: row.company_id,
      memberships: [membership],
    },
  };
}
