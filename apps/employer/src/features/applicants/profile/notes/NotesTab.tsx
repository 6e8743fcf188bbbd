// Notes on an applicant, newest first, with the form for a new one (APP-031).
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../../design/page/EmptyState.tsx';
import { SkeletonRows } from '../../../../design/page/SkeletonRows.tsx';
import { useAccess } from '../../../../platform/access.ts';
import { LoadFailure } from '../../../../platform/errors/LoadFailure.tsx';
import { DeleteAllRemarks } from '../feedback/DeleteAllRemarks.tsx';
import { notesQuery, saveNote } from '../profile.api.ts';
import { EMPTY_DRAFT, NoteForm } from './NoteForm.tsx';
import { NoteItem } from './NoteItem.tsx';
import styles from './NotesTab.module.css';
import { useNoteDraft } from './use-note-draft.ts';

interface Props {
  applicationId: number;
  /** How often a note was asked for: each time the box gets focus. */
  noteRequests: number;
}

export function NotesTab({ applicationId, noteRequests }: Props) {
  const { t } = useTranslation();
  const mayWrite = useAccess().may({ permission: 'edit_note', writes: true });
  const { data: notes, error, refetch } = useQuery(notesQuery(applicationId));
  return (
    <div className={styles.tab}>
      {mayWrite && <NewNote key={applicationId} applicationId={applicationId} noteRequests={noteRequests} />}
      {!notes && !error && <SkeletonRows />}
      {!notes && error && (
        <LoadFailure title={t('applicants:remarks.notLoaded')} error={error} onRetry={() => void refetch()} />
      )}
      {notes?.length === 0 && <EmptyState kind="first_use" title={t('applicants:remarks.none')} />}
      {notes && notes.length > 0 && (
        <>
          <ul className={styles.notes} aria-label={t('applicants:profile.tabs.notes')}>
            {notes.map((note) => (
              <NoteItem key={note.id} note={note} applicationId={applicationId} />
            ))}
          </ul>
          <DeleteAllRemarks applicationId={applicationId} />
        </>
      )}
    </div>
  );
}

function NewNote({ applicationId, noteRequests }: Props) {
  const { t } = useTranslation();
  const [draft, setDraft] = useNoteDraft(applicationId);
  // A new key after each note resets the form.
  const [written, setWritten] = useState(0);
  return (
    <NoteForm
      key={written}
      draft={draft}
      onDraft={setDraft}
      submitLabel={t('applicants:remarks.add')}
      focusRequests={noteRequests}
      onSubmit={async (note) => {
        await saveNote(applicationId, null, note);
        setDraft(EMPTY_DRAFT);
        setWritten((count) => count + 1);
      }}
    />
  );
}
