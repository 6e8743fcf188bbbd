// Invites or edits a team member: personal details, role and scope (CMP-029).
import { isEmail } from '@onward/domain/platform/contact/email';
import { Button } from 'antd';
import { Send } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhoneRules } from '../../../../design/fields/use-phone-rules.ts';
import { LeaveDialog } from '../../../../design/overlays/LeaveDialog.tsx';
import { SideDrawer } from '../../../../design/overlays/SideDrawer.tsx';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { PhoneField } from '../../../../platform/forms/PhoneField.tsx';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import { useEditConflict } from '../../../../platform/forms/use-edit-conflict.ts';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { useGuardedClose } from '../../../../platform/use-unsaved-changes.ts';
import { ScopeFields } from '../scope/ScopeFields.tsx';
import { invite, type ListedStaff, saveStaff } from '../staff.api.ts';
import { RoleField } from './RoleField.tsx';
import { StaffConflict } from './StaffConflict.tsx';
import styles from './StaffDrawer.module.css';
import { changesOf, entriesOf, invitationOf, type StaffEntries } from './staff.form.ts';

interface Props {
  open: boolean;
  /** Null for a new team member. */
  staff: ListedStaff | null;
  onClose: () => void;
}

const NAME_MAX = 120;

export function StaffDrawer({ open, staff, onClose }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const rules = usePhoneRules();
  const { conflict, version, show, goOnFrom } = useEditConflict(staff?.version);
  const form = useForm<StaffEntries>({
    initial: entriesOf(staff),
    check: ({ name, email, phone, company_role_id }) => ({
      name: name.trim() === '' ? t('staff:people.problems.name') : null,
      email: isEmail(email.trim()) ? null : t('staff:people.problems.email'),
      phone: phone.phone.trim() && rules?.isPhoneNumber(phone) === false ? t('staff:people.problems.phone') : null,
      company_role_id: company_role_id === null ? t('staff:people.problems.role') : null,
    }),
    submit: async (entries) => {
      const saved = staff
        ? await saveStaff(staff.id, { ...changesOf(staff, entries), version: version() })
        : await invite(invitationOf(entries));
      toasts.success(t(staff ? 'staff:people.done.save' : 'staff:people.done.invite', { name: saved.name }));
      onClose();
    },
    onFailure: (failure) => show(failure.conflict),
  });
  const { close, question } = useGuardedClose({ open, dirty: form.dirty, busy: form.busy, onClose });

  return (
    <>
      <SideDrawer
        open={open}
        title={staff ? t('staff:people.editTitle', { name: staff.name }) : t('staff:people.inviteTitle')}
        onClose={close}
        dirty={form.busy}
        footerNote={staff ? null : t('staff:people.linkValid')}
        actions={
          <>
            <Button onClick={close} disabled={form.busy}>
              {t('shell:cancel')}
            </Button>
            <Button
              type="primary"
              htmlType="submit"
              form={id}
              icon={staff ? null : <Send size={15} />}
              loading={form.busy}
            >
              {t(staff ? 'staff:people.save' : 'staff:people.send')}
            </Button>
          </>
        }
      >
        <form id={id} className={styles.form} noValidate onSubmit={form.onSubmit}>
          {conflict && <StaffConflict conflict={conflict} onSettled={goOnFrom} onTake={form.change} />}
          <div className={styles.pair}>
            <TextField
              field={form.field('name')}
              label={t('staff:people.name')}
              maxLength={NAME_MAX}
              autoComplete="off"
              required
              autoFocus
            />
            <TextField
              field={form.field('email')}
              label={t('staff:people.email')}
              type="email"
              inputMode="email"
              autoComplete="off"
              required
            />
            <PhoneField field={form.field('phone')} label={t('staff:people.mobile')} />
            <RoleField field={form.field('company_role_id')} />
          </div>
          <ScopeFields form={form} />
          {!form.failure?.conflict && <FormAlert failure={form.failure} />}
        </form>
      </SideDrawer>
      <LeaveDialog question={question} />
    </>
  );
}
