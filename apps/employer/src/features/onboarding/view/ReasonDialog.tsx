// Asks for the reason of a change that others will read.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { TextAreaField } from '../../../platform/forms/TextAreaField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';

const REASON_MAX = 500;

interface Props {
  title: string;
  text: string;
  submitLabel: string;
  required?: boolean;
  open: boolean;
  onClose: () => void;
  submit: (reason: string) => Promise<void>;
}

export function ReasonDialog({ title, text, submitLabel, required = false, open, onClose, submit }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: required && reason.trim() === '' ? t('onboarding:reasonRequired') : null }),
    submit: async ({ reason }) => {
      await submit(reason.trim());
      onClose();
    },
  });
  return (
    <FormDialog id={id} open={open} title={title} submitLabel={submitLabel} form={form} onClose={onClose}>
      <FormAlert failure={form.failure} />
      <p>{text}</p>
      <TextAreaField
        field={form.field('reason')}
        label={t(required ? 'onboarding:reason' : 'onboarding:reasonOptional')}
        maxLength={REASON_MAX}
      />
    </FormDialog>
  );
}
