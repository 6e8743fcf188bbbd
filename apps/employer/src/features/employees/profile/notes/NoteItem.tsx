// One note: author, time, text, and the author's menu.
import type { EmployeeNote } from '@onward/contract/employees/employee-files';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../../../design/brand/Avatar.tsx';
import { RowMenu } from '../../../../design/lists/RowMenu.tsx';
import { ConfirmDialog } from '../../../../design/overlays/ConfirmDialog.tsx';
import { relativeTime } from '../../../../platform/language/relative-time.ts';
import { NoteForm } from './NoteForm.tsx';
import styles from './NotesSection.module.css';
import { removeNote } from './notes.api.ts';

interface Props {
  employeeId: number;
  note: EmployeeNote;
  mayWrite: boolean;
}

export function NoteItem({ employeeId, note, mayWrite }: Props) {
  const { t, i18n } = useTranslation();
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const name = note.author?.name ?? t('employees:notes.former');
  if (editing) {
    return (
      <li>
        <NoteForm employeeId={employeeId} note={note} onClose={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li className={styles.note}>
      <Avatar name={name} size={30} />
      <div className={styles.text}>
        <p className={styles.head}>
          <strong>{name}</strong>
          <time dateTime={note.created_at}>
            {relativeTime(new Date(note.created_at), new Date(), i18n.language)}
            {note.updated_at !== note.created_at && ` · ${t('employees:notes.edited')}`}
          </time>
        </p>
        <p className={styles.body}>{note.body}</p>
      </div>
      {note.can_change && mayWrite && (
        <RowMenu
          label={t('employees:notes.actions')}
          actions={[
            { key: 'edit', label: t('employees:edit'), icon: <Pencil size={15} />, run: () => setEditing(true) },
            {
              key: 'delete',
              label: t('employees:notes.delete'),
              icon: <Trash2 size={15} />,
              danger: true,
              run: () => setDeleting(true),
            },
          ]}
        />
      )}
      <ConfirmDialog
        open={deleting}
        danger
        title={t('employees:notes.deleteTitle')}
        confirmLabel={t('employees:notes.delete')}
        onConfirm={() => removeNote(note.id).catch(() => setDeleting(false))}
        onCancel={() => setDeleting(false)}
      />
    </li>
  );
}
