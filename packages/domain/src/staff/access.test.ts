import { describe, expect, it } from 'vitest';
import type { FunctionModule } from '../company/modules.ts';
import { type AccessDecision, type AccessDemand, decideAccess } from './access.ts';
import type { Permission } from './permissions.ts';

const OUTCOMES = {
  allowed: { allowed: true },
  module_off: { allowed: false, reason: 'module_off', module: 'scheduling' },
  permission_missing: { allowed: false, reason: 'permission_missing', permission: 'edit_offer' },
  read_only: { allowed: false, reason: 'read_only' },
  super_admin_only: { allowed: false, reason: 'super_admin_only' },
  plan_locked: { allowed: false, reason: 'plan_locked', feature: 'schedule', lock: 'upsell' },
} as const satisfies Record<string, AccessDecision>;

const STAFF = { tier: 'hiring', isSuperAdmin: false } as const;

type Held = 'not required' | 'held' | 'missing';
type Switched = 'not required' | 'on' | 'off';

const TABLE: readonly [Held, Switched, 'reads' | 'writes', 'full' | 'read-only', keyof typeof OUTCOMES][] = [
  ['not required', 'not required', 'reads', 'full', 'allowed'],
  ['not required', 'not required', 'reads', 'read-only', 'allowed'],
  ['not required', 'not required', 'writes', 'full', 'allowed'],
  ['not required', 'not required', 'writes', 'read-only', 'read_only'],
  ['not required', 'on', 'reads', 'full', 'allowed'],
  ['not required', 'on', 'reads', 'read-only', 'allowed'],
  ['not required', 'on', 'writes', 'full', 'allowed'],
  ['not required', 'on', 'writes', 'read-only', 'read_only'],
  ['not required', 'off', 'reads', 'full', 'module_off'],
  ['not required', 'off', 'reads', 'read-only', 'module_off'],
  ['not required', 'off', 'writes', 'full', 'module_off'],
  ['not required', 'off', 'writes', 'read-only', 'module_off'],
  ['held', 'not required', 'reads', 'full', 'allowed'],
  ['held', 'not required', 'reads', 'read-only', 'allowed'],
  ['held', 'not required', 'writes', 'full', 'allowed'],
  ['held', 'not required', 'writes', 'read-only', 'read_only'],
  ['held', 'on', 'reads', 'full', 'allowed'],
  ['held', 'on', 'reads', 'read-only', 'allowed'],
  ['held', 'on', 'writes', 'full', 'allowed'],
  ['held', 'on', 'writes', 'read-only', 'read_only'],
  ['held', 'off', 'reads', 'full', 'module_off'],
  ['held', 'off', 'reads', 'read-only', 'module_off'],
  ['held', 'off', 'writes', 'full', 'module_off'],
  ['held', 'off', 'writes', 'read-only', 'module_off'],
  ['missing', 'not required', 'reads', 'full', 'permission_missing'],
  ['missing', 'not required', 'reads', 'read-only', 'permission_missing'],
  ['missing', 'not required', 'writes', 'full', 'permission_missing'],
  ['missing', 'not required', 'writes', 'read-only', 'permission_missing'],
  ['missing', 'on', 'reads', 'full', 'permission_missing'],
  ['missing', 'on', 'reads', 'read-only', 'permission_missing'],
  ['missing', 'on', 'writes', 'full', 'permission_missing'],
  ['missing', 'on', 'writes', 'read-only', 'permission_missing'],
  ['missing', 'off', 'reads', 'full', 'module_off'],
  ['missing', 'off', 'reads', 'read-only', 'module_off'],
  ['missing', 'off', 'writes', 'full', 'module_off'],
  ['missing', 'off', 'writes', 'read-only', 'module_off'],
];

describe('decideAccess', () => {
  it.each(TABLE)(
    'permission %s, module %s, endpoint %s, holder %s: %s [CMP-002, CMP-022, IDN-002]',
    (held, switched, effect, standing, outcome) => {
      const demand: AccessDemand = {
        permission: held === 'not required' ? undefined : 'edit_offer',
        module: switched === 'not required' ? undefined : 'scheduling',
        writes: effect === 'writes',
      };
      const permissions: Permission[] = held === 'held' ? ['edit_note', 'edit_offer'] : ['edit_note'];
      const modules: FunctionModule[] = switched === 'on' ? ['messaging', 'scheduling'] : ['messaging'];
      const holder = { ...STAFF, permissions, modules, readOnly: standing === 'read-only' };
      expect(decideAccess(demand, holder)).toEqual(OUTCOMES[outcome]);
    },
  );

  it.each([
    ['the first', ['edit_offer'], true],
    ['the second', ['edit_message'], true],
    ['both', ['edit_offer', 'edit_message'], true],
    ['neither', ['edit_note'], false],
  ] as const)('accepts any of several permissions: holder of %s [CMP-022]', (_case, permissions, allowed) => {
    const decision = decideAccess(
      { permission: ['edit_offer', 'edit_message'] },
      { ...STAFF, permissions, modules: [] },
    );
    expect(decision).toEqual(allowed ? OUTCOMES.allowed : OUTCOMES.permission_missing);
  });

  it('grants every permission to all_admin_rights, but no module that is off [CMP-002, CMP-023]', () => {
    const holder = { ...STAFF, permissions: ['all_admin_rights'], modules: [] } as const;
    expect(decideAccess({ permission: 'edit_offer' }, holder)).toEqual(OUTCOMES.allowed);
    expect(decideAccess({ permission: 'edit_offer', module: 'scheduling' }, holder)).toEqual(OUTCOMES.module_off);
  });

  it.each([
    ['lite', 'schedule', OUTCOMES.plan_locked],
    ['lite', 'bulk_actions', { ...OUTCOMES.plan_locked, feature: 'bulk_actions', lock: 'hidden' }],
    ['hiring', 'schedule', OUTCOMES.module_off],
  ] as const)(
    'on tier %s, %s without module and permission: the plan is checked first [CMP-047, AHD-005]',
    (tier, feature, outcome) => {
      const demand = { feature, module: 'scheduling', permission: 'edit_offer' } as const;
      expect(decideAccess(demand, { ...STAFF, tier, permissions: [], modules: [] })).toEqual(outcome);
    },
  );

  it('limits super admin actions to super admins, even with full admin rights [CMP-025, CMP-062]', () => {
    const admin = { ...STAFF, permissions: ['all_admin_rights'], modules: [] } as const;
    expect(decideAccess({ superAdmin: true }, admin)).toEqual(OUTCOMES.super_admin_only);
    expect(decideAccess({ superAdmin: true }, { ...admin, isSuperAdmin: true })).toEqual(OUTCOMES.allowed);
  });

  it.each([
    [[], { allowed: true }],
    [[7], { allowed: false, reason: 'out_of_scope' }],
  ] as const)('lets someone limited to locations %o create one: %o [CMP-024]', (location, outcome) => {
    const scope = { location, department: [3], brand: [], position: [] };
    const admin = { ...STAFF, permissions: ['edit_location'], modules: [], scope } as const;
    expect(decideAccess({ permission: 'edit_location', unlimitedIn: 'location', writes: true }, admin)).toEqual(
      outcome,
    );
  });
});
