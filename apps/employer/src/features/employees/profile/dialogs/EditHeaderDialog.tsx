// Edits name, contact, number, position, and the staff account of an employee (EMP-006, AHD-021).
import type { Employee } from '@onward/contract/employees/employee';
import { isEmail } from '@onward/domain/platform/contact/email';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhoneRules } from '../../../../design/fields/use-phone-rules.ts';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { EditConflict } from '../../../../platform/forms/EditConflict.tsx';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { PhoneField } from '../../../../platform/forms/PhoneField.tsx';
import { SelectField } from '../../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import { useEditConflict } from '../../../../platform/forms/use-edit-conflict.ts';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { useStartup } from '../../../../platform/startup/use-startup.ts';
import { usePositionOptions } from '../../parts/use-position-options.ts';
import { saveEmployee } from '../record.api.ts';
import { headerChange, headerEntries, theirHeader } from './header-entries.ts';

interface Props {
  employee: Employee;
  open: boolean;
  onClose: () => void;
}

export function EditHeaderDialog({ employee, open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { form, conflict, show, goOnFrom } = useHeaderForm(employee, onClose);
  const positions = usePositionOptions();
  const staff = useStaffOptions();
  const labelOf = (field: string) => t(`employees:fields.${field === 'name' ? 'full_name' : field}`);
  return (
    <FormDialog
      id={id}
      open={open}
      title={t('employees:header.title')}
      submitLabel={t('employees:save')}
      form={form}
      onClose={onClose}
    >
      {conflict ? (
        <EditConflict
          conflict={conflict}
          labelOf={labelOf}
          show={(field, value) => {
            const options = field === 'position_id' ? positions : field === 'company_staff_id' ? staff : [];
            return options.find((option) => option.value === value)?.label ?? String(value);
          }}
          onTakeTheirs={(found) => {
            form.change(theirHeader(form.values, found));
            goOnFrom(found.version);
          }}
          onKeepMine={(found) => {
            goOnFrom(found.version);
            show(null);
            (document.getElementById(id) as HTMLFormElement).requestSubmit();
          }}
        />
      ) : (
        <FormAlert failure={form.failure} />
      )}
      <TextField field={form.field('name')} label={labelOf('name')} required autoComplete="off" />
      <TextField field={form.field('employee_number')} label={labelOf('employee_number')} required autoComplete="off" />
      <TextField field={form.field('email')} label={labelOf('email')} type="email" autoComplete="off" />
      <PhoneField field={form.field('phone')} label={labelOf('phone')} />
      <SelectField<number>
        field={form.field('position_id')}
        label={labelOf('position_id')}
        options={positions}
        clearable
      />
      <SelectField<number>
        field={form.field('company_staff_id')}
        label={labelOf('company_staff_id')}
        hint={t('employees:header.staffHint')}
        options={staff}
        clearable
      />
    </FormDialog>
  );
}

function useHeaderForm(employee: Employee, onClose: () => void) {
  const { t } = useTranslation();
  const rules = usePhoneRules();
  const [initial] = useState(() => headerEntries(employee));
  const { conflict, version, show, goOnFrom } = useEditConflict(employee.version);
  const required = (text: string) => (text.trim() === '' ? t('errors:fields.required') : null);
  const form = useForm({
    initial,
    check: ({ name, employee_number, email, phone }) => ({
      name: required(name),
      employee_number: required(employee_number),
      email: email.trim() === '' || isEmail(email.trim()) ? null : t('errors:fields.email_invalid'),
      phone:
        phone.phone.trim() === '' || !rules || rules.isPhoneNumber(phone) ? null : t('errors:fields.phone_invalid'),
    }),
    submit: async (entries) => {
      show(null);
      const { name } = await saveEmployee(employee.id, { ...headerChange(entries, initial), version: version() });
      toasts.success(t('employees:header.saved', { name }));
      onClose();
    },
    onFailure: ({ conflict: found }) => show(found),
  });
  return { form, conflict, show, goOnFrom };
}

function useStaffOptions() {
  const { staffs } = useStartup();
  return (staffs ?? []).map(({ id, name, email }) => ({ value: id, label: name || email }));
}
