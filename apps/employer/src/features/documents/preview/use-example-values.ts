// Example values of all merge tags, for the preview of a document.
import { DOCUMENT_TAGS, type DocumentTag } from '@onward/domain/documents/content';
import { useTranslation } from 'react-i18next';
import { timeText } from '../../../platform/language/time-text.ts';

const EXAMPLE_DAY = new Date(Date.UTC(2027, 0, 11));
const EXAMPLE_PAY = 18.5;

export function useExampleValues(companyName: string): Record<DocumentTag, string> {
  const { t, i18n } = useTranslation();
  const day = timeText(i18n.language, EXAMPLE_DAY, { dateStyle: 'long', timeZone: 'UTC' });
  const known: Partial<Record<DocumentTag, string>> = {
    company_name: companyName,
    salary: new Intl.NumberFormat(i18n.language, { style: 'currency', currency: 'USD' }).format(EXAMPLE_PAY),
    start_date: day,
    expires_at: day,
  };
  return Object.fromEntries(
    DOCUMENT_TAGS.map((tag) => [tag, known[tag] ?? t(`documents:editor.examples.${tag}`)]),
  ) as Record<DocumentTag, string>;
}
