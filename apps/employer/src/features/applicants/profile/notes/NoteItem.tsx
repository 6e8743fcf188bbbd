// One note: author, time, text with mentions, and the author's menu.
import type { Note } from '@onward/contract/applicants/application-remarks';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../design/overlays/ConfirmDialog.tsx';
import { Pill } from '../../../../design/status/Pill.tsx';
import { useAccess } from '../../../../platform/access.ts';
import { RemarkFrame } from '../feedback/RemarkFrame.tsx';
import { RemarkMenu } from '../feedback/RemarkMenu.tsx';
import { removeNote, saveNote } from '../profile.api.ts';
import { piecesOf } from './mentions.ts';
import { type NoteDraft, NoteForm } from './NoteForm.tsx';
import styles from './NoteItem.module.css';

export function NoteItem({ note, applicationId }: { note: Note; applicationId: number }) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const mayWrite = useAccess().may({ permission: 'edit_note', writes: true });
  if (editing) {
    return (
      <li>
        <EditNote note={note} applicationId={applicationId} onDone={() => setEditing(false)} />
      </li>
    );
  }
  const name = note.author?.name ?? t('applicants:remarks.formerColleague');
  return (
    <RemarkFrame
      author={note.author?.name ?? null}
      createdAt={note.created_at}
      changed={note.updated_at !== note.created_at}
      beside={
        note.visibility === 'admins' && (
          <Pill icon={Lock} plain>
            {t('applicants:remarks.forAdmins')}
          </Pill>
        )
      }
      menu={
        note.can_change &&
        mayWrite && (
          <RemarkMenu
            label={t('applicants:remarks.actionsFor', { name })}
            onEdit={() => setEditing(true)}
            onDelete={() => setDeleting(true)}
          />
        )
      }
    >
      <p className={styles.body}>
        {piecesOf(note.body, note.mentions).map(({ text, isMention, at }) =>
          isMention ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
        )}
      </p>
      <ConfirmDialog
        open={deleting}
        danger
        title={t('applicants:remarks.deleteNoteTitle')}
        text={t('applicants:remarks.deleteText')}
        confirmLabel={t('applicants:remarks.deleteNote')}
        onConfirm={() => removeNote(note.id).catch(() => setDeleting(false))}
        onCancel={() => setDeleting(false)}
      />
    </RemarkFrame>
  );
}

function EditNote({ note, applicationId, onDone }: { note: Note; applicationId: number; onDone: () => void }) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<NoteDraft>({
    body: note.body,
    adminsOnly: note.visibility === 'admins',
    picked: note.mentions,
  });
  return (
    <NoteForm
      draft={draft}
      onDraft={(change) => setDraft((now) => ({ ...now, ...change }))}
      autoFocus
      submitLabel={t('applicants:remarks.save')}
      onCancel={onDone}
      onSubmit={async (input) => {
        await saveNote(applicationId, note.id, input);
        onDone();
      }}
    />
  );
}
