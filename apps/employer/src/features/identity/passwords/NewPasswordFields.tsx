// A new password with its rules, and its confirmation.
import { useTranslation } from 'react-i18next';
import type { FieldBinding } from '../../../platform/forms/use-form.ts';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { PasswordField } from './PasswordField.tsx';

interface Props {
  password: FieldBinding<string>;
  confirmation: FieldBinding<string>;
  email: string | null;
  size?: 'middle' | 'large';
}

export function NewPasswordFields({ password, confirmation, email, size = 'large' }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <PasswordField
        field={password}
        label={t('identity:fields.newPassword')}
        autoComplete="new-password"
        size={size}
      />
      <PasswordChecklist password={password.value} email={email} />
      <PasswordField
        field={confirmation}
        label={t('identity:fields.repeatPassword')}
        autoComplete="new-password"
        size={size}
      />
    </>
  );
}
