// Explains before a merge what the merged record keeps.
import type { Person } from '@onward/contract/applicants/persons';
import { FileText, History, Paperclip, StickyNote, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../applicants.list.ts';
import styles from './MergeSummary.module.css';

export function MergeSummary({ kept, other }: { kept: Person; other: Person }) {
  const { t } = useTranslation();
  const counts = [
    [FileText, 'applications', kept.applications.length + other.applications.length],
    [StickyNote, 'notes', kept.notes_count + other.notes_count],
    [Paperclip, 'files', kept.files_count + other.files_count],
  ] as const;
  return (
    <>
      <ul className={styles.kept} aria-label={t('applicants:persons.merge.allKept')}>
        <li aria-hidden="true">
          <strong>{t('applicants:persons.merge.allKept')}</strong>
        </li>
        {counts.map(([Icon, key, count]) => (
          <li key={key}>
            <Icon size={14} aria-hidden="true" />
            {t(`applicants:persons.merge.${key}`, { count })}
          </li>
        ))}
        <li>
          <History size={14} aria-hidden="true" />
          {t('applicants:persons.merge.histories')}
        </li>
      </ul>
      {kept.sms_opt_out !== other.sms_opt_out && (
        <p className={styles.warning} role="note">
          <TriangleAlert size={15} aria-hidden="true" />
          {t('applicants:persons.merge.smsOff', { name: nameOf(kept) })}
        </p>
      )}
    </>
  );
}
