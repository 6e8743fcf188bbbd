// Scopes in requests: which ids exist, whether they may be assigned, and how much they would show.
import { SCOPE_KINDS, type Scope, type ScopeKind } from '@onward/domain/staff/scope';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { Transaction } from '../../platform/database/transaction.ts';
import { type FieldTexts, validationFailed } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { requireMayGrantScope } from './staff.policy.ts';

export interface ScopeInput {
  permitted_location_ids?: number[];
  permitted_department_ids?: number[];
  permitted_brand_ids?: number[];
  permitted_position_ids?: number[];
}

/** A kind that is omitted stays unchanged. */
export const readScope = (input: ScopeInput, before: Scope): Scope => ({
  location: input.permitted_location_ids ?? before.location,
  department: input.permitted_department_ids ?? before.department,
  brand: input.permitted_brand_ids ?? before.brand,
  position: input.permitted_position_ids ?? before.position,
});

export const isSameScope = (a: Scope, b: Scope): boolean =>
  SCOPE_KINDS.every((kind) => a[kind].length === b[kind].length && a[kind].every((id) => b[kind].includes(id)));

/**
 * A position at a location outside the assigning user's scope is unknown to them; the other kinds have their own scope.
 */
const KNOWN_IDS: Record<ScopeKind, string> = {
  location: 'select id from locations where company_id = $1 and id = any($2::bigint[]) and deleted_at is null',
  department: 'select id from departments where company_id = $1 and id = any($2::bigint[])',
  brand: 'select id from brands where company_id = $1 and id = any($2::bigint[]) and deleted_at is null',
  position: `select p.id from positions p join locations l on l.company_id = p.company_id and l.id = p.location_id
    where p.company_id = $1 and p.id = any($2::bigint[]) and p.status <> 'deleted'
      and (cardinality($3::bigint[]) = 0 or l.id = any($3)) and (cardinality($4::bigint[]) = 0 or l.brand_id = any($4))
      and (cardinality($5::bigint[]) = 0 or p.department_id is null or p.department_id = any($5))`,
};

/** New entries must exist and be in the assigning user's scope; existing entries may have been deleted since. */
export async function requireGrantable(
  { tx, access }: Pick<CompanyCall, 'tx' | 'access'>,
  { before, after }: { before: Scope; after: Scope },
): Promise<void> {
  const unknown: FieldTexts = {};
  for (const kind of SCOPE_KINDS) {
    const given = after[kind].filter((id) => !before[kind].includes(id));
    if (given.length > 0 && !(await allKnown(tx, access, kind, given))) {
      unknown[`permitted_${kind}_ids`] = [{ key: 'fields.unknown_record' }];
    }
  }
  if (Object.keys(unknown).length > 0) throw validationFailed(unknown);
  requireMayGrantScope(access, after);
}

async function allKnown(
  tx: Transaction,
  { companyId, scope }: CompanyAccess,
  kind: ScopeKind,
  ids: readonly number[],
): Promise<boolean> {
  const limits = kind === 'position' ? [scope.location, scope.brand, scope.department] : [];
  const { rowCount } = await tx.client.query(KNOWN_IDS[kind], [companyId, ids, ...limits]);
  return rowCount === new Set(ids).size;
}

/**
 * Counts within the assigning user's own scope ($6 to $9), so that nothing about the rest of the company is revealed.
 */
const PREVIEW_SQL = `
  with shown as (
    select l.id, (cardinality($2::bigint[]) = 0 or l.id = any($2))
      and (cardinality($3::bigint[]) = 0 or l.brand_id = any($3)) as permitted
    from locations l where l.company_id = $1 and l.deleted_at is null
      and (cardinality($6::bigint[]) = 0 or l.id = any($6)) and (cardinality($7::bigint[]) = 0 or l.brand_id = any($7))
  ), open as (
    select shown.permitted and (cardinality($4::bigint[]) = 0 or p.department_id is null or p.department_id = any($4))
      and (cardinality($5::bigint[]) = 0 or p.id = any($5)) as permitted
    from positions p join shown on shown.id = p.location_id
    where p.company_id = $1 and p.status = 'published'
      and (cardinality($8::bigint[]) = 0 or p.department_id is null or p.department_id = any($8))
      and (cardinality($9::bigint[]) = 0 or p.id = any($9))
  )
  select (select count(*) filter (where permitted) from shown) as locations,
    (select count(*) from shown) as total_locations,
    (select count(*) filter (where permitted) from open) as open_positions,
    (select count(*) from open) as total_open_positions`;

export interface ScopePreview {
  locations: number;
  total_locations: number;
  open_positions: number;
  total_open_positions: number;
}

export async function previewScope(tx: Transaction, access: CompanyAccess, scope: Scope): Promise<ScopePreview> {
  const [counts] = await tx.prepared<ScopePreview & Record<string, number>>('staff_scope_preview', PREVIEW_SQL, [
    access.companyId,
    scope.location,
    scope.brand,
    scope.department,
    scope.position,
    access.scope.location,
    access.scope.brand,
    access.scope.department,
    access.scope.position,
  ]);
  if (!counts) throw new Error('The count query returned no row.');
  return counts;
}

/** The location a filter names, if it is in the user's scope. */
export async function findReachableLocation(
  tx: Transaction,
  { companyId, scope }: CompanyAccess,
  id: number,
): Promise<{ id: number; brandId: number } | undefined> {
  const [row] = await tx.prepared<{ id: number; brand_id: number }>(
    'staff_location_in_scope',
    `select id, brand_id from locations where company_id = $1 and id = $2 and deleted_at is null
       and (cardinality($3::bigint[]) = 0 or id = any($3)) and (cardinality($4::bigint[]) = 0 or brand_id = any($4))`,
    [companyId, id, scope.location, scope.brand],
  );
  return row && { id: row.id, brandId: row.brand_id };
}

export async function canReachDepartment(
  tx: Transaction,
  { companyId, scope }: CompanyAccess,
  id: number,
): Promise<boolean> {
  const rows = await tx.prepared(
    'staff_department_in_scope',
    `select id from departments where company_id = $1 and id = $2 and (cardinality($3::bigint[]) = 0 or id = any($3))`,
    [companyId, id, scope.department],
  );
  return rows.length > 0;
}
