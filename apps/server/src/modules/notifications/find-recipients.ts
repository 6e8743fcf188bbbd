// Possible recipients: active staff whose scope may cover the event, with their settings, in one statement.
import type { FunctionModule } from '@onward/domain/company/modules';
import { SCOPE_KINDS, type Scope, type ScopedRecord, type ScopeKind } from '@onward/domain/staff/scope';
import type { StaffStatus } from '@onward/domain/staff/states';
import type { Transaction } from '../../platform/database/transaction.ts';

export interface Candidate {
  staff_id: number;
  status: StaffStatus;
  email: string;
  locale: string | null;
  phone: string | null;
  region_number: string | null;
  email_on: boolean | null;
  sms_on: boolean | null;
  scope: Scope;
}

type CandidateRow = Omit<Candidate, 'scope'> & {
  is_super_admin: boolean;
  scopes: { kind: ScopeKind; record_id: number }[];
};

/** Skips staff limited to other locations, so that an event at one location does not read all staff. */
const CANDIDATES_SQL = `
  select s.id as staff_id, s.status, u.email, u.locale, s.phone, s.region_number, c.email as email_on, c.sms as sms_on,
    r.reserved_key is not distinct from 'super_admin' as is_super_admin,
    coalesce((select json_agg(json_build_object('kind', sc.kind, 'record_id', sc.record_id)) from staff_scopes sc
      where sc.company_id = s.company_id and sc.staff_id = s.id), '[]') as scopes
  from company_staffs s
  join users u on u.id = s.user_id
  join company_roles r on r.company_id = s.company_id and r.id = s.role_id
  left join notification_configs c on c.company_id = s.company_id and c.staff_id = s.id and c.notification_type = $2
  where s.company_id = $1 and s.status = 'active'
    and ($3::bigint[] is null or s.id = any($3))
    and (r.reserved_key is not distinct from 'super_admin' or $4::bigint is null
      or not exists (select from staff_scopes x where x.company_id = s.company_id and x.staff_id = s.id and x.kind = 'location')
      or exists (select from staff_scopes x where x.company_id = s.company_id and x.staff_id = s.id
        and x.kind = 'location' and x.record_id = $4))
  order by s.id`;

export async function listCandidates(
  tx: Transaction,
  fact: { company_id: number; type: string; record: ScopedRecord; only_staff_ids?: number[] },
): Promise<Candidate[]> {
  const rows = await tx.prepared<CandidateRow>('notification_candidates', CANDIDATES_SQL, [
    fact.company_id,
    fact.type,
    fact.only_staff_ids ?? null,
    fact.record.location ?? null,
  ]);
  return rows.map(({ scopes, is_super_admin, ...row }) => ({ ...row, scope: asScope(is_super_admin ? [] : scopes) }));
}

const asScope = (scopes: CandidateRow['scopes']): Scope =>
  Object.fromEntries(
    SCOPE_KINDS.map((kind) => [kind, scopes.filter((scope) => scope.kind === kind).map((scope) => scope.record_id)]),
  ) as Record<ScopeKind, number[]>;

export const listCompanyModules = async (tx: Transaction, companyId: number): Promise<FunctionModule[]> => {
  const rows = await tx.db.selectFrom('company_modules').select('module').where('company_id', '=', companyId).execute();
  return rows.map((row) => row.module as FunctionModule);
};
