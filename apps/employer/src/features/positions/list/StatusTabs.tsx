// The list by status, each with its count under the other filters (JOB-003).
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { TabsRow } from '../../../design/page/TabsRow.tsx';
import { ROUTES } from '../../../platform/routing/paths.ts';
import { positionCountsQuery } from '../positions.api.ts';
import { type PositionListState, STATUS_TABS, shownTab } from './positions.list.ts';

export function StatusTabs({ list }: { list: PositionListState }) {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const { data: counts } = useQuery(positionCountsQuery(list));
  const linkTo = (status: string | null): string => {
    const next = new URLSearchParams(address);
    for (const name of ['status', 'access_with_status_code', 'page']) next.delete(name);
    if (status) next.set('status', status);
    const search = next.toString();
    return search ? `${ROUTES.jobPostings}?${search}` : ROUTES.jobPostings;
  };
  const counted = (key: 'all' | (typeof STATUS_TABS)[number]) => (counts ? { count: counts[key] } : {});
  return (
    <TabsRow
      label={t('positions:statusTabs')}
      active={shownTab(list.filters) ?? ''}
      items={[
        { key: 'all', label: t('positions:statuses.all'), to: linkTo(null), ...counted('all') },
        ...STATUS_TABS.map((status) => ({
          key: status,
          label: t(`positions:statuses.${status}`),
          to: linkTo(status),
          ...counted(status),
        })),
      ]}
    />
  );
}
