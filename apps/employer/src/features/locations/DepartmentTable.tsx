// Departments as a table; a press on a row opens it, the name does the same from the keyboard.
import type { Department } from '@onward/contract/locations';
import { type SortOrder, sortDirection } from '@onward/domain/platform/lists';
import { Table, type TableProps } from 'antd';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { relativeTime } from '../../platform/language/relative-time.ts';
import { DepartmentMenu } from './DepartmentMenu.tsx';
import styles from './DepartmentTable.module.css';
import type { DepartmentActions } from './department-actions.ts';
import { DEPARTMENT_LIST, type DepartmentOrderField } from './departments.list.ts';

interface Props {
  departments: Department[];
  order: SortOrder<DepartmentOrderField>;
  onOrder: (order: SortOrder<DepartmentOrderField>) => void;
  actions: DepartmentActions | null;
}

export function DepartmentTable({ departments, order, onOrder, actions }: Props) {
  const { t, i18n } = useTranslation();
  const now = new Date();

  /** Only the sorted column shows an arrow. */
  const sortable = (field: DepartmentOrderField) => ({
    dataIndex: field,
    sorter: true,
    sortDirections: ['ascend', 'descend', 'ascend'] as ('ascend' | 'descend')[],
    sortOrder: order.field === field ? (`${order.direction}end` as 'ascend' | 'descend') : null,
    sortIcon: ({ sortOrder }: { sortOrder?: 'ascend' | 'descend' | null }) => sortArrow(sortOrder),
    showSorterTooltip: false,
  });

  const columns: NonNullable<TableProps<Department>['columns']> = [
    {
      ...sortable('name'),
      title: t('locations:departments.columns.name'),
      className: styles.nameColumn ?? '',
      render: (_, department) => <DepartmentName department={department} actions={actions} />,
    },
    {
      dataIndex: 'description',
      title: t('locations:departments.columns.description'),
      className: styles.descriptionColumn ?? '',
      render: (description: string | null) => <span className={styles.description}>{description ?? '—'}</span>,
    },
    {
      ...sortable('open_positions_count'),
      title: t('locations:departments.columns.openJobs'),
      align: 'right',
      className: styles.number ?? '',
    },
    {
      ...sortable('updated_at'),
      title: t('locations:departments.columns.updated'),
      className: styles.updated ?? '',
      render: (updated: string) => relativeTime(new Date(updated), now, i18n.language),
    },
  ];
  if (actions) {
    columns.push({
      key: 'menu',
      width: 64,
      align: 'right',
      title: <span className="visually-hidden">{t('locations:departments.columns.actions')}</span>,
      render: (_, department) => <DepartmentMenu department={department} actions={actions} />,
    });
  }

  return (
    <Table
      rowKey="id"
      columns={columns}
      dataSource={departments}
      pagination={false}
      onChange={(_page, _filters, sorter) => {
        const { field, order: tableOrder } = [sorter].flat()[0] ?? {};
        const sorted = DEPARTMENT_LIST.orderFields.find((known) => known === field);
        if (sorted) onOrder({ field: sorted, direction: sortDirection(tableOrder) });
      }}
      rowClassName={actions ? (styles.opens ?? '') : ''}
      onRow={(department) => ({
        onClick: ({ target }) => {
          if (actions && !isControl(target)) actions.edit(department);
        },
      })}
    />
  );
}

export function DepartmentName({ department, actions }: { department: Department; actions: DepartmentActions | null }) {
  if (!actions) return <span className={styles.name}>{department.name}</span>;
  return (
    <button type="button" className={styles.name} onClick={() => actions.edit(department)}>
      {department.name}
    </button>
  );
}

function sortArrow(sortOrder: 'ascend' | 'descend' | null | undefined) {
  if (!sortOrder) return null;
  return sortOrder === 'ascend' ? <ArrowUp size={13} aria-hidden="true" /> : <ArrowDown size={13} aria-hidden="true" />;
}

/** Controls in a row, and the menu they open, have a press of their own. */
const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button, a, [role="menu"]') !== null;
