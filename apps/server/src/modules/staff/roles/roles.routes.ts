// Routes for a company's roles.
import {
  createRole,
  deleteRole,
  getRoleAccess,
  listRoles,
  restoreRole,
  updateRole,
} from '@onward/contract/staff/roles';
import { type Route, route } from '../../../platform/http/route.ts';
import { listRoleAccess } from './list-access.ts';
import * as roles from './roles.service.ts';

export const rolesRoutes = (views: roles.SharedViews): Route[] => [
  route(listRoles, async (call) => ({ company_roles: await roles.listRoles(call) })),
  route(createRole, async (call) => ({ company_role: await roles.createRole(call, call.body.company_role) })),
  route(updateRole, async (call) => ({
    company_role: await roles.updateRole(call, call.params.id, call.body.company_role),
  })),
  route(deleteRole, async (call) => {
    await roles.deleteRole(call, views, call.params.id);
    return undefined;
  }),
  route(restoreRole, async (call) => ({ company_role: await roles.restoreRole(call, views, call.params.id) })),
  route(getRoleAccess, (call) => listRoleAccess(call, call.params.id)),
];
