// Roles of a company and the permissions they grant.
import { PERMISSIONS } from '@onward/domain/staff/permissions';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, Version } from '../fields.ts';

export const ROLE_NAME_MAX = 60;

export const CompanyRoleDetails = Type.Object({
  id: Id,
  name: Type.String(),
  permissions: Type.Array(Type.Enum([...PERMISSIONS])),
  staff_count: Type.Integer(),
  is_reserved: Type.Boolean(),
  version: Type.Integer(),
});
export type CompanyRoleDetails = Static<typeof CompanyRoleDetails>;

const Permissions = Type.Array(Type.Enum([...PERMISSIONS]), { uniqueItems: true });
const RoleName = Type.String({ minLength: 1, maxLength: ROLE_NAME_MAX, pattern: '\\S' });

export const listRoles = endpoint({
  name: 'listRoles',
  method: 'GET',
  path: '/v1/company_roles',
  summary: 'Roles of the company',
  audience: 'company',
  permission: 'edit_user',
  answers: { 200: Type.Object({ company_roles: Type.Array(CompanyRoleDetails) }) },
});

export const createRole = endpoint({
  name: 'createRole',
  method: 'POST',
  path: '/v1/company_roles',
  summary: 'Create a role',
  audience: 'company',
  confirmed: true,
  permission: 'edit_user',
  body: Type.Object({ company_role: Type.Object({ name: RoleName, permissions: Permissions }) }),
  answers: { 201: Type.Object({ company_role: CompanyRoleDetails }) },
});

export const updateRole = endpoint({
  name: 'updateRole',
  method: 'PUT',
  path: '/v1/company_roles/:id',
  summary: 'Change the name or the permissions of a role',
  audience: 'company',
  confirmed: true,
  permission: 'edit_user',
  params: IdParams,
  body: Type.Object({
    company_role: Type.Object({
      name: Type.Optional(RoleName),
      permissions: Type.Optional(Permissions),
      version: Version,
    }),
  }),
  answers: { 200: Type.Object({ company_role: CompanyRoleDetails }) },
});

export const deleteRole = endpoint({
  name: 'deleteRole',
  method: 'DELETE',
  path: '/v1/company_roles/:id',
  summary: 'Delete a role that nobody has',
  audience: 'company',
  confirmed: true,
  permission: 'edit_user',
  params: IdParams,
  answers: { 204: Empty },
});

export const restoreRole = endpoint({
  name: 'restoreRole',
  method: 'POST',
  path: '/v1/company_roles/:id/restore',
  summary: 'Undo the deletion of a role within a minute',
  audience: 'company',
  confirmed: true,
  permission: 'edit_user',
  params: IdParams,
  answers: { 200: Type.Object({ company_role: CompanyRoleDetails }) },
});

/** What a role can access, endpoint by endpoint, decided by the same rule that guards them. */
export const getRoleAccess = endpoint({
  name: 'getRoleAccess',
  method: 'GET',
  path: '/v1/company_roles/:id/access',
  summary: 'What a role can do, generated from the contract',
  audience: 'company',
  permission: 'edit_user',
  params: IdParams,
  answers: {
    200: Type.Object({
      access: Type.Array(
        Type.Object({
          room: Type.String(),
          name: Type.String(),
          method: Type.String(),
          path: Type.String(),
          allowed: Type.Boolean(),
          /** In the user's language; null when allowed. */
          reason: Nullable(Type.String()),
        }),
      ),
    }),
  },
});
