// One screen after another, each validated by the same rules as on the server.
import type { ApplyForm } from '@onward/contract/careers/applying';
import type { AskedStep } from '@onward/contract/careers/portal-pages';
import { HONEYPOT_FIELD } from '@onward/domain/careers/spam';
import type { Language } from '@onward/domain/platform/languages';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { ProblemSummary } from '../fields/ProblemSummary.tsx';
import type { ProblemTexts } from '../fields/problem-texts.ts';
import { type Files, QuestionField } from '../fields/QuestionField.tsx';
import { usePendingUploads } from '../fields/use-pending-uploads.ts';
import { SaveNote } from '../saving/SaveNote.tsx';
import { Track } from '../TaskBar.tsx';
import { useIsLive } from '../use-is-live.ts';
import { AboutYou } from './AboutYou.tsx';
import { EqualOpportunity } from './EqualOpportunity.tsx';
import { answerTo, NO_EQUAL_OPPORTUNITY } from './entries.ts';
import { Review } from './Review.tsx';
import type { Draft } from './use-draft.ts';
import { useSending } from './use-sending.ts';

interface ApplyStepsProps {
  form: ApplyForm;
  steps: readonly AskedStep[];
  index: number;
  draft: Draft;
  language: Language;
  refererSource: string | null;
  onAskForLink(): void;
}

export function ApplySteps({ form, steps, index, draft, language, refererSource, onAskForLink }: ApplyStepsProps) {
  const { t } = useTexts();
  const [equalOpportunity, setEqualOpportunity] = useState(NO_EQUAL_OPPORTUNITY);
  const [honeypot, setHoneypot] = useState('');
  const pendingUploads = usePendingUploads();
  const sending = useSending({
    form,
    steps,
    draft,
    pendingUploads,
    language,
    refererSource,
    equalOpportunity,
    honeypot,
  });
  const isLive = useIsLive();
  const isBack = useIsFirstAfter(draft.found === 'restored', index);
  const heading = useHeadingFocus(index);
  const { step, question_ids } = steps[index] ?? { step: 'about_you' as const, question_ids: [] };
  const isLast = index === steps.length - 1;
  const files: Files = {
    uploads: draft.uploads,
    isDisabled: form.is_preview,
    uploadAddress: async () => `/v1/application_drafts/${await draft.token()}/uploads`,
    onUploaded: draft.addUpload,
    failed: pendingUploads.failed,
    onSending: pendingUploads.onSending,
    onFailed: pendingUploads.onFailed,
  };
  const send = sending.isSending ? 'careers:apply.sending' : 'careers:apply.send';
  const goToNext = pendingUploads.isAwaited ? 'careers:files.awaited' : 'careers:apply.continue';
  const buttonText = isLast ? send : goToNext;
  const stepText = t('careers:apply.stepOf', { step: index + 1, steps: steps.length });
  return (
    <form
      class="stack"
      noValidate
      aria-busy={!draft.isReady || sending.isSending || pendingUploads.isAwaited}
      onSubmit={(event) => {
        event.preventDefault();
        void (isLast ? sending.send() : sending.goToNext(index));
      }}
    >
      <Track steps={steps.length} current={index} label={stepText} />
      <p class="step-line">
        <span>{stepText}</span>
        {!form.is_preview && <SaveNote state={draft.saveState} />}
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {t(`careers:apply.steps.${step}`)}
      </h1>
      <p class="lead">{t(`careers:apply.hints.${step}`)}</p>
      {isBack && <Restored onStartOver={() => void draft.startOver()} />}
      {index === 0 && draft.found === 'elsewhere' && <Elsewhere onAsk={onAskForLink} />}
      <ProblemSummary problems={sending.summary} attempt={sending.attempt} />
      {sending.failure && (
        <p class="notice notice-problem" role="alert">
          {sending.failure}
        </p>
      )}
      {step === 'about_you' && (
        <AboutYou
          form={form}
          entries={draft.entries}
          problems={sending.problems}
          files={files}
          onChange={draft.change}
        />
      )}
      <Questions form={form} ids={question_ids} draft={draft} problems={sending.problems} files={files} />
      {step === 'equal_opportunity' && <EqualOpportunity answers={equalOpportunity} onChange={setEqualOpportunity} />}
      {step === 'review' && (
        <Review
          form={form}
          steps={steps}
          entries={draft.entries}
          uploads={draft.uploads}
          onEdit={draft.goTo}
          onChange={draft.change}
        />
      )}
      <Honeypot value={honeypot} onChange={setHoneypot} />
      {index === 0 && !form.is_preview && draft.found === 'nothing' && <OtherPhone onAsk={onAskForLink} />}
      <div class="dock">
        <button
          class="button"
          type="submit"
          disabled={!isLive || sending.isSending || pendingUploads.isAwaited || (isLast && form.is_preview)}
          aria-describedby={isLast && form.is_preview ? 'preview-note' : undefined}
        >
          {t(buttonText)}
        </button>
        {isLast && form.is_preview && (
          <p class="meta centered" id="preview-note">
            {t('careers:apply.previewSend')}
          </p>
        )}
      </div>
    </form>
  );
}

/** Moves focus to the heading of a new screen; the first screen leaves the focus alone. */
function useHeadingFocus(index: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, [index]);
  return heading;
}

/** Only on the screen a restored application is opened at. */
function useIsFirstAfter(isRestored: boolean, index: number): boolean {
  const openedAt = useRef<number | null>(null);
  const hasMoved = useRef(false);
  if (isRestored) openedAt.current ??= index;
  if (isRestored && openedAt.current !== index) hasMoved.current = true;
  return isRestored && !hasMoved.current;
}

interface QuestionsProps {
  form: ApplyForm;
  ids: readonly number[];
  draft: Draft;
  problems: ProblemTexts;
  files: Files;
}

const Questions = ({ form, ids, draft, problems, files }: QuestionsProps) => (
  <>
    {form.questions
      .filter(({ id }) => ids.includes(id))
      .map((question) => (
        <QuestionField
          key={question.id}
          question={question}
          among={form.questions}
          value={answerTo(draft.entries, question.id)}
          problem={problems[`answers.${question.id}`]}
          files={files}
          onChange={(value) => draft.answer(question.id, value)}
        />
      ))}
  </>
);

function Restored({ onStartOver }: { onStartOver: () => void }) {
  const { t } = useTexts();
  return (
    <div class="notice">
      <span>{t('careers:apply.restored')}</span>
      <button class="plain-link" type="button" onClick={onStartOver}>
        {t('careers:apply.startOver')}
      </button>
    </div>
  );
}

function Elsewhere({ onAsk }: { onAsk: () => void }) {
  const { t } = useTexts();
  return (
    <div class="notice">
      <span>{t('careers:resume.elsewhere')}</span>
      <button class="plain-link" type="button" onClick={onAsk}>
        {t('careers:resume.ask')}
      </button>
    </div>
  );
}

function OtherPhone({ onAsk }: { onAsk: () => void }) {
  const { t } = useTexts();
  return (
    <button class="link-row" type="button" onClick={onAsk}>
      <Icon name="message" />
      <span>
        <strong>{t('careers:resume.question')}</strong> {t('careers:resume.ask')}
      </span>
      <Icon name="chevronRight" size={20} />
    </button>
  );
}

/** A honeypot field that people neither see nor reach; bots fill it in. */
function Honeypot({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTexts();
  return (
    <div class="trap" aria-hidden="true">
      <label>
        {t('careers:apply.trap')}
        <input
          type="text"
          name={HONEYPOT_FIELD}
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      </label>
    </div>
  );
}
