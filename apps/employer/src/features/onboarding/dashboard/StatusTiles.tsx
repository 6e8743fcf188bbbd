// How many onboardings are in each state; a tile filters the list by its state (ONB-015).
import { OVERVIEW_COUNTS, type OverviewCount } from '@onward/domain/onboarding/progress';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import type { ChangeList } from '../../../platform/lists/use-list-address.ts';
import { ONBOARDING_LOOKS } from '../../employees/parts/OnboardingPill.tsx';
import { summaryQuery } from '../onboarding-summary.api.ts';
import { type DashboardField, type DashboardFilter, type DashboardState, statusOf } from './onboarding.list.ts';
import styles from './StatusTiles.module.css';

interface Props {
  list: DashboardState;
  onChange: ChangeList<DashboardField, DashboardFilter>;
}

/** What waits for the company first. */
const TILES: readonly OverviewCount[] = [
  'need_attention',
  ...OVERVIEW_COUNTS.filter((count) => count !== 'need_attention'),
];

export function StatusTiles({ list, onChange }: Props) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const { data } = useQuery(summaryQuery);
  const chosen = statusOf(list);
  const choose = (status: OverviewCount) => {
    const { status: _old, ...others } = list.filters;
    onChange({ filters: status === chosen ? others : { ...others, status } });
  };
  return (
    <ul className={styles.tiles} aria-label={t('onboarding:dashboard.overview')}>
      {TILES.map((status) => {
        const { icon: Icon, tone } = ONBOARDING_LOOKS[status];
        const count = data?.overview[status];
        return (
          <li key={status}>
            <button
              type="button"
              className={styles.tile}
              aria-pressed={chosen === status}
              onClick={() => choose(status)}
            >
              <span className={styles.label} data-tone={tone}>
                <Icon size={16} aria-hidden="true" />
                {t(`employees:onboarding.${status}`)}
              </span>
              <span className={styles.line}>
                <b className={styles.number}>{count === undefined ? '–' : figure(count)}</b>
                <span className={styles.text}>{t(`onboarding:dashboard.tiles.${status}`)}</span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
