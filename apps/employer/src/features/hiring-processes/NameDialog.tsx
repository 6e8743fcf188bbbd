// The name of a process, a form or a quiz.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../platform/forms/FormDialog.tsx';
import { TextField } from '../../platform/forms/TextField.tsx';
import { useForm } from '../../platform/forms/use-form.ts';
import { TEMPLATE_NAME_MAX } from './lists/templates.list.ts';

interface Props {
  open: boolean;
  name: string;
  title: string;
  submitLabel: string;
  onNamed: (name: string) => void;
  onClose: () => void;
}

export function NameDialog({ open, name, title, submitLabel, onNamed, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useForm({
    initial: { name },
    check: (entries) => ({ name: entries.name.trim() === '' ? t('errors:fields.required') : null }),
    submit: async (entries) => onNamed(entries.name.trim()),
  });
  return (
    <FormDialog
      id={id}
      open={open}
      title={title}
      width="confirm"
      submitLabel={submitLabel}
      form={form}
      onClose={onClose}
    >
      <TextField
        field={form.field('name')}
        label={t('hiring-processes:name')}
        maxLength={TEMPLATE_NAME_MAX}
        autoFocus
        required
      />
    </FormDialog>
  );
}
