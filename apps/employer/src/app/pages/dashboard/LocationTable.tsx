// The table of locations.
import type { LocationHealth } from '@onward/contract/home/home';
import type { SortOrder } from '@onward/domain/platform/lists';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { type Column, DataTable } from '../../../design/lists/DataTable.tsx';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { paths } from '../../../platform/routing/paths.ts';
import type { DashboardField } from './dashboard.api.ts';
import styles from './LocationTable.module.css';
import { useBrandName } from './use-brand-name.ts';

interface Props {
  locations: readonly LocationHealth[];
  order: SortOrder<DashboardField>;
  onOrder: (order: SortOrder<DashboardField>) => void;
}

export function LocationTable({ locations, order, onOrder }: Props) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const brandName = useBrandName();
  const columns: Column<LocationHealth & { id: number }, DashboardField>[] = [
    {
      key: 'name',
      title: t('company:dashboard.location'),
      sortField: 'name',
      kind: 'wide',
      render: ({ location: { name, brand_id } }) => (
        <span className={styles.place}>
          <Avatar name={brandName(brand_id) || name} size={30} square />
          <span>
            <span className={styles.name}>{name}</span>
            <span className={styles.meta}>{brandName(brand_id)}</span>
          </span>
        </span>
      ),
    },
    {
      key: 'openJobs',
      title: t('company:dashboard.openJobs'),
      sortField: 'open_positions',
      kind: 'number',
      render: ({ id, open_positions }) => (
        <Link
          className={styles.number}
          data-none={open_positions === 0}
          to={paths.openJobs({ location_id: id })}
          aria-label={t('shell:home.openJobs', { count: open_positions })}
        >
          {open_positions}
        </Link>
      ),
    },
    {
      key: 'applicants',
      title: t('company:dashboard.applicants'),
      kind: 'number',
      render: ({ applicants_30_days }) => applicants_30_days,
    },
    {
      key: 'hires',
      title: t('company:dashboard.hires'),
      kind: 'number',
      render: ({ hires_30_days }) => hires_30_days,
    },
    {
      key: 'daysToHire',
      title: t('company:dashboard.daysToHire'),
      kind: 'number',
      render: ({ days_to_hire }) => (days_to_hire === null ? '—' : figure(days_to_hire)),
    },
  ];
  return (
    <DataTable
      label={t('company:dashboard.title')}
      columns={columns}
      rows={locations.map((row) => ({ ...row, id: row.location.id }))}
      order={order}
      onOrder={onOrder}
    />
  );
}
