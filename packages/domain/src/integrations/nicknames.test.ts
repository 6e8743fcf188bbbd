import { describe, expect, it } from 'vitest';
import { FUNCTION_MODULES } from '../company/modules.ts';
import {
  definitionOf,
  INTEGRATION_NICKNAMES,
  isIntegrationNickname,
  isPayrollNickname,
  offeredNicknames,
} from './nicknames.ts';

const PAYROLL = [
  ['adp', 'payroll'],
  ['adp_run', 'adp_run_integration'],
  ['paychex', 'paychex'],
  ['paylocity', 'payroll'],
] as const;

describe('The integrations', () => {
  it('are the thirteen of the catalog [INT-004]', () => {
    expect(INTEGRATION_NICKNAMES).toEqual([
      'checkr',
      'indeed',
      'craigslist',
      'job_target',
      'adp',
      'adp_run',
      'paychex',
      'paylocity',
      'everify',
      'wotc',
      'ehx_wotc',
      'google_calendar',
      'microsoft_calendar',
    ]);
    expect(offeredNicknames(FUNCTION_MODULES)).toEqual(INTEGRATION_NICKNAMES);
  });

  it('show every category but payroll without any module [INT-004]', () => {
    const offered = offeredNicknames([]);
    expect(INTEGRATION_NICKNAMES.filter((nickname) => !offered.includes(nickname))).toEqual(
      PAYROLL.map(([nickname]) => nickname),
    );
  });

  it.each(PAYROLL)('show %s only with the module %s [INT-004, CMP-003]', (nickname, module) => {
    expect(definitionOf(nickname)).toMatchObject({ category: 'payroll', module });
    expect(offeredNicknames([module])).toContain(nickname);
    expect(offeredNicknames(FUNCTION_MODULES.filter((one) => one !== module))).not.toContain(nickname);
  });

  it('connect payroll systems here, with credentials [INT-005, INT-011]', () => {
    const payroll = INTEGRATION_NICKNAMES.filter(isPayrollNickname);
    expect(payroll).toEqual(PAYROLL.map(([nickname]) => nickname));
    expect(new Set(payroll.map((nickname) => definitionOf(nickname).kind))).toEqual(new Set(['connected_here']));
  });

  it('run background checks through checkr [CHK-001]', () => {
    expect(definitionOf('checkr')).toEqual({
      name: 'Checkr',
      category: 'background_check',
      kind: 'connected_here',
      module: 'background_check',
    });
  });

  it('are known by their own names only [INT-004]', () => {
    expect(['checkr', 'Checkr', 'toString', ''].filter(isIntegrationNickname)).toEqual(['checkr']);
  });
});
