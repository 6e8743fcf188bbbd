// The application form from first to last step (designs 18b, 42, 45).
import type { ApplyForm } from '@onward/contract/careers/applying';
import type { AskedStep, PageFrame } from '@onward/contract/careers/portal-pages';
import type { ApplyStep } from '@onward/domain/careers/application-form';
import { useEffect, useState } from 'preact/hooks';
import { useTexts } from '../../texts/texts.ts';
import { useScreenHistory } from '../history/screen-history.ts';
import { recallApplied, rememberApplied } from '../saving/memory.ts';
import { PreviewBanner, TaskBar } from '../TaskBar.tsx';
import { ApplySteps } from './ApplySteps.tsx';
import { ResumeByText } from './ResumeByText.tsx';
import { useDraft } from './use-draft.ts';

/** The screen that asks where to text the link. */
const BY_TEXT = 'by_text';

export interface ApplyProps {
  form: ApplyForm;
  steps: readonly AskedStep[];
  refererSource: string | null;
}

export function Apply({ form, steps, refererSource, frame }: ApplyProps & { frame: PageFrame }) {
  const { t } = useTexts();
  const { title, city, path, is_open: isOpen, digest_key: positionKey } = form.position;
  const draft = useDraft({
    positionKey,
    consents: form.consents,
    language: frame.language,
    refererSource,
    isPreview: form.is_preview,
  });
  useReloadOnWayBack(positionKey);
  const [asksForLink, setAsksForLink] = useState(false);
  const byText = asksForLink || draft.found === 'link_expired';
  const index = steps.findIndex(({ step }) => step === draft.step);
  const previous = byText ? null : steps[index - 1];
  const goBack = useScreenHistory<ApplyStep | typeof BY_TEXT>({
    screen: asksForLink ? BY_TEXT : draft.step,
    screens: [...steps.map(({ step }) => step), BY_TEXT],
    isReady: draft.isReady,
    show: (screen) => {
      setAsksForLink(screen === BY_TEXT);
      if (screen !== BY_TEXT && screen !== draft.step) draft.goTo(screen);
    },
  });
  const applyAgain = (): void => {
    rememberApplied(positionKey, null);
    void draft.startOver();
  };
  const before = asksForLink ? draft.step : previous?.step;
  const back = before && (() => goBack(before));
  return (
    <div class="column task">
      {form.is_preview && <PreviewBanner />}
      <TaskBar
        frame={frame}
        title={city ? t('careers:apply.titleIn', { title, city }) : title}
        more={form.brand.name}
        onBack={back}
        backHref={form.is_preview ? undefined : path}
      />
      <main id="content" tabIndex={-1}>
        {!isOpen && !form.is_preview ? (
          <Closed path={path} />
        ) : draft.applied ? (
          <AlreadyApplied
            receiptToken={draft.applied.receiptToken}
            onStartOver={draft.applied.isFromHere ? applyAgain : undefined}
          />
        ) : byText ? (
          <ResumeByText
            positionKey={positionKey}
            language={frame.language}
            hasExpired={draft.found === 'link_expired'}
            onStartOver={() => {
              setAsksForLink(false);
              void draft.startOver();
            }}
          />
        ) : (
          <ApplySteps
            form={form}
            steps={steps}
            index={Math.max(0, index)}
            draft={draft}
            language={frame.language}
            refererSource={refererSource}
            onAskForLink={() => setAsksForLink(true)}
          />
        )}
      </main>
    </div>
  );
}

/** Browsers keep the page as it was when the application was sent; what it showed then can't be sent again. */
function useReloadOnWayBack(positionKey: string): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted && recallApplied(positionKey)) location.reload();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [positionKey]);
}

interface AppliedProps {
  receiptToken: string;
  /** For somebody else on the same phone. */
  onStartOver: (() => void) | undefined;
}

function AlreadyApplied({ receiptToken, onStartOver }: AppliedProps) {
  const { t } = useTexts();
  return (
    <div class="stack">
      <h1>{t('careers:resume.applied')}</h1>
      <p>{t('careers:resume.appliedBody')}</p>
      <a class="button" href={`/thanks/${receiptToken}`}>
        {t('careers:resume.toApplication')}
      </a>
      {onStartOver && (
        <button class="quiet-button" type="button" onClick={onStartOver}>
          {t('careers:resume.someoneElse')}
        </button>
      )}
    </div>
  );
}

function Closed({ path }: { path: string }) {
  const { t } = useTexts();
  return (
    <div class="stack">
      <h1>{t('careers:apply.closed')}</h1>
      <a class="button" href={path}>
        {t('careers:apply.toJob')}
      </a>
    </div>
  );
}
