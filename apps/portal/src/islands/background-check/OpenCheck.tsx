// A check that waits for the applicant: the notice, then the permission.
import type { CheckTask } from '@onward/contract/background-checks/check-tasks';
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import { wallTimeOf } from '@onward/domain/platform/time/zoned-time';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { usePressGuard } from '../tasks/press-guard.ts';
import { useIsLive } from '../use-is-live.ts';
import { CheckFrame } from './CheckFrame.tsx';
import { NoticeStep } from './NoticeStep.tsx';
import { PermissionStep } from './PermissionStep.tsx';
import { useConsent } from './use-consent.ts';

interface OpenCheckProps {
  task: CheckTask;
  token: string;
  now: string;
  frame: PageFrame;
  failure: string | null;
  /** Shows the state of the check after a refusal; false when the applicant can still agree. */
  explainState(error: unknown): Promise<boolean>;
  onChanged(task: CheckTask): void;
  onRefused(task: CheckTask): void;
}

export function OpenCheck({ task, token, now, frame, failure, explainState, ...props }: OpenCheckProps) {
  const { language } = useTexts();
  const isLive = useIsLive();
  const [step, setStep] = useState<'notice' | 'permission'>('notice');
  const [isRead, setRead] = useState(false);
  const today = wallTimeOf(Date.parse(now), task.background_check.time_zone).day;
  const consent = useConsent({ task, token, today, explainState, onChanged: props.onChanged });
  // A second tap on Continue would land on the button of the next step.
  const guard = usePressGuard(Number.NEGATIVE_INFINITY);
  const heading = useHeadingFocus(step);
  const shownLanguage = useRef(language);

  // What is agreed to belongs to the words that were read, so a new language starts with its notice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of language matters.
  useEffect(() => {
    if (shownLanguage.current === language) return;
    shownLanguage.current = language;
    setRead(false);
    setStep('notice');
    consent.clearProblems();
  }, [language]);

  const toNotice = (event?: Event): void => {
    const back = (): void => {
      consent.clearProblems();
      setStep('notice');
    };
    if (event) guard(event, back);
    else back();
  };
  return (
    <CheckFrame frame={frame} failure={failure} onBack={step === 'permission' ? () => toNotice() : undefined}>
      {step === 'notice' ? (
        <NoticeStep
          task={task}
          token={token}
          isLive={isLive}
          heading={heading}
          isRead={isRead}
          onRead={setRead}
          onNext={(event) => guard(event, () => setStep('permission'))}
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
          guard={guard}
          onRefused={props.onRefused}
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
