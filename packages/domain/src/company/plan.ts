// What a plan tier includes. Only `lite` locks features; every other tier includes everything (CMP-045, CMP-047).
import type { FunctionModule } from './modules.ts';

const LITE_TIER = 'lite';

/** Features that lite locks: shown with a lock and an upgrade link, or hidden. */
const LITE_LOCKS = {
  messages: 'upsell',
  schedule: 'upsell',
  analytics: 'upsell',
  sourcing_tools: 'upsell',
  hiring_processes: 'upsell',
  automation: 'upsell',
  offers: 'upsell',
  background_checks: 'upsell',
  bulk_actions: 'hidden',
  ai_suggest: 'hidden',
  report_schedule: 'hidden',
} as const;

export type PlanFeature = keyof typeof LITE_LOCKS;
export type PlanLock = (typeof LITE_LOCKS)[PlanFeature];

export const PLAN_FEATURES = Object.keys(LITE_LOCKS) as PlanFeature[];

/** The feature a function module is, as a whole; stages, for one, belong to every plan, though their templates don't. */
const FEATURE_OF_MODULE: Partial<Record<FunctionModule, PlanFeature>> = {
  messaging: 'messages',
  scheduling: 'schedule',
  sourcing_tools: 'sourcing_tools',
  offers: 'offers',
  background_check: 'background_checks',
  ai_assistant: 'ai_suggest',
};

export const featureOfModule = (module: FunctionModule): PlanFeature | null => FEATURE_OF_MODULE[module] ?? null;

export const isLite = (tier: string): boolean => tier === LITE_TIER;

/** How the feature is locked on this tier, or null when it is open. */
export const planLock = (tier: string, feature: PlanFeature): PlanLock | null =>
  isLite(tier) ? LITE_LOCKS[feature] : null;
