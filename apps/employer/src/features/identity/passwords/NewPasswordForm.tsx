// Sets a password on a page before sign-in.
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../design/page/PlainButton.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import form from '../../../platform/forms/form.module.css';
import { useForm } from '../../../platform/forms/use-form.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { newPasswordProblem, repeatsPassword } from './new-password-problems.ts';

interface Props {
  /** Null when only the server knows whose password it is. */
  email: string | null;
  submitLabel: string;
  onSubmit: (password: string) => Promise<void>;
}

export function NewPasswordForm({ email, submitLabel, onSubmit }: Props) {
  const { t } = useTranslation();
  const wanted = useForm({
    initial: { password: '', confirmation: '' },
    check: (entries) => {
      const flaw = newPasswordProblem(entries, { email });
      return {
        password: flaw && t(`identity:passwords.flaws.${flaw}`),
        confirmation: repeatsPassword(entries) ? null : t('identity:problems.passwordsDiffer'),
      };
    },
    submit: ({ password }) => onSubmit(password),
  });
  return (
    <form className={form.stack} onSubmit={wanted.onSubmit} noValidate>
      {/* Tells password managers which account the password is for. */}
      {email && <input type="hidden" name="username" autoComplete="username" value={email} />}
      <NewPasswordFields
        password={wanted.field('password')}
        confirmation={wanted.field('confirmation')}
        email={email}
      />
      <FormAlert failure={wanted.failure} />
      <PlainButton type="submit" primary size="large" wide busy={wanted.busy}>
        {submitLabel}
      </PlainButton>
    </form>
  );
}
