// Applies another role's view on top of the user's own: read-only, and never more than the user may see (AHD-005).
import { decideSeeAs } from '@onward/domain/staff/see-as';
import type { Pool } from '../database/pool.ts';
import { inCompany } from '../database/transaction.ts';
import { accessRefused, noAccess, notFound } from '../http/errors.ts';
import type { CompanyAccess } from './access.ts';
import { rolePermissions } from './load-session.ts';

export interface SeeAsRequest {
  roleId: number;
  locationId: number | null;
}

interface RoleRow {
  id: number;
  name: string;
  reserved_key: string | null;
  permissions: string[];
}

interface PlaceRow {
  id: number;
  name: string;
  brand_id: number;
}

export async function seeAs(pool: Pool, own: CompanyAccess, request: SeeAsRequest): Promise<CompanyAccess> {
  const { role, place } = await inCompany(pool, own.companyId, async (tx) => {
    const [role] = await tx.prepared<RoleRow>(
      'see_as_role',
      'select id, name, reserved_key, permissions from company_roles where company_id = $1 and id = $2',
      [own.companyId, request.roleId],
    );
    const [place] = await tx.prepared<PlaceRow>(
      'see_as_location',
      'select id, name, brand_id from locations where company_id = $1 and id = $2 and deleted_at is null',
      [own.companyId, request.locationId],
    );
    return { role, place: place ?? null };
  });
  if (!role || (request.locationId !== null && !place)) throw notFound();
  const location = place && { id: place.id, brandId: place.brand_id };
  const decision = decideSeeAs(own, rolePermissions(role), location);
  if (!decision.allowed) throw decision.reason === 'out_of_scope' ? noAccess('out_of_scope') : accessRefused(decision);
  return {
    ...own,
    ...decision.view,
    roleId: role.id,
    roleName: role.name,
    isSuperAdmin: own.isSuperAdmin && role.reserved_key === 'super_admin',
    readOnly: true,
    seeingAs: { role: { id: role.id, name: role.name }, location: place && { id: place.id, name: place.name } },
  };
}
