// Another device changed the same fields: both values, and a choice for each (AHD-016).
import type { FormAnswer, FormAnswers, OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import { useState } from 'preact/hooks';
import { useTexts } from '../../../texts/texts.ts';
import { Choices } from '../../fields/Choices.tsx';
import { FieldGroup } from '../../fields/Field.tsx';
import { useFormTexts } from '../form/use-form-texts.ts';
import type { Contradiction } from './merge-answers.ts';

interface ContradictionsProps {
  form: OnboardingForm;
  contradictions: readonly Contradiction[];
  onSettle(chosen: FormAnswers): void;
}

type Side = 'mine' | 'theirs';

export function Contradictions({ form, contradictions, onSettle }: ContradictionsProps) {
  const { t } = useTexts();
  const { labelOf, answerText } = useFormTexts(form);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const isSettled = contradictions.every(({ field }) => chosen[field]);
  const settle = (): void =>
    onSettle(
      Object.fromEntries(
        contradictions.map((each): [string, FormAnswer] => [each.field, each[chosen[each.field] ?? 'mine'] ?? null]),
      ),
    );
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSettled) settle();
      }}
    >
      <h1>{t('onboarding-portal:conflict.title')}</h1>
      <p class="lead">{t('onboarding-portal:conflict.text')}</p>
      {contradictions.map(({ field, mine, theirs }) => (
        <FieldGroup key={field} name={`conflict.${field}`} label={labelOf(field)} isRequired isRadioGroup>
          <Choices
            name={`conflict.${field}`}
            choices={[
              { value: 'mine', label: t('onboarding-portal:conflict.mine', { value: answerText(field, mine) }) },
              { value: 'theirs', label: t('onboarding-portal:conflict.theirs', { value: answerText(field, theirs) }) },
            ]}
            chosen={chosen[field] ? [chosen[field]] : []}
            onChange={([side]) => setChosen((known) => ({ ...known, [field]: side as Side }))}
          />
        </FieldGroup>
      ))}
      <div class="dock">
        <button class="button" type="submit" disabled={!isSettled}>
          {t('onboarding-portal:conflict.keep')}
        </button>
      </div>
    </form>
  );
}
