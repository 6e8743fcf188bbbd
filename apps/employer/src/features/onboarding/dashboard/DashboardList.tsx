// One page of onboardings as a table, or as cards on phones.
import type { EmployeeRow } from '@onward/contract/employees/employee';
import { DEFAULT_PAGE_SIZE } from '@onward/domain/platform/constants';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import type { ListLayout } from '../../../platform/lists/list-layout.ts';
import { RecordList } from '../../../platform/lists/RecordList.tsx';
import type { ChangeList } from '../../../platform/lists/use-list-address.ts';
import { useListKeys } from '../../../platform/lists/use-list-keys.ts';
import type { RowSelection } from '../../../platform/lists/use-row-selection.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { DashboardCards } from './DashboardCards.tsx';
import { DashboardTable } from './DashboardTable.tsx';
import { dashboardQuery } from './dashboard.api.ts';
import {
  chosenFilters,
  type DashboardField,
  type DashboardFilter,
  type DashboardState,
  statusOf,
} from './onboarding.list.ts';
import type { RowDialog } from './rows/RowDialogs.tsx';

interface Props {
  list: DashboardState;
  layout: ListLayout<'onboarding'>;
  onChange: ChangeList<DashboardField, DashboardFilter>;
  selection: RowSelection<EmployeeRow>;
  /** Receives the number of people who match the filters. */
  onTotal: (total: number) => void;
  onAct: (dialog: RowDialog) => void;
  /** Shown while there are no onboardings at all. */
  firstStep: ReactNode;
}

const NO_ROWS: readonly EmployeeRow[] = [];

export function DashboardList({ list, layout, onChange, selection, onTotal, onAct, firstStep }: Props) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const { company } = useCurrentUser();
  const query = useQuery(dashboardQuery(company.id, list));
  const rows = query.data?.employees ?? NO_ROWS;
  const total = query.data?.total_count ?? 0;
  useEffect(() => onTotal(total), [total, onTotal]);
  useListKeys({ rows, onTick: (row, range) => selection.toggle(range, !selection.has(row.id)) });
  return (
    <RecordList
      query={query}
      rowsOf={({ employees }) => employees}
      page={list.page}
      pageSize={DEFAULT_PAGE_SIZE}
      density={layout.density}
      avatar
      onPage={(page, options) => onChange({ page }, options)}
      notLoaded={t('onboarding:dashboard.notLoaded')}
      countText={(count) => t('onboarding:dashboard.count', { count })}
      empty={<Empty list={list} firstStep={firstStep} onClear={() => onChange({ query: '', filters: {} })} />}
    >
      {(employees) =>
        phone ? (
          <DashboardCards employees={employees} selection={selection} onAct={onAct} />
        ) : (
          <DashboardTable
            employees={employees}
            order={list.order}
            layout={layout}
            selection={selection}
            onOrder={(order) => onChange({ order })}
            onAct={onAct}
          />
        )
      }
    </RecordList>
  );
}

interface EmptyProps extends Pick<Props, 'list' | 'firstStep'> {
  onClear: () => void;
}

/** Nothing waits, no match, or no onboardings yet. */
function Empty({ list, firstStep, onClear }: EmptyProps) {
  const { t } = useTranslation();
  const isFiltered = list.query !== '' || chosenFilters(list.filters).length > 0;
  if (!isFiltered) {
    return (
      <EmptyState
        kind="first_use"
        title={t('onboarding:dashboard.none')}
        text={t('onboarding:dashboard.noneText')}
        action={firstStep}
      />
    );
  }
  const waitsForNothing =
    statusOf(list) === 'need_attention' && list.query === '' && chosenFilters(list.filters).length === 1;
  return (
    <EmptyState
      kind={waitsForNothing ? 'nothing_to_do' : 'no_match'}
      title={t(waitsForNothing ? 'onboarding:dashboard.nothingWaits' : 'onboarding:dashboard.noMatch')}
      action={<Button onClick={onClear}>{t('onboarding:dashboard.clear')}</Button>}
    />
  );
}
