// Every public field of a company.
import type { Brand } from '@onward/contract/company/brands';
import type { CompanyProfile } from '@onward/contract/company/company';
import { availableLocations } from '@onward/domain/company/location-cap';
import type { CompanyAccess } from '../../platform/access/access.ts';
import type { CompanyRow } from './profile.queries.ts';

export const presentCompany = (row: CompanyRow, access: CompanyAccess, brands: Brand[]): CompanyProfile => ({
  id: row.id,
  customer_id: row.customer_id,
  uuid: row.uuid,
  digest_key: row.digest_key,
  name: row.name,
  status: row.status,
  tier: row.tier,
  tiers: row.tiers,
  function_modules: [...access.modules],
  brands,
  onboarding_activated_at: row.onboarding_activated_at?.toISOString() ?? null,
  paid_locations_count: row.paid_locations_count,
  trial: row.trial,
  available_positions_count: row.available_positions_count,
  plan_type: row.plan_type,
  available_locations_count: availableLocations({
    planType: row.plan_type,
    paidLocations: row.paid_locations_count,
    activeLocations: row.active_locations_count,
  }),
  website: row.website,
  about_text: row.about_text,
  asks_equal_opportunity: row.asks_equal_opportunity,
  time_zone: row.time_zone,
  logo_url: row.logo_url,
  version: row.version,
});
