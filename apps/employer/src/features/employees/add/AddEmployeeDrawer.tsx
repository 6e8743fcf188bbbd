// Adds an employee by hand and opens the new record (EMP-009).
import { isEmail } from '@onward/domain/platform/contact/email';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { usePhoneRules } from '../../../design/fields/use-phone-rules.ts';
import { focusFirstField } from '../../../design/overlays/focus-first-field.ts';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { SideDrawer } from '../../../design/overlays/SideDrawer.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { PhoneField } from '../../../platform/forms/PhoneField.tsx';
import { SelectField } from '../../../platform/forms/SelectField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { localToday } from '../../../platform/language/use-dates.ts';
import { paths } from '../../../platform/routing/paths.ts';
import { useStartup } from '../../../platform/startup/use-startup.ts';
import { useGuardedClose } from '../../../platform/use-unsaved-changes.ts';
import { createEmployee } from '../employees.api.ts';
import { usePositionOptions } from '../parts/use-position-options.ts';
import styles from './AddEmployeeDrawer.module.css';
import { newEmployeeEntries, toEmployeeInput, withPosition } from './add-employee.form.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

const optionsOf = (records: readonly { id: number; name: string }[]) =>
  records.map(({ id, name }) => ({ value: id, label: name }));

export function AddEmployeeDrawer({ open, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { locations, departments, positions } = useStartup();
  const positionOptions = usePositionOptions();
  const form = useAddForm();
  const { close, question } = useGuardedClose({ open, dirty: form.dirty, busy: form.busy, onClose });
  const position = form.field('position_id');
  return (
    <>
      <SideDrawer
        open={open}
        title={t('employees:add.action')}
        onClose={close}
        dirty={form.busy}
        actions={
          <>
            <Button onClick={close} disabled={form.busy}>
              {t('shell:cancel')}
            </Button>
            <Button type="primary" htmlType="submit" form={id} loading={form.busy}>
              {t('employees:add.action')}
            </Button>
          </>
        }
      >
        <form ref={focusFirstField} id={id} className={styles.form} noValidate onSubmit={form.onSubmit}>
          <FormAlert failure={form.failure} />
          <TextField field={form.field('name')} label={t('employees:fields.full_name')} required autoComplete="off" />
          <TextField
            field={form.field('email')}
            label={t('employees:fields.email')}
            hint={t('employees:add.emailHint')}
            type="email"
            autoComplete="off"
          />
          <PhoneField field={form.field('phone')} label={t('employees:fields.phone')} />
          <SelectField<number>
            field={{
              ...position,
              onChange: (chosen) => {
                const place = positions?.find((each) => each.id === chosen);
                position.onChange(chosen);
                form.change(withPosition(form.values, chosen, place));
              },
            }}
            label={t('employees:fields.position_id')}
            options={positionOptions}
            clearable
          />
          <div className={styles.pair}>
            <SelectField<number>
              field={form.field('location_id')}
              label={t('employees:fields.location_id')}
              options={optionsOf(locations)}
              required
            />
            <SelectField<number>
              field={form.field('department_id')}
              label={t('employees:fields.department_id')}
              options={optionsOf(departments)}
              clearable
            />
          </div>
          <TextField field={form.field('hired_date')} label={t('employees:fields.hired_date')} type="date" required />
        </form>
      </SideDrawer>
      <LeaveDialog question={question} />
    </>
  );
}

function useAddForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const rules = usePhoneRules();
  const [initial] = useState(() => newEmployeeEntries(localToday()));
  const required = (isGiven: boolean) => (isGiven ? null : t('errors:fields.required'));
  return useForm({
    initial,
    check: ({ name, email, phone, location_id, hired_date }) => ({
      name: required(name.trim() !== ''),
      email: email.trim() === '' || isEmail(email.trim()) ? null : t('errors:fields.email_invalid'),
      phone:
        phone.phone.trim() === '' || !rules || rules.isPhoneNumber(phone) ? null : t('errors:fields.phone_invalid'),
      location_id: required(location_id !== null),
      hired_date: required(hired_date !== ''),
    }),
    submit: async (entries) => {
      const added = await createEmployee(toEmployeeInput(entries));
      toasts.success(t('employees:add.done', { name: added.name }));
      await navigate(paths.employeeProfile(added.id));
    },
  });
}
