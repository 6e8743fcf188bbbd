import { type I9DocumentKey, i9Document } from '@onward/domain/everify/i9-documents';
import { useTranslation } from 'react-i18next';

/** What a paper is called. */
export function useDocumentText(): (key: I9DocumentKey) => string {
  const { t } = useTranslation();
  return (key) => t(`onboarding-forms:options.i9_section2.${i9Document(key)?.list ?? 'a'}_document.${key}`);
}
