// Shows why two records may be the same person.
import type { Person } from '@onward/contract/applicants/persons';
import type { DuplicateSign } from '@onward/domain/applicants/merging';
import { useTranslation } from 'react-i18next';
import styles from './SharedSign.module.css';
import { usePersonWords } from './use-person-words.ts';

export function SharedSign({ sign, person }: { sign: DuplicateSign; person: Person }) {
  const { t } = useTranslation();
  const words = usePersonWords();
  const value = sign === 'name' ? '' : words.chosen(sign, person);
  return <p className={styles.shared}>{t(`applicants:persons.merge.shared.${sign}`, { value })}</p>;
}
