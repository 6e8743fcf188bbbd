// Asks for the name of a role: a new one, a copy, or another name for an old one.
import { ROLE_NAME_MAX } from '@onward/contract/roles';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';

interface Props {
  open: boolean;
  title: string;
  initialName: string;
  submitLabel: string;
  onSubmit: (name: string) => Promise<void>;
  onClose: () => void;
}

export function RoleNameDialog({ open, title, initialName, submitLabel, onSubmit, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useForm({
    initial: { name: initialName },
    check: ({ name }) => ({ name: name.trim() === '' ? t('staff:roles.nameMissing') : null }),
    submit: ({ name }) => onSubmit(name),
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
        label={t('staff:roles.name')}
        maxLength={ROLE_NAME_MAX}
        autoComplete="off"
        required
        autoFocus
      />
      <FormAlert failure={form.failure} />
    </FormDialog>
  );
}
