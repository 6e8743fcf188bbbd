// Staff of a company: the people who work with the product.
import { STAFF_STATUSES } from '@onward/domain/staff/states';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from './endpoint.ts';
import {
  Email,
  Id,
  IdParams,
  Name,
  Nullable,
  Phone,
  pageAnswer,
  pageQuery,
  RegionNumber,
  Timestamp,
} from './fields.ts';

const Ids = Type.Array(Id, { maxItems: 10_000, uniqueItems: true });

export const StaffMember = Type.Object({
  id: Id,
  user_id: Id,
  uuid: Type.String(),
  name: Type.String(),
  email: Type.String(),
  phone: Nullable(Type.String()),
  region_number: Nullable(Type.String()),
  status: Type.Enum([...STAFF_STATUSES]),
  company_role: Type.Object({ id: Id, name: Type.String() }),
  is_super_admin: Type.Boolean(),
  is_sso: Type.Boolean(),
  created_at: Timestamp,
  permitted_location_ids: Ids,
  permitted_department_ids: Ids,
  permitted_brand_ids: Ids,
  permitted_position_ids: Ids,
});
export type StaffMember = Static<typeof StaffMember>;

export const STAFF_ORDER_FIELDS = ['created_at', 'name', 'email'] as const;

export const listStaff = endpoint({
  name: 'listStaff',
  method: 'GET',
  path: '/v1/company_staffs',
  summary: 'Staff of the company',
  audience: 'company',
  toleratesDelay: true,
  query: pageQuery({
    query: Type.Optional(Type.String({ maxLength: 120 })),
    status: Type.Optional(Type.Enum(['active', 'invited', 'inactive'])),
  }),
  answers: { 200: pageAnswer({ company_staffs: Type.Array(StaffMember) }) },
});

export const getStaff = endpoint({
  name: 'getStaff',
  method: 'GET',
  path: '/v1/company_staffs/:id',
  summary: 'One staff member',
  audience: 'company',
  permission: 'edit_user',
  params: IdParams,
  answers: { 200: Type.Object({ company_staff: StaffMember }) },
});

export const inviteStaff = endpoint({
  name: 'inviteStaff',
  method: 'POST',
  path: '/v1/company_staffs',
  summary: 'Invite a colleague by e-mail',
  audience: 'company',
  permission: 'edit_user',
  idempotent: true,
  body: Type.Object({
    company_staff: Type.Object({
      name: Name,
      email: Email,
      phone: Type.Optional(Nullable(Phone)),
      region_number: Type.Optional(Nullable(RegionNumber)),
      company_role_id: Id,
      permitted_location_ids: Type.Optional(Ids),
      permitted_department_ids: Type.Optional(Ids),
      permitted_brand_ids: Type.Optional(Ids),
      permitted_position_ids: Type.Optional(Ids),
    }),
  }),
  answers: { 201: Type.Object({ company_staff: StaffMember }) },
});

export const resendInvitation = endpoint({
  name: 'resendInvitation',
  method: 'POST',
  path: '/v1/company_staffs/:id/resend_invitation',
  summary: 'Send the invitation again with a new link',
  audience: 'company',
  permission: 'edit_user',
  idempotent: true,
  params: IdParams,
  answers: { 204: Empty },
});

export const updateStaff = endpoint({
  name: 'updateStaff',
  method: 'PUT',
  path: '/v1/company_staffs/:id',
  summary: 'Change the name, e-mail or phone of a staff member',
  audience: 'company',
  permission: 'edit_user',
  params: IdParams,
  body: Type.Object({
    company_staff: Type.Object({
      name: Type.Optional(Name),
      email: Type.Optional(Email),
      phone: Type.Optional(Nullable(Phone)),
      region_number: Type.Optional(Nullable(RegionNumber)),
    }),
  }),
  answers: { 200: Type.Object({ company_staff: StaffMember }) },
});

export const deactivateStaff = endpoint({
  name: 'deactivateStaff',
  method: 'PATCH',
  path: '/v1/company_staffs/:id/deactivate',
  summary: 'Take a staff member’s access away',
  audience: 'company',
  permission: 'edit_user',
  params: IdParams,
  answers: { 200: Type.Object({ company_staff: StaffMember }) },
});

export const reactivateStaff = endpoint({
  name: 'reactivateStaff',
  method: 'PATCH',
  path: '/v1/company_staffs/:id/reactivate',
  summary: 'Give a staff member access again',
  audience: 'company',
  permission: 'edit_user',
  params: IdParams,
  answers: { 200: Type.Object({ company_staff: StaffMember }) },
});
