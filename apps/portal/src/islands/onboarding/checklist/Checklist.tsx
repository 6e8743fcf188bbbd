// The tasks of an onboarding: what to do now, what comes next, what is done (ONB-040, designs 21 and 56f).

import type { PageFrame } from '@onward/contract/careers/portal-pages';
import type { Portal, PortalAction, PortalModule } from '@onward/contract/onboarding/onboarding-portal';
import { advertiserOf } from '@onward/domain/company/advertiser-name';
import { dayIn } from '@onward/domain/platform/time/calendar-days';
import { Icon } from '../../../parts/Icon.tsx';
import { longDayText } from '../../../texts/date-texts.ts';
import { useTexts } from '../../../texts/texts.ts';
import { AllDone } from './AllDone.tsx';
import { PortalFrame, type Tab } from './PortalFrame.tsx';
import { ProgressTrack } from './ProgressTrack.tsx';
import { taskIcon } from './task-icon.ts';
import { isAllDone, opensAfter, type Task, taskList } from './task-list.ts';
import { useTaskTitle } from './use-task-title.ts';

export interface ChecklistProps {
  frame: PageFrame;
  portal: Portal;
  /** Shown on top, for example that the language did not change. */
  notice: string | null;
  onTask(action: PortalAction): void;
  onTab(tab: Tab): void;
}

export function Checklist({ frame, portal, notice, onTask, onTab }: ChecklistProps) {
  const { t } = useTexts();
  const { current, next, done, waiting } = taskList(portal);
  const isDone = isAllDone(portal);
  return (
    <PortalFrame
      frame={frame}
      portal={portal}
      tab="tasks"
      onTab={onTab}
      head={<Head portal={portal} isDone={isDone} />}
    >
      {notice && (
        <p class="notice" role="status">
          {notice}
        </p>
      )}
      {isDone && <AllDone portal={portal} />}
      {current && !isDone && <CurrentTask task={current} onOpen={() => onTask(current.action)} />}
      <TaskSection title={t(isDone ? 'onboarding-portal:checklist.optional' : 'onboarding-portal:checklist.next')}>
        {(isDone && current ? [current, ...next] : next).map((task) => (
          <NextTask key={task.action.action_key} portal={portal} task={task} onOpen={() => onTask(task.action)} />
        ))}
      </TaskSection>
      <TaskSection title={t('onboarding-portal:checklist.waiting')}>
        {waiting.map((module) => (
          <WaitingModule key={module.id} module={module} company={advertiserOf(portal)} />
        ))}
      </TaskSection>
      <TaskSection title={t('onboarding-portal:checklist.doneTitle')}>
        {done.map((task) => (
          <DoneTask key={task.action.action_key} task={task} />
        ))}
      </TaskSection>
    </PortalFrame>
  );
}

