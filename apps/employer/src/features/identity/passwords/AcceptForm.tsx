// Accepting an invitation: with a new password, an existing one, or ADP (IDN-020, IDN-045).
import type { ResponseOf } from '@onward/contract/endpoint';
import type { getInvitation } from '@onward/contract/identity/passwords';
import { startAdpSignIn } from '@onward/contract/identity/single-sign-on';
import { Building2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonLooks } from '../../../design/page/button-styles.ts';
import { PlainButton } from '../../../design/page/PlainButton.tsx';
import { FormAlert } from '../../../platform/forms/FormAlert.tsx';
import form from '../../../platform/forms/form.module.css';
import { useForm } from '../../../platform/forms/use-form.ts';
import { useService } from '../../../platform/public-configuration.ts';
import { withQuery } from '../../../platform/routing/paths.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { PasswordField } from './PasswordField.tsx';

interface Props {
  invitation: ResponseOf<typeof getInvitation>['invitation'];
  token: string;
  onAccept: (password: string) => Promise<void>;
}

export function AcceptForm({ invitation: { email, accept_with }, token, onAccept }: Props) {
  const { t } = useTranslation();
  const withAdp = useService('adp');
  if (accept_with === 'adp') return <AcceptWithAdp token={token} primary />;
  return (
    <>
      {accept_with === 'new_password' ? (
        <NewPasswordForm email={email} submitLabel={t('identity:invite.submit')} onSubmit={onAccept} />
      ) : (
        <CurrentPasswordForm email={email} onAccept={onAccept} />
      )}
      {withAdp && <AcceptWithAdp token={token} />}
    </>
  );
}

/** A full page load, because the server redirects the browser to ADP. */
function AcceptWithAdp({ token, primary = false }: { token: string; primary?: boolean }) {
  const { t } = useTranslation();
  return (
    <a
      {...buttonLooks({ primary, size: 'large', wide: true })}
      href={withQuery(startAdpSignIn.path, { invitation: token })}
    >
      <Building2 size={17} aria-hidden="true" />
      {t('identity:invite.acceptWithAdp')}
    </a>
  );
}

function CurrentPasswordForm({ email, onAccept }: { email: string; onAccept: Props['onAccept'] }) {
  const { t } = useTranslation();
  const entry = useForm({
    initial: { password: '' },
    check: ({ password }) => ({ password: password === '' ? t('identity:problems.passwordMissing') : null }),
    submit: ({ password }) => onAccept(password),
  });
  return (
    <form className={form.stack} onSubmit={entry.onSubmit} noValidate>
      {/* Tells password managers which account the password is for. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <PasswordField
        field={entry.field('password')}
        label={t('identity:fields.password')}
        autoComplete="current-password"
      />
      <FormAlert failure={entry.failure} />
      <PlainButton type="submit" primary size="large" wide busy={entry.busy}>
        {t('identity:invite.acceptSubmit')}
      </PlainButton>
    </form>
  );
}
