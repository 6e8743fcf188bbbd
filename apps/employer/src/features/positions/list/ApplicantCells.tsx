// The cells of a job about its applicants; each opens the list it counts.
import type { PositionRow } from '@onward/contract/positions/position';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePlaces } from '../parts/use-places.ts';
import { jobLink, newApplicantsLink } from './job-links.ts';
import { PipelineBar } from './PipelineBar.tsx';
import styles from './PositionTable.module.css';

export function NewApplicants({ position }: { position: PositionRow }) {
  const { t } = useTranslation();
  const { locationName } = usePlaces();
  const { new_applicants_count: count, location_id } = position;
  if (count === 0) return <span className={styles.new}>0</span>;
  return (
    <Link
      className={styles.new}
      data-any
      to={newApplicantsLink(position, locationName(location_id))}
      aria-label={t('positions:newCount', { count })}
    >
      {count}
    </Link>
  );
}

export function Pipeline({ position, most }: { position: PositionRow; most: number }) {
  const { locationName } = usePlaces();
  const bar = <PipelineBar position={position} most={most} />;
  if (position.applicants_count === 0) return bar;
  return (
    <Link className={styles.pipeline} to={jobLink(position, locationName(position.location_id))}>
      {bar}
    </Link>
  );
}