function Head({ portal, isDone }: { portal: Portal; isDone: boolean }) {
  const { t, language } = useTexts();
  const { first_name: name, done_count: done, all_count: all, minutes_left: minutes, first_shift: shift } = portal;
  const day = shift.start_date && longDayText(language, shift.start_date);
  const isAhead =
    shift.start_date !== null &&
    shift.start_date >= dayIn(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const hasBegun = taskList(portal).current?.action.is_started ?? false;
  return (
    <>
      {isDone && (
        <span class="tick tick-light" aria-hidden="true">
          <Icon name="check" size={30} />
        </span>
      )}
      <h1>{t(isDone ? 'onboarding-portal:allDone.title' : 'onboarding-portal:checklist.title', { name })}</h1>
      {isDone ? (
        <p class="banner-words">
          {day && isAhead ? t('onboarding-portal:allDone.textDay', { day }) : t('onboarding-portal:allDone.text')}
        </p>
      ) : (
        day && <p class="banner-words">{t('onboarding-portal:checklist.firstShift', { day })}</p>
      )}
      <ProgressTrack done={done} all={all} hasBegun={hasBegun} />
      {!isDone && (
        <p class="track-words">
          <strong>{t('onboarding-portal:checklist.done', { count: done, all })}</strong>
          <span>{t('onboarding-portal:checklist.minutesLeft', { count: minutes })}</span>
        </p>
      )}
    </>
  );
}

function CurrentTask({ task: { action, module }, onOpen }: { task: Task; onOpen(): void }) {
  const { t, language } = useTexts();
  const title = useTaskTitle();
  const isReturned = action.status === 'returned';
  const due = action.due_on && t('onboarding-portal:checklist.due', { day: longDayText(language, action.due_on) });
  const state = isReturned ? 'returned' : action.is_started ? 'begun' : null;
  const minutes = t('onboarding-portal:checklist.minutes', { count: action.minutes });
  const words = state
    ? t(`onboarding-portal:checklist.${state}`)
    : due
      ? t('onboarding-portal:checklist.minutesFirst', { minutes })
      : minutes;
  return (
    <section class={isReturned ? 'card next-task next-task-fix' : 'card next-task'} aria-labelledby="current-task">
      <div class="next-words">
        <span class="soft-tile" aria-hidden="true">
          <Icon name={isReturned ? 'hand' : taskIcon(action.action_type)} />
        </span>
        <div>
          <h2 class="task-title" id="current-task">
            {title(action)}
          </h2>
          <p class="words">{[words, due].filter(Boolean).join(' ')}</p>
          {state === null && module.description && <p class="words">{module.description}</p>}
        </div>
      </div>
      <button class="button" type="button" onClick={onOpen}>
        {t(buttonOf(action))} <Icon name="arrowRight" size={20} />
      </button>
    </section>
  );
}

function buttonOf({ status, is_started }: PortalAction): string {
  if (status === 'returned') return 'onboarding-portal:checklist.fix';
  return is_started ? 'onboarding-portal:checklist.continue' : 'onboarding-portal:checklist.start';
}

function TaskSection({ title, children }: { title: string; children: preact.ComponentChild[] }) {
  if (children.length === 0) return null;
  return (
    <section>
      <h2 class="quiet-heading">{title}</h2>
      <ul class="rows">{children}</ul>
    </section>
  );
}

function NextTask({ portal, task, onOpen }: { portal: Portal; task: Task; onOpen(): void }) {
  const { t } = useTexts();
  const title = useTaskTitle();
  const { action, module } = task;
  const minutes = t('onboarding-portal:checklist.minutes', { count: action.minutes });
  if (action.status === 'locked') {
    const after = opensAfter(portal, task);
    const reason =
      after === null || after === 'company'
        ? t('onboarding-portal:checklist.opensAfterCompany', {
            company: advertiserOf(portal),
          })
        : t('onboarding-portal:checklist.opensAfter', { task: title(after) });
    return (
      <li class="row row-locked">
        <Icon name="lock" />
        <span class="row-words">
          <strong>{title(action)}</strong>
          <span class="meta">{reason}</span>
        </span>
      </li>
    );
  }
  return (
    <li>
      <button class="row" type="button" onClick={onOpen}>
        <Icon name={taskIcon(action.action_type)} />
        <span class="row-words">
          <strong>{title(action)}</strong>
          <span class="meta">
            {module.requirement === 'optional'
              ? t('onboarding-portal:checklist.minutesOptional', { minutes })
              : minutes}
          </span>
        </span>
        <Icon name="chevronRight" size={20} />
      </button>
    </li>
  );
}

/** Named like the employee's own task in it. */
function WaitingModule({ module, company }: { module: PortalModule; company: string }) {
  const { t } = useTexts();
  const title = useTaskTitle();
  const [first] = module.actions;
  return (
    <li class="row">
      <Icon name="clock" />
      <span class="row-words">
        <strong>{first ? title(first) : module.name}</strong>
        <span class="meta">{t('onboarding-portal:checklist.companyChecks', { company })}</span>
      </span>
    </li>
  );
}

function DoneTask({ task: { action } }: { task: Task }) {
  const { t } = useTexts();
  const title = useTaskTitle();
  return (
    <li class="row">
      <span class="done-mark" aria-hidden="true">
        <Icon name="check" size={18} />
      </span>
      <span class="row-words">{title(action)}</span>
      <span class="meta">{t('onboarding-portal:checklist.doneTitle')}</span>
    </li>
  );
}
