// The company a user works in: its profile, settings, flags, support.
import { FUNCTION_MODULES } from '@onward/domain/company/modules';
import { WEBSITE_MAX } from '@onward/domain/company/profile';
import { COMPANY_STATUSES } from '@onward/domain/company/statuses';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Id, IdParams, Nullable, Timestamp, Version, webAddress } from '../fields.ts';
import { Brand } from './brands.ts';

export const Company = Type.Object({
  id: Id,
  customer_id: Nullable(Type.String()),
  uuid: Type.String(),
  digest_key: Type.String(),
  name: Type.String(),
  time_zone: Type.String(),
  status: Type.Enum([...COMPANY_STATUSES]),
  tier: Type.String(),
  tiers: Type.Array(Type.String()),
  function_modules: Type.Array(Type.Enum([...FUNCTION_MODULES])),
  brands: Type.Array(Brand),
  onboarding_activated_at: Nullable(Timestamp),
  paid_locations_count: Type.Integer(),
  trial: Type.Boolean(),
  available_positions_count: Nullable(Type.Integer()),
  plan_type: Type.String(),
  available_locations_count: Type.Integer(),
});
export type Company = Static<typeof Company>;

export const CompanyProfile = Type.Object({
  ...Company.properties,
  website: Nullable(Type.String()),
  /** What the career pages say about the company. */
  about_text: Nullable(Type.String()),
  asks_equal_opportunity: Type.Boolean(),
  logo_url: Nullable(Type.String()),
  version: Type.Integer(),
});
export type CompanyProfile = Static<typeof CompanyProfile>;

export const COMPANY_NAME_MAX = 120;
export const ABOUT_TEXT_MAX = 2000;

export const getCompany = endpoint({
  name: 'getCompany',
  method: 'GET',
  path: '/v1/companies/:id',
  summary: 'The company and its plan',
  audience: 'company',
  params: IdParams,
  answers: { 200: Type.Object({ company: CompanyProfile }) },
});

export const updateCompany = endpoint({
  name: 'updateCompany',
  method: 'PUT',
  path: '/v1/companies/:id',
  summary: 'Change the company profile and what applicants are asked',
  audience: 'company',
  permission: 'edit_company',
  params: IdParams,
  body: Type.Object({
    company: Type.Object({
      name: Type.Optional(Type.String({ minLength: 1, maxLength: COMPANY_NAME_MAX, pattern: '\\S' })),
      /** Null removes the logo. */
      logo_upload_id: Type.Optional(Nullable(Id)),
      website: Type.Optional(Nullable(Type.String({ maxLength: WEBSITE_MAX }))),
      time_zone: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
      about_text: Type.Optional(Nullable(Type.String({ maxLength: ABOUT_TEXT_MAX }))),
      asks_equal_opportunity: Type.Optional(Type.Boolean()),
      version: Version,
    }),
  }),
  answers: { 200: Type.Object({ company: CompanyProfile }) },
});

/** Public, like the career pages that show it; the key can't be guessed and gives access to logos only. */
export const getLogo = endpoint({
  name: 'getLogo',
  method: 'GET',
  path: '/v1/logos/:company_id/:key',
  summary: 'The logo of a company or brand',
  audience: 'public',
  rateLimit: 'public_read',
  params: Type.Object({
    company_id: Id,
    key: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  }),
  answers: { 200: Type.String({ description: 'PNG or JPEG' }) },
});

const MergeTag = Type.Object({ key: Type.String(), label: Type.String(), required: Type.Boolean() });

export const AppSettings = Type.Object({
  merge_tags: Type.Record(Type.String(), Type.Array(MergeTag)),
  identity_regexes: Type.Object({
    ssn: Type.String(),
    ein: Type.String(),
    postal_code: Type.String(),
    phone: Type.String(),
  }),
  validate_rules: Type.Object({
    address_line_1_max: Type.Integer(),
    address_line_2_max: Type.Integer(),
    sms_max: Type.Integer(),
  }),
  text_to_apply_phone_numbers: Type.Array(Type.String()),
  share: Type.Object({ targets: Type.Array(Type.String()), width: Type.Integer(), height: Type.Integer() }),
  industries: Type.Array(Type.String()),
  custom_category_brands: Type.Array(Type.String()),
});
export type AppSettings = Static<typeof AppSettings>;

export const getSettings = endpoint({
  name: 'getSettings',
  method: 'GET',
  path: '/v1/settings',
  summary: 'Settings the screens need',
  audience: 'company',
  answers: { 200: AppSettings },
});

export const getBetaFeatures = endpoint({
  name: 'getBetaFeatures',
  method: 'GET',
  path: '/beta_feature/Company/:id/setting',
  summary: 'Beta features enabled for the company',
  audience: 'company',
  params: Type.Object({ id: Id }),
  answers: { 200: Type.Object({ betas: Type.Array(Type.String()) }) },
});

export const getGrowthFlags = endpoint({
  name: 'getGrowthFlags',
  method: 'GET',
  path: '/v1/growthbook_features',
  summary: 'Growth flags with their values',
  audience: 'company',
  answers: { 200: Type.Object({ features: Type.Record(Type.String(), Type.Object({ value: Type.Boolean() })) }) },
});

export const openSupportTicket = endpoint({
  name: 'openSupportTicket',
  method: 'POST',
  path: '/v1/support_tickets',
  summary: 'Open a support ticket',
  audience: 'company',
  idempotent: true,
  body: Type.Object({
    support_ticket: Type.Object({
      subject: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
      body: Type.String({ minLength: 1, maxLength: 10_000, pattern: '\\S' }),
      page_url: Type.Optional(webAddress(2000)),
      request_url: Type.Optional(Type.String({ maxLength: 2000 })),
      error_reference: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
    }),
  }),
  answers: { 201: Type.Object({ support_ticket: Type.Object({ id: Id }) }) },
});
