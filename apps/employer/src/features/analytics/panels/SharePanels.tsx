// Panels that divide people by a word: where they came from, and why they were rejected.
import { useTranslation } from 'react-i18next';
import { BarRows } from '../../../design/charts/BarRows.tsx';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import type { PanelView } from '../use-panel-view.ts';
import cardStyles from './PanelCard.module.css';
import { PanelCard } from './PanelCard.tsx';
import { useEntryName } from './use-entry-texts.ts';

/** The others are in the table. */
const SHOWN_SOURCES = 6;

export function SourcesPanel({ view }: { view: PanelView }) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const nameOf = useEntryName();
  return (
    <PanelCard panel="sources" view={view}>
      {({ series }) => (
        <>
          <BarRows
            label={t('analytics:panels.sources')}
            titles={[t('analytics:sources.applied'), t('analytics:columns.hired')]}
            rows={series.slice(0, SHOWN_SOURCES).map((entry) => ({
              key: entry.key,
              name: nameOf('sources', entry),
              value: entry.count,
              numbers: [
                {
                  figure: figure(entry.count),
                  text: view.textOf('sources', entry, entry.count),
                  to: view.linkTo('sources', entry.key),
                  chosen: view.isChosen('sources', entry.key, 'all'),
                },
                {
                  figure: figure(entry.hired ?? 0),
                  text: t('analytics:sources.hiredOf', {
                    count: entry.hired ?? 0,
                    name: nameOf('sources', entry),
                    number: figure(entry.hired ?? 0),
                  }),
                  to: view.linkTo('sources', entry.key, 'hired'),
                  chosen: view.isChosen('sources', entry.key, 'hired'),
                },
              ],
            }))}
          />
          {series.length > SHOWN_SOURCES && (
            <p className={cardStyles.note}>{t('analytics:sources.more', { count: series.length - SHOWN_SOURCES })}</p>
          )}
        </>
      )}
    </PanelCard>
  );
}

export function ReasonsPanel({ view }: { view: PanelView }) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const nameOf = useEntryName();
  return (
    <PanelCard panel="rejection_reasons" view={view} note={t('analytics:reasonsNote')}>
      {({ series }) => (
        <BarRows
          label={t('analytics:panels.rejection_reasons')}
          rows={series.map((entry) => ({
            key: entry.key,
            name: nameOf('rejection_reasons', entry),
            value: entry.count,
            numbers: [
              {
                figure: figure(entry.count),
                text: view.textOf('rejection_reasons', entry, entry.count),
                to: view.linkTo('rejection_reasons', entry.key),
                chosen: view.isChosen('rejection_reasons', entry.key),
              },
            ],
          }))}
        />
      )}
    </PanelCard>
  );
}
