// The tabs of the list, each with its count; the open one is a filter in the URL.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { TabsRow } from '../../../design/page/TabsRow.tsx';
import { ROUTES } from '../../../platform/routing/paths.ts';
import { employeeCountsQuery } from '../employees.api.ts';
import { EMPLOYEE_TABS, type EmployeeListState, type EmployeeTab, TAB_FILTERS, tabOf } from '../employees.list.ts';

export function EmployeeTabs({ list }: { list: EmployeeListState }) {
  const { t } = useTranslation();
  const [address] = useSearchParams();
  const { data: counts } = useQuery(employeeCountsQuery);
  const linkTo = (tab: EmployeeTab | null): string => {
    const next = new URLSearchParams(address);
    for (const name of [...Object.values(TAB_FILTERS), 'page']) next.delete(name);
    if (tab) next.set(TAB_FILTERS[tab], 'true');
    const search = next.toString();
    return search ? `${ROUTES.employeeList}?${search}` : ROUTES.employeeList;
  };
  return (
    <TabsRow
      label={t('employees:list.tabs.label')}
      active={tabOf(list.filters)}
      items={[
        {
          key: 'everyone',
          label: t('employees:list.tabs.everyone'),
          to: linkTo(null),
          ...(counts && { count: counts.active + counts.suspended + counts.terminated }),
        },
        ...EMPLOYEE_TABS.map((tab) => ({
          key: tab,
          label: t(`employees:list.tabs.${tab}`),
          to: linkTo(tab),
          ...(counts && { count: counts[tab] }),
        })),
      ]}
    />
  );
}
