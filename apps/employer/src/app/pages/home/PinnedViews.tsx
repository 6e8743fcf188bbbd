// Views the reader has pinned, each with how many it finds right now (AHD-003).
import { useQuery } from '@tanstack/react-query';
import { Bookmark, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { pinnedViewsQuery } from '../../../platform/saved-views/saved-views.api.ts';
import { pathOfView } from '../../../platform/saved-views/view-address.ts';
import styles from './OwnTiles.module.css';

export function PinnedViews() {
  const { t } = useTranslation();
  const { data: views } = useQuery(pinnedViewsQuery());
  if (!views || views.length === 0) return null;
  return (
    <section className={styles.tiles} aria-label={t('saved-views:pinnedTitle')}>
      {views.map(({ id, list, name, state, count }) => (
        <Link key={id} to={pathOfView(list, state)} className={styles.tile}>
          <span className={styles.icon}>
            <Bookmark size={17} aria-hidden="true" />
          </span>
          <span className={styles.text}>
            <span className={styles.title}>{name}</span>
            <span className={styles.meta}>
              {`${t(`shell:company.panels.${list}`)} · ${t('saved-views:found', { count })}`}
            </span>
          </span>
          <ChevronRight size={17} className={styles.on} aria-hidden="true" />
        </Link>
      ))}
    </section>
  );
}
