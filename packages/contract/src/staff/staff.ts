// Staff of a company: the people who work with the product.
import { STAFF_STATUSES } from '@onward/domain/staff/states';
import Type, { type Static } from 'typebox';
import { Empty, endpoint } from '../endpoint.ts';
import {
  Email,
  Id,
  IdParams,
  Name,
  Nullable,
  Phone,
  pageQuery,
  pageResponse,
  RegionNumber,
  Timestamp,
  Version,
} from '../fields.ts';

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
  version: Type.Integer(),
});
export type StaffMember = Static<typeof StaffMember>;

export const STAFF_ORDER_FIELDS = ['created_at', 'name', 'email'] as const;

const staffFilters = {
  /** Matches name or email. */
  query: Type.Optional(Type.String({ maxLength: 120 })),
  status: Type.Optional(Type.Enum(['active', 'invited', 'inactive'])),
  /** Includes the employee record of each team member. */
  needs_employee_record_mapping: Type.Optional(Type.Boolean()),
};

const WithEmployee = Type.Object({ ...StaffMember.properties, employee_id: Type.Optional(Nullable(Id)) });
const WithLocations = Type.Object({
  ...WithEmployee.properties,
  /** Names of permitted locations that the user can see too; empty when all locations are permitted. */
  permitted_locations: Type.Array(Type.Object({ id: Id, name: Type.String() })),
});

export const listStaff = endpoint({
  name: 'listStaff',
  method: 'GET',
  path: '/v1/company_staffs',
  summary: 'Staff of the company',
  audience: 'company',
  toleratesDelay: true,
  query: pageQuery({
    ...staffFilters,
    company_role_id: Type.Optional(Id),
    /** Only team members whose scope covers this location. */
    location_id: Type.Optional(Id),
  }),
  answers: { 200: pageResponse({ company_staffs: Type.Array(WithEmployee) }) },
});

export const listStaffWithLocations = endpoint({
  name: 'listStaffWithLocations',
  method: 'GET',
  path: '/v1/company_staffs/with_staff_permission_locations',
  summary: "Staff of the company with each one's permitted locations",
  audience: 'company',
  toleratesDelay: true,
  query: pageQuery({
    ...staffFilters,
    company_role_id: Type.Optional(Id),
    location_id: Type.Optional(Id),
  }),
  answers: { 200: pageResponse({ company_staffs: Type.Array(WithLocations) }) },
});

export const listPermittedStaffs = endpoint({
  name: 'listPermittedStaffs',
  method: 'GET',
  path: '/v1/permitted_staffs',
  summary: 'Active staff whose scope covers a location and department',
  audience: 'company',
  query: Type.Object({
    ...staffFilters,
    location_id: Type.Optional(Id),
    department_id: Type.Optional(Id),
    order: Type.Optional(Type.String({ maxLength: 60 })),
  }),
  answers: { 200: Type.Object({ permitted_staffs: Type.Array(WithEmployee) }) },
});

export const getStaff = endpoint({
  name: 'getStaff',
  method: 'GET',
  path: '/v1/company_staffs/:id',
  summary: 'One team member',
  audience: 'company',
  permission: 'edit_user',
  params: IdParams,
  answers: { 200: Type.Object({ company_staff: StaffMember }) },
});

const scopeInput = {
  permitted_location_ids: Type.Optional(Ids),
  permitted_department_ids: Type.Optional(Ids),
  permitted_brand_ids: Type.Optional(Ids),
  permitted_position_ids: Type.Optional(Ids),
};

