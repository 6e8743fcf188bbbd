// The frame around every state of a background check, and links to its PDF files.
import type { PageFrame } from '@onward/contract/careers/portal-pages';
import type { ComponentChildren, Ref } from 'preact';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { TaskBar, Track } from '../TaskBar.tsx';

interface CheckFrameProps {
  frame: PageFrame;
  /** Why the language did not change. */
  failure: string | null;
  onBack?: (() => void) | undefined;
  children: ComponentChildren;
}

export function CheckFrame({ frame, failure, onBack, children }: CheckFrameProps) {
  const { t } = useTexts();
  return (
    <div class="column task check">
      <TaskBar frame={frame} title={t('check-consent:page.title')} onBack={onBack} />
      <main id="content" tabIndex={-1}>
        {failure && (
          <p class="notice notice-problem" role="alert">
            {failure}
          </p>
        )}
        {children}
      </main>
    </div>
  );
}

export const CHECK_STEPS = ['notice', 'permission', 'done'] as const;
export type CheckStep = (typeof CHECK_STEPS)[number];

interface StepHeadProps {
  step: CheckStep;
  title: string;
  heading: Ref<HTMLHeadingElement>;
}

export function StepHead({ step, title, heading }: StepHeadProps) {
  const { t } = useTexts();
  const current = CHECK_STEPS.indexOf(step);
  const steps = CHECK_STEPS.length;
  const text = t(`check-consent:page.steps.${step}`, {
    step: t('careers:apply.stepOf', { step: current + 1, steps }),
  });
  return (
    <>
      <Track steps={steps} current={current} label={text} />
      <p class="step-line">{text}</p>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
    </>
  );
}

type CheckFile = 'letters/notice' | 'letters/consent' | 'letters/pre' | 'letters/final' | 'report';

interface FileLinkProps {
  token: string;
  file: CheckFile;
  text: string;
}

/** Works without a script too. */
export function FileLink({ token, file, text }: FileLinkProps) {
  const { language } = useTexts();
  const address = `/v1/applicant_tasks/background_checks/${encodeURIComponent(token)}/${file}`;
  const query = file === 'letters/notice' ? `type=download&lang=${language}` : 'type=download';
  return (
    <a class="link-row" href={`${address}?${query}`} download>
      <Icon name="download" />
      <strong>{text}</strong>
      <Icon name="chevronRight" size={20} />
    </a>
  );
}
