// Shows a page to people who may open it, and explains why to others.
import { isPayrollModule } from '@onward/domain/company/modules';
import type { AccessDemand } from '@onward/domain/staff/access';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { NoAccessScreen } from './NoAccessScreen.tsx';

export type PageDemand = AccessDemand;

interface Props {
  page: string;
  demand: PageDemand;
  children: ReactNode;
}

export function PermittedPage({ page, demand, children }: Props) {
  const { t } = useTranslation();
  const decision = useAccess().decide(demand);
  const pageTitle = t(`shell:pages.${page}`);
  if (decision.allowed) return children;
  // A plan lock isn't a missing permission, so the page says how to upgrade (CMP-048).
  if (decision.reason === 'plan_locked') return <Navigate to={paths.hiringPaywall()} replace />;
  // The same for payroll, whose modules are a plan of their own (EMP-033).
  if (decision.reason === 'module_off' && isPayrollModule(decision.module)) {
    return <Navigate to={paths.payrollPaywall()} replace />;
  }
  return <NoAccessScreen pageTitle={pageTitle} refusal={decision} />;
}
