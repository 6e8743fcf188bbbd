// The departments table; clicking a row opens it, and so does the name from the keyboard.
import type { Department } from '@onward/contract/locations/departments';
import type { SortOrder } from '@onward/domain/platform/lists';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../../design/lists/DataTable.tsx';
import { relativeTime } from '../../../platform/language/relative-time.ts';
import type { ListLayout } from '../../../platform/lists/list-layout.ts';
import { tableColumns } from '../../../platform/lists/table-columns.ts';
import { DepartmentMenu } from './DepartmentMenu.tsx';
import { DepartmentName } from './DepartmentName.tsx';
import styles from './DepartmentTable.module.css';
import type { DepartmentActions } from './department-actions.ts';
import type { DepartmentOrderField } from './departments.list.ts';

interface Props {
  departments: readonly Department[];
  order: SortOrder<DepartmentOrderField>;
  layout: ListLayout<'departments'>;
  onOrder: (order: SortOrder<DepartmentOrderField>) => void;
  actions: DepartmentActions | null;
}

export function DepartmentTable({ departments, order, layout, onOrder, actions }: Props) {
  const { t, i18n } = useTranslation();
  const now = new Date();

  const columns: Column<Department, DepartmentOrderField>[] = [
    {
      key: 'name',
      title: t('locations:departments.columns.name'),
      sortField: 'name',
      render: (department) => <DepartmentName department={department} actions={actions} />,
    },
    {
      key: 'description',
      title: t('locations:departments.columns.description'),
      kind: 'wide',
      render: ({ description }) => <span className={styles.description}>{description ?? '—'}</span>,
    },
    {
      key: 'open_jobs',
      title: t('locations:departments.columns.open_jobs'),
      sortField: 'open_positions_count',
      kind: 'number',
      render: ({ open_positions_count: count }) => count,
    },
    {
      key: 'updated',
      title: t('locations:departments.columns.updated'),
      sortField: 'updated_at',
      render: ({ updated_at }) => (
        <time className={styles.updated} dateTime={updated_at}>
          {relativeTime(new Date(updated_at), now, i18n.language)}
        </time>
      ),
    },
  ];
  if (actions) {
    columns.push({
      key: 'menu',
      title: t('locations:departments.columns.actions'),
      kind: 'menu',
      render: (department) => <DepartmentMenu department={department} actions={actions} />,
    });
  }

  return (
    <DataTable
      label={t('locations:departments.title')}
      columns={tableColumns('departments', layout, columns)}
      rows={departments}
      order={order}
      onOrder={onOrder}
      onOpen={actions?.edit}
    />
  );
}
