// Onboardings as a table: a click on a row opens the onboarding, and so does the name for keyboard users.
import type { EmployeeRow } from '@onward/contract/employees/employee';
import type { SortOrder } from '@onward/domain/platform/lists';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type Column, DataTable } from '../../../design/lists/DataTable.tsx';
import { useDates } from '../../../platform/language/use-dates.ts';
import type { ListLayout } from '../../../platform/lists/list-layout.ts';
import { tableColumns } from '../../../platform/lists/table-columns.ts';
import type { RowSelection } from '../../../platform/lists/use-row-selection.ts';
import { useSelectColumn } from '../../../platform/lists/use-select-column.tsx';
import { OnboardingPill } from '../../employees/parts/OnboardingPill.tsx';
import styles from './DashboardTable.module.css';
import type { DashboardField } from './onboarding.list.ts';
import { PersonCell } from './rows/PersonCell.tsx';
import { ProgressCell } from './rows/ProgressCell.tsx';
import { RowAction } from './rows/RowAction.tsx';
import type { RowDialog } from './rows/RowDialogs.tsx';
import { RowEntries } from './rows/RowEntries.tsx';
import { onboardingAddress } from './rows/row-actions.ts';
import { WaitingOn } from './rows/WaitingOn.tsx';

interface Props {
  employees: readonly EmployeeRow[];
  order: SortOrder<DashboardField>;
  layout: ListLayout<'onboarding'>;
  selection: RowSelection<EmployeeRow>;
  onOrder: (order: SortOrder<DashboardField>) => void;
  onAct: (dialog: RowDialog) => void;
}

export function DashboardTable({ employees, order, layout, selection, onOrder, onAct }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { day } = useDates();
  const selectColumn = useSelectColumn({
    rows: employees,
    selection,
    pageLabel: t('onboarding:dashboard.selectPage'),
    rowLabel: ({ name }) => t('onboarding:dashboard.selectOne', { name }),
  });
  const columns: Column<EmployeeRow, DashboardField>[] = [
    selectColumn,
    {
      key: 'name',
      title: t('onboarding:columns.name'),
      sortField: 'name',
      render: (employee) => <PersonCell employee={employee} />,
    },
    {
      key: 'process',
      title: t('onboarding:columns.process'),
      render: ({ onboarding }) => <span className={styles.process}>{onboarding?.process_name}</span>,
    },
    {
      key: 'progress',
      title: t('onboarding:columns.progress'),
      render: ({ onboarding }) => onboarding && <ProgressCell onboarding={onboarding} />,
    },
    {
      key: 'status',
      title: t('onboarding:columns.status'),
      render: ({ onboarding }) => <OnboardingPill status={onboarding?.status ?? null} />,
    },
    {
      key: 'waiting_on',
      title: t('onboarding:columns.waiting_on'),
      render: ({ onboarding }) => onboarding && <WaitingOn onboarding={onboarding} />,
    },
    {
      key: 'hired',
      title: t('onboarding:columns.hired'),
      sortField: 'hired_date',
      render: ({ hired_date }) => (
        <time className={styles.date} dateTime={hired_date}>
          {day(hired_date)}
        </time>
      ),
    },
    {
      key: 'menu',
      title: t('onboarding:dashboard.actions'),
      kind: 'menu',
      render: (employee) => (
        <span className={styles.actions}>
          <RowAction employee={employee} onAct={onAct} />
          <RowEntries employee={employee} onAct={onAct} />
        </span>
      ),
    },
  ];
  return (
    <DataTable
      label={t('shell:pages.onboarding')}
      columns={tableColumns('onboarding', layout, columns)}
      rows={employees}
      order={order}
      onOrder={onOrder}
      onOpen={(employee) => void navigate(onboardingAddress(employee))}
      isSelected={({ id }) => selection.has(id)}
    />
  );
}
