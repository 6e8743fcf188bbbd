// Locations on phones: one card each instead of a table row.
import type { Location } from '@onward/contract/locations';
import { useTranslation } from 'react-i18next';
import styles from './LocationCards.module.css';
import { LocationMenu } from './LocationMenu.tsx';
import { LocationName } from './LocationName.tsx';
import type { LocationActions } from './location-actions.ts';
import { TaxInfoPill } from './TaxInfoPill.tsx';

interface Props {
  locations: readonly Location[];
  brandName: (id: number) => string;
  actions: LocationActions | null;
}

export function LocationCards({ locations, brandName, actions }: Props) {
  const { t } = useTranslation();
  return (
    <ul className={styles.cards}>
      {locations.map((location) => (
        <li key={location.id} className={styles.card}>
          <div className={styles.text}>
            <LocationName location={location} actions={actions} />
            <p className={styles.address}>{location.full_address || (location.is_remote && t('locations:remote'))}</p>
            <p className={styles.meta}>
              {[
                brandName(location.brand_id),
                t('locations:openJobs', { count: location.open_positions_count }),
                t('locations:employees', { count: location.employees_count }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {!location.employer_tax_info && (
              <p className={styles.meta}>
                {t('locations:columns.taxInfo')} <TaxInfoPill complete={false} />
              </p>
            )}
          </div>
          {actions && <LocationMenu location={location} actions={actions} />}
        </li>
      ))}
    </ul>
  );
}
