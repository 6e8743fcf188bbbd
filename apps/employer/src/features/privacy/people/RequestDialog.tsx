// Notes what a person asked for, and from when the time to answer counts.
import { PRIVACY_REQUEST_KINDS, type PrivacyRequestKind } from '@onward/domain/privacy/requests';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { TextAreaField } from '../../../platform/forms/TextAreaField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { localToday, useDates } from '../../../platform/language/use-dates.ts';
import { noteRequest } from '../privacy.api.ts';
import { REASON_MAX } from './HoldDialog.tsx';

interface Props {
  personId: number;
  name: string;
  open: boolean;
  onClose: () => void;
}

export function RequestDialog({ personId, name, open, onClose }: Props) {
  const { t } = useTranslation();
  const { day } = useDates();
  const id = useId();
  const initial: { kind: PrivacyRequestKind | null; received_on: string; note: string } = {
    kind: 'copy',
    received_on: localToday(),
    note: '',
  };
  const form = useForm({
    initial,
    check: ({ received_on }) => ({ received_on: received_on === '' ? t('shell:required') : null }),
    submit: async ({ kind, ...rest }) => {
      const due = await noteRequest({ person_id: personId, kind: kind ?? 'copy', ...rest });
      toasts.success(t('privacy:requests.noted', { day: day(due) }));
      onClose();
    },
  });
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('privacy:requests.noteTitle', { name })}
      submitLabel={t('privacy:requests.submit')}
      form={form}
      onClose={onClose}
    >
      <FormAlert failure={form.failure} />
      <SelectField
        field={form.field('kind')}
        label={t('privacy:requests.kind')}
        options={PRIVACY_REQUEST_KINDS.map((value) => ({ value, label: t(`privacy:requests.kinds.${value}`) }))}
      />
      <TextField field={form.field('received_on')} label={t('privacy:requests.received')} type="date" required />
      <TextAreaField field={form.field('note')} label={t('privacy:requests.note')} maxLength={REASON_MAX} />
    </FormDialog>
  );
}
