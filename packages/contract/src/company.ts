// The company a user works in: settings, flags, brands, integrations, support.
import Type, { type Static } from 'typebox';
import { endpoint } from './endpoint.ts';
import { Id, Nullable } from './fields.ts';

export const Brand = Type.Object({
  id: Id,
  name: Type.String(),
  nickname: Type.String(),
  friendly_id: Type.String(),
  industry: Nullable(Type.String()),
  status: Type.Enum(['active', 'inactive']),
  location_counts: Type.Integer(),
  location_groups: Type.Array(Type.Object({ id: Id, name: Type.String() })),
});
export type Brand = Static<typeof Brand>;

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

export const listPermittedBrands = endpoint({
  name: 'listPermittedBrands',
  method: 'GET',
  path: '/v1/company_staffs/brands_with_location_groups',
  summary: 'Brands the user may see, with their location groups',
  audience: 'company',
  answers: { 200: Type.Object({ brands: Type.Array(Brand) }) },
});

export const getBetaFeatures = endpoint({
  name: 'getBetaFeatures',
  method: 'GET',
  path: '/beta_feature/Company/:id/setting',
  summary: 'Beta features switched on for the company',
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
  summary: 'Write to support',
  audience: 'company',
  idempotent: true,
  body: Type.Object({
    support_ticket: Type.Object({
      subject: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
      body: Type.String({ minLength: 1, maxLength: 10_000, pattern: '\\S' }),
      page_url: Type.Optional(Type.String({ maxLength: 2000 })),
      request_url: Type.Optional(Type.String({ maxLength: 2000 })),
      error_reference: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
    }),
  }),
  answers: { 201: Type.Object({ support_ticket: Type.Object({ id: Id }) }) },
});
