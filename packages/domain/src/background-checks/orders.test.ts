import { describe, expect, it } from 'vitest';
import { decideOrder, type OrderFacts, usualPackage } from './orders.ts';
import { CHECK_STATUSES } from './states.ts';

const NODE = { status: 'active', available_packages: ['basic_plus', 'driver'] } as const;
const READY: OrderFacts = { isConnected: true, node: NODE, status: 'not_ordered', newest: null };

describe('Ordering a check', () => {
  it('works where the place takes orders of the package [CHK-005]', () => {
    expect(decideOrder(READY, 'driver')).toEqual({ allowed: true });
  });

  it.each([
    ['without a connection', { isConnected: false }, 'basic_plus'],
    ['without a place', { node: null }, 'basic_plus'],
    ['while the place is not known to the provider', { node: { ...NODE, status: 'pending' } }, 'basic_plus'],
    ['while the place is switched off', { node: { ...NODE, status: 'disabled' } }, 'basic_plus'],
    ['for a package that is switched off there', {}, 'standard_plus'],
  ] as const)('is refused %s [CHK-005]', (_case, change, slug) => {
    expect(decideOrder({ ...READY, ...change }, slug)).toEqual({ allowed: false, reason: 'not_set_up' });
  });

  it.each(CHECK_STATUSES)('depends on the check before it: %s [CHK-005, CHK-006]', (newest) => {
    const running = ['invitation_sent', 'pending', 'suspended', 'consider', 'pre_adverse_action', 'dispute'];
    const again = ['not_ordered', 'canceled', 'expired'];
    const sameVisit = decideOrder({ ...READY, status: newest, newest }, 'driver');
    const newVisit = decideOrder({ ...READY, newest }, 'driver');
    if (running.includes(newest)) {
      expect([sameVisit, newVisit]).toEqual(Array(2).fill({ allowed: false, reason: 'running' }));
    } else {
      expect(sameVisit).toEqual(again.includes(newest) ? { allowed: true } : { allowed: false, reason: 'finished' });
      expect(newVisit).toEqual({ allowed: true });
    }
  });
});

it.each([
  [['a', 'b', 'c'], 'b', 'c', 'b'],
  [['a', 'c'], 'b', 'c', 'c'],
  [['a', 'c'], 'b', null, 'a'],
  [[], 'b', 'c', null],
])('of %j with %s for the stage and %s for the place, %s is suggested [CHK-005]', (available, stage, node, usual) => {
  expect(usualPackage(available, stage, node)).toBe(usual);
});
