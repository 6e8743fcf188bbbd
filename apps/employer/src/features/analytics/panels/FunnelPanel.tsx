// How far applicants got (design 37).
import type { AnalyticsAnswer } from '@onward/contract/analytics/analytics';
import { LOW_CONVERSION } from '@onward/domain/analytics/funnel';
import { useTranslation } from 'react-i18next';
import { FunnelChart } from '../../../design/charts/FunnelChart.tsx';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import type { PanelView } from '../use-panel-view.ts';
import { Change } from './Change.tsx';
import { PanelCard } from './PanelCard.tsx';
import { useEntryName } from './use-entry-texts.ts';

export function FunnelPanel({ view }: { view: PanelView }) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const nameOf = useEntryName();
  const percent = (share: number, digits = 0) =>
    figure(share / 100, { style: 'percent', maximumFractionDigits: digits });
  const headline = ({ series, totals, previous_totals }: AnalyticsAnswer) => (
    <>
      <span>
        {t('analytics:funnel.summary', {
          applied: figure(totals.count),
          hired: figure(series.at(-1)?.count ?? 0),
          share: percent(totals.rate ?? 0, 1),
        })}
      </span>
      <Change value={totals.count} before={previous_totals.count} more="good" />
    </>
  );
  return (
    <PanelCard panel="funnel" view={view} wide headline={headline} note={t('analytics:funnel.note')}>
      {({ series }) => (
        <FunnelChart
          label={t('analytics:panels.funnel')}
          points={series.map((entry) => {
            const share = entry.conversion === null ? null : percent(entry.conversion);
            const text = view.textOf('funnel', entry, entry.count);
            return {
              key: entry.key,
              value: entry.count,
              name: nameOf('funnel', entry),
              figure: figure(entry.count),
              share,
              low: (entry.conversion ?? 100) < LOW_CONVERSION,
              text: share === null ? text : t('analytics:funnel.step', { text, share }),
              to: view.linkTo('funnel', entry.key),
              chosen: view.isChosen('funnel', entry.key),
            };
          })}
        />
      )}
    </PanelCard>
  );
}
