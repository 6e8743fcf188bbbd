// Asks a team member of a company for a new password (CMP-068).
import { isEmail } from '@onward/domain/platform/contact/email';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDialog } from '../../../../design/overlays/use-dialog.ts';
import { toasts } from '../../../../design/toasts/toasts.ts';
import { FormAlert } from '../../../../platform/forms/FormAlert.tsx';
import { FormDialog } from '../../../../platform/forms/FormDialog.tsx';
import { TextField } from '../../../../platform/forms/TextField.tsx';
import { useForm } from '../../../../platform/forms/use-form.ts';
import { requireNewPassword } from './companies.api.ts';

export function RequireNewPassword({ companyId }: { companyId: number }) {
  const { t } = useTranslation();
  const dialog = useDialog<number>();
  return (
    <>
      <Button onClick={() => dialog.show(companyId)}>{t('company:support.newPassword.open')}</Button>
      {dialog.subject !== null && (
        <NewPasswordDialog key={dialog.visit} companyId={dialog.subject} open={dialog.open} onClose={dialog.close} />
      )}
    </>
  );
}

function NewPasswordDialog({ companyId, open, onClose }: { companyId: number; open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => ({ email: isEmail(email) ? null : t('errors:fields.email_invalid') }),
    submit: async ({ email }) => {
      await requireNewPassword(companyId, email);
      form.reset({ email });
      onClose();
      toasts.success(t('company:support.newPassword.done', { email }));
    },
  });
  return (
    <FormDialog
      id="require-new-password"
      open={open}
      title={t('company:support.newPassword.title')}
      width="confirm"
      submitLabel={t('company:support.newPassword.submit')}
      form={form}
      onClose={onClose}
    >
      <p>{t('company:support.newPassword.text')}</p>
      <TextField
        field={form.field('email')}
        label={t('company:support.newPassword.email')}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
      />
      <FormAlert failure={form.failure} />
    </FormDialog>
  );
}
