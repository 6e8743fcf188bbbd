// What follows some fields: the result of a calculation, or a notice that the choice makes necessary.
import type { FormAnswers, FormField, OnboardingForm } from '@onward/domain/onboarding/forms/form-fields';
import { dependentsAmount, exemptionEnds, W4_YEAR } from '@onward/domain/onboarding/forms/w4';
import { LOCALES } from '@onward/domain/platform/languages';
import { longDayText } from '../../../texts/date-texts.ts';
import { useTexts } from '../../../texts/texts.ts';

interface FieldExtrasProps {
  form: OnboardingForm;
  field: FormField;
  answers: FormAnswers;
}

export function FieldExtras({ form, field, answers }: FieldExtrasProps) {
  if (form.key !== 'w4') return null;
  switch (field.key) {
    case 'other_dependents':
      return <Line3 answers={answers} />;
    case 'nonresident_alien':
      return answers.nonresident_alien === true ? <Notice1392 /> : null;
    case 'exempt':
      return answers.exempt === true ? <ExemptUntil /> : null;
    default:
      return null;
  }
}

function Line3({ answers }: { answers: FormAnswers }) {
  const { t, language } = useTexts();
  const amount = new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(dependentsAmount(answers));
  return (
    <p class="result-line" role="status">
      {t('onboarding-portal:w4.line3')} <strong>{amount}</strong>
    </p>
  );
}

function Notice1392() {
  const { t } = useTexts();
  return (
    <p class="notice">
      {t('onboarding-portal:w4.notice1392')}{' '}
      <a class="plain-link" href="https://www.irs.gov/pub/irs-pdf/n1392.pdf" target="_blank" rel="noreferrer">
        {t('onboarding-portal:w4.readNotice')}
      </a>
    </p>
  );
}

function ExemptUntil() {
  const { t, language } = useTexts();
  return (
    <p class="notice">
      {t('onboarding-portal:w4.exemptUntil', { day: longDayText(language, exemptionEnds(W4_YEAR)), year: W4_YEAR + 1 })}
    </p>
  );
}
