// The order of startup after sign-in (PLT-023, PLT-024, IDN-019, IDN-041).

import type { Brand } from '@onward/contract/company/brands';
import type { AppSettings } from '@onward/contract/company/company';
import type { User } from '@onward/contract/identity/identity';
import type { Department } from '@onward/contract/locations/departments';
import type { LocationSummary } from '@onward/contract/locations/locations';
import { type Integration, readFlags, type StartupData } from './startup-data.ts';

export interface StartupSteps {
  user(): Promise<User>;
  forcedResetToken(): Promise<string>;
  connectCable(): void;
  identify(user: User): void;
  locations(): Promise<LocationSummary[]>;
  brands(): Promise<Brand[]>;
  departments(): Promise<Department[]>;
  settings(): Promise<AppSettings>;
  integrations(): Promise<Integration[]>;
  betaFeatures(companyId: number): Promise<string[]>;
  growthFlags(): Promise<Record<string, { value: boolean }>>;
}

export type StartupOutcome =
  | { kind: 'ready'; data: StartupData }
  | { kind: 'reset_required'; resetToken: string }
  /** Nothing else can be called before a second factor is set up (IDN-041). */
  | { kind: 'second_factor_required' }
  | { kind: 'failed'; error: unknown };

export async function runStartup(steps: StartupSteps): Promise<StartupOutcome> {
  let user: User;
  try {
    user = await steps.user();
    if (user.reset_password_required) {
      return { kind: 'reset_required', resetToken: await steps.forcedResetToken() };
    }
    if (user.second_factor_required) return { kind: 'second_factor_required' };
  } catch (error) {
    return { kind: 'failed', error };
  }
  steps.connectCable();
  steps.identify(user);
  const locations = await orEmpty(steps.locations(), []);
  const brands = await orEmpty(steps.brands(), []);
  const departments = await orEmpty(steps.departments(), []);
  const [settings, integrations] = await Promise.all([
    orEmpty<AppSettings | null>(steps.settings(), null),
    orEmpty(steps.integrations(), []),
  ]);
  const betas = await orEmpty(steps.betaFeatures(user.company.id), []);
  const features = await orEmpty(steps.growthFlags(), {});
  const flags = readFlags(betas, features);
  const data = { user, locations, brands, departments, settings, integrations, flags, positions: null, staffs: null };
  return { kind: 'ready', data };
}

/** Later steps can fail: the shared handler has shown a toast, and startup continues without them. */
const orEmpty = <Value>(step: Promise<Value>, empty: Value): Promise<Value> => step.catch(() => empty);
