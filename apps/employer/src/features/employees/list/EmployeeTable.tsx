// Employees as a table: clicking a row opens the record, and so does the name link for keyboard users.
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
import type { EmployeeField } from '../employees.list.ts';
import { withIssues } from '../issues-address.ts';

import { OnboardingPill } from '../parts/OnboardingPill.tsx';
import { EmployeeStatusPill } from '../status/EmployeeStatusPill.tsx';
import { OpenIssues } from '../status/OpenIssues.tsx';
import { EmployeeMenu } from './EmployeeMenu.tsx';
import { EmployeeName } from './EmployeeName.tsx';
import styles from './EmployeeTable.module.css';

interface Props {
  employees: readonly EmployeeRow[];
  order: SortOrder<EmployeeField>;
  layout: ListLayout<'employees'>;
  selection: RowSelection<EmployeeRow>;
  onOrder: (order: SortOrder<EmployeeField>) => void;
  addressOf: (employee: EmployeeRow) => string;
}

export function EmployeeTable({ employees, order, layout, selection, onOrder, addressOf }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { day } = useDates();
  const selectColumn = useSelectColumn({
    rows: employees,
    selection,
    pageLabel: t('employees:list.selectPage'),
    rowLabel: ({ name }) => t('employees:list.selectOne', { name }),
  });
  const columns: Column<EmployeeRow, EmployeeField>[] = [
    selectColumn,
    {
      key: 'name',
      title: t('employees:columns.name'),
      sortField: 'name',
      render: (employee) => <EmployeeName employee={employee} to={addressOf(employee)} />,
    },
    {
      key: 'location',
      title: t('employees:columns.location'),
      render: ({ location, department }) => (
        <span className={styles.place}>
          {location ?? t('employees:list.noLocation')}
          <small>{department}</small>
        </span>
      ),
    },
    {
      key: 'status',
      title: t('employees:columns.status'),
      render: ({ status }) => <EmployeeStatusPill status={status} />,
    },
    {
      key: 'onboarding',
      title: t('employees:columns.onboarding'),
      render: ({ onboarding }) => <OnboardingPill status={onboarding?.status ?? null} plain />,
    },
    {
      key: 'open_issues',
      title: t('employees:columns.open_issues'),
      render: (employee) => <OpenIssues count={employee.open_issues_count} to={withIssues(addressOf(employee))} />,
    },
    {
      key: 'hired',
      title: t('employees:columns.hired'),
      sortField: 'hired_date',
      render: ({ hired_date }) => (
        <time className={styles.date} dateTime={hired_date}>
          {day(hired_date)}
        </time>
      ),
    },
    {
      key: 'menu',
      title: t('employees:list.actions'),
      kind: 'menu',
      render: (employee) => <EmployeeMenu employee={employee} to={addressOf(employee)} />,
    },
  ];
  return (
    <DataTable
      label={t('shell:pages.employeeRecords')}
      columns={tableColumns('employees', layout, columns)}
      rows={employees}
      order={order}
      onOrder={onOrder}
      onOpen={(employee) => void navigate(addressOf(employee))}
      isSelected={({ id }) => selection.has(id)}
    />
  );
}
