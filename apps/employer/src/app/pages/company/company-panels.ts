// The panels of the company page that are there, in the order of the catalogue (CMP-061).
import { type AccessDemand, type AccessHolder, decideAccess } from '@onward/domain/staff/access';
import type { ComponentType } from 'react';
import { DepartmentsPanel } from '../../feature-pages.ts';
import { UpcomingIntegrations } from './UpcomingIntegrations.tsx';

export interface CompanyPanel {
  /** Value of `currentPanel`; its name is `shell:company.panels.<key>`. */
  key: string;
  demand: AccessDemand;
  Component: ComponentType;
}

export const COMPANY_PANELS: readonly CompanyPanel[] = [
  { key: 'departments', demand: {}, Component: DepartmentsPanel },
  { key: 'integrations', demand: { permission: 'edit_integration' }, Component: UpcomingIntegrations },
];

export const permittedPanels = (panels: readonly CompanyPanel[], holder: AccessHolder): CompanyPanel[] =>
  panels.filter((panel) => decideAccess(panel.demand, holder).allowed);

/** An unknown panel, or one not permitted, is the first permitted one. */
export const choosePanel = (permitted: readonly CompanyPanel[], wanted: string | null): CompanyPanel | undefined =>
  permitted.find((panel) => panel.key === wanted) ?? permitted[0];
