// Sign-in, sessions, choosing a company, the first-days wizard and the account.
import { COMPANY_STATUSES } from '@onward/domain/company/statuses';
import { SECOND_FACTOR_KINDS } from '@onward/domain/identity/second-factors';
import { WIZARD_STEPS } from '@onward/domain/identity/wizard';
import { LANGUAGES } from '@onward/domain/platform/languages';
import { PERMISSIONS } from '@onward/domain/staff/permissions';
import Type, { type Static } from 'typebox';
import { Company } from '../company/company.ts';
import { Empty, endpoint } from '../endpoint.ts';
import { Email, Id, Message, Name, Nullable, Phone, RegionNumber, Secret, Timestamp } from '../fields.ts';
import { PopUpNotification } from '../notifications/notifications.ts';
import { PasskeyRequest } from './passkeys.ts';

const WizardStep = Type.Enum([...WIZARD_STEPS]);

export const CompanyRole = Type.Object({
  id: Id,
  name: Type.String(),
  permissions: Type.Array(Type.Enum([...PERMISSIONS])),
});

export const User = Type.Object({
  id: Id,
  user_id: Id,
  uuid: Type.String(),
  name: Type.String(),
  email: Type.String(),
  phone: Nullable(Type.String()),
  region_number: Nullable(Type.String()),
  global_phone_number_for_sms: Nullable(Type.String()),
  company: Company,
  company_role: CompanyRole,
  created_at: Timestamp,
  is_super_admin: Type.Boolean(),
  /** The user's scope; an empty list means everything of that kind. */
  permitted_location_ids: Type.Array(Id),
  permitted_department_ids: Type.Array(Id),
  permitted_brand_ids: Type.Array(Id),
  permitted_position_ids: Type.Array(Id),
  is_support_staff: Type.Boolean(),
  is_sso: Type.Boolean(),
  /** True for support staff visiting a company, who can't change anything. */
  is_read_only: Type.Boolean(),
  /** The role and location the user is viewing the product as. */
  seeing_as: Nullable(
    Type.Object({
      company_role: Type.Object({ id: Id, name: Type.String() }),
      location: Nullable(Type.Object({ id: Id, name: Type.String() })),
    }),
  ),
  locale: Nullable(Type.String()),
  user_onboarding_desktop_step: WizardStep,
  reset_password_required: Type.Boolean(),
  /** Must set up a second factor before anything else (IDN-041). */
  second_factor_required: Type.Boolean(),
  pop_up_notifications: Type.Array(PopUpNotification),
  calendar: Type.Object({ availabilities: Type.Array(Type.Unknown()) }),
  companies_count: Type.Integer(),
  token: Type.String(),
});
export type User = Static<typeof User>;

export const SignedIn = Type.Object({
  token: Type.String(),
  user_id: Id,
  require_select_company: Type.Boolean(),
  companies: Type.Array(Type.Object({ id: Id, name: Type.String(), uuid: Type.String() })),
});

export type SignedIn = Static<typeof SignedIn>;

/** The password, link or provider was accepted; a second factor is required before a session starts (IDN-041). */
export const SecondFactorAsked = Type.Object({
  second_factor: Type.Object({
    challenge: Type.String(),
    kinds: Type.Array(Type.Enum([...SECOND_FACTOR_KINDS])),
    email: Type.String(),
    /** Options the browser passes to the passkey, in WebAuthn's format. */
    passkey: Nullable(PasskeyRequest),
  }),
});
export type SecondFactorAsked = Static<typeof SecondFactorAsked>;

const SelectableCompany = Type.Object({
  id: Id,
  name: Type.String(),
  uuid: Type.String(),
  status: Type.Enum([...COMPANY_STATUSES]),
  role_name: Type.String(),
  permitted_locations_count: Type.Integer(),
  last_used_at: Nullable(Timestamp),
});
export type SelectableCompany = Static<typeof SelectableCompany>;

