// At the side of an onboarding: the next step, progress, the link, and files (ONB-050).
import type { EmployeeProcess } from '@onward/contract/onboarding/employee-processes';
import { PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../../design/page/LinkButton.tsx';
import { type SegmentState, Track } from '../../../../design/status/Track.tsx';
import { useDates } from '../../../../platform/language/use-dates.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { workState } from '../../tasks/hr-actions.ts';
import { isOver, type ModuleLook, moduleLook, nextAction } from '../module-state.ts';
import { useActionTexts } from '../use-action-texts.ts';
import { FilesCard } from './FilesCard.tsx';
import { HistoryCard } from './HistoryCard.tsx';
import styles from './ViewRail.module.css';

interface Props {
  process: EmployeeProcess;
}

export function ViewRail({ process }: Props) {
  const { t } = useTranslation();
  return (
    <aside className={styles.rail} aria-label={t('onboarding:view.rail')}>
      <NextStep process={process} />
      <ProgressCard process={process} />
      <LinkCard process={process} />
      <FilesCard process={process} />
      <HistoryCard process={process} />
    </aside>
  );
}

function NextStep({ process }: Props) {
  const { t } = useTranslation();
  const { weekday } = useDates();
  const { about } = useActionTexts(process);
  const next = nextAction(process);
  if (isOver(process)) {
    const text = process.ended_at === null ? 'onboarding:view.allDone' : 'onboarding:view.endedShort';
    return (
      <section className={styles.card}>
        <h2>{t(text)}</h2>
      </section>
    );
  }
  if (!next) return null;
  return (
    <section className={styles.card}>
      <p className={styles.kicker}>{t('onboarding:view.next')}</p>
      <h2>{next.name}</h2>
      <p>{about(next)}</p>
      {next.due_on && (
        <p data-late={next.is_late}>
          {t(next.is_late ? 'onboarding:due.late' : 'onboarding:due.on', { day: weekday(next.due_on) })}
        </p>
      )}
      {next.side === 'hr' && workState(process, next) === 'can_work' && (
        <LinkButton
          to={paths.onboardingTask(process.digest_key, next.action_key)}
          icon={<PenLine size={15} aria-hidden="true" />}
        >
          {t('onboarding:view.do')}
        </LinkButton>
      )}
    </section>
  );
}

const SEGMENTS: Record<ModuleLook, SegmentState> = {
  done: 'done',
  returned: 'waiting',
  waiting: 'waiting',
  open: 'todo',
  todo: 'todo',
};

export function ProgressCard({ process }: Props) {
  const { t } = useTranslation();
  const { day, dayOfTime } = useDates();
  const { employee, done_actions: done, all_actions: all, percent } = process;
  const facts = [
    t('onboarding:view.started', { process: process.name, day: dayOfTime(process.started_at) }),
    ...(process.started_by ? [t('onboarding:view.startedBy', { name: process.started_by.name })] : []),
    ...(employee.start_date ? [t('onboarding:view.firstDay', { day: day(employee.start_date) })] : []),
  ];
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2>{t('onboarding:view.progress')}</h2>
        <span>{t('onboarding:view.steps', { done, count: all, percent })}</span>
      </div>
      <div className={styles.track}>
        <Track segments={process.modules.map((module) => SEGMENTS[moduleLook(module)])} />
      </div>
      <p>{facts.join(' ')}</p>
    </section>
  );
}

function LinkCard({ process }: Props) {
  const { t } = useTranslation();
  const { moment } = useDates();
  const {
    last_link_sent_at: sentAt,
    link_channels: channels,
    opened_count: opened,
    last_opened_at: openedAt,
  } = process;
  return (
    <section className={styles.card}>
      <h2>{t('onboarding:view.link')}</h2>
      <p>
        {sentAt
          ? t('onboarding:view.linkSent', {
              when: moment(sentAt),
              channels: channels.map((channel) => t(`onboarding:link.send_${channel}`)).join(', '),
            })
          : t('onboarding:waiting.linkNotSent')}
      </p>
      {sentAt && (
        <p>
          {openedAt
            ? t('onboarding:view.opened', { count: opened, when: moment(openedAt) })
            : t('onboarding:view.neverOpened')}
        </p>
      )}
    </section>
  );
}
