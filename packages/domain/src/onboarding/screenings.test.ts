import { describe, expect, it } from 'vitest';
import { INTEGRATION_STATUSES } from '../integrations/states.ts';
import { MODULE_TYPES } from './module-types.ts';
import {
  afterFailure,
  leavesOnceConnected,
  SCREENING_PROBLEMS,
  type ScreeningConnection,
  screeningRoute,
} from './screenings.ts';

const ACTIVE: ScreeningConnection = { status: 'active', company: 'DEFAULT' };
const WOTC = { module_type: 'wotc', wotc_company: 'LARK' } as const;
const EHX = { module_type: 'ehx_wotc', wotc_company: null } as const;

describe('A tax credit screening', () => {
  it('belongs to the two tax credit modules, each with the integration of its name [INT-013]', () => {
    const routes = MODULE_TYPES.map((module_type) => screeningRoute({ ...WOTC, module_type }, () => ACTIVE));
    const sending = routes.flatMap((route) => (route.sends ? [route.nickname] : []));
    expect(sending).toEqual(['wotc', 'ehx_wotc']);
    expect(routes.filter((route) => !route.sends && route.reason === 'no_screening')).toHaveLength(
      MODULE_TYPES.length - 2,
    );
  });

  it.each([
    ['active', true],
    ['error', true],
    ['pending', false],
    ['not_connected', false],
  ] as const)('with an integration that is %s leaves, now or later: %s [INT-006, INT-013]', (status, sends) => {
    expect(INTEGRATION_STATUSES).toContain(status);
    expect(screeningRoute(WOTC, () => ({ ...ACTIVE, status })).sends).toBe(sends);
  });

  it.each([
    ['goes to the company of its process', WOTC, ACTIVE, { sends: true, nickname: 'wotc', company: 'LARK' }],
    ['without a company in its process stays', { ...WOTC, wotc_company: null }, ACTIVE, 'company_missing'],
    ['of EHX goes to the company of the integration', EHX, ACTIVE, { sends: true, company: 'DEFAULT' }],
    ['of EHX without such a company stays', EHX, { ...ACTIVE, company: null }, 'company_missing'],
    ['of a company that never connected stays', WOTC, null, 'not_connected'],
  ] as const)('%s [INT-013]', (_case, module, connection, expected) => {
    const route = screeningRoute(module, () => connection);
    if (typeof expected === 'string') expect(route).toEqual({ sends: false, reason: expected });
    else expect(route).toMatchObject(expected);
  });

  it('leaves by itself once the connection works, unless the provider refused what it says [INT-006, INT-013]', () => {
    const leaving = ['stopped', 'unavailable', 'not_connected', 'company_missing'];
    expect(SCREENING_PROBLEMS.filter(leavesOnceConnected)).toEqual(leaving);
  });

  it.each([
    ['unauthorized', 'stopped'],
    ['stopped', 'stopped'],
  ] as const)('whose provider was %s waits for the repair, not for the clock [INT-006]', (failure, problem) => {
    expect(afterFailure(failure, 1)).toEqual({ status: 'waiting', problem, pause: null });
  });

  it.each([
    ['unavailable', 'unavailable'],
    ['busy', 'unavailable'],
    ['unreadable', 'unreadable'],
  ] as const)(
    'whose provider was %s is tried again with growing pauses, and not for ever [INT-016]',
    (failure, problem) => {
      const tries = [1, 2, 3, 4, 5].map((attempts) => afterFailure(failure, attempts));
      expect(tries.every((one) => one.status === 'waiting' && one.problem === problem)).toBe(true);
      const pauses = tries.map(({ pause }) => pause ?? 0);
      expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
      expect(afterFailure(failure, 6)).toEqual({ status: 'failed', problem, pause: null });
    },
  );

  it.each(['refused', 'company_unknown', 'company_missing', 'incomplete', 'not_connected'] as const)(
    'that is %s needs somebody at once [INT-013]',
    (failure) => {
      expect(afterFailure(failure, 1)).toEqual({ status: 'failed', problem: failure, pause: null });
    },
  );
});
