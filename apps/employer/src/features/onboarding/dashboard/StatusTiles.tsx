// How many onboardings are in each state; a tile filters the list by its state (ONB-015).
import { OVERVIEW_COUNTS, type OverviewCount } from '@onward/domain/onboarding/progress';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CountTiles } from '../../../design/status/CountTiles.tsx';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import type { ChangeList } from '../../../platform/lists/use-list-address.ts';
import { ONBOARDING_LOOKS } from '../../employees/parts/OnboardingPill.tsx';
import { summaryQuery } from '../onboarding-summary.api.ts';
import { type DashboardField, type DashboardFilter, type DashboardState, statusOf } from './onboarding.list.ts';

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
  const tiles = TILES.map((status) => ({
    ...ONBOARDING_LOOKS[status],
    key: status,
    label: t(`employees:onboarding.${status}`),
    text: t(`onboarding:dashboard.tiles.${status}`),
    figure: data ? figure(data.overview[status]) : '–',
  }));
  return (
    <CountTiles
      label={t('onboarding:dashboard.overview')}
      tiles={tiles}
      chosen={TILES.find((status) => status === chosen)}
      onChoose={choose}
    />
  );
}
