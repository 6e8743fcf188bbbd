// One page of employees as a table, or as cards on phones.
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
import { employeesQuery } from '../employees.api.ts';
import {
  chosenFilters,
  type EmployeeField,
  type EmployeeFilter,
  type EmployeeListState,
  recordAddress,
  tabOf,
  withoutChosen,
} from '../employees.list.ts';
import { EmployeeCards } from './EmployeeCards.tsx';
import styles from './EmployeeList.module.css';
import { EmployeeTable } from './EmployeeTable.tsx';

interface Props {
  list: EmployeeListState;
  layout: ListLayout<'employees'>;
  onChange: ChangeList<EmployeeField, EmployeeFilter>;
  selection: RowSelection<EmployeeRow>;
  /** Receives the number of people who match the filters. */
  onTotal: (total: number) => void;
  /** Shown while there are no employees at all. */
  firstSteps: ReactNode;
}

const NO_ROWS: readonly EmployeeRow[] = [];

export function EmployeeList({ list, layout, onChange, selection, onTotal, firstSteps }: Props) {
  const { t } = useTranslation();
  const phone = useIsPhone();
  const { company } = useCurrentUser();
  const query = useQuery(employeesQuery(company.id, list));
  const rows = query.data?.employees ?? NO_ROWS;
  const total = query.data?.total_count ?? 0;
  useEffect(() => onTotal(total), [total, onTotal]);
  useListKeys({ rows, onTick: (row, range) => selection.toggle(range, !selection.has(row.id)) });
  const shared = { selection, addressOf: ({ id }: EmployeeRow) => recordAddress(id, list) };
  return (
    <RecordList
      query={query}
      rowsOf={({ employees }) => employees}
      page={list.page}
      pageSize={DEFAULT_PAGE_SIZE}
      density={layout.density}
      avatar
      onPage={(page, options) => onChange({ page }, options)}
      notLoaded={t('employees:list.notLoaded')}
      countText={(count) => t('employees:list.count', { count })}
      empty={
        <Empty
          list={list}
          firstSteps={firstSteps}
          onClear={() => onChange({ query: '', filters: withoutChosen(list.filters) })}
        />
      }
    >
      {(employees) =>
        phone ? (
          <EmployeeCards employees={employees} {...shared} />
        ) : (
          <EmployeeTable
            employees={employees}
            order={list.order}
            layout={layout}
            onOrder={(order) => onChange({ order })}
            {...shared}
          />
        )
      }
    </RecordList>
  );
}

interface EmptyProps extends Pick<Props, 'list' | 'firstSteps'> {
  onClear: () => void;
}

/** No match, nothing to do in this tab, or no employees yet. */
function Empty({ list, firstSteps, onClear }: EmptyProps) {
  const { t } = useTranslation();
  const tab = tabOf(list.filters);
  if (list.query !== '' || chosenFilters(list.filters).length > 0) {
    return (
      <EmptyState
        kind="no_match"
        title={t('employees:list.noMatch')}
        text={t('employees:list.noMatchText')}
        action={<Button onClick={onClear}>{t('employees:list.clear')}</Button>}
      />
    );
  }
  if (tab !== 'everyone') return <EmptyState kind="nothing_to_do" title={t(`employees:list.noneIn.${tab}`)} />;
  return (
    <EmptyState
      kind="first_use"
      title={t('employees:list.none')}
      text={t('employees:list.noneText')}
      action={<div className={styles.firstSteps}>{firstSteps}</div>}
    />
  );
}
