import { describe, expect, it } from 'vitest';
import {
  decideNodeChoice,
  decideNodeStatus,
  keepKnown,
  NODE_STATUSES,
  type NodeStatus,
  placeNode,
  usualTurnaround,
} from './packages.ts';

const BASIC = ['ssn_trace', 'sex_offender_search', 'national_criminal_search'];
const STANDARD = [...BASIC, 'county_criminal_search', 'federal_criminal_search'];
const KNOWN = ['basic_plus', 'standard_plus', 'driver'];

describe('A package', () => {
  it.each([
    ['basic', BASIC, [1, 1]],
    ['standard', STANDARD, [1, 3]],
    ['driver', [...STANDARD, 'motor_vehicle_report'], [2, 4]],
    ['unknown', ['a_new_search'], [1, 1]],
    ['empty', [], [1, 1]],
  ])('with %s searches takes as long as the slowest of them [CHK-002]', (_name, screenings, [min_days, max_days]) => {
    expect(usualTurnaround(screenings as string[])).toEqual({ min_days, max_days });
  });
});

describe('The packages of a node', () => {
  it.each([
    ['all of the account', KNOWN, 'driver', { allowed: true }],
    ['none', [], null, { allowed: true }],
    ['some, without a default', ['driver'], null, { allowed: true }],
    ['an unknown one', ['gold'], null, { allowed: false, field: 'available_packages', reason: 'unknown_package' }],
    ['an unknown default', KNOWN, 'gold', { allowed: false, field: 'default_package', reason: 'unknown_package' }],
    [
      'a default that is switched off',
      ['driver'],
      'basic_plus',
      { allowed: false, field: 'default_package', reason: 'not_available' },
    ],
  ] as const)(
    'may be %s, or are refused with the field [CHK-002]',
    (_case, available_packages, default_package, decision) => {
      expect(decideNodeChoice(KNOWN, { available_packages, default_package })).toEqual(decision);
    },
  );

  it('lose what the account no longer has [CHK-002]', () => {
    const choice = { available_packages: KNOWN, default_package: 'driver' };
    expect(keepKnown(KNOWN, choice)).toEqual(choice);
    expect(keepKnown(['basic_plus'], choice)).toEqual({ available_packages: ['basic_plus'], default_package: null });
  });
});

describe('The status of a node', () => {
  const ALLOWED: Record<NodeStatus, NodeStatus[]> = {
    pending: ['pending', 'disabled'],
    active: ['active', 'disabled'],
    disabled: ['active', 'disabled'],
  };
  const PAIRS = NODE_STATUSES.flatMap((status) => NODE_STATUSES.map((wanted) => [status, wanted] as const));

  it.each(PAIRS)('%s can be set to %s only to switch it off and on [CHK-002]', (status, wanted) => {
    expect(decideNodeStatus(status, wanted)).toEqual(
      ALLOWED[status].includes(wanted) ? { allowed: true } : { allowed: false, reason: 'set_by_provider' },
    );
  });

  const PLACES = [{ custom_id: 'CW-014' }, { custom_id: 'TW-011' }];

  it.each([
    ['with a place of its number', PLACES, 'cw-014', null, { custom_id: 'CW-014', status: 'active' }],
    ['without one', PLACES, 'CW-999', null, { custom_id: null, status: 'pending' }],
    ['without a number', PLACES, null, 'active', { custom_id: null, status: 'pending' }],
    ['in an account without places', [], 'CW-014', 'pending', { custom_id: null, status: 'active' }],
    ['that was switched off', PLACES, 'TW-011', 'disabled', { custom_id: 'TW-011', status: 'disabled' }],
  ] as const)('of a location %s follows the account [CHK-002]', (_case, places, number, status, expected) => {
    expect(placeNode(places, number, status)).toEqual(expected);
  });
});
