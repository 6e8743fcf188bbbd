// Closes a case that was not sent.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import type { StepProps } from '../step-props.ts';
import { CloseFields } from './CloseFields.tsx';
import { useCloseForm } from './use-close-form.ts';

interface Props extends StepProps {
  open: boolean;
  onClose: () => void;
}

export function CloseDialog({ of, name, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useCloseForm(of, onClose);
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('everify-cases:close.title', { name })}
      submitLabel={t('everify-cases:close.action')}
      form={form}
      onClose={onClose}
    >
      <CloseFields of={of} name={name} form={form} />
      <FormAlert failure={form.failure} />
    </FormDialog>
  );
}
