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
import type { Permission } from '@onward/domain/staff/permissions';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';
import { queryClient } from '../../../platform/query-client.ts';

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

/** Silent: the dialog and the editor show errors themselves. */
export async function addRole(name: string, permissions: readonly Permission[]): Promise<Role> {
  const body = { company_role: { name, permissions: [...permissions] } };
  const { company_role } = await api.call(createRole, { body, silent: true });
  await refreshRoles();
  return company_role;
}

/** Sends the version the editor started from, so that nobody's change is silently overwritten. */
export async function saveRole(
  { id, version }: Pick<Role, 'id' | 'version'>,
  changes: { name?: string; permissions?: readonly Permission[] },
): Promise<Role> {
  const { name, permissions } = changes;
  const company_role = {
    ...(name !== undefined && { name }),
    ...(permissions && { permissions: [...permissions] }),
    version,
  };
  const answer = await api.call(updateRole, { params: { id }, body: { company_role }, silent: true });
  await refreshRoles();
  return answer.company_role;
}

export async function removeRole(id: number): Promise<void> {
  await api.call(deleteRole, { params: { id } });
  await refreshRoles();
}

export async function bringRoleBack(id: number): Promise<void> {
  await api.call(restoreRole, { params: { id } });
  await refreshRoles();
}
