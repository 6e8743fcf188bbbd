// The first step: a few inputs that fit a phone; the answers are then part of the documents.
import { SIGNATURE_NAME_MAX } from '@onward/domain/documents/signatures';
import type { Ref } from 'preact';
import { Icon } from '../../../parts/Icon.tsx';
import { useTexts } from '../../../texts/texts.ts';
import { FillField, useFillLabels } from '../../documents/FillField.tsx';
import { type FillInput, NAME } from '../../documents/fill-inputs.ts';
import { ProblemSummary } from '../../fields/ProblemSummary.tsx';
import { TextField } from '../../fields/TextField.tsx';
import { FormTrack } from '../form/FormTrack.tsx';
import type { DocumentSigning } from './document-signing.ts';
import type { SigningEntries } from './use-signing-entries.ts';

interface FillDocumentsProps {
  inputs: readonly FillInput[];
  entries: SigningEntries;
  signing: DocumentSigning;
  heading: Ref<HTMLHeadingElement>;
  position: { at: number; count: number };
  minutes: number;
  onNext(): void;
}

export function FillDocuments({ inputs, entries, signing, heading, position, minutes, onNext }: FillDocumentsProps) {
  const { t } = useTexts();
  const labels = useFillLabels(inputs);
  const { problems } = signing;
  return (
    <form
      class="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <FormTrack at={position.at} count={position.count} minutes={minutes} />
      <h1 ref={heading} tabIndex={-1}>
        {t('offers:page.fillTitle', { count: inputs.length + 1 })}
      </h1>
      <p class="lead">{t('onboarding-portal:documents.fillHint')}</p>
      <ProblemSummary
        attempt={signing.attempt}
        problems={Object.entries(problems).map(([name, text]) => ({ name, text, label: labels(name) }))}
      />
      <TextField
        name={NAME}
        label={t('offers:page.legalName')}
        hint={t('offers:page.legalNameHint')}
        isRequired
        problem={problems[NAME]}
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
          onChange={(values) => entries.change({ values: { ...entries.values, ...values } })}
        />
      ))}
      <div class="dock">
        <button class="button" type="submit">
          {t('onboarding-portal:documents.next')} <Icon name="arrowRight" size={20} />
        </button>
      </div>
    </form>
  );
}
