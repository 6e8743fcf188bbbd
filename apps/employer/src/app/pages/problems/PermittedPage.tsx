// Shows a page to those who may open it, and to the others why they may not.
import type { AccessDemand } from '@onward/domain/staff/access';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccess } from '../../../platform/access.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { NoAccessScreen } from './NoAccessScreen.tsx';

export type PageDemand = AccessDemand & { superAdmin?: boolean };

interface Props {
  page: string;
  demand: PageDemand;
  children: ReactNode;
}

export function PermittedPage({ page, demand, children }: Props) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  const decision = useAccess().decide(demand);
  const pageTitle = t(`shell:pages.${page}`);
  if (!decision.allowed) return <NoAccessScreen pageTitle={pageTitle} refusal={decision} />;
  if (demand.superAdmin && !user.is_super_admin) {
    return <NoAccessScreen pageTitle={pageTitle} refusal={{ reason: 'super_admin_only' }} />;
  }
  return children;
}
