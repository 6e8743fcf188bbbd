// The user's locations with their open jobs.
import type { LocationSummary } from '@onward/contract/locations/locations';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../../design/page/EmptyState.tsx';
import { paths } from '../../../platform/routing/paths.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import styles from './LocationsCard.module.css';

const FIRST_SHOWN = 8;

export function LocationsCard({ locations }: { locations: readonly LocationSummary[] }) {
  const { t } = useTranslation();
  const { brands, positions } = useStartup();
  const [all, setAll] = useState(false);
  const shown = all ? locations : locations.slice(0, FIRST_SHOWN);
  const brandName = (id: number) => brands.find((brand) => brand.id === id)?.name;
  const openAt = ({ id }: LocationSummary) =>
    (positions ?? []).filter(({ status, location_id }) => status === 'published' && location_id === id).length;
  const place = ({ city, state_code, is_remote }: LocationSummary) =>
    is_remote ? t('shell:home.remote') : [city, state_code].filter(Boolean).join(', ');
  return (
    <section className={styles.card} aria-labelledby="home-locations">
      <h2 id="home-locations" className={styles.head}>
        {t('shell:home.yourLocations')}
      </h2>
      {locations.length === 0 && (
        <EmptyState kind="first_use" title={t('shell:home.noLocations')} text={t('shell:home.noLocationsText')} />
      )}
      <ul className={styles.list}>
        {shown.map((location) => (
          <li key={location.id} className={styles.row}>
            <span className={styles.tile}>
              <MapPin size={16} aria-hidden="true" />
            </span>
            <span className={styles.text}>
              <span className={styles.name}>{location.name}</span>
              <span className={styles.meta}>
                {[brandName(location.brand_id), place(location)].filter(Boolean).join(' · ')}
              </span>
            </span>
            <Link className={styles.count} to={paths.openJobs({ location_id: location.id })}>
              {t('shell:home.openJobs', { count: openAt(location) })}
            </Link>
          </li>
        ))}
      </ul>
      {!all && locations.length > FIRST_SHOWN && (
        <button type="button" className={styles.more} onClick={() => setAll(true)}>
          {t('shell:home.showAll', { count: locations.length })}
        </button>
      )}
    </section>
  );
}
