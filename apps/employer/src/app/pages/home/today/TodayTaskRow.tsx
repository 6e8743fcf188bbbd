// One task of the queue: what it is about, how urgent it is, and what can be done about it in place.

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
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PlainButton } from '../../../../design/page/PlainButton.tsx';
import { Pill } from '../../../../design/status/Pill.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { useAccess } from '../../../../platform/access.ts';
import { passOnError } from '../../../../platform/errors/handle-error.ts';
import { useLanguage } from '../../../../platform/language/language.ts';
import { weekdayMomentText } from '../../../../platform/language/time-text.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import styles from './TodayQueue.module.css';
import { actOn, undoAct } from './today.api.ts';

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

interface Props {
  task: TodayTask;
  canAct: boolean;
  /** Opens what the task is about beside the queue. */
  onOpen: (task: TodayTask) => void;
}

export function TodayTaskRow({ task, canAct, onOpen }: Props) {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const [busy, setBusy] = useState<ActionName | null>(null);
  const Icon = ICONS[task.kind];
  const when = weekdayMomentText(language, task.at);
  const undoIt = async (undoId: number) => {
    await undoAct(undoId);
    toasts.success(t('shell:today.undone', { name: task.name }));
  };
  const act = async (action: ActionName) => {
    setBusy(action);
    try {
      const { refusal, undoId } = await actOn(action, task.application_id ?? 0);
      // The shared handler shows that it was too late.
      const undo = undoId !== null && { label: t('shell:undo'), run: () => void undoIt(undoId).catch(() => null) };
      if (refusal) toasts.info(refusal);
      else toasts.success(t(`shell:today.done.${action}`, { name: task.name }), undo || undefined);
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
          {!task.excerpt && `${task.position_title} · ${task.location_name}`}
          {task.excerpt &&
            (task.kind === 'onboarding_action' ? task.excerpt : t('shell:quote', { words: task.excerpt }))}
        </p>
      </div>
      <div className={styles.actions}>
        {canAct &&
          (IN_PLACE[task.kind] ?? []).map((action) => (
            <PlainButton key={action} size="small" busy={busy === action} onClick={() => void act(action)}>
              {t(`shell:today.actions.${action}`)}
            </PlainButton>
          ))}
        <OpenTask task={task} onOpen={onOpen} />
      </div>
    </li>
  );
}

/** What opens beside the queue; the rest needs a page of its own. */
const BESIDE: Partial<Record<TodayKind, string>> = {
  answer_message: 'answer',
  read_form: 'view',
  decide_check: 'view',
  reschedule_request: 'assign',
};

function OpenTask({ task, onOpen }: Omit<Props, 'canAct'>) {
  const { t } = useTranslation();
  const { may } = useAccess();
  const label = BESIDE[task.kind];
  const isBeside = label && (task.kind !== 'reschedule_request' || may({ permission: 'edit_applicant', writes: true }));
  if (isBeside) {
    return (
      <PlainButton size="small" onClick={() => onOpen(task)}>
        {t(`shell:today.actions.${label}`)}
      </PlainButton>
    );
  }
  if (task.kind === 'sign_offer' && task.offer_id !== null) {
    return (
      <Link className={styles.open} to={paths.signOffer(task.offer_id)}>
        {t('shell:today.actions.sign')}
      </Link>
    );
  }
  if (task.kind !== 'reschedule_request' && task.kind !== 'onboarding_action') return null;
  return (
    <Link className={styles.open} to={pageOf(task)}>
      {t('shell:today.actions.view')}
    </Link>
  );
}
