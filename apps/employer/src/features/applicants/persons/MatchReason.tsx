// Shows why two records may be the same person.
import type { Person } from '@onward/contract/applicants/persons';
import type { DuplicateSign } from '@onward/domain/applicants/merging';
import { useTranslation } from 'react-i18next';
import styles from './MatchReason.module.css';
import { usePersonTexts } from './use-person-texts.ts';

export function MatchReason({ sign, person }: { sign: DuplicateSign; person: Person }) {
  const { t } = useTranslation();
  const texts = usePersonTexts();
  const value = sign === 'name' ? '' : texts.chosen(sign, person);
  return <p className={styles.shared}>{t(`applicants:persons.merge.shared.${sign}`, { value })}</p>;
}
