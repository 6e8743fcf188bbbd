// The tabs of the list with their counts; the open one is in the URL.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TabsRow } from '../../../design/page/TabsRow.tsx';
import { useAccess } from '../../../platform/access.ts';
import { paths } from '../../../platform/routing/paths.ts';
import type { ReportTab } from '../reports.list.ts';
import { ownRunsQuery } from '../runs/runs.api.ts';

interface Props {
  active: ReportTab;
  counts: { all: number; scheduled: number } | undefined;
}

export function ReportTabs({ active, counts }: Props) {
  const { t } = useTranslation();
  const maySchedule = useAccess().may({ feature: 'report_schedule' });
  const { data: runs } = useQuery(ownRunsQuery(1));
  return (
    <TabsRow
      label={t('reports:tabs.label')}
      active={active}
      items={[
        {
          key: 'templates',
          label: t('reports:tabs.templates'),
          to: paths.reports(),
          ...(counts && { count: counts.all }),
        },
        ...(maySchedule
          ? [
              {
                key: 'scheduled',
                label: t('reports:tabs.scheduled'),
                to: paths.reports('scheduled'),
                ...(counts && { count: counts.scheduled }),
              },
            ]
          : []),
        {
          key: 'runs',
          label: t('reports:tabs.runs'),
          to: paths.reports('runs'),
          ...(runs && { count: runs.total_count }),
        },
      ]}
    />
  );
}
