// Places a legal hold, with its reason.
import type { PrivacyPerson } from '@onward/contract/privacy/people';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { placeHold } from '../privacy.api.ts';

interface Props {
  person: PrivacyPerson;
  open: boolean;
  onClose: () => void;
  onPlaced: () => void;
}

export const REASON_MAX = 500;

export function HoldDialog({ person, open, onClose, onPlaced }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const form = useForm({
    initial: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? t('shell:required') : null }),
    submit: async ({ reason }) => {
      await placeHold(person, reason);
      toasts.success(t('privacy:hold.placed'));
      onClose();
      onPlaced();
    },
  });
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('privacy:hold.title', { name: person.name })}
      submitLabel={t('privacy:hold.submit')}
      form={form}
      onClose={onClose}
    >
      <p>{t('privacy:hold.text')}</p>
      <FormAlert failure={form.failure} />
      <TextField
        field={form.field('reason')}
        label={t('privacy:hold.reason')}
        hint={t('privacy:hold.reasonHint')}
        maxLength={REASON_MAX}
        required
      />
    </FormDialog>
  );
}
