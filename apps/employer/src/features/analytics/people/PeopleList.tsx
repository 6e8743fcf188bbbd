// The first people of a list, more on request, and a link to the whole list.
import type { AnalyticsAnswer, AnalyticsFilters } from '@onward/contract/analytics/analytics';
import type { AnalyticsPanel } from '@onward/domain/analytics/panels';
import type { PeopleBehind } from '@onward/domain/analytics/people-behind';
import { Button } from 'antd';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Avatar } from '../../../design/brand/Avatar.tsx';
import { SkeletonRows } from '../../../design/page/SkeletonRows.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import styles from './PeopleList.module.css';
import { listAddress } from './shown-people.ts';
import { usePeople } from './use-people.ts';

interface Props {
  panel: AnalyticsPanel;
  behind: PeopleBehind;
  /** Of the funnel step that is open. */
  stageName: string | null;
  filters: AnalyticsFilters;
  answer: AnalyticsAnswer;
}

export function PeopleList({ panel, behind, stageName, filters, answer }: Props) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const { positions } = useStartup();
  const positionId = positions?.find(({ digest_key }) => digest_key === filters.position_key)?.id;
  const { people, total, exact, error, hasMore, loading, loadMore, retry } = usePeople({
    panel,
    behind,
    filters: { ...filters, ...answer.period },
    positionId,
  });
  const whole = listAddress(behind, filters, { positionId, stageName });
  if (!people) {
    if (!error) return <SkeletonRows rows={8} />;
    return <LoadFailure title={t('analytics:people.notLoaded')} error={error} onRetry={retry} />;
  }
  if (people.length === 0) return <p className={styles.none}>{t('analytics:people.nobody')}</p>;
  return (
    <>
      <ul className={styles.people}>
        {people.map(({ id, name, place, status, to }) => (
          <li key={id}>
            <Avatar name={name} size={30} />
            <span className={styles.person}>
              <Link to={to}>{name}</Link>
              <span className={styles.place}>{place}</span>
            </span>
            {status && <span className={styles.status}>{status}</span>}
          </li>
        ))}
      </ul>
      {hasMore && (
        <Button className={styles.more ?? ''} size="small" loading={loading} onClick={loadMore}>
          {t('analytics:people.more')}
        </Button>
      )}
      {whole && (
        <p className={styles.whole}>
          <Link to={whole}>
            {t(exact ? 'analytics:people.openAll' : 'analytics:people.openList', {
              count: total,
              number: figure(total),
            })}
            <ArrowRight size={14} aria-hidden="true" />
          </Link>
        </p>
      )}
    </>
  );
}
