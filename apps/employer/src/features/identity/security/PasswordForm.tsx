// Changes the user's own password (IDN-022); all other sessions end.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { LeaveDialog } from '../../../design/overlays/LeaveDialog.tsx';
import { toasts } from '../../../design/toasts/toasts.ts';
import { useAccess } from '../../../platform/access.ts';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useCurrentUser } from '../../../platform/startup/use-startup.ts';
import { useUnsavedChanges } from '../../../platform/use-unsaved-changes.ts';
import { callUpdatePassword } from '../identity.api.ts';
import { NewPasswordFields } from '../passwords/NewPasswordFields.tsx';
import { newPasswordProblem, repeatsPassword } from '../passwords/new-password-problems.ts';
import { PasswordField } from '../passwords/PasswordField.tsx';
import styles from './PasswordForm.module.css';

const EMPTY = { current_password: '', password: '', confirmation: '' };

export function PasswordForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation();
  const { email } = useCurrentUser();
  const mayWrite = useAccess().may({ writes: true });
  const form = useForm({
    initial: EMPTY,
    check: (entries) => {
      const flaw = newPasswordProblem(entries, { email, current: entries.current_password });
      return {
        current_password: entries.current_password === '' ? t('identity:problems.currentMissing') : null,
        password: flaw && t(`identity:passwords.flaws.${flaw}`),
        confirmation: repeatsPassword(entries) ? null : t('identity:problems.passwordsDiffer'),
      };
    },
    submit: async ({ current_password, password }) => {
      await callUpdatePassword({ current_password, password });
      form.reset(EMPTY);
      toasts.success(t('identity:account.passwordSaved'));
      onDone();
    },
    onFailure: ({ message }) => toasts.error(message || t('identity:account.passwordFailed')),
  });
  const leaving = useUnsavedChanges(form.dirty);

  return (
    <>
      <form className={styles.form} onSubmit={form.onSubmit} noValidate>
        {/* Tells password managers which account the password is for. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <PasswordField
          field={form.field('current_password')}
          label={t('identity:fields.currentPassword')}
          autoComplete="current-password"
          size="middle"
        />
        <NewPasswordFields
          password={form.field('password')}
          confirmation={form.field('confirmation')}
          email={email}
          size="middle"
        />
        <div>
          <Button type="primary" htmlType="submit" loading={form.busy} disabled={!mayWrite}>
            {t('identity:account.changePassword')}
          </Button>
        </div>
      </form>
      <LeaveDialog question={leaving} />
    </>
  );
}
