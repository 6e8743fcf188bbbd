// The locations with their numbers; on phones one card each.
import type { LocationHealth } from '@onward/contract/home/home';
import { HEALTH_NUMBERS, type HealthNumber } from '@onward/domain/home/location-health';
import type { SortOrder } from '@onward/domain/platform/lists';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { type Column, DataTable } from '../../../design/lists/DataTable.tsx';
import { useIsPhone } from '../../../design/theme/use-is-phone.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { paths, withQuery } from '../../../platform/routing/paths.ts';
import type { DashboardField } from './dashboard.api.ts';
import styles from './LocationTable.module.css';
import { NumberCell } from './NumberCell.tsx';
import type { Days } from './number-lists.ts';
import { useBrandColor, useBrandName } from './use-brand-name.ts';

interface Props {
  locations: readonly LocationHealth[];
  days: Days;
  order: SortOrder<DashboardField>;
  onOrder: (order: SortOrder<DashboardField>) => void;
}

export function LocationTable({ locations, days, order, onOrder }: Props) {
  const { t } = useTranslation();
  const cellOf = (number: HealthNumber, row: LocationHealth): ReactNode =>
    number === 'open_positions' ? <OpenJobs row={row} /> : <NumberCell number={number} row={row} days={days} />;
  if (useIsPhone()) return <LocationCards locations={locations} cellOf={cellOf} />;
  const columns: Column<LocationHealth & { id: number }, DashboardField>[] = [
    {
      key: 'name',
      title: t('company:dashboard.location'),
      sortField: 'name',
      kind: 'wide',
      render: (row) => <Place row={row} />,
    },
    ...HEALTH_NUMBERS.map((number) => ({
      key: number,
      title: t(`company:dashboard.numbers.${number}`),
      sortField: number,
      kind: 'number' as const,
      render: (row: LocationHealth) => cellOf(number, row),
    })),
    {
      key: 'more',
      title: t('company:dashboard.analytics'),
      kind: 'menu',
      render: (row) => <AnalyticsLink row={row} />,
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

function Place({ row: { location, applicants_30_days, hires_30_days, days_to_hire } }: { row: LocationHealth }) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const brandName = useBrandName();
  const brandColor = useBrandColor();
  const { name, brand_id } = location;
  const lately = [
    t('company:dashboard.lately.applicants', { count: applicants_30_days, number: figure(applicants_30_days) }),
    t('company:dashboard.lately.hires', { count: hires_30_days, number: figure(hires_30_days) }),
    ...(days_to_hire === null
      ? []
      : [t('company:dashboard.lately.days', { count: days_to_hire, number: figure(days_to_hire) })]),
  ];
  return (
    <span className={styles.place}>
      <Avatar name={brandName(brand_id) || name} size={30} square color={brandColor(brand_id)} />
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.meta}>{brandName(brand_id)}</span>
        <span className={styles.meta} title={t('company:dashboard.lately.title')}>
          {lately.join(', ')}
        </span>
      </span>
    </span>
  );
}

function OpenJobs({ row: { location, open_positions } }: { row: LocationHealth }) {
  const { t } = useTranslation();
  return (
    <Link
      className={styles.number}
      data-none={open_positions === 0}
      to={paths.openJobs({ location_id: location.id })}
      aria-label={t('shell:home.openJobs', { count: open_positions })}
    >
      {open_positions}
    </Link>
  );
}

function AnalyticsLink({ row: { location } }: { row: LocationHealth }) {
  const { t } = useTranslation();
  return (
    <Link
      className={styles.more}
      to={withQuery(paths.analytics(), { location_id: location.id })}
      aria-label={t('company:dashboard.analyticsOf', { location: location.name })}
      title={t('company:dashboard.analyticsOf', { location: location.name })}
    >
      <ChevronRight size={17} aria-hidden="true" />
    </Link>
  );
}

interface CardsProps {
  locations: readonly LocationHealth[];
  cellOf: (number: HealthNumber, row: LocationHealth) => ReactNode;
}

function LocationCards({ locations, cellOf }: CardsProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.cards}>
      {locations.map((row) => (
        <li key={row.location.id}>
          <div className={styles.cardHead}>
            <Place row={row} />
            <AnalyticsLink row={row} />
          </div>
          <dl>
            {HEALTH_NUMBERS.map((number) => (
              <div key={number}>
                <dt>{t(`company:dashboard.numbers.${number}`)}</dt>
                <dd>{cellOf(number, row)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
