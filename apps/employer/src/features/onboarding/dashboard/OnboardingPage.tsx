// The pages of onboarding: everybody's progress, the user's own tasks, and one onboarding (ONB-015, ONB-017).
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { PageBody } from '../../../design/page/PageBody.tsx';
import { PageHeader } from '../../../design/page/PageHeader.tsx';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { SEE_DASHBOARD } from '../demands.ts';
import { TasksPage } from '../tasks/TasksPage.tsx';
import { ViewPage } from '../view/ViewPage.tsx';
import { DashboardPage } from './DashboardPage.tsx';

export default function OnboardingPage() {
  const { t } = useTranslation();
  const { page = 'employees' } = useParams();
  const seesDashboard = useAccess().may(SEE_DASHBOARD);
  switch (page) {
    case 'employees':
      // Assignees without the dashboard still have their own tasks.
      return seesDashboard ? <DashboardPage /> : <Navigate to={paths.onboarding('tasks')} replace />;
    case 'tasks':
      return <TasksPage />;
    case 'view':
      return <ViewPage />;
    default:
      return (
        <>
          <PageHeader title={t('shell:pages.onboarding')} />
          <PageBody>
            <EmptyState kind="no_match" title={t('shell:pages.notFound')} />
          </PageBody>
        </>
      );
  }
}
