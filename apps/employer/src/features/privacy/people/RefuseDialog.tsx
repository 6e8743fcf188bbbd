// Refuses a request, with the reason that the person is told.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { TextAreaField } from '../../../platform/forms/TextAreaField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { closeRequest } from '../privacy.api.ts';
import { REASON_MAX } from './HoldDialog.tsx';

interface Props {
  id: number;
  name: string;
  open: boolean;
  onClose: () => void;
}

export function RefuseDialog({ id, name, open, onClose }: Props) {
  const { t } = useTranslation();
  const formId = useId();
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('shell:required') : null }),
    submit: async ({ reason }) => {
      await closeRequest(id, 'refused', { reason, silent: true });
      toasts.success(t('privacy:requests.closed'));
      onClose();
    },
  });
  return (
    <FormDialog
      id={formId}
      open={open}
      title={t('privacy:requests.refuseTitle', { name })}
      submitLabel={t('privacy:requests.refuse')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      <TextAreaField
        field={form.field('reason')}
        label={t('privacy:requests.refuseReason')}
        hint={t('privacy:requests.refuseHint')}
        maxLength={REASON_MAX}
        required
      />
    </FormDialog>
  );
}
