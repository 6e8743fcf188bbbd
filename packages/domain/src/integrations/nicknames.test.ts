import { describe, expect, it } from 'vitest';
import { FUNCTION_MODULES } from '../company/modules.ts';
import {
  definitionOf,
  INTEGRATION_NICKNAMES,
  isApprovedThere,
  isIntegrationNickname,
  isPayrollNickname,
  isTaxCreditNickname,
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

  it('connect tax credit providers here too, with credentials and the module of the plan [INT-004, INT-013]', () => {
    const taxCredits = INTEGRATION_NICKNAMES.filter(isTaxCreditNickname);
    expect(taxCredits).toEqual(['wotc', 'ehx_wotc']);
    for (const nickname of taxCredits) {
      expect(definitionOf(nickname)).toMatchObject({ kind: 'connected_here', module: 'wotc' });
      expect(offeredNicknames([])).toContain(nickname);
    }
    const here = INTEGRATION_NICKNAMES.filter((nickname) => definitionOf(nickname).kind === 'connected_here');
    expect(here.filter(isApprovedThere)).toEqual(['checkr']);
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
