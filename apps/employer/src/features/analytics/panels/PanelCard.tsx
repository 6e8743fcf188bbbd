// The frame of a panel: its title and headline, the chart or the table, and the file; in every state.
import type { AnalyticsAnswer } from '@onward/contract/analytics/analytics';
import type { AnalyticsPanel } from '@onward/domain/analytics/panels';
import { useQuery } from '@tanstack/react-query';
import { ChartColumn, Download, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSlow } from '../../../design/page/use-slow.ts';
import { Spinner } from '../../../design/status/Spinner.tsx';
import { LoadFailure } from '../../../platform/errors/LoadFailure.tsx';
import { panelQuery } from '../analytics.api.ts';
import { useExport } from '../use-export.ts';
import type { PanelView } from '../use-panel-view.ts';
import styles from './PanelCard.module.css';
import { PanelTable } from './PanelTable.tsx';

interface Props {
  panel: AnalyticsPanel;
  view: PanelView;
  /** The main number, next to the title. */
  headline?: (answer: AnalyticsAnswer) => ReactNode;
  /** Counted in another way than most panels, in one sentence. */
  note?: ReactNode;
  wide?: boolean;
  children: (answer: AnalyticsAnswer) => ReactNode;
}

export function PanelCard({ panel, view, headline, note, wide = false, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const { data, error, isFetching, refetch } = useQuery(panelQuery(panel, view.filters));
  const { busy, save } = useExport();
  const slow = useSlow(isFetching);
  const title = t(`analytics:panels.${panel}`);
  const Toggle = asTable ? ChartColumn : Table2;
  return (
    <section className={styles.card} aria-labelledby={id} aria-busy={isFetching} data-wide={wide} data-panel={panel}>
      <div className={styles.head} data-alone={!headline}>
        <h2 id={id}>{title}</h2>
        {data && headline && <div className={styles.headline}>{headline(data)}</div>}
        <span className={`${styles.tools} no-print`}>
          {isFetching && slow && <Spinner />}
          <button
            type="button"
            aria-pressed={asTable}
            aria-label={t('analytics:asTable', { panel: title })}
            title={t(asTable ? 'analytics:showChart' : 'analytics:showTable')}
            onClick={() => setAsTable(!asTable)}
          >
            <Toggle size={15} aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label={t('analytics:exportOne', { panel: title })}
            title={t('analytics:export')}
            aria-busy={busy === panel}
            onClick={() => void save(panel, view.filters)}
          >
            {busy === panel ? <Spinner /> : <Download size={15} aria-hidden="true" />}
          </button>
        </span>
      </div>
      {!data && !error && <span className={styles.waiting} role="status" aria-label={t('shell:loading')} />}
      {!data && error && (
        <LoadFailure title={t('analytics:notLoaded', { panel: title })} error={error} onRetry={() => void refetch()} />
      )}
      {data && asTable && <PanelTable answer={data} view={view} />}
      {data && !asTable && (data.totals.count === 0 ? <Empty panel={panel} /> : children(data))}
      {data && !asTable && data.totals.count > 0 && note && <p className={styles.note}>{note}</p>}
    </section>
  );
}

function Empty({ panel }: { panel: AnalyticsPanel }) {
  const { t } = useTranslation();
  return (
    <p className={styles.empty} role="status">
      {t(`analytics:empty.${panel}`)}
    </p>
  );
}
