// Everything that waits for the user, most urgent first, with in-place actions and an empty state (AHD-015).
import type { TodayTask } from '@onward/contract/home/home';
import type { TodayKind, WhoseTasks } from '@onward/domain/home/today';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { EmptyState } from '../../../../design/page/EmptyState.tsx';
import { Pill } from '../../../../design/status/Pill.tsx';
import { lazyPage } from '../../../../platform/chunks/lazy-page.tsx';
import { useNumberFormat } from '../../../../platform/language/use-number-format.ts';
import switchStyles from '../../dashboard/HomeSwitch.module.css';
import type { RescheduleProps } from './RescheduleTask.tsx';
import type { TaskDrawerProps } from './TaskDrawer.tsx';
import styles from './TodayQueue.module.css';
import { TodayTaskRow } from './TodayTaskRow.tsx';
import { readKind, withoutKind, withWhose } from './task-links.ts';
import type { Today } from './today.api.ts';

const TaskDrawer = lazyPage<TaskDrawerProps>(() => import('./TaskDrawer.tsx'));
const RescheduleTask = lazyPage<RescheduleProps>(() => import('./RescheduleTask.tsx'));

const COUNTS = {
  confirm_meeting: 'to_confirm',
  answer_message: 'needs_reply',
  outcome_needed: 'outcomes_needed',
  reschedule_request: 'reschedule_requests',
  read_form: 'forms_to_read',
  sign_offer: 'offers_to_sign',
  decide_check: 'checks_to_decide',
  onboarding_action: 'onboarding_actions',
} as const satisfies Record<TodayKind, keyof Today['counts']>;

interface Props {
  today: Pick<Today, 'tasks' | 'counts' | 'whose' | 'queues'>;
  canAct: boolean;
}

/** Leaves space for the rest of the page; more are shown on request. */
const FIRST = 6;

export function TodayQueue({ today: { tasks: all, counts, whose, queues }, canAct }: Props) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const [address, setAddress] = useSearchParams();
  const [whole, setWhole] = useState(false);
  const queue = useRef<HTMLElement>(null);
  // Held by the queue, because a task leaves the list as soon as it is done.
  const opened = useDialog<TodayTask>();
  const kind = readKind(address);
  const tasks = kind ? all.filter((task) => task.kind === kind) : all;
  const total = kind ? counts[COUNTS[kind]] : counts.waiting;
  const waitingForOthers = queues.all - queues.mine;
  const shown = whole || kind ? tasks : tasks.slice(0, FIRST);
  const showAll = () => {
    setWhole(true);
    if (kind) setAddress(withoutKind(address), { replace: true, preventScrollReset: true });
  };
  // The card that was pressed is above the queue, possibly a screen away on phones.
  useEffect(() => {
    if (kind) queue.current?.focus();
  }, [kind]);
  return (
    <section ref={queue} tabIndex={-1} className={styles.queue} aria-label={t('shell:today.queue')}>
      <header>
        <h2>
          {t('shell:today.queue')} {total > 0 && <Pill>{figure(total)}</Pill>}
        </h2>
        <WhoseSwitch whose={whose} queues={queues} />
      </header>
      {tasks.length === 0 ? (
        <EmptyState
          kind="nothing_to_do"
          title={all.length > 0 ? t('shell:today.emptyKind') : t('shell:today.empty')}
          text={
            whose === 'mine' && waitingForOthers > 0
              ? t('shell:today.emptyMine', { count: waitingForOthers })
              : t('shell:today.emptyText')
          }
        />
      ) : (
        <ul>
          {shown.map((task) => (
            <TodayTaskRow
              key={`${task.kind}:${task.meeting_id ?? task.conversation_id ?? task.offer_id ?? task.action_key ?? task.application_id}`}
              task={task}
              canAct={canAct}
              onOpen={opened.show}
            />
          ))}
        </ul>
      )}
      {shown.length === tasks.length && total > shown.length && (
        <p className={styles.beyond}>{t('shell:today.beyond', { count: total - shown.length })}</p>
      )}
      {shown.length < all.length && (
        <button type="button" className={styles.more} onClick={showAll}>
          {t('shell:today.showAll', { count: all.length })}
        </button>
      )}
      <OpenedTask {...opened} onClose={opened.close} />
    </section>
  );
}

interface OpenedProps {
  visit: number;
  open: boolean;
  subject: TodayTask | null;
  onClose: () => void;
}

function OpenedTask({ visit, open, subject, onClose }: OpenedProps) {
  if (!subject) return null;
  return (
    <Suspense>
      {subject.kind === 'reschedule_request' ? (
        <RescheduleTask key={visit} task={subject} onClose={onClose} />
      ) : (
        <TaskDrawer key={visit} task={subject} open={open} onClose={onClose} />
      )}
    </Suspense>
  );
}

/** The user's own tasks or those of their whole scope, with the count of both. */
function WhoseSwitch({ whose, queues }: Pick<Today, 'whose' | 'queues'>) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const [address] = useSearchParams();
  if (queues.all === queues.mine && whose === 'mine') return null;
  const sides: WhoseTasks[] = ['mine', 'all'];
  return (
    <nav className={switchStyles.switch} aria-label={t('shell:today.whose.label')}>
      {sides.map((side) => (
        <Link
          key={side}
          to={{ search: withWhose(address, side).toString() }}
          replace
          preventScrollReset
          aria-current={side === whose ? 'true' : undefined}
        >
          {t(`shell:today.whose.${side}`, { number: figure(queues[side]) })}
        </Link>
      ))}
    </nav>
  );
}
