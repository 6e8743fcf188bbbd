// A check that waits for the applicant: the notice, then the permission.
import type { CheckTask } from '@onward/contract/background-checks/check-tasks';
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import { wallTimeOf } from '@onward/domain/platform/time/zoned-time';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { useScreenHistory } from '../history/screen-history.ts';
import { isMeantForScreen } from '../tasks/press-guard.ts';
import { useIsLive } from '../use-is-live.ts';
import { CheckFrame } from './CheckFrame.tsx';
import { NoticeStep } from './NoticeStep.tsx';
import { PermissionStep } from './PermissionStep.tsx';
import { useConsent } from './use-consent.ts';

const STEPS = ['notice', 'permission'] as const;
type Step = (typeof STEPS)[number];

interface OpenCheckProps {
  task: CheckTask;
  token: string;
  now: string;
  frame: PageFrame;
  failure: string | null;
  /** Shows the state of the check after a refusal; false when the applicant can still agree. */
  explainState(error: unknown): Promise<boolean>;
  onChanged(task: CheckTask): void;
}

export function OpenCheck({ task, token, now, frame, failure, explainState, ...props }: OpenCheckProps) {
  const { language } = useTexts();
  const isLive = useIsLive();
  const [step, setStep] = useState<Step>('notice');
  const [isRead, setRead] = useState(false);
  const goBack = useScreenHistory<Step>({
    screen: step,
    screens: STEPS,
    // The phone's Forward button doesn't skip the notice.
    show: (next) => setStep(isRead ? next : 'notice'),
  });
  const today = wallTimeOf(Date.parse(now), task.background_check.time_zone).day;
  const consent = useConsent({ task, token, today, explainState, onChanged: props.onChanged });
  // The second tap of a double tap would land on a button of the next step.
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const heading = useHeadingFocus(step);
  const shownLanguage = useRef(language);

  // What is agreed to belongs to the words that were read, so a new language starts with its notice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of language matters.
  useEffect(() => {
    if (shownLanguage.current === language) return;
    shownLanguage.current = language;
    changedAt.current = Number.NEGATIVE_INFINITY;
    setRead(false);
    setStep('notice');
    consent.clearProblems();
  }, [language]);

  const isMeant = ({ timeStamp }: Event): boolean => isMeantForScreen(changedAt.current, timeStamp);
  const toStep = (event: Event, go: () => void): void => {
    if (!isMeant(event)) return;
    changedAt.current = event.timeStamp;
    consent.clearProblems();
    go();
  };
  const toNotice = (event: Event): void => toStep(event, () => goBack('notice'));
  return (
    <CheckFrame frame={frame} failure={failure} onBack={step === 'permission' ? toNotice : undefined}>
      {step === 'notice' ? (
        <NoticeStep
          task={task}
          token={token}
          isLive={isLive}
          heading={heading}
          isRead={isRead}
          onRead={setRead}
          onNext={(event) => toStep(event, () => setStep('permission'))}
        />
      ) : (
        <PermissionStep
          task={task}
          token={token}
          now={now}
          today={today}
          consent={consent}
          heading={heading}
          onBack={toNotice}
          isMeant={isMeant}
          onRefused={props.onChanged}
        />
      )}
    </CheckFrame>
  );
}

/** Moves the focus to the heading of a new step. */
function useHeadingFocus(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, [step]);
  return heading;
}
