// The staff table; clicking a row opens it, and so does the name from the keyboard.
import type { SortOrder } from '@onward/domain/platform/lists';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../../design/lists/DataTable.tsx';
import type { ListLayout } from '../../../platform/lists/list-layout.ts';
import { tableColumns } from '../../../platform/lists/table-columns.ts';
import { useRoleLabel } from '../../../platform/use-role-label.ts';
import { PersonCell } from './PersonCell.tsx';
import { StaffMenu } from './StaffMenu.tsx';
import { StaffStatus } from './StaffStatus.tsx';
import styles from './StaffTable.module.css';
import { useCanSee } from './scope/use-can-see.ts';
import type { ListedStaff } from './staff.api.ts';
import type { StaffOrderField } from './staff.list.ts';
import type { StaffActions } from './staff-actions.ts';

interface Props {
  staffs: readonly ListedStaff[];
  order: SortOrder<StaffOrderField>;
  layout: ListLayout<'staff'>;
  onOrder: (order: SortOrder<StaffOrderField>) => void;
  actions: StaffActions | null;
}

export function StaffTable({ staffs, order, layout, onOrder, actions }: Props) {
  const { t } = useTranslation();
  const roleLabel = useRoleLabel();
  const canSee = useCanSee();

  const columns: Column<ListedStaff, StaffOrderField>[] = [
    {
      key: 'person',
      title: t('staff:people.columns.person'),
      sortField: 'name',
      render: (staff) => <PersonCell staff={staff} onOpen={actions?.edit} />,
    },
    {
      key: 'role',
      title: t('staff:people.columns.role'),
      render: ({ company_role }) => <span className={styles.role}>{roleLabel(company_role.name)}</span>,
    },
    {
      key: 'can_see',
      title: t('staff:people.columns.can_see'),
      kind: 'wide',
      render: (staff) => <CanSee staff={staff} parts={canSee(staff)} />,
    },
    {
      key: 'status',
      title: t('staff:people.columns.status'),
      render: ({ status }) => <StaffStatus status={status} />,
    },
  ];
  if (actions) {
    columns.push({
      key: 'menu',
      title: t('staff:people.columns.actions'),
      kind: 'menu',
      render: (staff) => <StaffMenu staff={staff} actions={actions} />,
    });
  }

  return (
    <DataTable
      label={t('staff:people.title')}
      columns={tableColumns('staff', layout, columns)}
      rows={staffs}
      order={order}
      onOrder={onOrder}
      onOpen={actions?.edit}
    />
  );
}

/** Location names below their number, as many as fit on a line. */
function CanSee({ staff, parts: [main, ...narrower] }: { staff: ListedStaff; parts: string[] }) {
  const names = staff.is_super_admin ? [] : staff.permitted_locations.map(({ name }) => name);
  const details = [...(names.length > 1 ? [names.join(', ')] : []), ...narrower];
  return (
    <span>
      {main}
      {details.length > 0 && (
        <span className={styles.details} title={details.join(' · ')}>
          {details.join(' · ')}
        </span>
      )}
    </span>
  );
}
