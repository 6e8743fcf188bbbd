// Every public field of a staff member.

import type { StaffMember } from '@onward/contract/staff/staff';
import { scopeFrom } from '@onward/domain/staff/scope';
import type { StaffRow } from './staff.queries.ts';

export function presentStaff(row: StaffRow): StaffMember {
  const permitted = scopeFrom(row.scopes);
  return {
    id: row.id,
    user_id: row.user_id,
    uuid: row.uuid,
    name: row.name,
    email: row.email,
    phone: row.phone,
    region_number: row.region_number,
    status: row.status,
    company_role: { id: row.role_id, name: row.role_name },
    is_super_admin: row.reserved_key === 'super_admin',
    is_sso: row.is_sso,
    created_at: row.created_at.toISOString(),
    permitted_location_ids: [...permitted.location],
    permitted_department_ids: [...permitted.department],
    permitted_brand_ids: [...permitted.brand],
    permitted_position_ids: [...permitted.position],
    version: row.version,
  };
}
