// Every public field of the user.
import type { Brand } from '@onward/contract/company/brands';
import type { User } from '@onward/contract/identity/identity';
import type { PopUpNotification } from '@onward/contract/notifications/notifications';
import { globalPhoneNumber } from '@onward/domain/platform/contact/phone';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { ProfileRow } from './profile/profile.queries.ts';

export interface UserFacts {
  profile: ProfileRow;
  access: CompanyAccess;
  brands: Brand[];
  popUps: PopUpNotification[];
  availabilities: unknown[];
  token: string;
}

export const presentUser = ({ profile, access, brands, popUps, availabilities, token }: UserFacts): User => ({
  id: access.staffId || access.userId,
  user_id: access.userId,
  uuid: profile.staff_uuid,
  name: profile.name,
  email: access.email,
  phone: profile.phone,
  region_number: profile.region_number,
  global_phone_number_for_sms: globalPhoneNumber(profile.phone, profile.region_number),
  company: presentCompany(profile, access, brands),
  company_role: {
    id: access.seeingAs?.role.id ?? profile.role_id,
    name: access.roleName,
    permissions: [...access.permissions],
  },
  created_at: profile.staff_created_at.toISOString(),
  is_super_admin: access.isSuperAdmin,
  permitted_location_ids: [...access.scope.location],
  permitted_department_ids: [...access.scope.department],
  permitted_brand_ids: [...access.scope.brand],
  permitted_position_ids: [...access.scope.position],
  is_support_staff: access.isSupportStaff,
  is_sso: access.isSso,
  is_read_only: access.readOnly,
  seeing_as: access.seeingAs && { company_role: access.seeingAs.role, location: access.seeingAs.location },
  locale: access.locale,
  user_onboarding_desktop_step: profile.wizard_step,
  reset_password_required: access.resetPasswordRequired,
  second_factor_required: access.secondFactorRequired,
  pop_up_notifications: popUps,
  calendar: { availabilities },
  companies_count: access.memberships.length,
  token,
});

const presentCompany = (profile: ProfileRow, access: CompanyAccess, brands: Brand[]): User['company'] => ({
  id: access.companyId,
  customer_id: profile.customer_id,
  uuid: profile.company_uuid,
  digest_key: profile.digest_key,
  name: access.companyName,
  time_zone: profile.company_time_zone,
  status: profile.company_status,
  tier: profile.tier,
  tiers: profile.tiers,
  function_modules: [...access.modules],
  brands,
  onboarding_activated_at: profile.onboarding_activated_at?.toISOString() ?? null,
  paid_locations_count: profile.paid_locations_count,
  trial: profile.trial,
  available_positions_count: profile.available_positions_count,
  plan_type: profile.plan_type,
  available_locations_count: profile.paid_locations_count - profile.active_locations_count,
});
