// Everything that waits for the user, most urgent first, with in-place actions and an empty state (AHD-015).
import { performApplicationAction } from '@onward/contract/applicants/application-actions';
import type { TodayTask } from '@onward/contract/home/home';
import type { ActionName } from '@onward/domain/applicants/actions/codes';
import { SOON_DAYS } from '@onward/domain/everify/i9-clock';
import type { TodayKind } from '@onward/domain/home/today';
import {
  CalendarCheck,
  CircleHelp,
  FileSignature,
  FileText,
  ListChecks,
  type LucideIcon,
  MessageSquareText,
  RotateCcw,
  ShieldAlert,
} from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { EmptyState } from '../../../../design/page/EmptyState.tsx';
import { PlainButton } from '../../../../design/page/PlainButton.tsx';
import { Pill } from '../../../../design/status/Pill.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { passOnError } from '../../../../platform/errors/handle-error.ts';
import { useLanguage } from '../../../../platform/language/language.ts';
import { useNumberFormat } from '../../../../platform/language/use-number-format.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import styles from './TodayQueue.module.css';
import { readKind, withoutKind } from './task-links.ts';
import { actOn, type Today } from './today.api.ts';

const ICONS: Record<TodayKind, LucideIcon> = {
  confirm_meeting: CalendarCheck,
  answer_message: MessageSquareText,
  outcome_needed: CircleHelp,
  reschedule_request: RotateCcw,
  read_form: FileText,
  sign_offer: FileSignature,
  decide_check: ShieldAlert,
  onboarding_action: ListChecks,
};

/** Actions that can be done in place; the others need their own screen. */
const IN_PLACE: Partial<Record<TodayKind, readonly ActionName[]>> = {
  confirm_meeting: ['confirm_meeting'],
  outcome_needed: ['mark_schedule_complete', 'mark_schedule_no_show'],
};

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
  tasks: readonly TodayTask[];
  /** Of all that wait; the list has up to 100 of each kind. */
  counts: Today['counts'];
  canAct: boolean;
}

/** Leaves space for the rest of the page; more are shown on request. */
const FIRST = 6;

export function TodayQueue({ tasks: all, counts, canAct }: Props) {
  const { t } = useTranslation();
  const figure = useNumberFormat();
  const [address, setAddress] = useSearchParams();
  const [whole, setWhole] = useState(false);
  const queue = useRef<HTMLElement>(null);
  const kind = readKind(address);
  const tasks = kind ? all.filter((task) => task.kind === kind) : all;
  const total = kind ? counts[COUNTS[kind]] : counts.waiting;
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
      <h2>
        {t('shell:today.queue')} {total > 0 && <Pill>{figure(total)}</Pill>}
      </h2>
      {tasks.length === 0 ? (
        <EmptyState kind="nothing_to_do" title={t('shell:today.empty')} text={t('shell:today.emptyText')} />
      ) : (
        <ul>
          {shown.map((task) => (
            <Task
              key={`${task.kind}:${task.meeting_id ?? task.conversation_id ?? task.offer_id ?? task.action_key ?? task.application_id}`}
              task={task}
              canAct={canAct}
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
    </section>
  );
}

/** What the law sets a day for says how many are left. */
function Due({ task: { days_left: left, is_overdue } }: { task: TodayTask }) {
  const { t } = useTranslation();
  if (left === null) return is_overdue ? <Pill tone="red">{t('shell:today.overdue')}</Pill> : null;
  if (left < 0) return <Pill tone="red">{t('shell:today.left.late', { count: -left })}</Pill>;
  if (left === 0) return <Pill tone="red">{t('shell:today.left.today')}</Pill>;
  return (
    <Pill tone={left <= SOON_DAYS ? 'amber' : 'neutral'}>
      {left === 1 ? t('shell:today.left.tomorrow') : t('shell:today.left.days', { count: left })}
    </Pill>
  );
}

/** The applicant, or the task of an onboarding. */
const pageOf = ({ application_id, process_key, action_key }: TodayTask): string =>
  process_key !== null
    ? `${paths.onboardingTasks(process_key)}?action=${action_key ?? ''}`
    : paths.applicant(application_id ?? 0);

function Task({ task, canAct }: { task: TodayTask; canAct: boolean }) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [busy, setBusy] = useState<ActionName | null>(null);
  const Icon = ICONS[task.kind];
  const when = new Intl.DateTimeFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(task.at));
  const act = async (action: ActionName) => {
    setBusy(action);
    try {
      const refusal = await actOn(action, task.application_id ?? 0);
      if (refusal) toasts.info(refusal);
      else toasts.success(t('shell:today.done', { name: task.name }));
    } catch (error) {
      passOnError(error, performApplicationAction);
    } finally {
      setBusy(null);
    }
  };
  return (
    <li className={styles.task}>
      <span className={styles.icon} data-overdue={task.is_overdue}>
        <Icon size={17} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p>
          <Link to={pageOf(task)}>{task.name}</Link> <span>{t(`shell:today.kinds.${task.kind}`, { when })}</span>
          <Due task={task} />
        </p>
        <p className={styles.place}>
          {task.excerpt ? t('shell:quote', { words: task.excerpt }) : `${task.position_title} · ${task.location_name}`}
        </p>
      </div>
      <div className={styles.actions}>
        {canAct &&
          (IN_PLACE[task.kind] ?? []).map((action) => (
            <PlainButton key={action} size="small" busy={busy === action} onClick={() => void act(action)}>
              {t(`shell:today.actions.${action}`)}
            </PlainButton>
          ))}
        {task.kind === 'answer_message' && task.conversation_id !== null && (
          <Link className={styles.open} to={paths.thread(task.conversation_id)}>
            {t('shell:today.actions.answer')}
          </Link>
        )}
        {task.kind === 'read_form' && (
          <Link className={styles.open} to={`${pageOf(task)}?tab=tasks`}>
            {t('shell:today.actions.open')}
          </Link>
        )}
        {task.kind === 'sign_offer' && task.offer_id !== null && (
          <Link className={styles.open} to={paths.signOffer(task.offer_id)}>
            {t('shell:today.actions.sign')}
          </Link>
        )}
        {task.kind === 'decide_check' && (
          <Link className={styles.open} to={`${pageOf(task)}?tab=check`}>
            {t('shell:today.actions.open')}
          </Link>
        )}
        {(task.kind === 'reschedule_request' || task.kind === 'onboarding_action') && (
          <Link className={styles.open} to={pageOf(task)}>
            {t('shell:today.actions.open')}
          </Link>
        )}
      </div>
    </li>
  );
}
