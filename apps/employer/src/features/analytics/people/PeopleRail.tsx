// The people that the selected number counts, next to the panels; on small screens, above them (design 37).
import type { AnalyticsAnswer } from '@onward/contract/analytics/analytics';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { useNumberFormat } from '../../../platform/language/use-number-format.ts';
import { analyticsAddress, type ShownPeople } from '../analytics.address.ts';
import { panelQuery } from '../analytics.api.ts';
import { useEntryName } from '../panels/use-entry-texts.ts';
import type { PanelView } from '../use-panel-view.ts';
import { PeopleList } from './PeopleList.tsx';
import styles from './PeopleRail.module.css';
import { behindOf, type OpenEntry, openEntry } from './shown-people.ts';

interface Props {
  people: ShownPeople;
  view: PanelView;
}

export function PeopleRail({ people, view }: Props) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const nameOf = useEntryName();
  const navigate = useNavigate();
  const { data } = useQuery(panelQuery(people.panel, view.filters));
  const title = useRef<HTMLHeadingElement>(null);
  const closed = analyticsAddress(view.filters);
  const number = `${people.panel} ${people.key}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading is read again when another number is opened
  useEffect(() => title.current?.focus(), [number]);
  const open = data && openEntry(data, people);
  const leave = () => void navigate(closed);
  return (
    <aside
      className={styles.rail}
      aria-label={t('analytics:people.title')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') leave();
      }}
    >
      <div className={styles.head}>
        <h2 ref={title} tabIndex={-1}>
          {open
            ? t('analytics:people.heading', {
                name: nameOf(people.panel, open.entry),
                number: figure(open.count),
              })
            : t(`analytics:panels.${people.panel}`)}
        </h2>
        <Link to={closed} aria-label={t('analytics:people.close')} className={`${styles.close} no-print`}>
          <X size={17} aria-hidden="true" />
        </Link>
      </div>
      {data && !open && <p className={styles.none}>{t('analytics:people.gone')}</p>}
      {data && open && <OpenNumber answer={data} open={open} people={people} view={view} />}
    </aside>
  );
}

interface OpenProps extends Props {
  answer: AnalyticsAnswer;
  open: OpenEntry;
}

function OpenNumber({ answer, open, people, view }: OpenProps) {
  const { t } = useTranslation();
  const behind = behindOf(answer, open, people);
  return (
    <>
      <p className={styles.about}>{t(`analytics:people.about.${people.panel}`)}</p>
      {open.next && <Parts open={open} people={people} view={view} />}
      <PeopleList
        key={JSON.stringify(behind)}
        panel={people.panel}
        behind={behind}
        stageName={(people.part === 'went_on' ? open.next : open.entry)?.name ?? null}
        filters={view.filters}
        answer={answer}
      />
    </>
  );
}

/** Who stopped at a step, and who went on. */
function Parts({ open: { count, next }, people, view }: Omit<OpenProps, 'answer'>) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const further = next?.count ?? 0;
  const parts = [
    ['all', count],
    ['stopped', count - further],
    ['went_on', further],
  ] as const;
  return (
    <p className={`${styles.parts} no-print`}>
      {parts.map(([part, number]) => (
        <Link
          key={part}
          to={view.linkTo('funnel', people.key, part)}
          aria-current={people.part === part ? 'true' : undefined}
          replace
        >
          {t(`analytics:people.parts.${part}`, { number: figure(number) })}
        </Link>
      ))}
    </p>
  );
}