export const signIn = endpoint({
  name: 'signIn',
  method: 'POST',
  path: '/v1/sessions',
  summary: 'Sign in with email and password',
  audience: 'public',
  rateLimit: 'public_write',
  body: Type.Object({ email: Email, password: Secret }),
  answers: { 201: SignedIn, 202: SecondFactorAsked },
});

export const signOut = endpoint({
  name: 'signOut',
  method: 'DELETE',
  path: '/v1/sessions/current',
  summary: 'End the current session',
  audience: 'session',
  duringAccountSetup: true,
  answers: { 204: Empty },
});

export const getCurrentUser = endpoint({
  name: 'getCurrentUser',
  method: 'GET',
  path: '/v1/users/me',
  summary: 'The signed-in user in the chosen company',
  audience: 'company',
  duringAccountSetup: true,
  answers: { 200: Type.Object({ user: User }) },
});

export const listMyCompanies = endpoint({
  name: 'listMyCompanies',
  method: 'GET',
  path: '/v1/companies/mine',
  summary: 'Companies where the user is active staff',
  audience: 'session',
  duringAccountSetup: true,
  answers: {
    200: Type.Object({
      companies: Type.Array(SelectableCompany),
      email: Type.String(),
      is_support_staff: Type.Boolean(),
      second_factor_required: Type.Boolean(),
    }),
  },
});

export const selectCompany = endpoint({
  name: 'selectCompany',
  method: 'POST',
  path: '/v1/users/select_company',
  summary: 'Choose the company to work in',
  audience: 'session',
  duringAccountSetup: true,
  body: Type.Object({
    company_id: Id,
    /** Support staff give a reason for opening a company, which the company can read. */
    reason: Type.Optional(Type.String({ maxLength: 500 })),
  }),
  answers: { 200: Type.Object({ company: Type.Object({ id: Id, name: Type.String(), uuid: Type.String() }) }) },
});

export const updateProfile = endpoint({
  name: 'updateProfile',
  method: 'PUT',
  path: '/v1/users/update_profile',
  summary: 'Change your own name, phone or language',
  audience: 'company',
  body: Type.Object({
    company_staff: Type.Object({
      name: Type.Optional(Name),
      phone: Type.Optional(Nullable(Phone)),
      region_number: Type.Optional(Nullable(RegionNumber)),
      locale: Type.Optional(Type.Enum([...LANGUAGES])),
    }),
  }),
  answers: { 200: Type.Object({ user: User }) },
});

export const advanceUserWizard = endpoint({
  name: 'advanceUserWizard',
  method: 'POST',
  path: '/v1/users/next_onboarding_step',
  summary: 'Advance the first-days wizard',
  audience: 'company',
  unaudited: 'It only says what the user has seen.',
  body: Type.Object({ user_onboarding_desktop_step: WizardStep }),
  answers: { 200: Type.Object({ user_onboarding_desktop_step: WizardStep }) },
});

export const sendAppLink = endpoint({
  name: 'sendAppLink',
  method: 'POST',
  path: '/v1/users/send_app_link',
  summary: 'Text a download link for the mobile app',
  audience: 'company',
  rateLimit: 'app_link',
  idempotent: true,
  body: Type.Object({ phone: Phone, region_number: RegionNumber }),
  answers: { 200: Message },
});

export const requestSmsSignIn = endpoint({
  name: 'requestSmsSignIn',
  method: 'POST',
  path: '/v1/login_short_messages',
  summary: 'Text a sign-in link',
  audience: 'public',
  rateLimit: 'public_write',
  idempotent: true,
  body: Type.Object({ phone: Phone, region_number: RegionNumber }),
  answers: { 200: Message },
});

export const signInBySms = endpoint({
  name: 'signInBySms',
  method: 'PUT',
  path: '/v1/login_short_messages/:token',
  summary: 'Sign in with a texted link',
  audience: 'public',
  rateLimit: 'public_write',
  params: Type.Object({ token: Secret }),
  answers: { 200: SignedIn, 202: SecondFactorAsked },
});
