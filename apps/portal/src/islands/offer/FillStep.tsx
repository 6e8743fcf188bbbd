// The first step: a few inputs that fit a phone; the answers are then part of the letter (AHD-010).
import type { OfferTask } from '@onward/contract/offers/offer-tasks';
import { SIGNATURE_NAME_MAX } from '@onward/domain/documents/signatures';
import type { Ref } from 'preact';
import { Icon } from '../../parts/Icon.tsx';
import { useTexts } from '../../texts/texts.ts';
import { FillField, useFillLabels } from '../documents/FillField.tsx';
import { type FillInput, LEGAL_NAME } from '../documents/fill-inputs.ts';
import { ProblemSummary } from '../fields/ProblemSummary.tsx';
import { TextField } from '../fields/TextField.tsx';
import { SaveNote } from '../saving/SaveNote.tsx';
import { Track } from '../TaskBar.tsx';
import { DeclinePanel } from './DeclinePanel.tsx';
import { OfferLine, PdfLink, SenderMessage } from './OfferFacts.tsx';
import type { Entries } from './use-entries.ts';
import type { Signing } from './use-signing.ts';

interface FillStepProps {
  task: OfferTask;
  token: string;
  inputs: readonly FillInput[];
  entries: Entries;
  signing: Signing;
  isLive: boolean;
  heading: Ref<HTMLHeadingElement>;
  onNext(): void;
  onChanged(task: OfferTask): void;
}

export function FillStep({ task, token, inputs, entries, signing, isLive, heading, onNext, onChanged }: FillStepProps) {
  const { t } = useTexts();
  const { problems } = signing;
  const stepText = t('careers:apply.stepOf', { step: 1, steps: 2 });
  const labels = useFillLabels(inputs);
  return (
    <form
      class="stack"
      noValidate
      aria-busy={!entries.isReady}
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <Track steps={2} current={0} label={stepText} />
      <p class="step-line">
        {t('offers:page.stepMinutes', { step: stepText, count: Math.ceil(inputs.length / 4) + 1 })}
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {t('offers:page.fillTitle', { count: inputs.length + 1 })}
      </h1>
      <p class="lead">{t('offers:page.fillHint')}</p>
      <OfferLine offer={task.offer} />
      <SenderMessage offer={task.offer} />
      <ProblemSummary
        attempt={signing.attempt}
        problems={Object.entries(problems).map(([name, text]) => ({ name, text, label: labels(name) }))}
      />
      {signing.failure && (
        <p class="notice notice-problem" role="alert">
          {signing.failure}
        </p>
      )}
      <TextField
        name={LEGAL_NAME}
        label={t('offers:page.legalName')}
        hint={t('offers:page.legalNameHint')}
        isRequired
        problem={problems[LEGAL_NAME]}
        value={entries.name}
        onChange={(name) => entries.change({ name })}
        input={{ maxLength: SIGNATURE_NAME_MAX, autoComplete: 'name', autoCapitalize: 'words' }}
      />
      {inputs.map((input) => (
        <FillField
          key={input.name}
          input={input}
          values={entries.values}
          problem={problems[input.name]}
          onChange={entries.setValues}
        />
      ))}
      <PdfLink task={task} />
      <p class="saved-line">
        {entries.saveState === 'saved' && <Icon name="cloudCheck" size={20} />}
        <SaveNote state={entries.saveState} saved={t('offers:page.saved')} />
      </p>
      <DeclinePanel task={task} token={token} onChanged={onChanged} onRefused={signing.onRefused} />
      <div class="dock">
        <button class="button" type="submit" disabled={!isLive}>
          {t('offers:page.next')} <Icon name="arrowRight" size={20} />
        </button>
      </div>
    </form>
  );
}
