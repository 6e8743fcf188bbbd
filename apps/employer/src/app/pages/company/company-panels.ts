// The panels of the company page, in catalog order (CMP-061).
import { type AccessDemand, type AccessHolder, decideAccess } from '@onward/domain/staff/access';
import type { ComponentType } from 'react';
import type { StartupData } from '../../../platform/startup/startup-data.ts';
import {
  BrandsPanel,
  CustomFieldsPanel,
  DepartmentsPanel,
  EverifyPanel,
  IntegrationsPanel,
  LocationsPanel,
  PayrollTeamPanel,
  PrivacyPanel,
  ProfilePanel,
  RejectionReasonsPanel,
  RolesPanel,
  StaffPanel,
} from '../../feature-pages.ts';
import { TemplatesPanel } from './own-panels.ts';

/** Null without permission, and while loading. */
export interface PeopleCounts {
  roles: number | null;
  staff: number | null;
}

export interface CompanyPanel {
  /** Value of `currentPanel`; its name is `shell:company.panels.<key>`. */
  key: string;
  demand: AccessDemand;
  Component: ComponentType;
  /** Fills the page and scrolls on its own. */
  flush?: boolean;
  /** The number of records in the panel, shown in its tab; null while unknown. */
  count?: (data: StartupData, people: PeopleCounts) => number | null;
}

export const COMPANY_PANELS: readonly CompanyPanel[] = [
  { key: 'profile', demand: {}, Component: ProfilePanel },
  { key: 'brands', demand: {}, Component: BrandsPanel, count: ({ brands }) => brands.length },
  { key: 'locations', demand: {}, Component: LocationsPanel, count: ({ locations }) => locations.length },
  { key: 'departments', demand: {}, Component: DepartmentsPanel, count: ({ departments }) => departments.length },
  {
    key: 'roles',
    demand: { permission: 'edit_user' },
    Component: RolesPanel,
    flush: true,
    count: (_data, { roles }) => roles,
  },
  { key: 'staff', demand: { permission: 'edit_user' }, Component: StaffPanel, count: (_data, { staff }) => staff },
  // Read-only without the permission to edit integrations (INT-003).
  { key: 'integrations', demand: {}, Component: IntegrationsPanel },
  { key: 'templates', demand: { permission: 'edit_template' }, Component: TemplatesPanel },
  {
    key: 'payroll_team',
    demand: { module: 'payroll', permission: 'manage_payroll_team_members' },
    Component: PayrollTeamPanel,
  },
  {
    key: 'everify',
    demand: { module: 'uscis_integration', permission: 'manage_everify' },
    Component: EverifyPanel,
  },
  { key: 'custom_fields', demand: { permission: 'edit_company' }, Component: CustomFieldsPanel },
  { key: 'rejection_reasons', demand: { permission: 'edit_company' }, Component: RejectionReasonsPanel },
  { key: 'privacy', demand: { superAdmin: true }, Component: PrivacyPanel, flush: true },
];

export const permittedPanels = (panels: readonly CompanyPanel[], holder: AccessHolder): CompanyPanel[] =>
  panels.filter((panel) => decideAccess(panel.demand, holder).allowed);

/** For an unknown or forbidden panel, the first permitted one. */
export const choosePanel = (permitted: readonly CompanyPanel[], wanted: string | null): CompanyPanel | undefined =>
  permitted.find((panel) => panel.key === wanted) ?? permitted[0];

const PAYROLL_MODULES: readonly string[] = ['payroll', 'paychex', 'adp_run_integration'];

/** Opened by URL, but locked because payroll isn't part of the plan (CMP-048). */
export function needsPayrollPlan(
  panels: readonly CompanyPanel[],
  holder: AccessHolder,
  wanted: string | null,
): boolean {
  const panel = panels.find(({ key }) => key === wanted);
  const decision = panel && decideAccess(panel.demand, holder);
  return decision?.allowed === false && decision.reason === 'module_off' && PAYROLL_MODULES.includes(decision.module);
}
