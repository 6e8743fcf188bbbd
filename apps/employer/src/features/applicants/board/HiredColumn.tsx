// The last column of the board: who was hired. It is read-only; hiring is an action of its own.
import type { ApplicationFilters } from '@onward/contract/applicants/applications';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { BadgeCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { COLUMN_PAGE, columnQuery } from '../applicants.api.ts';
import { nameOf } from '../applicants.list.ts';
import { profileAddress } from '../profile/list-place.ts';
import styles from './Board.module.css';
import { CardFace } from './CardFace.tsx';

interface Props {
  filters: ApplicationFilters;
  order: string;
  /** On phones, the pager above the column already names it. */
  headless?: boolean;
}

export function HiredColumn({ filters: listFilters, order, headless = false }: Props) {
  const { t } = useTranslation();
  const filters = { ...listFilters, status: 'hired' };
  const query = useInfiniteQuery(columnQuery(filters, order));
  const rows = query.data?.pages.flatMap(({ applications }) => applications) ?? [];
  const total = query.data?.pages.at(-1)?.total_count ?? 0;
  const title = t('applicants:statuses.hired');
  return (
    <section className={styles.column} aria-label={title}>
      {!headless && (
        <header className={styles.head}>
          <BadgeCheck size={15} aria-hidden="true" />
          <h2>{title}</h2>
          <span className="tabular">{total}</span>
        </header>
      )}
      <div className={styles.scroller}>
        {!query.data && <SkeletonRows />}
        {query.data && rows.length === 0 && <p className={styles.nobody}>{t('applicants:board.nobody')}</p>}
        <ul className={styles.hired}>
          {rows.map((applicant, index) => (
            <li key={applicant.id} className={styles.card}>
              <CardFace
                applicant={applicant}
                name={<Link to={profileAddress(applicant.id, filters, order, index)}>{nameOf(applicant)}</Link>}
              />
            </li>
          ))}
        </ul>
        {query.hasNextPage && (
          <Button
            type="link"
            size="small"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('applicants:board.showMore', { count: Math.min(COLUMN_PAGE, total - rows.length) })}
          </Button>
        )}
      </div>
    </section>
  );
}
