// API calls for roles, and the queries a change invalidates.
import {
  type CompanyRoleDetails,
  createRole,
  deleteRole,
  getRoleAccess,
  listRoles,
  restoreRole,
  updateRole,
} from '@onward/contract/staff/roles';
import { listStaffWithLocations } from '@onward/contract/staff/staff';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';
import { recordApi } from '../../../platform/records/record-api.ts';

const ROLES = 'roles';

export type Role = CompanyRoleDetails;

export const rolesQuery = queryOptions({
  queryKey: [ROLES, 'list'],
  queryFn: async ({ signal }) => (await api.call(listRoles, { signal, loadsPage: true })).company_roles,
});

export const roleAccessQuery = (role: Role) =>
  queryOptions({
    queryKey: [ROLES, 'access', role.id, role.version],
    queryFn: async ({ signal }) => (await api.call(getRoleAccess, { params: { id: role.id }, signal })).access,
  });

/** As many as fit in the rail; the staff list shows the rest. */
const HOLDERS_SHOWN = 5;

export const holdersQuery = (roleId: number) =>
  queryOptions({
    queryKey: [ROLES, 'holders', roleId],
    queryFn: async ({ signal }) =>
      api.call(listStaffWithLocations, {
        query: { company_role_id: roleId, per_page: HOLDERS_SHOWN, order: 'name asc' },
        signal,
      }),
  });

export const refreshRoles = () => queryClient.invalidateQueries({ queryKey: [ROLES] });

export const roleRecord = recordApi(
  'company_role',
  { create: createRole, update: updateRole, remove: deleteRole, restore: restoreRole },
  refreshRoles,
);
