import { describe, expect, it } from 'vitest';
import { FUNCTION_MODULES, isFunctionModule, isPayrollModule } from './modules.ts';

const CATALOG = [
  'messaging',
  'scheduling',
  'onboarding',
  'paychex',
  'uscis_integration',
  'adp_run_integration',
  'payroll',
  'ai_assistant',
  'hiring_stages',
  'payroll_integration_hiring_to_onboarding',
  'rating',
  'background_check',
  'offers',
  'custom_reports',
  'sourcing_tools',
  'company_documents',
  'wotc',
];

describe('function modules', () => {
  it('are exactly those of the catalog [CMP-002]', () => {
    expect([...FUNCTION_MODULES].toSorted()).toEqual(CATALOG.toSorted());
  });

  it.each(CATALOG)('know %s [CMP-002]', (key) => {
    expect(isFunctionModule(key)).toBe(true);
  });

  it.each(['', 'Messaging', 'hiring stages', 'everify', 'length'])('do not include %j [CMP-002]', (key) => {
    expect(isFunctionModule(key)).toBe(false);
  });

  it('of payroll belong to one plan, which their pages offer when they are off [EMP-033, CMP-048]', () => {
    expect(FUNCTION_MODULES.filter(isPayrollModule)).toEqual([
      'paychex',
      'adp_run_integration',
      'payroll',
      'payroll_integration_hiring_to_onboarding',
    ]);
  });
});
