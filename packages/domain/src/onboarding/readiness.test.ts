import { describe, expect, it } from 'vitest';
import { FUNCTION_MODULES } from '../company/modules.ts';
import { MODULE_TYPES, type ModuleType } from './module-types.ts';
import {
  canStart,
  INTEGRATION_STATUSES,
  integrationStatus,
  providerOf,
  type ReadinessFacts,
  type ReadinessModule,
  readinessItems,
} from './readiness.ts';

const moduleOf = (module_type: ModuleType, more: Partial<ReadinessModule> = {}): ReadinessModule => ({
  module_type,
  requirement: 'required',
  actions_without_assignee: [],
  missing_documents: 0,
  has_documents: true,
  has_employer: true,
  wotc_company: 'LARK',
  is_locked: false,
  ...more,
});

const READY: ReadinessFacts = {
  has_location: true,
  has_employer_id: true,
  is_everify_active: true,
  integrations: {},
};

const codes = (module: ReadinessModule, facts: Partial<ReadinessFacts> = {}) =>
  readinessItems([module], { ...READY, ...facts }).map(({ code, fix, blocks_start }) => [code, fix, blocks_start]);

describe('readiness', () => {
  it.each(MODULE_TYPES)('finds nothing when %s has everything [AHD-017]', (type) => {
    expect(codes(moduleOf(type))).toEqual([]);
    expect(canStart(readinessItems([moduleOf(type)], READY))).toBe(true);
  });

  it.each(MODULE_TYPES)(
    '%s needs a location, an EIN, and E-Verify only where the law asks for them [ONB-032]',
    (type) => {
      const isI9 = type === 'i9' || type === 'formi9_compliance_everify';
      const needsPlace = isI9 || type === 'wotc';
      expect(codes(moduleOf(type), { has_location: false, has_employer_id: false })).toEqual(
        needsPlace ? [['missing_location', 'location', true]] : [],
      );
      expect(codes(moduleOf(type), { has_employer_id: false })).toEqual(
        isI9 ? [['missing_employer_id_number', 'location', true]] : [],
      );
      expect(codes(moduleOf(type), { is_everify_active: false })).toEqual(
        type === 'formi9_compliance_everify' ? [['integration_not_active', 'everify', true]] : [],
      );
    },
  );

  it.each([
    ['wotc', { wotc_company: null }, ['wotc_company_missing', 'process', true]],
    ['w4', { has_employer: false }, ['employer_missing', 'process', true]],
    ['signing', { has_documents: false }, ['no_document', 'process', true]],
    ['company_documents', { missing_documents: 2 }, ['document_missing', 'documents', true]],
    ['collect_info', { actions_without_assignee: ['Review'] }, ['no_assignee_here', 'staff', true]],
    ['paychex', { is_locked: true }, ['module_locked', 'plan', true]],
  ] as const)('%s with %j says where to fix it [AHD-017, INT-013]', (type, more, item) => {
    expect(codes(moduleOf(type, more))).toEqual([item]);
    expect(canStart(readinessItems([moduleOf(type, more)], READY))).toBe(false);
  });

  it.each(['wotc', 'ehx_wotc'] as const)(
    'says that nothing can be sent while %s is not connected [ONB-032, ONB-048]',
    (type) => {
      expect(codes(moduleOf(type), { integrations: { [type]: 'integration_not_found' } })).toEqual([
        ['integration_not_ready', 'integrations', false],
      ]);
    },
  );

  it.each(INTEGRATION_STATUSES)('a provider that is %s stops only its own step [ONB-033]', (status) => {
    const found = codes(moduleOf('paychex'), { integrations: { paychex: status } });
    expect(found).toEqual(status === 'ready' ? [] : [['integration_not_ready', 'integrations', false]]);
    expect(canStart(readinessItems([moduleOf('paychex')], { ...READY, integrations: { paychex: status } }))).toBe(true);
  });

  it('ignores modules that are off [ONB-003, AHD-017]', () => {
    expect(codes(moduleOf('w4', { requirement: 'off', has_employer: false, is_locked: true }))).toEqual([]);
  });
});

describe('the status of an integration', () => {
  const at = (status: 'not_connected' | 'pending' | 'active' | 'error', failedCalls = 0) => [
    { nickname: 'paychex' as const, status, failedCalls },
  ];

  it.each([
    ['no row', [], FUNCTION_MODULES, 'integration_not_found'],
    ['disconnected', at('not_connected'), FUNCTION_MODULES, 'integration_not_found'],
    ['not in the plan', at('active'), [], 'integration_not_accessible'],
    ['pending', at('pending'), FUNCTION_MODULES, 'not_ready'],
    ['error', at('error', 3), FUNCTION_MODULES, 'not_ready'],
    ['no answer', at('active', 1), FUNCTION_MODULES, 'status_not_available'],
    ['active', at('active'), FUNCTION_MODULES, 'ready'],
  ] as const)('%s [INT-007, ONB-033]', (_case, connections, modules, status) => {
    expect(integrationStatus('paychex', connections, modules)).toBe(status);
  });

  it('is not found for an unknown name [INT-007]', () => {
    expect(integrationStatus('toString', at('active'), FUNCTION_MODULES)).toBe('integration_not_found');
  });

  it('belongs to the provider that a module sends to [ONB-033]', () => {
    expect(MODULE_TYPES.flatMap((type) => (providerOf(type) ? [[type, providerOf(type)]] : []))).toEqual([
      ['wotc', 'wotc'],
      ['ehx_wotc', 'ehx_wotc'],
      ['paychex', 'paychex'],
      ['adp', 'adp'],
      ['ADP RUN', 'adp_run'],
      ['ADP RUN v2.0', 'adp_run'],
      ['paylocity', 'paylocity'],
    ]);
  });
});
