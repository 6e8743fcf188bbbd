// For support staff: the companies they look after, and what is enabled for each.
import { FLAGS } from '@onward/domain/company/flags';
import { PLAN_TYPES } from '@onward/domain/company/location-cap';
import { FUNCTION_MODULES } from '@onward/domain/company/modules';
import { COMPANY_STATUSES } from '@onward/domain/company/statuses';
import Type, { type Static } from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Id, IdParams, Moment, Nullable, pageQuery, pageResponse, Timestamp } from '../fields.ts';

export const SupportedCompany = Type.Object({
  id: Id,
  name: Type.String(),
  status: Type.Enum([...COMPANY_STATUSES]),
  tier: Type.String(),
  tiers: Type.Array(Type.String()),
  trial: Type.Boolean(),
  plan_type: Type.String(),
  paid_locations_count: Type.Integer(),
  active_locations_count: Type.Integer(),
  /** How many jobs can still be published; null without a limit (JOB-006). */
  available_positions_count: Nullable(Type.Integer()),
  onboarding_activated_at: Nullable(Timestamp),
  require_second_factor: Type.Boolean(),
  function_modules: Type.Array(Type.Enum([...FUNCTION_MODULES])),
  flags: Type.Array(Type.Enum([...FLAGS])),
  created_at: Timestamp,
});
export type SupportedCompany = Static<typeof SupportedCompany>;

const Change = Type.Object({
  id: Id,
  event: Type.String(),
  by: Nullable(Type.String()),
  changes: Type.Array(
    Type.Object({ field: Type.String(), before: Nullable(Type.String()), after: Nullable(Type.String()) }),
  ),
  created_at: Timestamp,
});

const Tier = Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z_]+$' });

export const listSupportChanges = endpoint({
  name: 'listSupportChanges',
  method: 'GET',
  path: '/v1/support_changes',
  summary: 'What support staff changed in the company, newest first',
  audience: 'company',
  superAdmin: true,
  answers: { 200: Type.Object({ support_changes: Type.Array(Change) }) },
});

export const listSupportedCompanies = endpoint({
  name: 'listSupportedCompanies',
  method: 'GET',
  path: '/v1/support/companies',
  summary: 'All companies',
  audience: 'support',
  query: pageQuery({ query: Type.Optional(Type.String({ maxLength: 120 })) }),
  answers: { 200: pageResponse({ companies: Type.Array(SupportedCompany) }) },
});

export const getSupportedCompany = endpoint({
  name: 'getSupportedCompany',
  method: 'GET',
  path: '/v1/support/companies/:id',
  summary: 'One company, what is enabled for it, and who changed that',
  audience: 'support',
  params: IdParams,
  answers: { 200: Type.Object({ company: SupportedCompany, changes: Type.Array(Change) }) },
});

export const updateSupportedCompany = endpoint({
  name: 'updateSupportedCompany',
  method: 'PUT',
  path: '/v1/support/companies/:id',
  summary: 'Change modules, flags, tier, plan and status of a company; recorded in its audit log',
  audience: 'support',
  params: IdParams,
  body: Type.Object({
    company: Type.Object({
      status: Type.Optional(Type.Enum([...COMPANY_STATUSES])),
      tier: Type.Optional(Tier),
      tiers: Type.Optional(Type.Array(Tier, { uniqueItems: true, maxItems: 20 })),
      trial: Type.Optional(Type.Boolean()),
      plan_type: Type.Optional(Type.Enum([...PLAN_TYPES])),
      paid_locations_count: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
      available_positions_count: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 1_000_000 }))),
      onboarding_activated_at: Type.Optional(Nullable(Moment)),
      require_second_factor: Type.Optional(Type.Boolean()),
      function_modules: Type.Optional(Type.Array(Type.Enum([...FUNCTION_MODULES]), { uniqueItems: true })),
      flags: Type.Optional(Type.Array(Type.Enum([...FLAGS]), { uniqueItems: true })),
    }),
  }),
  answers: { 200: Type.Object({ company: SupportedCompany }) },
});
