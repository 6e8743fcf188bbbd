// The last page of an official form: the statement, the signature, and the consent (ONB-043, ONB-044).
import type { SigningInput } from '@onward/contract/documents/documents';
import type { Stroke } from '@onward/domain/documents/signatures';
import { useState } from 'preact/hooks';
import { Icon } from '../../../parts/Icon.tsx';
import { dateText } from '../../../texts/date-texts.ts';
import { useTexts } from '../../../texts/texts.ts';
import { NAME } from '../../documents/fill-inputs.ts';
import { Signature } from '../../documents/SignaturePad.tsx';
import type { SignatureMode } from '../../documents/signature-mode.ts';
import { described, FieldNotes } from '../../fields/Field.tsx';
import { ProblemSummary } from '../../fields/ProblemSummary.tsx';
import { FormTrack } from './FormTrack.tsx';
import type { FormPageProps } from './StepPage.tsx';

interface SignPageProps extends FormPageProps {
  onBack: (() => void) | undefined;
}

interface Signed {
  name: string;
  mode: SignatureMode;
  strokes: readonly Stroke[];
  isAgreed: boolean;
}

export function SignPage({ form, submission, sending, heading, position, onBack }: SignPageProps) {
  const { t, language } = useTexts();
  const [signed, setSigned] = useState<Signed>({ name: '', mode: 'type', strokes: [], isAgreed: false });
  const change = (part: Partial<Signed>): void => setSigned((known) => ({ ...known, ...part }));
  const labels: Record<string, string> = {
    [NAME]: t('offers:page.typeName'),
    strokes: t('offers:page.yourSignature'),
    agreed: t('onboarding-portal:sign.agreeShort'),
  };
  const sign = (): void => {
    const problems = {
      ...(signed.mode === 'type' && !signed.name.trim() && { [NAME]: t('errors:fields.required') }),
      ...(signed.mode === 'draw' && signed.strokes.length === 0 && { strokes: t('offers:page.problems.draw') }),
      ...(!signed.isAgreed && { agreed: t('onboarding-forms:problems.must_agree') }),
    };
    sending.show(problems);
    if (Object.keys(problems).length === 0) void sending.send(signingInput(signed, submission.context.person.name));
  };
  return (
    <form
      class="stack"
      noValidate
      aria-busy={sending.isSending}
      onSubmit={(event) => {
        event.preventDefault();
        sign();
      }}
    >
      <FormTrack at={position.at} count={position.count} minutes={1} />
      <h1 ref={heading} tabIndex={-1}>
        {t('onboarding-portal:sign.title')}
      </h1>
      <ProblemSummary
        attempt={sending.attempt}
        problems={Object.entries(sending.problems).flatMap(([name, text]) => {
          const label = labels[name];
          return label ? [{ name, text, label }] : [];
        })}
      />
      {sending.failure && (
        <p class="notice notice-problem" role="alert">
          {sending.failure}
        </p>
      )}
      <p class="statement">{t(`onboarding-forms:statements.${form.key}`)}</p>
      <Signature
        name={signed.mode === 'type' ? signed.name : submission.context.person.name}
        mode={signed.mode}
        strokes={signed.strokes}
        today={dateText(language, submission.context.today, 'UTC')}
        problems={sending.problems}
        onChange={change}
      />
      <Agreement
        isAgreed={signed.isAgreed}
        problem={sending.problems.agreed}
        onChange={(isAgreed) => change({ isAgreed })}
      />
      <p class="meta">{[form.edition, submission.context.employer.name].filter(Boolean).join(' · ')}</p>
      <div class="dock dock-pair">
        {onBack && (
          <button class="quiet-button" type="button" onClick={onBack}>
            {t('careers:site.back')}
          </button>
        )}
        <button class="button" type="submit" disabled={sending.isSending}>
          <Icon name="pencil" size={20} />
          {t(sending.isSending ? 'onboarding-portal:form.sending' : 'onboarding-portal:sign.sign')}
        </button>
      </div>
    </form>
  );
}

const signingInput = ({ name, mode, strokes }: Signed, personName: string): SigningInput => ({
  signature_name: mode === 'type' ? name.trim() : personName,
  agreed: true,
  ...(mode === 'draw' && { strokes: strokes.map((stroke) => stroke.map(([x, y]): [number, number] => [x, y])) }),
});

interface AgreementProps {
  isAgreed: boolean;
  problem: string | undefined;
  onChange(isAgreed: boolean): void;
}

function Agreement({ isAgreed, problem, onChange }: AgreementProps) {
  const { t } = useTexts();
  const frame = { name: 'agreed', label: t('onboarding-portal:sign.agree'), isRequired: true, problem };
  return (
    <div class="field">
      <label class="consent">
        <input
          {...described(frame)}
          type="checkbox"
          checked={isAgreed}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
        <span>{frame.label}</span>
      </label>
      <FieldNotes {...frame} />
    </div>
  );
}
