// The package for an inspection: forms, photos, and audit trails of a location and a range of hire dates (AHD-011).
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { saveBlob } from '../../../platform/files.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../platform/forms/FormDialog.tsx';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useCompanyDay } from '../../../platform/startup/use-company-day.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { readAuditPackage } from '../i9.api.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

export function AuditDialog({ open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { locations } = useStartup();
  const companyDay = useCompanyDay();
  const form = useForm<{ location_id: number | null; from: string; to: string }>({
    initial: { location_id: null, from: '', to: '' },
    check: ({ from, to }) => ({ to: from && to && to < from ? t('everify-clock:audit.order') : null }),
    submit: async ({ location_id, from, to }) => {
      const query = { ...(location_id && { location_id }), ...(from && { from }), ...(to && { to }) };
      saveBlob(await readAuditPackage(query), `${t('everify-clock:audit.fileName')}-${companyDay()}.zip`);
      onClose();
    },
  });
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('everify-clock:audit.title')}
      submitLabel={t('everify-clock:audit.download')}
      form={form}
      onClose={onClose}
    >
      <p>{t('everify-clock:audit.text')}</p>
      <SelectField<number>
        field={form.field('location_id')}
        label={t('everify-clock:audit.location')}
        placeholder={t('everify-clock:audit.all')}
        clearable
        options={locations.map((location) => ({ value: location.id, label: location.name }))}
      />
      <TextField field={form.field('from')} label={t('everify-clock:audit.from')} type="date" />
      <TextField field={form.field('to')} label={t('everify-clock:audit.to')} type="date" />
      <FormAlert failure={form.failure} />
    </FormDialog>
  );
}
