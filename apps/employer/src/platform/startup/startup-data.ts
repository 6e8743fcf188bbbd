// Startup data for every page.

import type { Brand } from '@onward/contract/company/brands';
import type { AppSettings, getBetaFeatures, getGrowthFlags } from '@onward/contract/company/company';
import type { ResponseOf } from '@onward/contract/endpoint';
import type { User } from '@onward/contract/identity/identity';
import type { listIntegrations } from '@onward/contract/integrations/integrations';
import type { Department } from '@onward/contract/locations/departments';
import type { LocationSummary } from '@onward/contract/locations/locations';
import type { PositionSummary } from '@onward/contract/positions/position';
import type { StaffMember } from '@onward/contract/staff/staff';
import { FLAGS, type FlagValues } from '@onward/domain/company/flags';

export type Integration = ResponseOf<typeof listIntegrations>['integrations'][number];

export interface StartupData {
  user: User;
  locations: LocationSummary[];
  brands: Brand[];
  departments: Department[];
  /** Null when the settings failed to load; pages then use the domain's own numbers. */
  settings: AppSettings | null;
  integrations: Integration[];
  flags: FlagValues;
  /** Loaded in the background after startup; null until then. */
  positions: PositionSummary[] | null;
  staffs: StaffMember[] | null;
}

type Betas = ResponseOf<typeof getBetaFeatures>['betas'];
type Features = ResponseOf<typeof getGrowthFlags>['features'];

/** A flag is on when either source says so; missing or failing means off (CMP-005). */
export const readFlags = (betas: Betas, features: Features): FlagValues =>
  Object.fromEntries(FLAGS.map((flag) => [flag, betas.includes(flag) || features[flag]?.value === true]));
