// Asks for one name: for something new, a copy, or a rename.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from './FormAlert.tsx';
import { FormDialog } from './FormDialog.tsx';
import { TextField } from './TextField.tsx';
import { useForm } from './use-form.ts';

interface Props {
  open: boolean;
  title: string;
  label: string;
  /** Error for an empty name; defaults to the general one. */
  missing?: string;
  maxLength: number;
  initialName: string;
  submitLabel: string;
  /** Gets the trimmed name. */
  onSubmit: (name: string) => Promise<void> | void;
  onClose: () => void;
}

export function NameDialog(props: Props) {
  const { open, title, label, missing, maxLength, initialName, submitLabel, onSubmit, onClose } = props;
  const { t } = useTranslation();
  const id = useId();
  const form = useForm({
    initial: { name: initialName },
    check: ({ name }) => ({ name: name.trim() === '' ? (missing ?? t('errors:fields.required')) : null }),
    submit: async ({ name }) => onSubmit(name.trim()),
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
      <TextField field={form.field('name')} label={label} maxLength={maxLength} autoComplete="off" required />
      <FormAlert failure={form.failure} />
    </FormDialog>
  );
}
