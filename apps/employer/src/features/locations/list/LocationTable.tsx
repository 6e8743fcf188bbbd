// The locations table; clicking a row opens it, and so does the name from the keyboard.
import type { Location } from '@onward/contract/locations/locations';
import type { SortOrder } from '@onward/domain/platform/lists';
import { useTranslation } from 'react-i18next';
import { type Column, DataTable } from '../../../design/lists/DataTable.tsx';
import type { ListLayout } from '../../../platform/lists/list-layout.ts';
import { tableColumns } from '../../../platform/lists/table-columns.ts';
import { TaxInfoPill } from '../editor/TaxInfoPill.tsx';
import { LocationMenu } from './LocationMenu.tsx';
import { LocationName } from './LocationName.tsx';
import styles from './LocationTable.module.css';
import type { LocationActions } from './location-actions.ts';
import type { LocationOrderField } from './locations.list.ts';

interface Props {
  locations: readonly Location[];
  brandName: (id: number) => string;
  order: SortOrder<LocationOrderField>;
  layout: ListLayout<'locations'>;
  onOrder: (order: SortOrder<LocationOrderField>) => void;
  actions: LocationActions | null;
}

export function LocationTable({ locations, brandName, order, layout, onOrder, actions }: Props) {
  const { t } = useTranslation();
  const columns: Column<Location, LocationOrderField>[] = [
    {
      key: 'name',
      title: t('locations:columns.name'),
      sortField: 'name',
      render: (location) => <LocationName location={location} actions={actions} />,
    },
    {
      key: 'brand',
      title: t('locations:columns.brand'),
      render: ({ brand_id }) => <span className={styles.brand}>{brandName(brand_id)}</span>,
    },
    {
      key: 'address',
      title: t('locations:columns.address'),
      kind: 'wide',
      render: ({ full_address, is_remote }) => (
        <span className={styles.address}>{full_address || (is_remote ? t('locations:remote') : '—')}</span>
      ),
    },
    {
      key: 'open_jobs',
      title: t('locations:columns.open_jobs'),
      sortField: 'open_positions_count',
      kind: 'number',
      render: ({ open_positions_count: count }) => count,
    },
    {
      key: 'employees',
      title: t('locations:columns.employees'),
      kind: 'number',
      render: ({ employees_count: count }) => count,
    },
    {
      key: 'tax_info',
      title: t('locations:columns.tax_info'),
      render: ({ employer_tax_info }) => <TaxInfoPill complete={employer_tax_info !== null} />,
    },
  ];
  if (actions) {
    columns.push({
      key: 'menu',
      title: t('locations:columns.actions'),
      kind: 'menu',
      render: (location) => <LocationMenu location={location} actions={actions} />,
    });
  }
  return (
    <DataTable
      label={t('locations:title')}
      columns={tableColumns('locations', layout, columns)}
      rows={locations}
      order={order}
      onOrder={onOrder}
      onOpen={actions?.edit}
    />
  );
}
