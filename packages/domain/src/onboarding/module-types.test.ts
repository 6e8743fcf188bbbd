import { describe, expect, it } from 'vitest';
import { FUNCTION_MODULES, type FunctionModule } from '../company/modules.ts';
import {
  ACTION_TYPES,
  asksQuestions,
  DEFAULT_ACTIONS,
  isDependent,
  isModuleType,
  MODULE_TYPES,
  type ModuleType,
  moduleAvailability,
  moduleTextKey,
  sideOf,
  signsDocuments,
} from './module-types.ts';

const EVERY: readonly FunctionModule[] = FUNCTION_MODULES;

describe('module types', () => {
  it('have the actions of the catalog, in order [ONB-002]', () => {
    expect(DEFAULT_ACTIONS).toEqual({
      basic_information: ['employee_fill_basic_information_form', 'hr_fill_basic_information_form'],
      w4: ['w4_form'],
      i9: ['employee_fill_i9_form', 'hr_fill_i9_form', 'hr_submit_e_verify_case'],
      formi9_compliance_everify: ['formi9_section1', 'formi9_section2', 'hr_submit_e_verify_case'],
      us_state_tax: ['employee_fill_us_state_tax_form'],
      direct_deposit: ['direct_deposit_form'],
      collect_info: ['employee_fill_form', 'review_form'],
      signing: ['employee_sign_company_document', 'hr_sign_company_document'],
      company_documents: ['employee_sign_company_document', 'hr_sign_company_document'],
      wotc: ['employee_fill_wotc_form'],
      ehx_wotc: ['ehx_wotc_employee_form'],
      paychex: ['employee_fill_paychex_form', 'hr_fill_paychex_form', 'review_and_send_to_paychex'],
      adp: ['employee_fill_adp_form', 'hr_fill_adp_form', 'review_and_send_to_adp'],
      'ADP RUN': ['employee_fill_adp_form', 'hr_fill_adp_form', 'review_and_send_to_adp'],
      'ADP RUN v2.0': ['employee_fill_adp_form', 'hr_fill_adp_form', 'review_and_send_to_adp'],
      paylocity: ['employee_fill_form', 'review_form'],
      cfa: ['employee_fill_form', 'review_form'],
      microservice: ['employee_fill_form', 'review_form'],
    });
  });

  it('use every action type, and no other [ONB-002]', () => {
    expect(new Set(Object.values(DEFAULT_ACTIONS).flat())).toEqual(new Set(ACTION_TYPES));
  });

  it('are known by their exact spelling [ONB-002]', () => {
    expect(MODULE_TYPES.every(isModuleType)).toBe(true);
    expect(['W4', 'adp run', 'ADP RUN v2', '', 'toString'].some(isModuleType)).toBe(false);
  });

  it.each(ACTION_TYPES)('%s is done by one side [ONB-004]', (type) => {
    const byCompany = [
      'hr_fill_basic_information_form',
      'hr_fill_i9_form',
      'hr_submit_e_verify_case',
      'formi9_section2',
      'review_form',
      'hr_sign_company_document',
      'hr_fill_paychex_form',
      'review_and_send_to_paychex',
      'hr_fill_adp_form',
      'review_and_send_to_adp',
    ];
    expect(sideOf(type)).toBe(byCompany.includes(type) ? 'hr' : 'employee');
  });

  it('name those that depend on the basic information, ask questions, or sign documents [ONB-004, ONB-006]', () => {
    expect(MODULE_TYPES.filter(isDependent)).toEqual(['w4', 'i9', 'us_state_tax']);
    expect(MODULE_TYPES.filter(asksQuestions)).toEqual(['collect_info', 'paylocity', 'cfa', 'microservice']);
    expect(MODULE_TYPES.filter(signsDocuments)).toEqual(['signing', 'company_documents']);
  });

  it('have text keys without spaces or dots', () => {
    expect(MODULE_TYPES.map(moduleTextKey)).toContain('adp_run_v2_0');
    expect(new Set(MODULE_TYPES.map(moduleTextKey)).size).toBe(MODULE_TYPES.length);
    for (const type of MODULE_TYPES) expect(moduleTextKey(type)).toMatch(/^[a-z0-9_]+$/);
  });
});

const NEEDED: Partial<Record<ModuleType, FunctionModule>> = {
  paychex: 'paychex',
  adp: 'adp_run_integration',
  'ADP RUN': 'adp_run_integration',
  'ADP RUN v2.0': 'adp_run_integration',
  formi9_compliance_everify: 'uscis_integration',
  wotc: 'wotc',
  company_documents: 'company_documents',
};

describe('adding a module', () => {
  it.each(MODULE_TYPES)('%s is available in an empty process of a plan with everything [ONB-009]', (type) => {
    expect(moduleAvailability(type, { added: [], modules: EVERY })).toEqual({ available: true });
  });

  it.each(MODULE_TYPES)('%s is locked without the module of its plan [ONB-009]', (type) => {
    const module = NEEDED[type];
    expect(moduleAvailability(type, { added: [], modules: [] })).toEqual(
      module ? { available: false, reason: 'locked', module } : { available: true },
    );
    const others = EVERY.filter((each) => each !== module);
    expect(moduleAvailability(type, { added: [], modules: others }).available).toBe(module === undefined);
  });

  it.each(MODULE_TYPES.flatMap((type) => MODULE_TYPES.map((added) => [type, added] as const)))(
    '%s after %s: only three may repeat, and the two I-9 modules exclude each other [ONB-009]',
    (type, added) => {
      const mayRepeat = ['collect_info', 'signing', 'company_documents'].includes(type);
      const isOtherI9 =
        (type === 'i9' && added === 'formi9_compliance_everify') ||
        (type === 'formi9_compliance_everify' && added === 'i9');
      const decision = moduleAvailability(type, { added: [added], modules: EVERY });
      if (isOtherI9) expect(decision).toEqual({ available: false, reason: 'excluded', by: added });
      else if (type === added && !mayRepeat) expect(decision).toEqual({ available: false, reason: 'already_added' });
      else expect(decision).toEqual({ available: true });
    },
  );
});
