// Four counts of the company; each links to its list.
import type { LocationSummary } from '@onward/contract/locations/locations';
import { Building2, type LucideIcon, MapPin, Megaphone, Network } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../platform/routing/paths.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import styles from './CountTiles.module.css';

interface Tile {
  key: 'openPositions' | 'locations' | 'departments' | 'brands';
  icon: LucideIcon;
  /** Null while loading. */
  count: number | null;
  to?: string;
}

interface Props {
  locations: readonly LocationSummary[];
  brandId: number | undefined;
}

export function CountTiles({ locations, brandId }: Props) {
  const { t } = useTranslation();
  const { departments, brands, positions } = useStartup();
  const here = new Set(locations.map((location) => location.id));
  const open = positions?.filter(({ status, location_id }) => status === 'published' && here.has(location_id));
  const tiles: Tile[] = [
    {
      key: 'openPositions',
      icon: Megaphone,
      count: open?.length ?? null,
      to: paths.openJobs({ brand_id: brandId }),
    },
    { key: 'locations', icon: MapPin, count: locations.length, to: paths.locations(brandId) },
    { key: 'departments', icon: Network, count: departments.length, to: paths.company('departments') },
    { key: 'brands', icon: Building2, count: brands.length, to: paths.company('brands') },
  ];
  return (
    <ul className={styles.tiles}>
      {tiles.map(({ key, icon: Icon, count, to }) => {
        const content = (
          <>
            <span className={styles.icon}>
              <Icon size={17} aria-hidden="true" />
            </span>
            <span className={styles.number}>{count ?? '–'}</span>
            <span className={styles.label}>{t(`shell:home.counts.${key}`, { count: count ?? 0 })}</span>
          </>
        );
        return (
          <li key={key}>
            {to ? (
              <Link to={to} className={styles.tile}>
                {content}
              </Link>
            ) : (
              <div className={styles.tile}>{content}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
