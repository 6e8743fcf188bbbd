// Name, email and phone of another team member (IDN-034).
import type { StaffMember } from '@onward/contract/staff/staff';
import { isEmail } from '@onward/domain/platform/contact/email';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePhoneRules } from '../../../design/fields/use-phone-rules.ts';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useAccess } from '../../../platform/access.ts';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import { PhoneField } from '../../../platform/forms/PhoneField.tsx';
import { TextField } from '../../../platform/forms/TextField.tsx';
import { useForm } from '../../../platform/forms/use-form.ts';
import { patchCurrentUser } from '../../../platform/startup/startup-store.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { useUnsavedChanges } from '../../../platform/use-unsaved-changes.ts';
import { callUpdateStaff, staffQuery } from '../identity.api.ts';
import { NAME_MAX_LENGTH } from './profile/name-length.ts';
import styles from './StaffForm.module.css';
import { ownFacts, staffChanges, staffEntries } from './staff-changes.ts';

export function StaffForm({ staff }: { staff: StaffMember }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const user = useCurrentUser();
  const rules = usePhoneRules();
  const mayWrite = useAccess().may({ permission: 'edit_user', writes: true });
  const form = useForm({
    initial: staffEntries(staff),
    check: ({ name, email, phone }) => ({
      name: name.trim() === '' ? t('identity:problems.name') : null,
      email: isEmail(email) ? null : t('identity:problems.email'),
      phone: phone.phone.trim() && rules?.isPhoneNumber(phone) === false ? t('identity:problems.phone.invalid') : null,
    }),
    submit: async (entries) => {
      const saved = await callUpdateStaff(staff.id, staffChanges(staff, entries));
      queries.setQueryData(staffQuery(staff.id).queryKey, saved);
      if (saved.id === user.id) patchCurrentUser(ownFacts(saved));
      form.reset(staffEntries(saved));
      toasts.success(t('identity:account.staffSaved'));
    },
  });
  const leaving = useUnsavedChanges(form.dirty);
  const disabled = !mayWrite;
  return (
    <form className={styles.form} onSubmit={form.onSubmit} noValidate>
      <TextField
        field={form.field('name')}
        label={t('identity:fields.name')}
        autoComplete="off"
        maxLength={NAME_MAX_LENGTH}
        required
        disabled={disabled}
      />
      <TextField
        field={form.field('email')}
        label={t('identity:fields.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        hint={t('identity:account.staffEmailHint')}
        required
        disabled={disabled}
      />
      <PhoneField field={form.field('phone')} disabled={disabled} />
      <FormAlert failure={form.failure} />
      {mayWrite && (
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" disabled={!form.dirty} loading={form.busy}>
            {t('identity:account.save')}
          </Button>
          <Button disabled={!form.dirty || form.busy} onClick={() => form.reset(staffEntries(staff))}>
            {t('identity:account.discard')}
          </Button>
        </div>
      )}
      <LeaveDialog question={leaving} />
    </form>
  );
}
