import { expect, test } from 'vitest';
import { COMPANY_PANELS, type CompanyPanel, choosePanel, needsPayrollPlan, permittedPanels } from './company-panels.ts';

const STAFF = { tier: 'hiring', isSuperAdmin: false };

const panel = (key: string, demand: CompanyPanel['demand'] = {}): CompanyPanel => ({
  key,
  demand,
  Component: () => null,
});
const panels = [panel('departments'), panel('integrations', { permission: 'edit_integration' })];

test('a panel without its permission is not listed [CMP-061]', () => {
  expect(permittedPanels(panels, { permissions: [], modules: [], ...STAFF }).map(({ key }) => key)).toEqual([
    'departments',
  ]);
});

test.each([
  ['integrations', 'integrations'],
  ['unknown', 'departments'],
  [null, 'departments'],
])('currentPanel %o opens %s [CMP-061]', (wanted, key) => {
  expect(choosePanel(panels, wanted)?.key).toBe(key);
});

test('stand in the order of the catalogue [CMP-061]', () => {
  const catalogue = [
    'profile',
    'brands',
    'locations',
    'departments',
    'roles',
    'staff',
    'integrations',
    'templates',
    'payroll_team',
    'everify',
    'custom_fields',
    'rejection_reasons',
    'privacy',
  ];
  const keys = COMPANY_PANELS.map(({ key }) => key);
  expect(keys).toEqual(catalogue.filter((key) => keys.includes(key)));
  expect(keys[0]).toBe('profile');
});

test('a payroll panel that the plan closes leads to the payroll wall, another one does not [CMP-048]', () => {
  const closed = [panel('payroll_team', { module: 'payroll' }), panel('everify', { module: 'uscis_integration' })];
  const holder = { permissions: [], modules: [], ...STAFF };
  expect(needsPayrollPlan(closed, holder, 'payroll_team')).toBe(true);
  expect(needsPayrollPlan(closed, { ...holder, modules: ['payroll'] }, 'payroll_team')).toBe(false);
  expect(needsPayrollPlan(closed, holder, 'everify')).toBe(false);
  expect(needsPayrollPlan(closed, holder, 'unknown')).toBe(false);
});
