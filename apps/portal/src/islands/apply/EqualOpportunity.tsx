// Voluntary, and only sent with the application: it is not part of the saved draft.
import {
  EEO_RACES,
  EEO_SEXES,
  EEO_VETERANS,
  type EqualOpportunityAnswers,
} from '@onward/domain/careers/equal-opportunity';
import { useTexts } from '../../texts/texts.ts';
import { Choices } from '../fields/Choices.tsx';
import { FieldGroup } from '../fields/Field.tsx';

interface EqualOpportunityProps {
  answers: EqualOpportunityAnswers;
  onChange(answers: EqualOpportunityAnswers): void;
}

export function EqualOpportunity({ answers, onChange }: EqualOpportunityProps) {
  const { t } = useTexts();
  const ask = <Key extends keyof EqualOpportunityAnswers>(key: Key, options: readonly string[], group: string) => (
    <FieldGroup name={key} label={t(`careers:eeo.${key}`)} isRequired={false} isRadioGroup>
      <Choices
        name={key}
        choices={options.map((value) => ({ value, label: t(`careers:eeo.${group}.${value}`) }))}
        chosen={answers[key] ? [answers[key]] : []}
        onChange={([chosen]) => onChange({ ...answers, [key]: chosen ?? null })}
      />
    </FieldGroup>
  );
  return (
    <>
      <p>{t('careers:eeo.intro')}</p>
      {ask('sex', EEO_SEXES, 'sexes')}
      {ask('race', EEO_RACES, 'races')}
      {ask('veteran', EEO_VETERANS, 'veterans')}
    </>
  );
}
