// An applicant's answer as text.

import type { ApplicationAnswer } from '@onward/contract/applicants/application';
import { useTranslation } from 'react-i18next';
import { dateText } from '../../../../platform/language/time-text.ts';
import { useNumberFormat } from '../../../../platform/language/use-number-format.ts';

/** Empty when the question was not answered. */
export function useAnswerText(): (answer: Pick<ApplicationAnswer, 'question_type' | 'value'>) => string {
  const { t, i18n } = useTranslation();
  const figure = useNumberFormat();
  return ({ question_type, value }) => {
    if (value === null) return '';
    if (Array.isArray(value)) return new Intl.ListFormat(i18n.language, { type: 'unit' }).format(value);
    switch (question_type) {
      case 'yes_no':
        return t(`questions:${value}`);
      case 'number':
        return figure(Number(value));
      case 'date':
        return dateText(i18n.language, String(value));
      default:
        return String(value);
    }
  };
}
