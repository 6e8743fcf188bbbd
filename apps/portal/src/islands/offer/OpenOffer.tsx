// An offer that waits for the applicant: filling in, then reading and signing once, or declining.
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import type { OfferTask } from '@onward/contract/offers/offer-tasks';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { fillInputs, type OfferStep, offerSteps, ownFields } from '../documents/fill-inputs.ts';
import { useScreenHistory } from '../history/screen-history.ts';
import { useIsLive } from '../use-is-live.ts';
import { FillStep } from './FillStep.tsx';
import { DaysLeft, Frame } from './OfferFrame.tsx';
import { SignStep } from './SignStep.tsx';
import { useEntries } from './use-entries.ts';
import { useSigning } from './use-signing.ts';

interface OpenOfferProps {
  task: OfferTask;
  token: string;
  now: string;
  frame: PageFrame;
  /** True when the offer is no longer open. */
  checkState(): Promise<boolean>;
  onChanged(task: OfferTask): void;
  onGone(): void;
}

export function OpenOffer({ task, token, now, frame, checkState, onChanged, onGone }: OpenOfferProps) {
  const { t } = useTexts();
  const isLive = useIsLive();
  const fields = useMemo(() => ownFields(task.documents), [task.documents]);
  const inputs = useMemo(() => fillInputs(fields), [fields]);
  const steps = offerSteps(inputs);
  const [agreed, setAgreed] = useState<ReadonlySet<number>>(new Set());
  const [read, setRead] = useState<ReadonlySet<number>>(new Set());
  const entries = useEntries({
    task,
    token,
    fields,
    firstStep: steps[0] ?? 'sign',
    onRefused: (error) => signing.onRefused(error),
  });
  const signing = useSigning({ task, token, fields, entries, agreed, checkState, onChanged, onGone });
  const { step } = entries;
  const heading = useHeadingFocus(step, entries.isReady);
  const goBack = useScreenHistory<OfferStep>({
    screen: step,
    screens: steps,
    isReady: entries.isReady,
    show: (next) => entries.change({ step: next }),
  });
  const toFirstStep = step === 'sign' && steps.length > 1 ? () => goBack('fill') : undefined;
  return (
    <Frame
      frame={frame}
      title={t(step === 'sign' && toFirstStep ? 'offers:page.signTitle' : 'offers:page.title')}
      aside={<DaysLeft offer={task.offer} now={now} />}
      onBack={toFirstStep}
    >
      {step === 'fill' ? (
        <FillStep
          task={task}
          token={token}
          onChanged={onChanged}
          inputs={inputs}
          entries={entries}
          signing={signing}
          isLive={isLive}
          heading={heading}
          onNext={() => {
            if (signing.checkFilled()) entries.change({ step: 'sign' });
          }}
        />
      ) : (
        <SignStep
          task={task}
          token={token}
          now={now}
          entries={entries}
          signing={signing}
          isLive={isLive}
          heading={heading}
          onBack={toFirstStep}
          agreed={agreed}
          onAgree={(position, isAgreed) => setAgreed((known) => withMember(known, position, isAgreed))}
          read={read}
          onRead={(position) => setRead((known) => withMember(known, position, true))}
          onChanged={onChanged}
        />
      )}
    </Frame>
  );
}

function withMember(set: ReadonlySet<number>, member: number, isIn: boolean): ReadonlySet<number> {
  if (set.has(member) === isIn) return set;
  const changed = new Set(set);
  if (isIn) changed.add(member);
  else changed.delete(member);
  return changed;
}

/** Moves the focus to the heading of a new step; restoring the step of this visit leaves the focus alone. */
function useHeadingFocus(step: OfferStep, isReady: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (!isReady) return;
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, [step, isReady]);
  return heading;
}
