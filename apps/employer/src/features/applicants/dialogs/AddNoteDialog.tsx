// Adds a note to the selected applicants.
import { NOTE_MAX, NOTE_VISIBILITIES, type NoteVisibility } from '@onward/domain/applicants/remarks';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { TextAreaField } from '../../../platform/forms/TextAreaField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { useWho } from './use-who.ts';

export function AddNoteDialog({ target, open, onClose, onRun }: ActionDialogProps<'add_note'>) {
  const { t } = useTranslation();
  const id = useId();
  const who = useWho(target);
  const form = useForm({
    initial: { body: '', visibility: 'everyone' as NoteVisibility | null },
    check: ({ body }) => ({ body: body.trim() === '' ? t('applicants:dialogs.note.required') : null }),
    submit: async ({ body, visibility }) => {
      await onRun({ body: body.trim(), visibility: visibility ?? 'everyone' });
      onClose();
    },
  });
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('applicants:dialogs.note.title', { who })}
      submitLabel={t('applicants:dialogs.note.submit')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      <TextAreaField
        field={form.field('body')}
        label={t('applicants:dialogs.note.body')}
        rows={5}
        maxLength={NOTE_MAX}
      />
      <SelectField
        field={form.field('visibility')}
        label={t('applicants:dialogs.note.visibility')}
        options={NOTE_VISIBILITIES.map((value) => ({
          value,
          label: t(`applicants:dialogs.note.visibilities.${value}`),
        }))}
      />
    </FormDialog>
  );
}