export const inviteStaff = endpoint({
  name: 'inviteStaff',
  method: 'POST',
  path: '/v1/company_staffs',
  summary: 'Invite a colleague by email',
  audience: 'company',
  confirmed: true,
  permission: 'edit_user',
  idempotent: true,
  body: Type.Object({
    company_staff: Type.Object({
      name: Name,
      email: Email,
      phone: Type.Optional(Nullable(Phone)),
      region_number: Type.Optional(Nullable(RegionNumber)),
      company_role_id: Id,
      ...scopeInput,
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
  summary: 'Change name, email, phone, role or scope of a team member',
  audience: 'company',
  confirmed: true,
  permission: 'edit_user',
  params: IdParams,
  body: Type.Object({
    company_staff: Type.Object({
      name: Type.Optional(Name),
      email: Type.Optional(Email),
      phone: Type.Optional(Nullable(Phone)),
      region_number: Type.Optional(Nullable(RegionNumber)),
      company_role_id: Type.Optional(Id),
      ...scopeInput,
      version: Version,
    }),
  }),
  answers: { 200: Type.Object({ company_staff: StaffMember }) },
});

/** How many records a scope would show, out of how many, before anyone gets it. */
export const previewScope = endpoint({
  name: 'previewScope',
  method: 'POST',
  path: '/v1/company_staffs/preview_scope',
  summary: 'How much someone with this scope would see',
  audience: 'company',
  unaudited: 'It only previews.',
  permission: 'edit_user',
  body: Type.Object({ scope: Type.Object(scopeInput) }),
  answers: {
    200: Type.Object({
      locations: Type.Integer(),
      total_locations: Type.Integer(),
      open_positions: Type.Integer(),
      total_open_positions: Type.Integer(),
    }),
  },
});

export const cancelInvitation = endpoint({
  name: 'cancelInvitation',
  method: 'PATCH',
  path: '/v1/company_staffs/:id/cancel_invitation',
  summary: 'Cancel an invitation',
  audience: 'company',
  permission: 'edit_user',
  params: IdParams,
  answers: { 204: Empty },
});

/** Work that someone else has to take over (CMP-031). */
export const StaffOpenWork = Type.Object({
  /** Their upcoming meetings, including those with applicants the user can't see. */
  meetings_count: Type.Integer(),
  /** The next meetings with applicants the user can see. */
  meetings: Type.Array(
    Type.Object({ id: Id, starts_at: Timestamp, applicant_name: Type.String(), position_title: Type.String() }),
  ),
  /** Threads assigned to them. */
  conversations_count: Type.Integer(),
  /** Open actions of onboardings that nobody else is named for. */
  onboarding_actions_count: Type.Integer(),
});
export type StaffOpenWork = Static<typeof StaffOpenWork>;

export const getStaffOpenWork = endpoint({
  name: 'getStaffOpenWork',
  method: 'GET',
  path: '/v1/company_staffs/:id/open_work',
  summary: 'Open work that someone else takes over when a team member leaves',
  audience: 'company',
  permission: 'edit_user',
  params: IdParams,
  answers: { 200: StaffOpenWork },
});

export const deactivateStaff = endpoint({
  name: 'deactivateStaff',
  method: 'PATCH',
  path: '/v1/company_staffs/:id/deactivate',
  summary: 'Deactivate a team member',
  audience: 'company',
  permission: 'edit_user',
  params: IdParams,
  answers: { 200: Type.Object({ company_staff: StaffMember }) },
});

export const reactivateStaff = endpoint({
  name: 'reactivateStaff',
  method: 'PATCH',
  path: '/v1/company_staffs/:id/reactivate',
  summary: 'Reactivate a team member',
  audience: 'company',
  permission: 'edit_user',
  params: IdParams,
  answers: { 200: Type.Object({ company_staff: StaffMember }) },
});

const PayrollTeam = Type.Object({ company_staff_ids: Ids });

export const getPayrollTeam = endpoint({
  name: 'getPayrollTeam',
  method: 'GET',
  path: '/v1/payroll_team_members',
  summary: 'Staff who may receive payroll access',
  audience: 'company',
  permission: 'manage_payroll_team_members',
  module: 'payroll',
  answers: { 200: PayrollTeam },
});

export const updatePayrollTeam = endpoint({
  name: 'updatePayrollTeam',
  method: 'PUT',
  path: '/v1/payroll_team_members',
  summary: 'Choose who may receive payroll access',
  audience: 'company',
  permission: 'manage_payroll_team_members',
  module: 'payroll',
  body: PayrollTeam,
  answers: { 200: PayrollTeam },
});
