// Between everybody's progress and the user's own tasks.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TabsRow } from '../../../design/page/TabsRow.tsx';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { SEE_DASHBOARD } from '../demands.ts';
import { tasksQuery } from '../employee-processes.api.ts';

export function OnboardingTabs({ active }: { active: 'employees' | 'tasks' }) {
  const { t } = useTranslation();
  const seesDashboard = useAccess().may(SEE_DASHBOARD);
  const { data: tasks } = useQuery(tasksQuery({ page: 1, query: '' }));
  return (
    <TabsRow
      label={t('onboarding:tabs.label')}
      active={active}
      items={[
        ...(seesDashboard ? [{ key: 'employees', label: t('onboarding:tabs.employees'), to: paths.onboarding() }] : []),
        {
          key: 'tasks',
          label: t('onboarding:tabs.tasks'),
          to: paths.onboarding('tasks'),
          ...(tasks && { count: tasks.total_count }),
        },
      ]}
    />
  );
}
