// Asks for the name of a new form or quiz; a taken name is shown as a field error.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { TEMPLATE_NAME_MAX } from './templates.list.ts';

interface Props {
  open: boolean;
  title: string;
  name: string;
  /** Creates it and opens the new record. */
  create: (name: string) => Promise<void>;
  onClose: () => void;
}

export function NewForm({ open, title, name, create, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useForm({
    initial: { name },
    check: (entries) => ({ name: entries.name.trim() === '' ? t('errors:fields.required') : null }),
    submit: (entries) => create(entries.name.trim()),
  });
  return (
    <FormDialog
      id={id}
      open={open}
      title={title}
      width="confirm"
      submitLabel={t('hiring-processes:create')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      <TextField field={form.field('name')} label={t('hiring-processes:name')} maxLength={TEMPLATE_NAME_MAX} required />
    </FormDialog>
  );
}
