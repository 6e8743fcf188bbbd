// Starts a new record for somebody who worked here before (EMP-027).
import type { Employee } from '@onward/contract/employees/employee';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { SelectField } from '../../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { localToday } from '../../../../platform/language/use-dates.ts';
import { paths } from '../../../../platform/routing/paths.ts';
import { useStartup } from '../../../../platform/startup/use-startup.ts';
import { usePositionOptions } from '../../parts/use-position-options.ts';
import { rehire } from '../record.api.ts';

interface Props {
  employee: Employee;
  open: boolean;
  onClose: () => void;
}

export function RehireDialog({ employee, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const { locations } = useStartup();
  const positions = usePositionOptions();
  const [initial] = useState(() => ({
    hired_date: localToday(),
    position_id: employee.position_id,
    location_id: employee.location_id,
  }));
  const form = useForm({
    initial,
    check: ({ hired_date, location_id }) => ({
      hired_date: hired_date === '' ? t('errors:fields.required') : null,
      location_id: location_id === null ? t('errors:fields.required') : null,
    }),
    submit: async (entries) => {
      const { id: newId } = await rehire(employee.id, entries);
      toasts.success(t('employees:rehire.done', { name: employee.name }));
      onClose();
      await navigate(paths.employeeProfile(newId));
    },
  });
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('employees:rehire.title', { name: employee.name })}
      submitLabel={t('employees:rehire.action')}
      form={form}
      onClose={onClose}
    >
      <p>{t('employees:rehire.text')}</p>
      <TextField field={form.field('hired_date')} label={t('employees:fields.hired_date')} type="date" required />
      <SelectField<number>
        field={form.field('position_id')}
        label={t('employees:fields.position_id')}
        options={positions}
        clearable
      />
      <SelectField<number>
        field={form.field('location_id')}
        label={t('employees:fields.location_id')}
        options={locations.map((location) => ({ value: location.id, label: location.name }))}
        required
      />
      <FormAlert failure={form.failure} />
    </FormDialog>
  );
}
