// Panels about how something ended: interviews and offers.
import type { AnalyticsAnswer } from '@onward/contract/analytics/analytics';
import type { InterviewOutcome, OfferAnswer, PeoplePanel } from '@onward/domain/analytics/panels';
import { CalendarX2, CircleCheck, CircleX, Clock3, type LucideIcon, Undo2, UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ShareBar } from '../../../design/charts/ShareBar.tsx';
import type { Tone } from '../../../design/theme/tokens.ts';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import type { PanelView } from '../use-panel-view.ts';
import { Change } from './Change.tsx';
import styles from './OutcomePanels.module.css';
import { PanelCard } from './PanelCard.tsx';
import { useEntryName } from './use-entry-texts.ts';

interface Look {
  tone: Tone;
  icon: LucideIcon;
}

const LOOKS: Record<InterviewOutcome | OfferAnswer, Look> = {
  completed: { tone: 'green', icon: CircleCheck },
  no_show: { tone: 'red', icon: UserX },
  cancelled: { tone: 'neutral', icon: CalendarX2 },
  open: { tone: 'blue', icon: Clock3 },
  accepted: { tone: 'green', icon: CircleCheck },
  declined: { tone: 'red', icon: CircleX },
  expired: { tone: 'amber', icon: Clock3 },
  withdrawn: { tone: 'neutral', icon: Undo2 },
  waiting: { tone: 'blue', icon: Clock3 },
};

const lookOf = (key: string): Look => LOOKS[key as keyof typeof LOOKS];

interface Props {
  panel: PeoplePanel;
  view: PanelView;
  headline: (answer: AnalyticsAnswer) => ReactNode;
}

function OutcomePanel({ panel, view, headline }: Props) {
  const figure = useNumberFormat();
  const nameOf = useEntryName();
  return (
    <PanelCard panel={panel} view={view} headline={headline}>
      {({ series }) => (
        <>
          <ShareBar parts={series.map(({ key, count }) => ({ key, value: count, tone: lookOf(key).tone }))} />
          <ul className={styles.outcomes}>
            {series.map((entry) => {
              const { tone, icon: Icon } = lookOf(entry.key);
              return (
                <li key={entry.key}>
                  <span className={styles.name} data-tone={tone}>
                    <Icon size={14} aria-hidden="true" />
                    {nameOf(panel, entry)}
                  </span>
                  <Link
                    to={view.linkTo(panel, entry.key)}
                    aria-label={view.textOf(panel, entry, entry.count)}
                    aria-current={view.isChosen(panel, entry.key) ? 'true' : undefined}
                  >
                    {figure(entry.count)}
                  </Link>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </PanelCard>
  );
}

export function InterviewsPanel({ view }: { view: PanelView }) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const headline = ({ totals, previous_totals }: AnalyticsAnswer) =>
    totals.rate !== null && (
      <>
        <span>
          <b>{figure(totals.rate / 100, { style: 'percent', maximumFractionDigits: 1 })}</b>{' '}
          <small>{t('analytics:noShows')}</small>
        </span>
        <Change value={totals.rate} before={previous_totals.rate} unit="points" more="bad" />
      </>
    );
  return <OutcomePanel panel="interview_outcomes" view={view} headline={headline} />;
}

export function OffersPanel({ view }: { view: PanelView }) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const headline = ({ series, totals, previous_totals }: AnalyticsAnswer) => {
    const countOf = (key: string) => series.find((entry) => entry.key === key)?.count ?? 0;
    return (
      totals.rate !== null && (
        <>
          <span>
            <b>{figure(totals.rate / 100, { style: 'percent', maximumFractionDigits: 0 })}</b>{' '}
            <small>
              {t('analytics:acceptedOf', {
                accepted: figure(countOf('accepted')),
                count: figure(totals.count - countOf('withdrawn')),
              })}
            </small>
          </span>
          <Change value={totals.rate} before={previous_totals.rate} unit="points" more="good" />
        </>
      )
    );
  };
  return <OutcomePanel panel="offer_acceptance" view={view} headline={headline} />;
}
