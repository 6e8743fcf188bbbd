// Loads a session and everything access decisions need in one round trip.
import { FLAGS, type Flag, type FlagValues } from '@onward/domain/company/flags';
import { isFunctionModule } from '@onward/domain/company/modules';
import { type CompanyStatus, isOpenForWork } from '@onward/domain/company/statuses';
import { secondFactorDemand } from '@onward/domain/identity/second-factors';
import { effectivePermissions, isPermission, PERMISSIONS, type Permission } from '@onward/domain/staff/permissions';
import { RESERVED_ROLE_PERMISSIONS, type ReservedRole } from '@onward/domain/staff/roles';
import { type ScopeEntry, scopeFrom, UNLIMITED_SCOPE } from '@onward/domain/staff/scope';
import type { Transaction } from '../database/transaction.ts';
import type { Membership, SessionAccess } from './access.ts';

interface MembershipRow {
  company_id: number;
  company_name: string;
  company_uuid: string;
  company_status: CompanyStatus;
  staff_id: number;
  tier: string;
  require_second_factor: boolean;
  role_id: number;
  role_name: string;
  reserved_key: ReservedRole | null;
  permissions: string[];
  scopes: ScopeEntry[] | null;
  modules: string[] | null;
  flags: { flag: string; value: boolean }[] | null;
}

interface SessionRow {
  session_id: number;
  user_id: number;
  email: string;
  locale: string | null;
  sso: string | null;
  is_support_staff: boolean;
  is_sso: boolean;
  reset_password_required: boolean;
  has_second_factor: boolean;
  confirmed_at: Date | null;
  chosen_company_id: number | null;
  created_at: Date;
  last_used_at: Date;
}

export interface LoadedSession {
  access: SessionAccess;
  /** Every company the user belongs to, including companies that are currently closed. */
  companyIds: readonly number[];
  createdAt: Date;
  lastUsedAt: Date;
}

const SESSION_SQL = `
  select s.id as session_id, u.id as user_id, u.email, u.locale, s.sso, u.is_support_staff,
    u.sso_provider is not null as is_sso, u.reset_password_required,
    s.company_id as chosen_company_id, s.created_at, s.last_used_at, s.confirmed_at,
    exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null) as has_second_factor
  from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.ended_at is null`;

const COMPANY_FACTS = `
  c.tier, c.require_second_factor,
  (select json_agg(m.module) from company_modules m where m.company_id = c.id) as modules,
  (select json_agg(json_build_object('flag', f.flag, 'value', f.value)) from company_flags f
    where f.company_id = c.id and f.kind = 'growth') as flags`;

const MEMBERSHIP = `
  select c.id as company_id, c.name as company_name, c.uuid as company_uuid, c.status as company_status, st.id as staff_id,
    r.id as role_id, r.name as role_name, r.reserved_key, r.permissions,
    (select json_agg(json_build_object('kind', sc.kind, 'record_id', sc.record_id)) from staff_scopes sc
      where sc.company_id = st.company_id and sc.staff_id = st.id) as scopes,
    ${COMPANY_FACTS}
  from company_staffs st
  join companies c on c.id = st.company_id
  join company_roles r on r.company_id = st.company_id and r.id = st.role_id
  where st.status = 'active'`;
const MEMBERSHIPS_SQL = `${MEMBERSHIP} and st.user_id = $1 order by c.name, c.id`;
const STAFF_SQL = `${MEMBERSHIP} and st.company_id = $1 and st.id = $2`;

export async function loadSession(tx: Transaction, tokenHash: Buffer): Promise<LoadedSession | null> {
  const [row] = await tx.asIdentity(() => tx.prepared<SessionRow>('access_session', SESSION_SQL, [tokenHash]));
  if (!row) return null;
  const companies = await tx.prepared<MembershipRow>('access_memberships', MEMBERSHIPS_SQL, [row.user_id]);
  const memberships = companies.filter(({ company_status }) => isOpenForWork(company_status)).map(asMembership);
  const demand = secondFactorDemand({ isSupportStaff: row.is_support_staff, memberships });
  return {
    companyIds: companies.map(({ company_id }) => company_id),
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    access: {
      apiKeyId: null,
      sessionId: row.session_id,
      userId: row.user_id,
      email: row.email,
      locale: row.locale,
      sso: row.sso,
      isSupportStaff: row.is_support_staff,
      isSso: row.is_sso,
      resetPasswordRequired: row.reset_password_required,
      chosenCompanyId: row.chosen_company_id,
      secondFactorRequired: demand !== null && !row.has_second_factor,
      confirmedAt: row.confirmed_at,
      memberships,
    },
  };
}

/** What a staff member may do now, for background work they started; null when they are no longer active. */
export async function loadMembership(tx: Transaction, companyId: number, staffId: number): Promise<Membership | null> {
  const [row] = await tx.prepared<MembershipRow>('access_staff', STAFF_SQL, [companyId, staffId]);
  return row && isOpenForWork(row.company_status) ? asMembership(row) : null;
}

/**
 * What support staff hold in a company they visit: read access to everything, but no staff record. Null until they have
 * given a reason for the visit in this session.
 */
export async function loadVisit(tx: Transaction, companyId: number, sessionId: number): Promise<Membership | null> {
  const [row] = await tx.prepared<MembershipRow>(
    'access_visit',
    `select c.id as company_id, c.name as company_name, c.uuid as company_uuid, ${COMPANY_FACTS}
     from companies c where c.id = $1
       and exists (select from support_visits v where v.session_id = $2 and v.company_id = c.id)`,
    [companyId, sessionId],
  );
  if (!row) return null;
  return {
    ...companyFacts(row),
    staffId: 0,
    roleId: 0,
    roleName: 'Support',
    isSuperAdmin: false,
    permissions: PERMISSIONS,
    scope: UNLIMITED_SCOPE,
  };
}

function asMembership(row: MembershipRow): Membership {
  const isSuperAdmin = row.reserved_key === 'super_admin';
  return {
    ...companyFacts(row),
    staffId: row.staff_id,
    roleId: row.role_id,
    roleName: row.role_name,
    isSuperAdmin,
    permissions: rolePermissions(row),
    scope: isSuperAdmin ? UNLIMITED_SCOPE : scopeFrom(row.scopes ?? []),
  };
}

/** Reserved roles get their permissions from the catalog, regardless of what their row says. */
export const rolePermissions = (role: { reserved_key: string | null; permissions: string[] }): readonly Permission[] =>
  effectivePermissions(
    role.reserved_key
      ? RESERVED_ROLE_PERMISSIONS[role.reserved_key as ReservedRole]
      : role.permissions.filter(isPermission),
  );

const companyFacts = (row: MembershipRow) => ({
  companyId: row.company_id,
  companyName: row.company_name,
  companyUuid: row.company_uuid,
  tier: row.tier,
  requireSecondFactor: row.require_second_factor,
  modules: (row.modules ?? []).filter(isFunctionModule),
  flags: asFlags(row.flags ?? []),
});

const asFlags = (rows: readonly { flag: string; value: boolean }[]): FlagValues =>
  Object.fromEntries(
    rows
      .filter((row): row is { flag: Flag; value: boolean } => (FLAGS as readonly string[]).includes(row.flag))
      .map(({ flag, value }) => [flag, value]),
  );
