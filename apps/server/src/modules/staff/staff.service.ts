// Reads staff: one colleague, the list, and who may be picked for a location.
import { STAFF_ORDER_FIELDS, type StaffMember } from '@onward/contract/staff/staff';
import type { StaffStatus } from '@onward/domain/staff/states';
import { type PageRequest, type PageWindow, pageWindow } from '../../platform/database/lists.ts';
import { fieldInvalid, notFound } from '../../platform/http/errors.ts';
import type { CompanyCall } from '../../platform/http/route.ts';
import { isWithinOwnScope } from './staff.policy.ts';
import { presentStaff } from './staff.presenter.ts';
import * as staffs from './staff.queries.ts';
import { loadStaff } from './staff.record.ts';
import { canReachDepartment, findReachableLocation } from './staff.scope.ts';

export { setupLink } from './companies/companies.service.ts';

export { findStaffAt } from './staff.queries.ts';

export interface StaffQuery {
  query?: string;
  status?: StaffStatus;
  needs_employee_record_mapping?: boolean;
  company_role_id?: number;
  location_id?: number;
  department_id?: number;
}

type Listed = StaffMember & { employee_id?: number | null };

const NEWEST = { field: 'created_at', direction: 'desc' } as const;

/** One's own account, or that of a colleague whose scope is within one's own (IDN-037). */
export async function getStaff(call: CompanyCall, id: number): Promise<StaffMember> {
  const staff = await loadStaff(call, id);
  if (id !== call.access.staffId && !isWithinOwnScope(call.access, staff)) throw notFound();
  return presentStaff(staff);
}

export const staffWindow = (query: PageRequest, size: number): PageWindow<(typeof STAFF_ORDER_FIELDS)[number]> =>
  pageWindow(query, STAFF_ORDER_FIELDS, NEWEST, size);

export async function listStaff(
  { tx, access }: CompanyCall,
  query: StaffQuery,
  window: ReturnType<typeof staffWindow>,
): Promise<{ staffs: Listed[]; totalCount: number }> {
  const location =
    query.location_id === undefined ? undefined : await findReachableLocation(tx, access, query.location_id);
  if (query.location_id !== undefined && !location) throw fieldInvalid('location_id', 'unknown_record');
  const filter = { search: query.query, status: query.status, roleId: query.company_role_id, location };
  const { rows, totalCount } = await staffs.listStaff(tx, access.companyId, filter, window);
  return { staffs: rows.map((row) => presentListed(row, query)), totalCount };
}

/** Each one's permitted locations, named if the user may see them too; one query for the whole page. */
export async function withLocations<Member extends StaffMember>({ tx, access }: CompanyCall, members: Member[]) {
  const ids = [...new Set(members.flatMap((member) => member.permitted_location_ids))];
  const { companyId, scope } = access;
  const places = await tx.prepared<{ id: number; name: string }>(
    'staff_location_names',
    `select id, name from locations where company_id = $1 and id = any($2::bigint[]) and deleted_at is null
       and (cardinality($3::bigint[]) = 0 or id = any($3)) and (cardinality($4::bigint[]) = 0 or brand_id = any($4))
     order by lower(name), id`,
    [companyId, ids, scope.location, scope.brand],
  );
  return members.map((member) => {
    const permitted = new Set(member.permitted_location_ids);
    return { ...member, permitted_locations: places.filter(({ id }) => permitted.has(id)) };
  });
}

/** Active colleagues whose scope covers the location; none if it is outside the user's scope. */
export async function listPermittedStaffs(
  { tx, access }: CompanyCall,
  query: StaffQuery & { order?: string },
): Promise<Listed[]> {
  const { location_id, department_id } = query;
  const { order } = staffWindow({ order: query.order }, 1);
  const location = location_id === undefined ? undefined : await findReachableLocation(tx, access, location_id);
  if (location_id !== undefined && !location) return [];
  if (department_id !== undefined && !(await canReachDepartment(tx, access, department_id))) return [];
  const filter = { search: query.query, status: query.status ?? 'active', location, departmentId: department_id };
  const rows = await staffs.listAllStaff(tx, access.companyId, filter, order);
  return rows.map((row) => presentListed(row, query));
}

const presentListed = (row: staffs.StaffRow, query: StaffQuery): Listed => ({
  ...presentStaff(row),
  ...(query.needs_employee_record_mapping && { employee_id: row.employee_id }),
});
