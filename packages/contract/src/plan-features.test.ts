// Every feature that the lite plan locks is demanded by its endpoints (CMP-047).

import { FUNCTION_MODULES } from '@onward/domain/company/modules';
import { featureOfModule, PLAN_FEATURES, type PlanFeature } from '@onward/domain/company/plan';
import { decideAccess } from '@onward/domain/staff/access';
import { PERMISSIONS } from '@onward/domain/staff/permissions';
import { describe, expect, it } from 'vitest';
import type { EndpointShape } from './endpoint.ts';
import { ENDPOINTS } from './index.ts';

/** Decided by the selection, and by the message that is written: no endpoint is theirs alone. */
const WITHOUT_ENDPOINT: readonly PlanFeature[] = ['bulk_actions', 'ai_suggest'];

const LITE_WITH_EVERYTHING = {
  tier: 'lite',
  isSuperAdmin: true,
  permissions: PERMISSIONS,
  modules: FUNCTION_MODULES,
} as const;

const all: readonly EndpointShape[] = ENDPOINTS.map(({ endpoint }) => endpoint);
const featureOf = (one: EndpointShape): PlanFeature | null =>
  one.feature ?? (one.module ? featureOfModule(one.module) : null);

describe.each(PLAN_FEATURES.filter((feature) => !WITHOUT_ENDPOINT.includes(feature)))('The feature %s', (feature) => {
  const own = all.filter((one) => featureOf(one) === feature);

  it('has endpoints, and a lite company with every module is refused at each [CMP-047, CMP-045]', () => {
    expect(own.length).toBeGreaterThan(0);
    for (const { name, module, permission, superAdmin, feature: demanded } of own) {
      const decision = decideAccess({ module, permission, superAdmin, feature: demanded }, LITE_WITH_EVERYTHING);
      expect(decision, name).toMatchObject({ allowed: false, reason: 'plan_locked', feature });
    }
  });
});
