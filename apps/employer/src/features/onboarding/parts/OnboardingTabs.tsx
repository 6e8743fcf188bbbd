// Between everybody's progress, the user's own tasks, Forms I-9, and E-Verify cases.
import type { AccessDemand } from '@onward/domain/staff/access';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TabsRow } from '../../../design/page/TabsRow.tsx';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { SEE_DASHBOARD } from '../demands.ts';
import { tasksQuery } from '../employee-processes.api.ts';

const TABS = {
  employees: { to: paths.onboarding(), demand: SEE_DASHBOARD },
  tasks: { to: paths.onboarding('tasks'), demand: {} },
  'i9-clock': {
    to: paths.i9Clock(),
    demand: { module: 'onboarding', permission: ['manage_onboarding', 'manage_everify'] },
  },
  cases: { to: paths.everifyCases(), demand: { module: 'uscis_integration', permission: 'manage_everify' } },
} as const satisfies Record<string, { to: string; demand: AccessDemand }>;
type Tab = keyof typeof TABS;

export function OnboardingTabs({ active }: { active: Tab }) {
  const { t } = useTranslation();
  const { may } = useAccess();
  const { data: tasks } = useQuery(tasksQuery({ page: 1, query: '' }));
  const shown = (Object.keys(TABS) as Tab[]).filter((key) => may(TABS[key].demand));
  return (
    <TabsRow
      label={t('onboarding:tabs.label')}
      active={active}
      items={shown.map((key) => ({
        key,
        label: t(`onboarding:tabs.${key}`),
        to: TABS[key].to,
        ...(key === 'tasks' && tasks && { count: tasks.total_count }),
      }))}
    />
  );
}
