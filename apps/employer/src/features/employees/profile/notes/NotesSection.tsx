// Notes about an employee, newest first, with the form for a new one.
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { useAccess } from '../../../../platform/access.ts';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { EDIT_EMPLOYEES } from '../../permissions.ts';
import { RecordSection } from '../RecordSection.tsx';
import { NoteForm } from './NoteForm.tsx';
import { NoteItem } from './NoteItem.tsx';
import styles from './NotesSection.module.css';
import { notesQuery } from './notes.api.ts';

interface Props {
  employeeId: number;
  readOnly: boolean;
}

export function NotesSection({ employeeId, readOnly }: Props) {
  const { t } = useTranslation();
  const mayWrite = useAccess().may(EDIT_EMPLOYEES) && !readOnly;
  const { data: notes, error, refetch } = useQuery(notesQuery(employeeId));
  return (
    <RecordSection section="notes">
      {mayWrite && <NoteForm employeeId={employeeId} note={null} />}
      {!notes && !error && <SkeletonRows rows={1} />}
      {!notes && error && (
        <LoadFailure title={t('employees:notes.notLoaded')} error={error} onRetry={() => void refetch()} />
      )}
      {notes?.length === 0 && <p className={styles.none}>{t('employees:notes.none')}</p>}
      {notes && notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <NoteItem key={note.id} employeeId={employeeId} note={note} mayWrite={mayWrite} />
          ))}
        </ul>
      )}
    </RecordSection>
  );
}
