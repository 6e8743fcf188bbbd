// Writes a new note, or changes one's own.
import type { EmployeeNote } from '@onward/contract/employees/employee-files';
import { NOTE_MAX } from '@onward/domain/employees/notes';
import { Button, Input } from 'antd';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../../../../design/overlays/LeaveDialog.tsx';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { useUnsavedChanges } from '../../../../platform/use-unsaved-changes.ts';
import styles from './NotesSection.module.css';
import { saveNote } from './notes.api.ts';

interface Props {
  employeeId: number;
  /** Null for a new one. */
  note: EmployeeNote | null;
  onClose?: () => void;
}

export function NoteForm({ employeeId, note, onClose }: Props) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { body: note?.body ?? '' },
    check: () => ({}),
    submit: async ({ body }) => {
      if (body.trim() === '') return;
      await saveNote(employeeId, note?.id ?? null, body.trim());
      form.reset({ body: '' });
      onClose?.();
    },
  });
  const leaving = useUnsavedChanges(form.dirty && !form.busy, { withinPage: false });
  const field = form.field('body');
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
  };
  return (
    <form className={styles.form} onSubmit={form.onSubmit}>
      <FormAlert failure={form.failure} />
      <Input.TextArea
        id={field.id}
        aria-label={t('employees:notes.label')}
        placeholder={t('employees:notes.placeholder')}
        rows={note ? 4 : 2}
        maxLength={NOTE_MAX}
        autoFocus={note !== null}
        value={field.value}
        onChange={(event) => field.onChange(event.target.value)}
        onKeyDown={sendByKey}
      />
      {(note || form.dirty) && (
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" loading={form.busy} disabled={field.value.trim() === ''}>
            {note ? t('employees:save') : t('employees:notes.add')}
          </Button>
          <Button disabled={form.busy} onClick={() => (onClose ? onClose() : form.reset({ body: '' }))}>
            {t('shell:cancel')}
          </Button>
        </div>
      )}
      <LeaveDialog question={leaving} />
    </form>
  );
}
