import { CASE_TEXT_MAX, closureProblem, closureReasons } from '@onward/domain/everify/case-rules';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../../../platform/forms/TextAreaField.tsx';
import type { Form } from '../../../../platform/forms/use-form.ts';
import { ChoiceCards } from '../../parts/ChoiceCards.tsx';
import type { StepProps } from '../step-props.ts';
import type { Closing } from './use-close-form.ts';

export function CloseFields({ of: { status }, name, form }: StepProps & { form: Form<Closing> }) {
  const { t } = useTranslation();
  const { reason } = form.values;
  const needsText = reason !== null && closureProblem(status, reason, null) === 'text_required';
  return (
    <>
      <ChoiceCards
        field={{ ...form.field('reason'), onChange: (value) => form.change({ reason: value as Closing['reason'] }) }}
        label={t('everify-cases:close.reason')}
        options={closureReasons(status).map((value) => ({
          value,
          label: t(`everify-cases:closures.${value}`, { name }),
        }))}
      />
      {needsText && (
        <TextAreaField
          field={form.field('text')}
          label={t('everify-cases:close.text')}
          required
          maxLength={CASE_TEXT_MAX}
        />
      )}
    </>
  );
}
