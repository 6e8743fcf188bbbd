// The company page: one panel at a time, named in the URL (CMP-061).
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { WithHeaderActions } from '../../../design/page/HeaderActions.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { TabsRow } from '../../../design/page/TabsRow.tsx';
import { accessHolder } from '../../../platform/access.ts';
import { paths, ROUTES } from '../../../platform/routing/paths.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { CreateJobDialog } from '../create-job/CreateJobDialog.tsx';
import { NoAccessScreen } from '../problems/NoAccessScreen.tsx';
import { COMPANY_PANELS, choosePanel, needsPayrollPlan, permittedPanels } from './company-panels.ts';
import { usePeopleCounts } from './use-people-counts.ts';

export default function CompanyPage() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const data = useStartup();
  const holder = accessHolder(data.user);
  const people = usePeopleCounts();
  const wanted = search.get('currentPanel');
  const permitted = permittedPanels(COMPANY_PANELS, holder);
  const panel = choosePanel(permitted, wanted);
  if (needsPayrollPlan(COMPANY_PANELS, holder, wanted)) return <Navigate to={ROUTES.payrollPaywall} replace />;
  if (!panel) return <NoAccessScreen pageTitle={t('shell:pages.company')} refusal={null} />;
  return (
    <WithHeaderActions>
      {(actions) => (
        <>
          <PageHeader title={t('shell:pages.company')} actions={actions}>
            <TabsRow
              label={t('shell:company.panelsLabel')}
              active={panel.key}
              items={permitted.map(({ key, count }) => ({
                key,
                label: t(`shell:company.panels.${key}`),
                to: paths.company(key),
                count: count?.(data, people) ?? undefined,
              }))}
            />
          </PageHeader>
          <PageBody flush={panel.flush ?? false}>
            <Suspense fallback={<SkeletonRows avatar={false} />}>
              <panel.Component />
            </Suspense>
          </PageBody>
          <CreateJobDialog />
        </>
      )}
    </WithHeaderActions>
  );
}
